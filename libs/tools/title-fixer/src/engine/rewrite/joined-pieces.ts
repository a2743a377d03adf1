import { joinPieces } from './join-pieces.ts';
import { lexiconOf } from './part-role.ts';
import type { Piece } from './title-part.ts';

const SIZE_TOKEN = String.raw`(?:x{0,4}[sml]|[2-6]xl|[1-6]x|\p{N}{1,2}[歳岁])`;
const SIZES = new RegExp(String.raw`^${SIZE_TOKEN}(?:\s\(.*\))?$`, 'iu');
const ENDS_IN_SIZE = new RegExp(
  String.raw`(?:^|\s)(?:${SIZE_TOKEN}|sizes?|größen?|tailles?|tallas?|tagli[ae])$`,
  'iu',
);

const ELECTRICAL = /^\p{N}[\p{N}.,]*\s?(?:v|m?ah|wh?)$/iu;
const ENDS_ELECTRICAL = /(?:^|\s)\p{N}[\p{N}.,]*\s?(?:v|m?ah|wh?)$/iu;

/** Joins what is one fact: "Sizes S M L XL", "AA Batteries 48 Pack + AAA Batteries 24 Pack", "Lenzuolo 250x290 + 2 Federe 52x82". */
export function withJoinedFacts(pieces: readonly Piece[], text: string, language: string): Piece[] {
  const hasCounts = hasSeveralCounts(text, language);
  const inSets = setPieces(pieces);
  return joinPieces(pieces, (last, piece, { at }) => {
    const role = joinedRole(last, piece, { hasCounts, isOfSet: inSets.has(at) });
    return role && { ...last, role, text: `${last.text} ${piece.text}` };
  });
}

function joinedRole(
  last: Piece,
  { text, role, separator, brackets }: Piece,
  { hasCounts, isOfSet }: { readonly hasCounts: boolean; readonly isOfSet: boolean },
): Piece['role'] | undefined {
  if (separator !== ' ' || brackets || last.brackets) return undefined;
  if (isOfSet) return last.role === 'product' ? undefined : 'core';
  if (SIZES.test(text) && ENDS_IN_SIZE.test(last.text) && !last.isAdjunct) return 'size';
  // "18V" and "6,0Ah" are figures of one battery.
  if (role === 'size' && !last.isAdjunct && ELECTRICAL.test(text) && ENDS_ELECTRICAL.test(last.text))
    return last.role;
  if (!hasCounts) return undefined;
  if (role === 'count' && last.role !== 'count') return last.role;
  return last.role === 'count' && last.separator !== ' ' && role === 'core' ? 'core' : undefined;
}

const MAX_COUNT_WORDS = 3;

/** Whether a text counts two things by the same word: "48 Pack" of one, "24 Pack" of the other. */
function hasSeveralCounts(text: string, language: string): boolean {
  const { counts } = lexiconOf(language);
  const words = text.split(/[\s,;|()（）、，]+/u);
  const kinds = new Map<string, string>();
  return words.some((_word, at) =>
    Array.from({ length: MAX_COUNT_WORDS }, (_, step) => words.slice(at, at + step + 1).join(' ')).some(
      (count) => {
        // "1x Schwarz, 3x Farbe" counts what is in a pack.
        if (!/\p{N}/u.test(count) || !/\p{L}{2}|\p{Script=Han}/u.test(count) || !counts.test(count))
          return false;
        const kind = count.toLowerCase().replace(/\p{N}+/gu, '#');
        const known = kinds.get(kind);
        kinds.set(kind, count);
        return known !== undefined && known !== count;
      },
    ),
  );
}

/** The indexes of the pieces after the first of a phrase that lists things with their sizes: "+ 2 Federe". */
function setPieces(pieces: readonly Piece[]): Set<number> {
  const found = new Set<number>();
  let from = 0;
  pieces.forEach((_piece, at) => {
    if (pieces[at + 1]?.separator === ' ') return;
    const group = pieces.slice(from, at + 1);
    const sizes = group.filter(({ role }) => role === 'size' || role === 'count').length;
    if (from > 0 && sizes > 0 && group.some(({ text }) => text.startsWith('+ ')))
      for (let index = from + 1; index <= at; index += 1) found.add(index);
    from = at + 1;
  });
  return found;
}
