import { segmentWords, type Span } from '@seller-toolbox/listing-text/words';
import type { TitleReading } from '../check/read-title.ts';
import type { TitleRules } from '../check/title-rules.ts';
import { withEnumerations } from './enumerations.ts';

/** What a rewriter keeps or drops as a whole: a word with the signs that touch it, or the brand. */
export interface TitleUnit extends Span {
  /** What stands before it: white space, separators, brackets; '' where words touch. */
  readonly gap: string;
  readonly text: string;
  readonly isBrand: boolean;
  /** The number of the enumeration that it belongs to, whose commas part no phrases. */
  readonly enumeration?: number | undefined;
}

/** A title as units in their order. */
export interface TitleDraft {
  readonly units: readonly TitleUnit[];
  /** What stands behind the last unit. */
  readonly tail: string;
}

// Between units: white space, brackets, and the signs that part phrases, but no comma or colon inside a number.
const GAP =
  /(?:\s+[-–—:/]+(?=\s|$)|\s+|[|;；，、｜・•—()[\]{}（）【】［］「」『』]|(?<!\p{N}),|,(?!\p{N})|[:：](?=\s|$))+/gu;
const NUMBER = /\p{N}/u;
export const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

type DraftRules = Pick<TitleRules, 'segmenterLocale' | 'language'>;

/** Whether a text counts, measures or numbers something: "V11", "60cm". */
export function hasNumber(text: string): boolean {
  return NUMBER.test(text);
}

/** Every strategy begins with the same title, which is read by one set of rules and so in one language. */
const drafts = new WeakMap<TitleReading, TitleDraft>();

/** Cuts a title into units, the brand's places whole and scripts without spaces at their words. */
export function toDraft(reading: TitleReading, { segmenterLocale, language }: DraftRules): TitleDraft {
  const draft = drafts.get(reading) ?? cutTitle(reading, segmenterLocale, language);
  drafts.set(reading, draft);
  return draft;
}

function cutTitle({ text, brandSpans }: TitleReading, locale: string, language: string): TitleDraft {
  const units: TitleUnit[] = [];
  let gap = '';
  let at = 0;
  for (const brand of [...brandSpans, undefined]) {
    const between = cutStretch(text.slice(at, brand?.start), locale);
    for (const piece of between.pieces) {
      units.push({
        ...piece,
        gap: gap + piece.gap,
        start: at + piece.start,
        end: at + piece.end,
        isBrand: false,
      });
      gap = '';
    }
    gap += between.tail;
    if (brand) {
      const { start, end } = brand;
      units.push({ gap, text: text.slice(start, end), start, end, isBrand: true });
      gap = '';
      at = end;
    }
  }
  return { units: withEnumerations(units, language), tail: gap };
}

type Piece = Omit<TitleUnit, 'isBrand' | 'enumeration'>;

function cutStretch(stretch: string, locale: string): { pieces: Piece[]; tail: string } {
  const pieces: Piece[] = [];
  let at = 0;
  let gap = '';
  for (const { 0: found, index } of [...stretch.matchAll(GAP), { 0: '', index: stretch.length }]) {
    const text = stretch.slice(at, index);
    for (const part of text === '' ? [] : cutWords(text, locale)) {
      pieces.push({
        gap,
        text: text.slice(part.start, part.end),
        start: at + part.start,
        end: at + part.end,
      });
      gap = '';
    }
    gap += found;
    at = index + found.length;
  }
  return { pieces, tail: gap };
}

/** One part, or the words of a script without spaces, each with the signs behind it. */
function cutWords(text: string, locale: string): Span[] {
  if (!UNSPACED.test(text)) return [{ start: 0, end: text.length }];
  const starts = segmentWords(text, locale)
    .words.map(({ start }) => start)
    .slice(1);
  const edges = [0, ...starts, text.length];
  return edges.slice(1).map((end, index) => ({ start: edges[index] ?? 0, end }));
}

/** The numbers of the units that stand at these places. */
export function unitsAt({ units }: TitleDraft, places: readonly Span[]): Set<number> {
  return new Set(
    units.flatMap((unit, index) => (places.some((place) => overlaps(unit, place)) ? [index] : [])),
  );
}

export function overlaps(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end;
}
