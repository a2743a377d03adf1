import type { Tool } from '@seller-toolbox/tool-kit';
import type { FbaEngine } from './page-engine.ts';

export const FLAGS = ['isDangerous', 'isApparel', 'isOversized'] as const;

export type GoodsKind = Pick<Tool<FbaEngine>['input'], 'category' | (typeof FLAGS)[number]>;

type Category = GoodsKind['category'];

/** The property that means the same as a category. */
export const FLAG_OF_CATEGORY = {
  dangerous: 'isDangerous',
  apparel: 'isApparel',
  oversize: 'isOversized',
} as const satisfies Record<Exclude<Category, 'standard'>, (typeof FLAGS)[number]>;

/** The category to show: for goods without one, the first that a property means, as in a link with `isApparel`. */
export function shownCategory(kind: GoodsKind): Category {
  if (kind.category !== 'standard') return kind.category;
  const marked = (['dangerous', 'apparel', 'oversize'] as const).find((one) => kind[FLAG_OF_CATEGORY[one]]);
  return marked ?? 'standard';
}
