export default import.meta.glob<string>(
  ["../../../../src/koloda/locales/ru/*.ftl", "!../../../../src/koloda/locales/ru/terminal.ftl"],
  { query: "?raw", import: "default", eager: true },
);
