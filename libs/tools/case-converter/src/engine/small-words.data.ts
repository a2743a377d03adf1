/**
 * Articles, conjunctions and prepositions of up to four letters: the words that Amazon's style guides for product titles
 * leave in lower case. Compiled on 2026-11-24 from English grammars.
 */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  (
    'a an the and but or nor so yet as if ' +
    'at by for from in into of off on onto out over past per plus than to up upon via with w'
  ).split(' '),
);
