import { warningLength } from '../check/length-rule.ts';
import type { PartList } from './arrange.ts';
import type { ChoiceOptions } from './choice.ts';
import type { TitlePart } from './title-part.ts';

const MAX_DETAIL_WORDS = 4;
const MAX_ADJUNCT_WORDS = 3;

/**
 * The maximum length with a part: without item highlights what a phone does not show is better than lost if it is short, which is
 * often a color, or what the product is for.
 */
export function maxLengthWith(
  { text, role, isAdjunct, host }: TitlePart,
  { parts }: PartList,
  { rules, target }: ChoiceOptions,
): number {
  const isOfProduct = host === null || parts[host]?.role === 'product';
  const { length } = text.replaceAll(/ (?:&|\+|and|und|et|y|e) /giu, ' ').split(' ');
  const isDetail = isAdjunct ? isOfProduct || length <= MAX_ADJUNCT_WORDS : length <= MAX_DETAIL_WORDS;
  if (rules.policy.itemHighlights !== null || !isDetail || role === 'synonym') return target;
  return Math.max(target, Math.min(rules.policy.advisedLength, warningLength(rules)));
}
