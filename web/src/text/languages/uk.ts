export default import.meta.glob<string>(
  ["../../../../src/koloda/locales/uk/*.ftl", "!../../../../src/koloda/locales/uk/{terminal,what,help,tutorials}.ftl"],
  { query: "?raw", import: "default", eager: true },
);
