/** A rules page in the order people read it: what a chapter means first, then its exact clauses. */

import type { Block } from "./markdown";

export interface Chapter {
  heading: Extract<Block, { kind: "heading" }> | null;
  /** For everybody. */
  told: Block[];
  /** The clauses, and what follows them. */
  exact: Block[];
  clauses: string[];
  /** It is for people who write moves down, and the whole chapter is folded. */
  isNotation: boolean;
}

const clausesOf = (block: Block) =>
  block.kind === "list" ? block.items.flatMap((item) => (item.id ? [item.id] : [])) : [];

const hasCode = (block: Block) =>
  block.kind === "table" && block.rows.some((row) => row[0]?.some((part) => part.kind === "code"));

export function chapters(page: Block[]): Chapter[] {
  const made: Chapter[] = [];
  for (const block of page) {
    if (block.kind === "heading" || made.length === 0)
      made.push({ heading: null, told: [], exact: [], clauses: [], isNotation: false });
    const chapter = made.at(-1)!;
    if (block.kind === "heading") {
      chapter.heading = block;
      continue;
    }
    const clauses = clausesOf(block);
    chapter.clauses.push(...clauses);
    chapter.isNotation ||= hasCode(block);
    (chapter.clauses.length > 0 ? chapter.exact : chapter.told).push(block);
  }
  return made;
}
