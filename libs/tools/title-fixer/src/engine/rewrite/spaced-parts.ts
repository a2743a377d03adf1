import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { isHeadInitial } from './cut-part.ts';
import {
  adjunctRole,
  attributeRole,
  isBenefit,
  isProductNoun,
  lexiconOf,
  namesProduct,
  type PartRole,
} from './part-role.ts';
import { mergeEnumerations } from './enumerations.ts';
import { toSegments, type Segment } from './segments.ts';
import {
  MATERIAL_COLORS,
  MAX_ATTRIBUTE_WORDS,
  needsMore,
  splitAtFigures,
  splitLongCore,
} from './split-core.ts';
import { BRAND_MARK, type Piece } from './title-part.ts';

/** The pieces of a title in a language with spaces between words. */
export function splitSpacedTitle(text: string, language: string, isBook: boolean): Piece[] {
  const pieces: Piece[] = [];
  for (const segment of mergeEnumerations(toSegments(text, language), language)) {
    const last = pieces.at(-1);
    if (last && explains(segment, last, language)) {
      const [open = '', close = ''] = segment.brackets ?? [];
      pieces[pieces.length - 1] = { ...last, text: `${last.text} ${open}${segment.text}${close}` };
    } else if (
      isBook &&
      pieces.length === 0 &&
      !segment.brackets &&
      segment.text.split(' ').length <= MAX_BOOK_WORDS
    )
      pieces.push({ ...segment, role: 'core', host: null, isAdjunct: false });
    else pieces.push(...splitSpaced(segment, pieces.length, language));
  }
  return pieces;
}

/** The title of a book is a name, whatever words it has. */
const MAX_BOOK_WORDS = 8;
const MAX_EXPLAINING_WORDS = 4;

/** "10 L (4.5 kg)", "for Fiat 500X (2018-2023)": what brackets say of a figure or model stays with it. */
function explains({ text, brackets }: Segment, before: Piece, language: string): boolean {
  return (
    brackets !== null &&
    before.brackets === null &&
    ['fit', 'size', 'count'].includes(before.role) &&
    text.split(' ').length <= MAX_EXPLAINING_WORDS &&
    !lexiconOf(language).exclusions.test(text)
  );
}

const MAX_EXCLUDED_WORDS = 6;

/** The pieces of a segment: its core, its adjuncts, and the sizes, counts and colors at their ends. */
function splitSpaced(given: Segment, offset: number, language: string): Piece[] {
  const { separator, brackets } = given;
  if (brackets) {
    const segment = given;
    const isYears = YEARS.test(segment.text);
    const role = isYears
      ? 'fit'
      : (attributeRole(segment.text, language) ?? adjunctOrCore(segment.text, language));
    return [{ text: segment.text, role, separator, brackets, host: null, isAdjunct: false }];
  }
  const trimmed = withoutLooseEnds(given.text, language);
  // "100%" of nothing.
  if (trimmed === '' || /^\p{N}+\s?%$/u.test(trimmed)) return [];
  const segment = { ...given, text: trimmed };
  // "Cable not included".
  const excluded = lexiconOf(language).exclusions.exec(trimmed);
  const isExcluded =
    excluded !== null &&
    excluded.index + excluded[0].length === trimmed.length &&
    trimmed.split(' ').length <= MAX_EXCLUDED_WORDS;
  const isShade = offset > 0 && isNamedColor(segment.text, language);
  const whole = isExcluded ? 'exclusion' : isShade ? 'color' : attributeRole(segment.text, language);
  if (whole) return [{ text: segment.text, role: whole, separator, brackets, host: null, isAdjunct: false }];
  const pieces: Piece[] = [];
  const add = (text: string, role: Piece['role'], isAdjunct: boolean) => {
    const core = pieces.findLastIndex((piece) => piece.role === 'core');
    const isDependent = isAdjunct && core >= 0 && ['feature', 'use', 'count', 'audience'].includes(role);
    const host = isDependent ? offset + core : null;
    const lead = pieces.length === 0 ? separator : ' ';
    pieces.push({ text, role, separator: lead, brackets, host, isAdjunct });
  };
  const addCore = (words: readonly string[]) => {
    for (const part of splitLongCore(words, language, offset + pieces.length > 0))
      add(part.join(' '), 'core', false);
  };
  for (const chunk of toChunks(segment.text, language)) {
    const isAdjunct = startsAdjunct(chunk, 0, language);
    const role = isAdjunct ? adjunctRole(chunk.join(' '), language) : 'core';
    const { rest, attributes } = popAttributes(
      chunk,
      { role, hasFigures: offset > (role === 'feature' ? 0 : 1), isFirst: offset === 0 },
      language,
    );
    const text = rest.join(' ');
    const own = isAdjunct ? role : (attributeRole(text, language) ?? 'core');
    const leading = own === 'core' && offset > 0 && pieces.length === 0 ? leadingColor(rest, language) : 0;
    if (leading > 0) add(rest.slice(0, leading).join(' '), 'color', false);
    const core = rest.slice(leading);
    if (own === 'core' || own === 'feature' || own === 'use')
      for (const { words, figure, isFirst } of splitAtFigures(core, language)) {
        if (figure) add(words.join(' '), figure, false);
        else if (isFirst && own !== 'core') add(words.join(' '), own, isAdjunct);
        else addCore(words);
      }
    else if (core.length > 0) add(core.join(' '), own, isAdjunct);
    for (const attribute of attributes) add(attribute.text, attribute.role, false);
  }
  return pieces;
}

/** Drops a conjunction at the start and connectors at the end, where words beside them were removed. */
function withoutLooseEnds(text: string, language: string): string {
  const { connectors, conjunctions } = lexiconOf(language);
  const words = text.split(' ');
  while (
    words.length > 1 &&
    connectors.includes(foldCase(words.at(-1) ?? '')) &&
    !/^\p{Lu}$/u.test(words.at(-1) ?? '')
  )
    words.pop();
  while (words.length > 0 && conjunctions.includes(foldCase(words[0] ?? ''))) words.shift();
  return words.join(' ');
}

/** "(2013-2020)": the years of what a product fits. */
const YEARS = /^(?:19|20)\d\d\s?[-–]\s?(?:(?:19|20)?\d\d)?$/u;

const COLOR_WORD = /^(?:colou?r|farbe|couleur|colore|en|in)$/iu;

/** "Sage Green", "Vert Sauge", "Colore Rosa Antico": a color with a name of its own. */
function isNamedColor(text: string, language: string): boolean {
  const words = text.split(' ').filter((word, index) => index > 0 || !COLOR_WORD.test(word));
  const isColor = (word: string) => attributeRole(word, language) === 'color';
  const isName = (word: string) => /^\p{L}+(?:['’]\p{L}+)?$/u.test(word) && !isProductNoun(word, language);
  return words.length === 2 && words.every(isName) && words.filter(isColor).length === 1;
}

function adjunctOrCore(text: string, language: string): PartRole | 'core' {
  const words = text.split(' ');
  if (lexiconOf(language).exclusions.test(text)) return 'exclusion';
  return startsAdjunct(words, 0, language) ? adjunctRole(text, language) : 'core';
}

/** "Gold Plated". */
const COLORED =
  /^(?:plated|toned?|filled|coated|finish|trim|leaf|foil|vergoldet|plaqué|plaquée|placcato|chapado)$/iu;

function leadingColor(words: readonly string[], language: string): number {
  const isColor = (length: number) => attributeRole(words.slice(0, length).join(' '), language) === 'color';
  const count = [2, 1].find((length) => words.length >= length && isColor(length)) ?? 0;
  // "Green Beads" says what is green, "Blanc Chaud 2700K" how white.
  const isMeasured = /^\p{L}+ \p{N}\S*$/u.test(words.slice(count).join(' '));
  return words.length > count + 1 && !isMeasured && !COLORED.test(words[count] ?? '') ? count : 0;
}

/** Splits words before each preposition of an adjunct, and before what excludes a use. */
function toChunks(text: string, language: string): string[][] {
  const words = text.split(' ');
  const { conjunctions, adjuncts, exclusions } = lexiconOf(language);
  const found = exclusions.exec(text);
  // "with charger not included": what is excluded is before it.
  const exclusion = found && !FOLLOWS_NOUN.test(found[0]) ? found : null;
  const excludedFrom = exclusion
    ? text.slice(0, exclusion.index).split(' ').filter(Boolean).length
    : words.length;
  const chunks: string[][] = [[]];
  words.forEach((word, index) => {
    const before = foldCase(words[index - 1] ?? '');
    const isInside =
      conjunctions.includes(before) ||
      (adjuncts.includes(before) && chunks.at(-1)?.length === 1) ||
      /^fits?$/u.test(before);
    const isModified = FIT_MODIFIERS.test(word) && /^fit$/iu.test(words[index + 1] ?? '');
    const namesMaker =
      /^(?:by|von|par|di|de|da)$/u.test(foldCase(word)) && BRAND_MARK.test(words[index + 1] ?? '');
    const startsChunk =
      index === excludedFrom || (index < excludedFrom && !isInside && startsAdjunct(words, index, language));
    const opens = index > 0 && !FIT_MODIFIERS.test(before) && (isModified || namesMaker || startsChunk);
    if (opens) chunks.push([word]);
    else chunks.at(-1)?.push(word);
  });
  return chunks;
}

const FOLLOWS_NOUN = /inclu|enthalten|lieferumfang|fourni|esclus/iu;

/** Adjectives that begin an adjunct only with a preposition: "compatible with", not "Induction Compatible". */
const NEEDS_PREPOSITION =
  /^(?:compatibles?|compatibil[ei]|suitable|designed|made|kompatibel|passend|geeignet|adaptée?s?|convient|apt[oa]s?|adatt[oaie]|inclus[oaie]?|inclusi)$/u;

/** "Custom Fit for Toyota". */
const FIT_MODIFIERS = /^(?:custom|universal|perfect|exact|direct|precise)$/iu;

function startsAdjunct(words: readonly string[], index: number, language: string): boolean {
  const { adjuncts, connectors, exclusions } = lexiconOf(language);
  const word = foldCase(words[index] ?? '');
  if (FIT_MODIFIERS.test(word) && /^fit$/iu.test(words[index + 1] ?? '')) return true;
  const next = foldCase(words[index + 1] ?? '');
  if (index === 0 && (exclusions.exec(words.join(' '))?.index ?? -1) === 0) return true;
  return (
    adjuncts.includes(word) && next !== '' && (!NEEDS_PREPOSITION.test(word) || connectors.includes(next))
  );
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
      (role !== 'core' || hasFigures) &&
      (hasFigures || role === 'fit' || left.some((word) => /\d/u.test(word)));
    // "Metric 4-14mm": the word says what is measured.
    const isMeasured =
      found.role === 'size' && !isFirst && left.length === 1 && !namesProduct(left[0] ?? '', language);
    if (isSpecification || isMeasured || needsMore(left.at(-1) ?? '', language)) break;
    if (found.role === 'audience') break;
    if (found.role === 'feature' && !namesProduct(left.join(' '), language)) break;
    // "Acero Inoxidable": the adjective says which material. "con 2 Batterie 2,0Ah": the figure says which.
    if (found.role === 'feature' && isHeadInitial(language) && isBenefit(left.at(-1) ?? '', language)) break;
    if (found.role === 'size' && role === 'feature' && /^\p{N}+$/u.test(left[1] ?? '')) break;
    if (found.role === 'color' && !isColorApart(left, rest.slice(-found.length), { isFirst, language }))
      break;
    attributes.unshift({ text: rest.slice(-found.length).join(' '), role: found.role });
    rest = left;
  }
  return { rest, attributes };
}

/** Whether a color after these words is a part of its own, not the last word of a name. */
function isColorApart(
  before: readonly string[],
  color: readonly string[],
  { isFirst, language }: { readonly isFirst: boolean; readonly language: string },
): boolean {
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
