import { createEnv } from '@seller-toolbox/tool-contract';
import { feeContext } from '../fee-context.ts';
import { fulfillmentQuote } from '../fulfillment-fee.ts';
import { RATE_CARDS } from '../rate-cards.ts';
import type { RuleSetId } from '../rule-sets.data.ts';
import { standardFee, usFee2024, usFee2026, type UsItem } from './united-states.ts';

const ITEMS = 2000;

/** Limits in hundredths of an inch and of an ounce: half of the values are on one or next to it. */
const SIDES = [75, 200, 800, 1200, 1400, 1500, 1800];
const LONG_SIDES = [2000, 2800, 3300, 3700, 5900, 9600];
const WEIGHTS = [200, 400, 600, 800, 1000, 1200, 1400, 1600, 2000, 2400, 2800, 3200, 3600, 4000, 4400, 4800];
const HEAVY = [20, 50, 51, 70, 71, 150, 151].map((pounds) => pounds * 1600);
const PRICES = [10, 50];
const GOODS = ['general', 'general', 'general', 'apparel', 'dangerous'] as const;

/** Items of all sizes, from a seed, the same in every run. */
function itemsOf(seed: number): UsItem[] {
  const { random } = createEnv({ now: 0, seed });
  const below = (end: number) => Math.floor(random() * end);
  const near = (limits: readonly number[], end: number) =>
    random() < 0.5 ? Math.max(1, (limits[below(limits.length)] ?? 1) + below(3) - 1) : 1 + below(end);
  return Array.from({ length: ITEMS }, () => {
    const isLarge = random() < 0.5;
    const side = () => (isLarge ? near([...SIDES, ...LONG_SIDES], 4500) : near(SIDES, 1500));
    return {
      sides: [side(), side(), random() < 0.5 ? near([75, 200], 300) : side()],
      weight: random() < 0.6 ? near(WEIGHTS, 6000) : near(HEAVY, 280_000),
      price: near(PRICES, 80),
      goods: GOODS[below(GOODS.length)] ?? 'general',
      isPeak: random() < 0.5,
    };
  });
}

function cardFee(item: UsItem, ruleSet: RuleSetId): { base: number | null; tier: string | undefined } {
  const [length, width, height] = item.sides.map((side) => side / 100) as [number, number, number];
  const context = feeContext(
    {
      category: item.goods === 'general' ? 'standard' : item.goods,
      isDangerous: false,
      isApparel: false,
      price: item.price,
    },
    item.isPeak ? '2026-11-20' : '2026-09-20',
    RATE_CARDS[ruleSet],
  );
  const quote = fulfillmentQuote({ length, width, height, weight: item.weight / 1600 }, context);
  return { base: quote.baseFee, tier: quote.tier?.id };
}

describe.each<readonly [RuleSetId, (item: UsItem) => number | null]>([
  ['amazon-us-2026-01-15', usFee2026],
  ['amazon-us-2024-04-15', usFee2024],
  ['standard', standardFee],
])('%s', (ruleSet, plain) => {
  const items = itemsOf(20261123);

  it(`charges ${ITEMS} random items what the plain rules do`, () => {
    const different = items.flatMap((item) => {
      const [{ base, tier }, expected] = [cardFee(item, ruleSet), plain(item)];
      const isSame =
        base === null || expected === null ? base === expected : Math.abs(base - expected) < 1e-9;
      return isSame ? [] : [{ ...item, base, tier, expected }];
    });
    expect(different.slice(0, 3)).toEqual([]);
  });

  it('has an item of every tier among them', () => {
    const reached = new Set(items.map((item) => cardFee(item, ruleSet).tier));
    const missed = RATE_CARDS[ruleSet].tiers.filter(({ id }) => !reached.has(id)).map(({ id }) => id);
    expect(missed).toEqual([]);
  });
});
