export default import.meta.glob<string>(
  ["../../../../src/koloda/locales/uk/*.ftl", "!../../../../src/koloda/locales/uk/terminal.ftl"],
  { query: "?raw", import: "default", eager: true },
);
