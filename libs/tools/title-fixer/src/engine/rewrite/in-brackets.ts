import { startsAdjunct } from './adjunct-chunks.ts';
import { adjunctRole, attributeRole, lexiconOf, type PartRole } from './part-role.ts';
import type { Segment } from './segments.ts';
import type { Piece } from './title-part.ts';

const MAX_EXPLAINING_WORDS = 4;
/** "80% Cotton, 20% Polyester": said of the product, not of the figure before it. */
const COMPOSITION = /\p{N}\s?%/u;

/** "10 L (4.5 kg)", "for Fiat 500X (2018-2023)": what brackets say of a figure or model stays with it. */
export function explains({ text, brackets }: Segment, before: Piece, language: string): boolean {
  return (
    brackets !== null &&
    before.brackets === null &&
    ['fit', 'size', 'count'].includes(before.role) &&
    text.split(' ').length <= MAX_EXPLAINING_WORDS &&
    !COMPOSITION.test(text) &&
    attributeRole(text, language) !== 'count' &&
    !lexiconOf(language).exclusions.test(text)
  );
}

/** The role of what is in brackets, which is not split. */
export function roleInBrackets(text: string, language: string): Piece['role'] {
  // "5 Pack: 2 Black, 1 Cyan": what follows the colon is in the pack.
  const [, count = ''] = /^([^:,]+): /u.exec(text) ?? [];
  if (attributeRole(count, language) === 'count') return 'count';
  return attributeRole(text, language) ?? adjunctOrCore(text, language);
}

function adjunctOrCore(text: string, language: string): PartRole | 'core' {
  const words = text.split(' ');
  if (lexiconOf(language).exclusions.test(text)) return 'exclusion';
  return startsAdjunct(words, 0, language) ? adjunctRole(text, language) : 'core';
}
