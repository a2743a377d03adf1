import { ratioOf, type Counts } from './measures.ts';

/**
 * The highest bid that keeps the target ACOS: sales per click × target ACOS.
 * A price of 30, a conversion rate of 12 % and a target of 30 % give 1.08. Null without clicks or sales.
 */
export function bidForTarget(
  { sales, clicks }: Pick<Counts, 'sales' | 'clicks'>,
  target: number,
): number | null {
  const perClick = sales > 0 ? ratioOf(sales, clicks) : null;
  return perClick === null ? null : (perClick * target) / 100;
}
