import { isHeadInitial } from './cut-part.ts';
import { isFreeOf } from './inseparable-words.ts';
import { isLabelledSize, isSize, lexiconOf } from './part-role.ts';
import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { DIMENSIONS } from './split-core.ts';
import type { Piece } from './title-part.ts';

const ONE_LENGTH = /^\p{N}[\p{N}.,]*\s?(?:cm|mm|m|zoll|pouces?|pulgadas?|pollici|["″])$/iu;
/** "28 cm große Pfanne", "5 cm hohe Matratze". */
const MEASURED_ADJECTIVE =
  /^(?:lang|breit|hoch|hoh|dick|groß|gross|tief|stark|schwer|weit|dünn)(?:e[rsnm]?)?$/u;
/** "12 Heures", "24 Horas". */
const LASTS = /^\p{N}+ (?:hours|stunden|heures|horas|ore)$/iu;
const ELECTRICAL = /^\p{N}[\p{N}.,]*\s?(?:v|m?ah|wh?|hz|k)(?:\s|$)/iu;

/** A number with its unit, but no figure of an electrical part. */
function isMeasure(text: string): boolean {
  return /^\p{N}.*[\p{L}"″]$/u.test(text) && isSize(text) && !ELECTRICAL.test(text);
}

/** "15,6 Zoll": one length can be of a part of the product, a volume, weight or area is of the whole. */
export function isOneLength(text: string): boolean {
  return ONE_LENGTH.test(text);
}

/** "con 2 Baterías" and "2.0Ah": the figure is one of what is counted. */
export function measuresCounted(left: Piece, right: readonly string[]): boolean {
  return left.isAdjunct && left.role === 'count' && ELECTRICAL.test(right.slice(0, 2).join(' '));
}

/** Whether a phrase ends with these words: in a measure, in a time, or in what the product is free of. */
export function endsInMeasure(words: readonly string[], after: readonly string[], language: string): boolean {
  if (isFreeOf(words.slice(-2).join(' ')) || isFreeOf(words.slice(-3).join(' '))) return true;
  const next = after[0] ?? '';
  const last = words.slice(-2).join(' ');
  const hasMeasure = LASTS.test(last) || isMeasure(last) || isMeasure(words.at(-1) ?? '');
  if (!hasMeasure || lexiconOf(language).connectors.includes(foldCase(next)) || /^\p{N}/u.test(next))
    return false;
  if (isDimension(next, language)) return false;
  // "1 Liter auslaufsicher": a small letter begins no compound of the measure.
  if (language === 'de') return /^\p{Ll}/u.test(next) && !MEASURED_ADJECTIVE.test(next);
  return isHeadInitial(language);
}

/** Spanish "dos" is two, French "dos" the back of a chair. */
function isDimension(word: string, language: string): boolean {
  return DIMENSIONS.has(foldCase(word)) && !(language === 'es' && foldCase(word) === 'dos');
}

/** Whether words after these begin a phrase of their own: a labelled size, a measure of the whole product, what it is free of. */
export function startsMeasure(
  words: readonly string[],
  { role, text }: Piece,
  {
    before,
    isProduct,
    language,
  }: { readonly before: readonly string[]; readonly isProduct: boolean; readonly language: string },
): boolean {
  if (role === 'size' && isLabelledSize(text)) return true;
  if ([2, 3].some((length) => isFreeOf(words.slice(0, length).join(' ')))) return true;
  const last = before.at(-1) ?? '';
  const isOpen = lexiconOf(language).connectors.includes(foldCase(last)) || isDimension(last, language);
  return isProduct && isHeadInitial(language) && isMeasure(text) && !isOneLength(text) && !isOpen;
}
