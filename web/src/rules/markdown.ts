/** The part of Markdown that the rules pages use: headings, paragraphs, lists, tables, emphasis,
 * code. */

export type Inline = { kind: "text" | "strong" | "em" | "code"; text: string };
export type Block =
  | { kind: "heading"; level: number; text: Inline[] }
  | { kind: "paragraph"; text: Inline[] }
  | { kind: "list"; items: { id: string; text: Inline[] }[] }
  | { kind: "table"; head: Inline[][]; rows: Inline[][][] };

const MARKS = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/g;

export function inline(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > end) parts.push({ kind: "text", text: text.slice(end, match.index) });
    const [, strong, em, code] = match;
    if (strong !== undefined) parts.push({ kind: "strong", text: strong });
    else if (em !== undefined) parts.push({ kind: "em", text: em });
    else parts.push({ kind: "code", text: code! });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ kind: "text", text: text.slice(end) });
  return parts;
}

const cells = (row: string) =>
  row
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => inline(cell.trim()));

export function blocks(page: string): Block[] {
  return page
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .flatMap(block);
}

function block(part: string): Block[] {
  const lines = part.split("\n");
  const heading = /^(#+) (.*)$/.exec(lines[0]!);
  if (heading) {
    const here: Block = { kind: "heading", level: heading[1]!.length, text: inline(heading[2]!) };
    return lines.length > 1 ? [here, ...block(lines.slice(1).join("\n"))] : [here];
  }
  if (lines[0]!.startsWith("|")) {
    return [{ kind: "table", head: cells(lines[0]!), rows: lines.slice(2).map(cells) }];
  }
  if (lines[0]!.startsWith("- ")) {
    const items = part.split(/\n(?=- )/).map((item) => item.slice(2).replace(/\n\s*/g, " "));
    return [
      {
        kind: "list",
        items: items.map((item) => ({
          id: /^\*\*([A-Z0-9]+-\d+)\*\*/.exec(item)?.[1] ?? "",
          text: inline(item),
        })),
      },
    ];
  }
  return [{ kind: "paragraph", text: inline(lines.join(" ")) }];
}
