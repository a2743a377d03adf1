import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { isHeadInitial } from './cut-part.ts';
import { withJoinedFacts } from './joined-pieces.ts';
import {
  attributeRole,
  isLoneUse,
  isProductNoun,
  lexiconOf,
  namesProduct,
  type PartRole,
} from './part-role.ts';
import { splitSpacedTitle } from './spaced-parts.ts';
import { isUnspaced } from './title-language.ts';
import { withTrustedBorders } from './trusted-borders.ts';
import { BRAND_MARK, type Piece, type TitlePart } from './title-part.ts';
import { splitUnspacedTitle } from './unspaced-parts.ts';

/** Splits a title into parts, in order, with the product among them. */
export function toParts(text: string, language: string, isBook = false): TitlePart[] {
  const pieces = isUnspaced(language)
    ? withJoinedFacts(splitUnspacedTitle(text, language), text, language)
    : withTrustedBorders(withJoinedFacts(spacedPieces(text, language, isBook), text, language), language);
  const found = productIndex(pieces, language);
  const { pieces: split, product } = splitLeadingFigures(pieces, found, language);
  const parts = split.map((piece, index) => ({
    ...piece,
    role: piece.role !== 'core' ? piece.role : coreRole(piece, { index, product, pieces: split, language }),
    hasBrand: BRAND_MARK.test(piece.text),
  }));
  return withOneAge(parts);
}

const AGES_IN_A_ROW = /(?:\p{N}{1,2} ){2,12}\p{N}{1,2} (?:years?|jahre|ans|años|anni)/iu;
const AGE_RANGE = /ages? \p{N}|(?<!\p{N})\p{N}{1,2}(?:\+|[-–]\p{N}{1,2} (?:years?|jahre|ans|años|anni))/iu;

/** "for Kids Ages 3+" says what "for 3 4 5 6 Year Old" lists. */
function withOneAge(parts: readonly TitlePart[]): TitlePart[] {
  const hasRange = parts.some(
    ({ role, text }) => ['audience', 'size'].includes(role) && AGE_RANGE.test(text),
  );
  return parts.map((part) =>
    hasRange && AGES_IN_A_ROW.test(part.text) ? { ...part, role: 'use', isAdjunct: false, host: null } : part,
  );
}

function spacedPieces(text: string, language: string, isBook: boolean): Piece[] {
  return withWholeName(withProductFirst(splitSpacedTitle(text, language, isBook), language), language);
}

/** "Acme for iPhone 15 Case": what it fits is part of the name, if nothing but the brand is before it. */
function withProductFirst(pieces: readonly Piece[], language: string): Piece[] {
  const at = pieces.findIndex(({ text }) => !isBrandOnly(text));
  const first = pieces[at];
  const end = first?.text.split(' ').at(-1) ?? '';
  if (!first?.isAdjunct || !isProductNoun(end, language)) return [...pieces];
  return pieces.with(at, { ...first, role: 'core', isAdjunct: false, host: null });
}

const MAX_PURPOSE_WORDS = 3;

/** "per Porta Interna in Ottone": a purpose ends before a preposition that follows it soon, else after its noun. */
function purposeLength(words: readonly string[], language: string): number {
  const { connectors } = lexiconOf(language);
  const end = words.findIndex((word, at) => at > 1 && connectors.includes(foldCase(word)));
  if (end < 0) return words.length <= MAX_PURPOSE_WORDS ? words.length : 2;
  return end <= MAX_PURPOSE_WORDS ? end : 2;
}

/** "Colágeno con Magnesio y Vitamina C": one word with what it is with, in few words without figures. */
function isPartOfName(text: string): boolean {
  return /^(?:con|avec|aux?|al|alla)\s/iu.test(text) && text.split(' ').length <= MAX_NAME_WITH;
}

const MAX_NAME_WITH = 5;

/** "Macchina per Pasta": where nouns come first, a purpose after one word is part of the name. */
function withWholeName(pieces: readonly Piece[], language: string): Piece[] {
  if (!isHeadInitial(language)) return [...pieces];
  const at = pieces.findIndex(({ role, text }) => role === 'core' && !isBrandOnly(text));
  const [name, purpose] = [pieces[at], pieces[at + 1]];
  const isOneWord =
    name?.text
      .replace(/[\uE000-\uE0FF]/gu, '')
      .trim()
      .split(' ').length === 1;
  const isNamed = purpose?.role === 'use' || (purpose?.role === 'feature' && isPartOfName(purpose.text));
  if (!name || !isOneWord || !purpose || !isNamed || purpose.host !== at) return [...pieces];
  const words = purpose.text.split(' ');
  const length = purpose.role === 'use' ? purposeLength(words, language) : words.length;
  const rest = words.slice(length).join(' ');
  const whole = { ...name, text: [name.text, ...words.slice(0, length)].join(' ') };
  if (rest !== '')
    return pieces
      .with(at, whole)
      .with(at + 1, { ...purpose, text: rest, role: 'core', isAdjunct: false, host: null });
  const isAfter = (host: number | null) => host !== null && host > at + 1;
  return pieces
    .with(at, whole)
    .filter((_piece, index) => index !== at + 1)
    .map((piece) => (isAfter(piece.host) ? { ...piece, host: (piece.host ?? 0) - 1 } : piece));
}

function coreRole(
  { text }: Piece,
  at: {
    readonly index: number;
    readonly product: number;
    readonly pieces: readonly Piece[];
    readonly language: string;
  },
): PartRole {
  if (at.index === at.product) return 'product';
  if (at.index < at.product && BRAND_MARK.test(text)) return 'brand';
  if (isBrandOnly(text)) return 'brand';
  if (FITTING.test(text)) return 'fit';
  const product = at.pieces[at.product]?.text ?? '';
  // A name before the product, as the maker's own.
  if (
    at.index < at.product &&
    at.index === 0 &&
    !at.pieces.some((piece) => BRAND_MARK.test(piece.text)) &&
    text.split(' ').length <= 2 &&
    !namesProduct(text, at.language)
  )
    return 'brand';
  if (isLoneUse(text, at.language)) return 'use';
  return hasSameHead(text, product) ? 'synonym' : 'feature';
}

/** "Induction & Gas Compatible". */
const FITTING = /[\s-](?:compatibles?|compatibil[ei]|kompatibel|geeignet)$/iu;

function hasSameHead(text: string, product: string): boolean {
  const headOf = (words: string) => (foldCase(words).split(' ').at(-1) ?? '').replace(/s$/u, '');
  return headOf(text) === headOf(product);
}

const MAX_FIGURE_WORDS = 3;

/** Splits a size or count off the front of another name of the product: "15-Piece" of "15-Piece Kitchen Knife Set". */
function splitLeadingFigures(
  pieces: readonly Piece[],
  product: number,
  language: string,
): { readonly pieces: readonly Piece[]; readonly product: number } {
  const name = pieces[product]?.text ?? '';
  const result: Piece[] = [];
  const moved = new Map<number, number>();
  let own = product;
  pieces.forEach((piece, index) => {
    const words = piece.text.split(' ');
    const isOther =
      index > product && piece.role === 'core' && !piece.brackets && hasSameHead(piece.text, name);
    const count = [MAX_FIGURE_WORDS, 2, 1].find((length) => {
      const role = attributeRole(words.slice(0, length).join(' '), language);
      return words.length > length + 1 && (role === 'size' || role === 'count');
    });
    if (isOther && count && !isUnspaced(language)) {
      const figure = words.slice(0, count).join(' ');
      const role = attributeRole(figure, language) ?? 'size';
      result.push({ ...piece, text: figure, role });
      moved.set(index, result.length);
      result.push({ ...piece, text: words.slice(count).join(' '), separator: ' ' });
      return;
    }
    if (index === product) own = result.length;
    moved.set(index, result.length);
    result.push(piece);
  });
  const hosted = result.map((piece) =>
    piece.host === null ? piece : { ...piece, host: moved.get(piece.host) ?? null },
  );
  return { pieces: hosted, product: own };
}

const MAX_LINE_WORDS = 5;

function isLine({ text }: Piece): boolean {
  return BRAND_MARK.test(text) && text.split(' ').length <= MAX_LINE_WORDS;
}

function isBrandOnly(text: string): boolean {
  return /^(?:by |von |par |de |di )?[\uE000-\uE0FF]$/u.test(text);
}

/**
 * The first core of several words or with a product noun; one word before it is a maker's name. In Japanese and Chinese the first
 * with a product noun.
 */
function productIndex(pieces: readonly Piece[], language: string): number {
  const isCore = ({ role, text, brackets }: Piece) =>
    role === 'core' && !isBrandOnly(text) && (!brackets || isUnspaced(language));
  const first = pieces.findIndex((piece) => isCore(piece));
  const named = pieces.findIndex((piece) => isCore(piece) && namesProduct(piece.text, language));
  if (isUnspaced(language)) return named >= 0 ? named : Math.max(0, first);
  const canName = (piece: Piece, at: number) =>
    isCore(piece) &&
    (piece.text.split(' ').length > 1 ||
      namesProduct(piece.text, language) ||
      // "Batteria" and "compatibile Dyson V10": what fits is a product.
      (at === 0 && pieces[1]?.role === 'fit'));
  // "Acme Hair, Skin & Nails" and "Citrus Gummies": the line of a brand, then the product.
  const isLineOfBrand = first >= 0 && isLine(pieces[first] as Piece) && pieces[first + 1]?.role !== 'fit';
  if (named > first && isLineOfBrand) return named;
  return Math.max(0, named === first ? first : pieces.findIndex(canName), first < 0 ? 0 : -1);
}
