export default import.meta.glob<string>(
  ["../../../../src/koloda/locales/ru/*.ftl", "!../../../../src/koloda/locales/ru/{terminal,what,help,tutorials}.ftl"],
  { query: "?raw", import: "default", eager: true },
);
