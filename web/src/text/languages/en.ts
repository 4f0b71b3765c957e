export default import.meta.glob<string>(
  ["../../../../src/koloda/locales/en/*.ftl", "!../../../../src/koloda/locales/en/{terminal,what,help,tutorials}.ftl"],
  { query: "?raw", import: "default", eager: true },
);
