import type { Span } from '@seller-toolbox/listing-text/words';
import { overlaps } from './spans.ts';

const PACK = String.raw`confezion[ei]|pacc[oh]i?|lott[oi]|lots?|lotes?|set|kit|(?!spar|vorteil)\p{L}{0,12}pack(?:ung)?s?|paquetes?|paquets?|juegos?|cajas?|bo[iî]tes?|box`;
const SIZED = String.raw`taglia|misura|talla|taille|pointure|größe|size|サイズ`;
const OF = 'da|di|de|of|von|mit|à';
/** A number that is no year, price or percentage. */
const NUMBER = String.raw`\p{N}{1,3}(?![\p{N}.,]*\p{N})(?!\s?[%％€$£¥])`;
/** "Confezione da 2", "Confezione Risparmio da 2", "Sparpack 2", "Taglia 39". */
const EXPRESSION = new RegExp(
  String.raw`(?<![\p{L}\p{N}])((?:${PACK})(?=\s(?:\p{L}+\s)?(?:${OF})\s)|${PACK}|${SIZED})((?:\s\p{L}+)?(?=\s(?:${OF})\s)|)(\s?(?:(?:${OF}|us|eu|uk)\s)?${NUMBER})`,
  'giu',
);

/** The word and the number of each count or size that is written with both; a word between them is not part of it. */
function countedExpressions(text: string): Span[] {
  return Array.from(text.matchAll(EXPRESSION)).flatMap(
    ({ index, 0: { length }, 1: lead = '', 3: number = '' }) => [
      { start: index, end: index + lead.length },
      { start: index + length - number.trimStart().length, end: index + length },
    ],
  );
}

/** Whether a phrase has a count or size that is written with a word: "Confezione Regalo da 2". */
export function hasCountedExpression(text: string): boolean {
  return countedExpressions(text).length > 0;
}

/** Spans without the word or number of a count or size, which would leave the other half: "Nuova" of "Nuova Confezione da" before "2". */
export function withoutHalfExpressions(text: string, spans: readonly Span[]): Span[] {
  const kept = countedExpressions(text);
  return spans.flatMap((span) => {
    const inside = kept.filter((other) => overlaps(other, span));
    const starts = [span.start, ...inside.map(({ end }) => end)];
    const ends = [...inside.map(({ start }) => start), span.end];
    return starts
      .map((start, at) => ({ start, end: ends[at] ?? span.end }))
      .filter(({ start, end }) => /[\p{L}\p{N}]/u.test(text.slice(start, end)) || inside.length === 0);
  });
}
