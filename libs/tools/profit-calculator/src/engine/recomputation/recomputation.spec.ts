import { createEnv, runEngine } from '@seller-toolbox/tool-contract';
import { engine } from '../profit-calculator.engine.ts';
import { plainNetProfit, type Kind, type PlainUnit, type Store } from './plain-profit.ts';

const UNITS = 2000;
const STORES: readonly Store[] = ['US', 'CA', 'UK', 'DE', 'FR', 'IT', 'JP'];
const KINDS: readonly Kind[] = [
  'general',
  'clothing',
  'home',
  'beauty',
  'automotive',
  'electronics-accessories',
];
/** Bounds of bands and price limits; half of the prices are on one or next to it. */
const PRICES = [5, 10, 14, 15, 20, 25, 40, 45, 50, 100, 200];
const JAPANESE_PRICES = [600, 750, 1000, 1500, 2500, 3000, 7500];

/** Units from a seed, the same in every run; each optional field is given to some of them. */
function unitsOf(seed: number): PlainUnit[] {
  const { random } = createEnv({ now: 0, seed });
  const below = (end: number) => Math.floor(random() * end);
  const one = <T>(list: readonly T[]) => list[below(list.length)] as T;
  const money = (end: number) => below(end * 100) / 100;
  const some = <T>(value: T) => (random() < 0.4 ? value : undefined);
  return Array.from({ length: UNITS }, (): PlainUnit => {
    const marketplace = one(STORES);
    const isYen = marketplace === 'JP';
    const scale = isYen ? 100 : 1;
    const bound = one(isYen ? JAPANESE_PRICES : PRICES);
    const near = bound + (isYen ? below(3) - 1 : (below(3) - 1) / 100);
    const size = random() < 0.6;
    const perMarket = marketplace === 'US' ? 0.4 : 1;
    const fields: Record<string, unknown> = {
      marketplace,
      category: one(KINDS),
      date: one(['2026-09-20', '2026-11-20']),
      sellingPrice: random() < 0.5 ? near : 1 + money(120 * scale),
      costOfGoods: money(30 * scale),
      shippingCost: money(5 * scale),
      advertisingCost: money(5 * scale),
      otherCosts: money(2 * scale),
      tax: marketplace === 'US' ? undefined : some(one(['registered', 'exempt'] as const)),
      priceIncludesTax: some(random() < 0.5),
      sellerCountry: some(one(['other', 'UK', 'FR'] as const)),
      ...(size && {
        packageLength: (1 + below(44)) * perMarket,
        packageWidth: (1 + below(33)) * perMarket,
        packageHeight: (1 + below(19)) * perMarket,
        packageWeight: (1 + below(6000)) / 1000,
        freightRate: some(money(200)),
        freightPer: some(one(['kg', 'm3'] as const)),
      }),
      dutyRate: some(money(30)),
      customsEntry: some(one(['air', 'sea'] as const)),
      shipmentUnits: some(1 + below(20_000)),
      inspectionCost: some(money(2)),
      returnRate: some(money(30)),
      returnCost: some(money(4)),
      resellableShare: some(below(101)),
      discountRate: some(below(60)),
      discountShare: some(below(101)),
      redemptionFee: some(money(1)),
      promotionFee: some(money(500)),
      promotionUnits: some(1 + below(1000)),
      acos: some(below(60)),
    };
    return Object.fromEntries(
      Object.entries(fields).filter(([, value]) => value !== undefined),
    ) as unknown as PlainUnit;
  });
}

const RULES: Readonly<Record<Store, string>> = {
  US: 'amazon-us-2026-08-21',
  CA: 'amazon-ca-2026-11-21',
  UK: 'amazon-uk-2026-02-01',
  DE: 'amazon-de-2026-02-01',
  FR: 'amazon-fr-2026-02-01',
  IT: 'amazon-it-2026-02-01',
  JP: 'amazon-jp-2026-04-01',
};

function outputOf(unit: object) {
  const ruleSet = RULES[(unit as PlainUnit).marketplace];
  const result = runEngine(engine, { ...unit, ruleSet }, { now: 0 });
  if (!result.ok) throw new Error(JSON.stringify([unit, result.problems]));
  return result.output;
}

describe('the net profit of 2,000 random units', () => {
  const units = unitsOf(20261123);

  it('is what the plain rules give', () => {
    const different = units.flatMap((unit) => {
      const [found, expected] = [outputOf(unit).netProfit, plainNetProfit(unit)];
      return Math.abs(found - expected) < 1e-6 ? [] : [{ unit, found, expected }];
    });
    expect(different.slice(0, 2)).toEqual([]);
  });

  it('is the price less all lines of the breakdown', () => {
    for (const unit of units) {
      const { breakdown, sellingPrice, netProfit, totalCost } = outputOf(unit);
      expect(breakdown.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(sellingPrice, 6);
      expect(sellingPrice - totalCost).toBeCloseTo(netProfit, 6);
    }
  });

  it('is 0 within a cent at the break-even price, or more behind a jump of the fees', () => {
    for (const unit of units.slice(0, 500)) {
      const { breakEvenPrice, listBreakEvenPrice } = outputOf(unit);
      if (breakEvenPrice === null || listBreakEvenPrice === null) continue;
      const step = unit.marketplace === 'JP' ? 1 : 0.01;
      const at = (sellingPrice: number) => outputOf({ ...unit, sellingPrice }).netProfit;
      expect(at(listBreakEvenPrice)).toBeGreaterThanOrEqual(-1e-9);
      if (listBreakEvenPrice > step) expect(at(listBreakEvenPrice - step)).toBeLessThan(1e-9);
    }
  });

  it('falls with every cost', () => {
    for (const unit of units.slice(0, 300)) {
      const { netProfit } = outputOf(unit);
      for (const field of ['costOfGoods', 'shippingCost', 'otherCosts'] as const) {
        expect(outputOf({ ...unit, [field]: unit[field] + 1 }).netProfit).toBeLessThan(netProfit);
      }
    }
  });
});
