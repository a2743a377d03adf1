import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { startsAdjunct, toChunks } from './adjunct-chunks.ts';
import { isNamedColor, leadingColor } from './color-phrases.ts';
import { aroundCount, leadingCount } from './counts-in-phrases.ts';
import { isHeadInitial } from './cut-part.ts';
import {
  adjunctRole,
  attributeRole,
  isProductNoun,
  isSize,
  lexiconOf,
  namesProduct,
  type PartRole,
} from './part-role.ts';
import { mergeEnumerations } from './enumerations.ts';
import { explains, roleInBrackets } from './in-brackets.ts';
import { isFreeOf } from './inseparable-words.ts';
import { withExcludedLists, withFitLists, withRemarks } from './fit-lists.ts';
import { MAX_PLAIN_WORDS, splitRun, type Phrase } from './run-phrases.ts';
import { toSegments, type Segment } from './segments.ts';
import { mergeSeries } from './series.ts';
import {
  DIMENSIONS,
  MATERIAL_COLORS,
  MAX_ATTRIBUTE_WORDS,
  needsMore,
  splitAtFigures,
  splitLongCore,
} from './split-core.ts';
import { isMeasuredThing, stretchesOf } from './stretches.ts';
import type { Piece } from './title-part.ts';

/** The pieces of a title in a language with spaces between words. */
export function splitSpacedTitle(text: string, language: string, isBook: boolean): Piece[] {
  const pieces: Piece[] = [];
  const remarked = withRemarks(toSegments(text, language), language);
  const listed = withFitLists(withExcludedLists(remarked, language), language);
  for (const segment of mergeEnumerations(mergeSeries(listed, language), language)) {
    const last = pieces.at(-1);
    if (last && explains(segment, last, language)) {
      const [open = '', close = ''] = segment.brackets ?? [];
      pieces[pieces.length - 1] = { ...last, text: `${last.text} ${open}${segment.text}${close}` };
    } else if (isBook && namesBook(segment, pieces.length, language))
      pieces.push({ ...segment, role: 'core', host: null, isAdjunct: false });
    else pieces.push(...splitSpaced(segment, pieces.length, language));
  }
  return pieces;
}

const MAX_BOOK_WORDS = 8;
const MIN_SUBTITLE_WORDS = 4;
const MAX_SUBTITLE_WORDS = 20;

/** The title and the subtitle of a book are names, whatever words they have. */
function namesBook({ text, brackets }: Segment, at: number, language: string): boolean {
  const { length } = text.split(' ');
  if (brackets || at > 1) return false;
  if (at === 0) return length <= MAX_BOOK_WORDS;
  return length >= MIN_SUBTITLE_WORDS && length <= MAX_SUBTITLE_WORDS && !attributeRole(text, language);
}

const MAX_EXCLUDED_WORDS = 6;

/** The pieces of a segment, or of the stretches that it is cut into. */
function splitSpaced(given: Segment, offset: number, language: string): Piece[] {
  const { separator, brackets, isFit } = given;
  if (isFit) return [{ text: given.text, role: 'fit', separator, brackets, host: null, isAdjunct: true }];
  const whole = (text: string, role: Piece['role']) => [
    { text, role, separator, brackets, host: null, isAdjunct: false },
  ];
  if (brackets) return whole(given.text, roleInBrackets(given.text, language));
  const text = withoutLooseEnds(given.text, language);
  // "100%" of nothing.
  if (text === '' || /^\p{N}+\s?%$/u.test(text)) return [];
  const stretches = stretchesOf(text, language);
  if (stretches.length > 1) {
    const joined: Piece[] = [];
    for (const [at, stretch] of stretches.entries()) {
      const own = { ...given, text: stretch, separator: at === 0 ? separator : ' ' };
      joined.push(...splitSpaced(own, offset + joined.length, language));
    }
    return joined;
  }
  const role = roleOfWhole(text, offset, language);
  if (role) return whole(text, role);
  if (isMeasuredThing(text, offset, language)) return whole(text, 'core');
  return splitPhrase({ ...given, text }, offset, language);
}

/** The pieces of a stretch: its core, its adjuncts, and the sizes, counts and colors at their ends. */
function splitPhrase(segment: Segment, offset: number, language: string): Piece[] {
  const { separator, brackets } = segment;
  const pieces: Piece[] = [];
  const add = (text: string, role: Piece['role'], isAdjunct: boolean) => {
    const core = pieces.findLastIndex((piece) => piece.role === 'core');
    const isDependent =
      isAdjunct && core >= 0 && !isFreeOf(text) && ['feature', 'use', 'count', 'audience'].includes(role);
    const host = isDependent ? offset + core : null;
    const lead = pieces.length === 0 ? separator : ' ';
    pieces.push({ text, role, separator: lead, brackets, host, isAdjunct: isAdjunct && !isFreeOf(text) });
  };
  const addCore = (words: readonly string[]) => {
    for (const part of splitLongCore(words, language, offset + pieces.length > 0))
      add(part.join(' '), 'core', false);
  };
  const all = segment.text.split(' ');
  if (all.length > MAX_PLAIN_WORDS) {
    for (const { words, role, isAdjunct } of phrasesOf(all, language, offset === 0))
      add(
        words.join(' '),
        role === 'core' ? (attributeRole(words.join(' '), language) ?? role) : role,
        isAdjunct,
      );
    return pieces;
  }
  for (const chunk of toChunks(segment.text, language)) {
    const isAdjunct = startsAdjunct(chunk, 0, language);
    const role = isAdjunct ? adjunctRole(chunk.join(' '), language) : 'core';
    const { rest, attributes } = popAttributes(
      chunk,
      { role, hasFigures: offset > (role === 'feature' ? 0 : 1), isFirst: offset === 0 },
      language,
    );
    const text = rest.join(' ');
    const own = isAdjunct ? role : (ownRole(text, offset + pieces.length, language) ?? 'core');
    const leading = own === 'core' && offset > 0 && pieces.length === 0 ? leadingColor(rest, language) : 0;
    if (leading > 0) add(rest.slice(0, leading).join(' '), 'color', false);
    const counted = own === 'core' && leading === 0 && offset > 0 ? leadingCount(rest, language) : 0;
    if (counted > 0) add(rest.slice(0, counted).join(' '), 'count', false);
    const core = rest.slice(leading + counted);
    if (own === 'core' || own === 'feature' || own === 'use')
      for (const { words, figure, isFirst } of splitAtFigures(core, language)) {
        if (figure) add(words.join(' '), figure, false);
        else if (isFirst && own !== 'core') add(words.join(' '), own, isAdjunct);
        else addCore(words);
      }
    else if (own === 'fit') {
      const { before, count, after } = aroundCount(core, language);
      // "para Niños" of "para Niños 100 Piezas".
      add(before.join(' '), count.length > 0 ? adjunctRole(before.join(' '), language) : own, isAdjunct);
      if (count.length > 0) add(count.join(' '), 'count', false);
      addCore(after);
    } else if (core.length > 0) add(core.join(' '), own, isAdjunct);
    for (const attribute of attributes) add(attribute.text, attribute.role, false);
  }
  return pieces;
}

/** The role of what is not split: "Cable not included", "Sage Green". */
function roleOfWhole(text: string, offset: number, language: string): PartRole | null | undefined {
  const excluded = lexiconOf(language).exclusions.exec(text);
  const isExcluded =
    excluded !== null &&
    excluded.index + excluded[0].length === text.length &&
    text.split(' ').length <= MAX_EXCLUDED_WORDS;
  if (isExcluded) return 'exclusion';
  return offset > 0 && isNamedColor(text, language) ? 'color' : ownRole(text, offset, language);
}

/** The role of an attribute; a product that is also a color names the product first: "Crème", "Baby Cream". */
function ownRole(text: string, offset: number, language: string): PartRole | undefined {
  return offset === 0 && namesProduct(text, language) ? undefined : attributeRole(text, language);
}

/** The phrases of a long run; what is excluded stays whole up to the next adjunct. */
function phrasesOf(words: readonly string[], language: string, isFirst: boolean): Phrase[] {
  const starts = new Set<number>();
  let at = 0;
  let isBehindExclusion = false;
  for (const chunk of toChunks(words.join(' '), language)) {
    // "Slim Fit Shirt" fits nothing, "Works with iPhone" does.
    const isShape =
      /^fit$/iu.test(chunk[0] ?? '') && !/^for$/iu.test(words[at + 1] ?? words[at + chunk.length] ?? '');
    const isWorking = /^works?$/iu.test(words[at - 1] ?? '') && /^with$/iu.test(chunk[0] ?? '');
    // What follows an exclusion is no adjunct by that.
    const isAdjunct = (at > 0 && !isBehindExclusion) || startsAdjunct(words, at, language);
    if (isAdjunct && !isShape) starts.add(isWorking ? at - 1 : at);
    isBehindExclusion = lexiconOf(language).exclusions.test(chunk.join(' '));
    at += chunk.length;
  }
  return splitRun(words, language, { isAdjunctAt: (index) => starts.has(index), isFirst });
}

/** Drops a conjunction at the start and connectors at the end, where words beside them were removed. */
function withoutLooseEnds(text: string, language: string): string {
  const { connectors, conjunctions } = lexiconOf(language);
  const words = text.split(' ');
  while (
    words.length > 1 &&
    connectors.includes(foldCase(words.at(-1) ?? '')) &&
    !/^\p{Lu}$/u.test(words.at(-1) ?? '') &&
    // "24-31 in" is a size, "4 in 1" needs its figure, "12 and Up" says up from where.
    !isSize(words.slice(-2).join(' ')) &&
    !(/^(?:and|&) up$/iu.test(words.slice(-2).join(' ')) && /\p{N}/u.test(words.slice(-4, -2).join(' ')))
  )
    words.pop();
  while (words.length > 0 && conjunctions.includes(foldCase(words[0] ?? ''))) words.shift();
  return words.join(' ');
}

/** Takes sizes, counts, colors and known properties off the end of a chunk, as long as a name is left. */
function popAttributes(
  chunk: readonly string[],
  {
    role,
    hasFigures,
    isFirst,
  }: { readonly role: Piece['role']; readonly hasFigures: boolean; readonly isFirst: boolean },
  language: string,
) {
  const attributes: { text: string; role: PartRole }[] = [];
  let rest = [...chunk];
  const minLength = role === 'core' ? 1 : 2;
  if (role === 'exclusion' || role === 'size') return { rest, attributes };
  for (;;) {
    const found = attributeAtEnd(rest, minLength, language);
    if (!found) break;
    const left = rest.slice(0, -found.length);
    const isSpecification =
      (found.role === 'size' || found.role === 'count') &&
      !isLetterSize(rest.at(-1) ?? '') &&
      (role !== 'core' || hasFigures) &&
      (hasFigures || role === 'fit' || left.some((word) => /\d/u.test(word)));
    // "Metric 4-14mm": the word says what is measured.
    const isMeasured =
      found.role === 'size' && !isFirst && left.length === 1 && !namesProduct(left[0] ?? '', language);
    // "Completo Letto 4 pezzi": no bed is measured.
    const isOpen =
      needsMore(left.at(-1) ?? '', language) &&
      (found.role !== 'count' || !DIMENSIONS.has(foldCase(left.at(-1) ?? '')));
    if (isSpecification || isMeasured || isOpen) break;
    if (found.role === 'audience') break;
    if (found.role === 'feature' && !namesProduct(left.join(' '), language)) break;
    // "Acero Inoxidable", "Suela Antideslizante": the adjective says which. "con 2 Batterie 2,0Ah": the figure says which.
    const isOfNoun = role !== 'core' || !isProductNoun(left.at(-1) ?? '', language);
    if (found.role === 'feature' && isHeadInitial(language) && isOfNoun) break;
    if (found.role === 'size' && role === 'feature' && /^\p{N}+$/u.test(left[1] ?? '')) break;
    if (found.role === 'color' && !isColorApart(left, rest.slice(-found.length), { isFirst, language }))
      break;
    const text = rest.slice(-found.length).join(' ');
    const [after] = attributes;
    // "20cm 24cm 28cm" of a set are one size.
    if (after && unitOf(text) !== undefined && unitOf(text) === unitOf(after.text)) {
      attributes[0] = { text: `${text} ${after.text}`, role: found.role };
    } else attributes.unshift({ text, role: found.role });
    rest = left;
  }
  return { rest, attributes };
}

/** "XL" at the end of a phrase is no figure of the noun before it. */
function isLetterSize(word: string): boolean {
  return /^(?:x{0,4}[sml]|[2-6]xl)$/iu.test(word);
}

/** Of a measure in one word, or of the first of several. */
function unitOf(text: string): string | undefined {
  return /^\p{N}+(?:[.,]\p{N}+)?(\p{L}{1,4}|["″])(?:\s|$)/u.exec(text)?.[1];
}

/** Whether a color after these words is a part of its own, not the last word of a name. */
function isColorApart(
  before: readonly string[],
  color: readonly string[],
  { isFirst, language }: { readonly isFirst: boolean; readonly language: string },
): boolean {
  // "by James Clear": a name.
  if (/(?:^|\s)by \p{Lu}\p{L}+$/u.test(before.join(' '))) return false;
  if (namesProduct(before.join(' '), language)) return !/^(?:sterling|plated)$/iu.test(before.at(-1) ?? '');
  return isFirst && before.length > 1 && !(color.length === 1 && MATERIAL_COLORS.test(color[0] ?? ''));
}

const AGE = /^(?:months?|years?|yrs?|monate|jahre|mois|ans|meses|años|mesi|anni)$/iu;

function attributeAtEnd(words: readonly string[], minLength: number, language: string) {
  for (let length = Math.min(MAX_ATTRIBUTE_WORDS, words.length - minLength); length > 0; length -= 1) {
    const role = attributeRole(words.slice(-length).join(' '), language);
    const isNoun = role === 'color' && isProductNoun(words.at(-1) ?? '', language);
    const isRest = lexiconOf(language).conjunctions.includes(foldCase(words.at(-length) ?? ''));
    // "enfant 3-8 ans": the age says which.
    const isAged = role === 'size' && AGE.test(words.at(-1) ?? '') && words.length > length + minLength;
    const isAudience = isAged && attributeRole(words.at(-length - 1) ?? '', language) === 'audience';
    if (role && !isNoun && !isRest) return { length: isAudience ? length + 1 : length, role };
  }
  return undefined;
}
