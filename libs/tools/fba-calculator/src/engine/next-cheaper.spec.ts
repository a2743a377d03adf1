import * as fc from 'fast-check';
import { feeContext, type FeeContext } from '@seller-toolbox/fee-cards/fba/fee-context';
import { weightBounds } from '@seller-toolbox/fee-cards/fba/fee-schedule';
import { fulfillmentQuote } from '@seller-toolbox/fee-cards/fba/fulfillment-fee';
import type { Item } from '@seller-toolbox/fee-cards/fba/item';
import { ceilToHundredth, nextCheaper } from './next-cheaper.ts';
import { RATE_CARDS } from '@seller-toolbox/fee-cards/fba/rate-cards';
import { RULE_SET_IDS, type RuleSetId } from '@seller-toolbox/fee-cards/fba/rule-sets.data';

const DAYS = ['2026-03-01', '2026-06-01', '2026-11-21'] as const;

function contextFor(ruleSet: RuleSetId, day = '2026-03-01', price = 20): FeeContext {
  const question = { category: 'standard', isDangerous: false, isApparel: false, price } as const;
  return feeContext(question, day, RATE_CARDS[ruleSet]);
}
const nextOf = (item: Item, of: FeeContext) => nextCheaper(item, fulfillmentQuote(item, of), of, () => 0);
const cheaperFor = (item: Item, of: FeeContext) => nextOf(item, of).bracket;
const cheaperTierFor = (item: Item, of: FeeContext) => nextOf(item, of).tier;

const CARD_2026 = 'amazon-us-2026-01-15';

describe('nextCheaper', () => {
  it('finds the bracket below by dimensional weight, on the side that changes least', () => {
    const cheaper = cheaperFor({ length: 10, width: 8, height: 4, weight: 0.9 }, contextFor('standard'));
    expect(cheaper).toMatchObject({ dimension: 'height' });
    expect(cheaper?.by).toBeCloseTo(0.525, 12);
    expect(cheaper?.saves).toBeCloseTo(0.15107913669065, 12);
  });

  it('finds the smaller tier when a side is a little too long', () => {
    const cheaper = cheaperFor({ length: 14, width: 10, height: 0.85, weight: 0.3 }, contextFor(CARD_2026));
    expect(cheaper).toMatchObject({ dimension: 'height', quote: { tier: { id: 'small-standard' } } });
    expect(cheaper?.by).toBeCloseTo(0.1, 12);
    // Large standard at 0.856 lb of dimensional weight is 4.60, small standard at 0.3 lb is 3.45.
    expect(cheaper?.saves).toBeCloseTo(1.15, 12);
  });

  it('finds a change of the weight when only the weight decides', () => {
    const cheaper = cheaperFor({ length: 5, width: 5, height: 0.5, weight: 0.26 }, contextFor(CARD_2026));
    expect(cheaper).toMatchObject({ dimension: 'weight' });
    expect(cheaper?.by).toBeCloseTo(0.01, 12);
    expect(cheaper?.saves).toBeCloseTo(0.03, 12);
  });

  it('finds the length that brings length plus girth down to 130', () => {
    const cheaper = cheaperFor({ length: 91, width: 10, height: 10, weight: 60 }, contextFor('standard'));
    expect(cheaper).toMatchObject({ dimension: 'width', quote: { tier: { id: 'large-standard' } } });
    expect(cheaper?.by).toBeCloseTo(0.5, 12);
  });

  it('passes over a tier that would cost more: 50 lb extra-large is more expensive than 50.5', () => {
    const item = { length: 90, width: 4, height: 2, weight: 50.5 };
    const cheaper = cheaperFor(item, contextFor(CARD_2026));
    expect(cheaper?.dimension === 'weight' ? cheaper.by : null).not.toBeCloseTo(0.5, 6);
    expect(cheaper?.saves).toBeGreaterThan(0);
  });

  it('finds a nearer bracket and the next tier together', () => {
    const item = { length: 18.5, width: 14, height: 8, weight: 10 };
    const of = contextFor(CARD_2026);
    expect(cheaperFor(item, of)).toMatchObject({
      dimension: 'height',
      quote: { tier: { id: 'small-bulky' } },
    });
    const tier = cheaperTierFor(item, of);
    expect(tier).toMatchObject({ dimension: 'length', quote: { tier: { id: 'large-standard' } } });
    expect(tier?.by).toBeCloseTo(0.5, 12);
    // Small bulky at 14.91 lb against large standard at 14.504 lb, which is 47 steps above 3 lb.
    expect(tier?.saves).toBeCloseTo(7.55 + 14 * 0.38 - (6.97 + 47 * 0.08), 10);
  });

  it('finds the step of a dimensional weight above the own weight that the tier allows', () => {
    // 28.8 kg by the dimensions, in a tier for at most 15 kg of own weight: 28 steps end at 28.76 kg.
    const item = { length: 60, width: 60, height: 40, weight: 1.8 };
    const cheaper = cheaperFor(item, contextFor('amazon-uk-2026-02-01'));
    expect(cheaper).toMatchObject({ dimension: 'height' });
    expect(cheaper?.by).toBeCloseTo(40 - (28.76 * 5000) / (60 * 60), 10);
  });

  it('finds the weight from which on a cheap item has the fee of low prices, where its size is billed', () => {
    const of = contextFor('amazon-de-2026-02-01', '2026-03-01', 5);
    const item = { length: 34, width: 24, height: 11, weight: 0.41 };
    expect(fulfillmentQuote(item, of)).toMatchObject({
      billedBy: 'dimensional-weight',
      tier: { id: 'small-parcel' },
    });
    const cheaper = cheaperFor(item, of);
    expect(cheaper).toMatchObject({ dimension: 'weight', quote: { isLowPrice: true } });
    expect(cheaper?.by).toBeCloseTo(0.01, 12);
  });

  it.each([
    ['amazon-ca-2026-02-01', 'special-oversize'],
    ['amazon-mx-2026-06-04', 'large'],
  ] as const)('looks at few of the millions of steps of a huge item on %s', (ruleSet, tier) => {
    const item = { length: 2540, width: 2540, height: 2540, weight: 1 };
    const quote = fulfillmentQuote(item, contextFor(ruleSet));
    expect(quote.tier?.id).toBe(tier);
    const schedule = RATE_CARDS[ruleSet].fulfillment.general.seasons['non-peak']?.[tier];
    if (!schedule) throw new Error(`no fees of ${tier}`);
    expect(weightBounds(schedule, quote.billableWeight, 1).length).toBeLessThan(10);
    expect(cheaperFor(item, contextFor(ruleSet))?.saves).toBeGreaterThan(0);
  });

  it('finds no tier below the smallest', () => {
    const item = { length: 10, width: 8, height: 4, weight: 0.9 };
    expect(cheaperTierFor(item, contextFor('standard'))).toBeNull();
  });

  it.each([
    ['the cheapest item of a card', { length: 5, width: 4, height: 0.5, weight: 0.1 }, contextFor(CARD_2026)],
    ['an item in the first bracket', { length: 5, width: 4, height: 2, weight: 0.5 }, contextFor('standard')],
    ['an item without a fee', { length: 60, width: 40, height: 30, weight: 20 }, contextFor(CARD_2026)],
    ['an item without size', { length: 0, width: 0, height: 0, weight: 0 }, contextFor('standard')],
  ])('finds nothing for %s', (_title, item, of) => {
    expect(cheaperFor(item, of)).toBeNull();
  });

  it('ceilToHundredth rounds a change up to hundredths', () => {
    expect([0.525, 0.53, 0.5300000000001, 1.001].map(ceilToHundredth)).toEqual([0.53, 0.53, 0.53, 1.01]);
  });
});

describe('the change that nextCheaper returns', () => {
  const SMALL_EXCESS = 1e-4;
  const side = fc.double({ min: 0.5, max: 70, noNaN: true });
  const anyItem = fc.record({
    length: side,
    width: side,
    height: side,
    weight: fc.oneof(
      fc.double({ min: 0.05, max: 4, noNaN: true }),
      fc.double({ min: 4, max: 200, noNaN: true }),
    ),
  });
  const anyCard = fc.record({
    ruleSet: fc.constantFrom(...RULE_SET_IDS),
    day: fc.constantFrom(...DAYS),
    price: fc.constantFrom(5, 20, 80),
  });

  it('lowers the fee by `saves`; a slightly smaller change does not', () => {
    fc.assert(
      fc.property(anyItem, anyCard, (item, { ruleSet, day, price }) => {
        const of = contextFor(ruleSet, day, price);
        const before = fulfillmentQuote(item, of);
        const cheaper = nextOf(item, of).bracket;
        if (!cheaper || before.fee === null) return;
        const { dimension, by, saves } = cheaper;
        const changedBy = (change: number) =>
          fulfillmentQuote({ ...item, [dimension]: item[dimension] - change }, of).fee;
        expect(by).toBeGreaterThan(0);
        expect(by).toBeLessThan(item[dimension]);
        expect(saves).toBeGreaterThan(0);
        expect(before.fee - (changedBy(by) ?? Number.NaN)).toBeCloseTo(saves, 9);
        const almost = changedBy(Math.max(0, by - SMALL_EXCESS));
        expect(almost === null ? 0 : before.fee - almost).toBeLessThan(saves);
      }),
      { numRuns: 400, seed: 20261121 },
    );
  });

  it('leads to a cheaper tier; a slightly smaller change does not', () => {
    fc.assert(
      fc.property(anyItem, anyCard, (item, { ruleSet, day, price }) => {
        const of = contextFor(ruleSet, day, price);
        const before = fulfillmentQuote(item, of);
        const cheaper = nextOf(item, of).tier;
        if (!cheaper || before.fee === null) return;
        const { dimension, by, saves } = cheaper;
        const changedBy = (change: number) =>
          fulfillmentQuote({ ...item, [dimension]: item[dimension] - change }, of);
        expect(changedBy(by).tier?.id).not.toBe(before.tier?.id);
        expect(before.fee - (changedBy(by).fee ?? Number.NaN)).toBeCloseTo(saves, 9);
        const almost = changedBy(Math.max(0, by - SMALL_EXCESS));
        const isCheaperTier =
          almost.tier?.id !== before.tier?.id && (almost.fee ?? Infinity) < before.fee - 1e-9;
        expect(isCheaperTier).toBe(false);
      }),
      { numRuns: 400, seed: 20261121 },
    );
  });

  it('is not larger than a change found by trying', () => {
    fc.assert(
      fc.property(anyItem, fc.constantFrom(...DAYS), (item, day) => {
        const of = contextFor(CARD_2026, day);
        const before = fulfillmentQuote(item, of);
        const cheaper = nextOf(item, of).bracket;
        if (before.fee === null || cheaper?.dimension === 'weight') return;
        for (const dimension of ['length', 'width', 'height'] as const) {
          for (let tried = 0.05; tried < item[dimension]; tried += 0.4) {
            const fee = fulfillmentQuote({ ...item, [dimension]: item[dimension] - tried }, of).fee;
            if (fee === null || fee > before.fee - 1e-9) continue;
            expect(cheaper?.by).toBeLessThanOrEqual(tried + 1e-9);
            break;
          }
        }
      }),
      { numRuns: 150, seed: 7 },
    );
  });
});
