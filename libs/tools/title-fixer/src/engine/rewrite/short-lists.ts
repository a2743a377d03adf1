import { codePointLength } from '@seller-toolbox/listing-text/code-points';
import type { PartList } from './arrange.ts';
import { cutsOf } from './cut-part.ts';
import type { TitlePart } from './title-part.ts';

/** In code points: a longer list of what a product fits is shortened, so that its properties fit too. */
const MAX_FIT_LIST = 28;
/** Of models, which say more in fewer words: "Compatible with Dyson V7, V8, V10". */
const MAX_MODEL_LIST = 34;
const MODELS = /\p{N}[^,]{0,20}, (?:\p{Lu}\p{L}{1,20} )?\p{Lu}{1,4}\p{N}{1,4}$/u;
/** Of models with their years: "for Toyota Camry (2018-2024), RAV4 (2019-2025)". */
const MAX_DATED_LIST = 52;
const DATED = /(?:19|20)\d\d\)?$/u;
const MIN_LONG_LIMIT = 100;

/**
 * A list of what a product fits, then shorter ones, which leave space for its properties. Models in a row without commas are all
 * of it: some of them would be taken for all.
 */
export function shortLists(part: TitlePart, { parts, language }: PartList, maxLength: number): string[] {
  const hasSpace = parts.reduce((sum, { text }) => sum + codePointLength(text) + 2, 0) <= maxLength;
  if (!part.text.includes(', ')) return [part.text];
  const cuts = cutsOf(part, language);
  const maxOf = (text: string) =>
    DATED.test(text) ? MAX_DATED_LIST : MODELS.test(text) ? MAX_MODEL_LIST : MAX_FIT_LIST;
  const short = [part.text, ...cuts].filter((text) => codePointLength(text) <= maxOf(text));
  const isKept = hasSpace || maxLength > MIN_LONG_LIMIT || short.length === 0;
  return isKept ? [part.text, ...cuts] : short;
}
