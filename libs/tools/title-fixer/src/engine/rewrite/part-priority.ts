import type { TitleRules } from '../check/title-rules.ts';
import type { PartList } from './arrange.ts';
import { factFragments } from './fact-fragments.ts';
import { excludesBuyers, hasMeasure, type PartRole } from './part-role.ts';
import { DECIDING } from './redundant-parts.ts';
import type { TitlePart } from './title-part.ts';

/** "LED Desk Lamp with Clamp": what directly follows the product in few words is part of its name. */
const MAX_NAMED_WORDS = 3;
const NAMED = -0.5;
/** Before what directly follows the product, which may be what it fits. */
const FIRST = -2;

/** The indexes of the parts by the order of their roles, other roles last, each in the order of the title. */
export function byRole({ parts, language }: PartList, roles: readonly PartRole[]): number[] {
  const product = parts.findIndex(({ role }) => role === 'product');
  const rank = (index: number): number => {
    const part = parts[index] as TitlePart;
    if (excludesBuyers(part)) return FIRST;
    const isHosted = part.host !== null && part.host !== product;
    if (DECIDING.includes(part.role) && !isHosted && belongsTo(parts, index, product)) return -1;
    const own = roles.indexOf(part.role === 'synonym' && !roles.includes('synonym') ? 'feature' : part.role);
    // "10000mAh Power Bank": a property with its figure comes before other properties.
    const isMeasured =
      part.host === null && ['feature', 'synonym'].includes(part.role) && hasMeasure(part.text);
    const hasFacts = part.role === 'feature' && factFragments(part.text, language).length > 0;
    const position = (own < 0 ? roles.length : own) - (isMeasured ? 0.5 : hasFacts ? 0.25 : 0);
    const isOfProduct = part.host === null || parts[part.host]?.role === 'product';
    // "Yoga Pants with Pockets": before other names of the product.
    if (part.host === product && part.role === 'feature')
      return index === product + 1 && part.text.split(' ').length <= MAX_NAMED_WORDS ? NAMED : own - 0.6;
    // "Building Set for Kids Ages 3+": whom it is for follows its name.
    const behind = DECIDING.includes(part.role) ? 0 : 0.5;
    return isOfProduct ? position : Math.max(position, rank(part.host ?? index) + behind);
  };
  const ranks = parts.map((_part, index) => rank(index));
  const rankAt = (index: number) => ranks[index] ?? 0;
  return parts.map((_part, index) => index).sort((a, b) => rankAt(a) - rankAt(b) || a - b);
}

/** The parts without purposes of one word, which belong to the highlights if the rules have them. */
export function withoutLoneUses(
  priority: readonly number[],
  parts: readonly TitlePart[],
  rules: TitleRules,
): number[] {
  const isLoneUse = ({ role, isAdjunct }: TitlePart) => role === 'use' && !isAdjunct;
  const hasHighlights = rules.policy.itemHighlights !== null;
  return priority.filter((index) => !hasHighlights || !isLoneUse(parts[index] as TitlePart));
}

/** Whether a part directly follows the product in its phrase. */
export function belongsTo(parts: readonly TitlePart[], index: number, product: number): boolean {
  const between = parts.slice(product + 1, index + 1);
  return (
    index > product && parts[index]?.isAdjunct === true && between.every(({ separator }) => separator === ' ')
  );
}
