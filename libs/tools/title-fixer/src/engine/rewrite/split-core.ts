import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { isInseparable } from './inseparable-words.ts';
import { attributeRole, isNounAt, lexiconOf, namesProduct } from './part-role.ts';
import { BRAND_MARK } from './title-part.ts';

/** Colors that are also a material or a scent: "925 Sterling Silver". */
export const MATERIAL_COLORS =
  /^(?:silver|gold|clear|cream|lavender|charcoal|olive|mint|transparente?|plata|oro|argent|argento|silber)$/iu;

const LONG_CORE_WORDS = 5;
/** The product comes first and often has several nouns: "All Weather Car Floor Mats". */
const LONG_PRODUCT_WORDS = 6;
export const MAX_ATTRIBUTE_WORDS = 6;

/** What a figure after it measures: "Brustumfang 56-69 cm", "Hoja 28 cm". */
export const DIMENSIONS: ReadonlySet<string> = new Set(
  `chest waist length width height depth diameter thickness blade brustumfang halsumfang umfang länge breite höhe tiefe durchmesser
  dicke stärke klinge klingenlänge schnurstärke longueur largeur hauteur profondeur diamètre épaisseur lame tour puissance autonomie
  largo ancho alto altura longitud profundidad diámetro grosor hoja potencia lunghezza larghezza altezza profondità diametro spessore
  lama potenza autonomia cama lit letto bett lomo foro portata carga charge capacidad capacité capacità capacity traglast pecho collo
  cuello poitrine dos couchage halogène équivalent range reach socket fassung arbor point spitze punta pointe zahl number numéro número numero`.split(
    /\s+/u,
  ),
);

/** Whether a word at the end leaves something out: a preposition, a bare number, a modifier of the next word. */
export function needsMore(word: string, language: string): boolean {
  const { connectors, shades } = lexiconOf(language);
  const folded = foldCase(word);
  return (
    connectors.includes(folded) ||
    shades.includes(folded) ||
    DIMENSIONS.has(folded) ||
    /^(?:[\p{N}.,]+%?|[<>#*/~]|x|×|max|size|größe|taille|talla|taglia|up|hasta|fino|ab|jusqu['’]à)$/iu.test(
      word,
    )
  );
}

const MIN_WORDS_BEFORE_FIGURE = 2;

/** Splits words before and after a size or count inside them: "Head Torch", "2 Pack", "Bright LED Headlamp". */
export function splitAtFigures(words: readonly string[], language: string) {
  const groups: { words: string[]; figure: 'size' | 'count' | null; isFirst: boolean }[] = [];
  let current: string[] = [];
  const close = () => {
    if (current.length > 0) groups.push({ words: current, figure: null, isFirst: groups.length === 0 });
    current = [];
  };
  for (let at = 0; at < words.length; at += 1) {
    const found = figureAt(words, at, language);
    const isApart = groups.length > 0 && current.length === 0;
    if (
      found &&
      (isApart || canEndBeforeFigure(current, words.slice(at + found.length), found.role, language))
    ) {
      close();
      groups.push({ words: words.slice(at, at + found.length), figure: found.role, isFirst: false });
      at += found.length - 1;
    } else current.push(words[at] ?? '');
  }
  close();
  return groups;
}

const NAMED_SIZE = /^(?:king|queen|twin) size$/iu;

function figureAt(words: readonly string[], at: number, language: string) {
  if (NAMED_SIZE.test(words.slice(at, at + 2).join(' '))) return { length: 2, role: 'size' as const };
  if (!/\p{N}|^(?:set|pack|lot|pair|case|box|juego|confezione|kit)$/iu.test(words[at] ?? ''))
    return undefined;
  for (let length = Math.min(MAX_ATTRIBUTE_WORDS, words.length - at); length > 0; length -= 1) {
    const text = words.slice(at, at + length).join(' ');
    // "5 in 1" is no length.
    const isRatio = /\sin$/iu.test(text) && /^\p{N}/u.test(words[at + length] ?? '');
    const role = /\p{N}/u.test(text) && !isRatio ? attributeRole(text, language) : undefined;
    if (role === 'size' || role === 'count') return { length, role };
  }
  return undefined;
}

/** Whether the words before a figure are a phrase without it, and the figure does not belong to the words after it. */
function canEndBeforeFigure(
  before: readonly string[],
  after: readonly string[],
  role: 'size' | 'count',
  language: string,
): boolean {
  const own = before.filter((word) => !BRAND_MARK.test(word));
  if (needsMore(before.at(-1) ?? '', language) || own.some((word) => /\p{N}/u.test(word))) return false;
  const next = after.findIndex((_word, at) => figureAt(after, at, language) !== undefined);
  const rest = next < 0 ? after : after.slice(0, next);
  if ((rest.length === 1 && next < 0) || lexiconOf(language).connectors.includes(foldCase(rest[0] ?? '')))
    return false;
  if (namesProduct(own.join(' '), language) || lexiconOf(language).adjuncts.includes(foldCase(own[0] ?? '')))
    return true;
  return (
    own.length >= MIN_WORDS_BEFORE_FIGURE && (role === 'count' || !namesProduct(rest.join(' '), language))
  );
}

/** Splits a long run of words at its product nouns: after them, or before them where nouns come first. */
export function splitLongCore(
  words: readonly string[],
  language: string,
  isAfterProduct: boolean,
): string[][] {
  const maxWords = isAfterProduct ? LONG_CORE_WORDS : LONG_PRODUCT_WORDS;
  if (words.length <= maxWords) return words.length > 0 ? [[...words]] : [];
  const isNoun = (index: number) =>
    isNounAt(words, index, language) && !/^\p{N}+$/u.test(words[index - 1] ?? '');
  const isHeadInitial = ['fr', 'it', 'es'].includes(language);
  const parts: string[][] = [[]];
  words.forEach((word, index) => {
    const current = parts.at(-1) ?? [];
    const before = words[index - 1] ?? '';
    const length = current.filter((each) => !BRAND_MARK.test(each)).length;
    const hasNoun = current.some((_word, at) => isNoun(index - current.length + at));
    // "Schuhe Damen" and "Winter Memory Foam Pantoffeln".
    const isForBuyers =
      language === 'de' && length === 2 && isNoun(index - 2) && isAudience(before, language);
    const opens = isForBuyers
      ? !isAudience(word, language)
      : isHeadInitial
        ? isNoun(index) && !needsMore(before, language) && hasNoun && length >= MIN_PART_WORDS
        : hasNoun &&
          isNoun(index - 1) &&
          !isNoun(index) &&
          !(language === 'en' && isPluralHead(word, before)) &&
          length >= MIN_PART_WORDS &&
          (!joins(word, language) || isCounted(word, words[index + 1] ?? ''));
    if (opens && !isInseparable(words, index, language)) parts.push([word]);
    else current.push(word);
  });
  return mergeShortTail(parts);
}

function isAudience(word: string, language: string): boolean {
  return attributeRole(word, language) === 'audience';
}

/** "Hose Clamps": a plural after a singular noun is the head of a compound. */
function isPluralHead(word: string, before: string): boolean {
  return /^\p{L}{3,}[^su]s$/iu.test(word) && !/s$/iu.test(before);
}

const MIN_PART_WORDS = 2;

/** One word after the last noun belongs to it. */
function mergeShortTail(parts: string[][]): string[][] {
  const last = parts.at(-1);
  const before = parts.at(-2);
  if (!last || !before || last.length > 1) return parts;
  return [...parts.slice(0, -2), [...before, ...last]];
}

/** "8 Modes". */
function isCounted(word: string, next: string): boolean {
  return /^\p{N}+$/u.test(word) && /^\p{L}{3,}s$/u.test(next);
}

function joins(word: string, language: string): boolean {
  return lexiconOf(language).connectors.includes(foldCase(word)) || /^[x×]?\p{N}/iu.test(word);
}
