import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { attributeRole, isLoneUse, namesProduct, type PartRole } from './part-role.ts';
import { splitSpacedTitle } from './spaced-parts.ts';
import { isUnspaced } from './title-language.ts';
import { BRAND_MARK, type Piece, type TitlePart } from './title-part.ts';
import { splitUnspacedTitle } from './unspaced-parts.ts';

/** Splits a title into parts, in order, with the product among them. */
export function toParts(text: string, language: string): TitlePart[] {
  const pieces: Piece[] = isUnspaced(language)
    ? splitUnspacedTitle(text, language)
    : splitSpacedTitle(text, language);
  const found = productIndex(pieces, language);
  const { pieces: split, product } = splitLeadingFigures(pieces, found, language);
  return split.map((piece, index) => ({
    ...piece,
    role: piece.role !== 'core' ? piece.role : coreRole(piece, { index, product, pieces: split, language }),
    hasBrand: BRAND_MARK.test(piece.text),
  }));
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
  if (isBrandOnly(text)) return 'brand';
  const product = at.pieces[at.product]?.text ?? '';
  // A name before the product, as the maker's own.
  if (
    at.index < at.product &&
    at.index === 0 &&
    text.split(' ').length <= 2 &&
    !namesProduct(text, at.language)
  )
    return 'brand';
  if (isLoneUse(text, at.language)) return 'use';
  return sharesHead(text, product) ? 'synonym' : 'feature';
}

function sharesHead(text: string, product: string): boolean {
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
      index > product && piece.role === 'core' && !piece.brackets && sharesHead(piece.text, name);
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
  const canName = (piece: Piece) =>
    isCore(piece) && (piece.text.split(' ').length > 1 || namesProduct(piece.text, language));
  return Math.max(0, named === first ? first : pieces.findIndex(canName), first < 0 ? 0 : -1);
}
