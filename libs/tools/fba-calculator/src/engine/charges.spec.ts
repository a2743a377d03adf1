import { runEngine } from '@seller-toolbox/tool-contract';
import * as fc from 'fast-check';
import { marketplaceOfCard, RULE_SET_IDS } from '@seller-toolbox/fee-cards/fba/rule-sets.data';
import { riseOfOtherFees, type Charges } from './charges.ts';
import { engine } from './fba-calculator.engine.ts';
import type { FbaOutput } from './fba-output.schema.ts';

function run(input: Record<string, unknown>): FbaOutput {
  const result = runEngine(engine, input, { now: 0 });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.output;
}

const totalOf = (input: Record<string, unknown>) => run(input).fees.totalFees ?? Number.NaN;

describe('the next cheaper fee', () => {
  // A small oversize parcel of 5.37; 2.44 cm less make it a standard parcel of 5.28, which pays for a low inventory level.
  const parcel = { length: 36.44, width: 44.98, height: 9.33, weight: 4.741, price: 18 };
  const item = { ...parcel, marketplace: 'DE', ruleSet: 'amazon-de-2026-02-01', date: '2026-05-01' };

  it.each([
    [5, 0.67],
    [27, 0.21],
  ])('is not a standard parcel that pays more for stock of %d days than it saves', (days, fee) => {
    const given = { ...item, daysOfSupply: days };
    expect(totalOf({ ...given, length: 34 })).toBeGreaterThan(totalOf(given));
    const { nextCheaper, nextCheaperTier } = run(given);
    for (const cheaper of [nextCheaper, nextCheaperTier]) {
      expect(cheaper?.sizeTier === 'standard-parcel' ? cheaper.saves : Infinity).toBeGreaterThan(fee);
    }
  });

  it.each([28, null])('is the standard parcel where stock of %p days costs nothing', (days) => {
    const { nextCheaper } = run({ ...item, daysOfSupply: days });
    expect(nextCheaper).toMatchObject({ dimension: 'length' });
    expect([nextCheaper?.by, nextCheaper?.saves]).toEqual([
      expect.closeTo(2.44, 9),
      expect.closeTo(0.09135, 9),
    ]);
  });

  it('lowers the total of every card, whatever fees the seller chose', () => {
    const side = fc.double({ min: 0.5, max: 60, noNaN: true });
    const inputs = fc.record({
      ruleSet: fc.constantFrom(...RULE_SET_IDS),
      length: side,
      width: side,
      height: side,
      weight: fc.double({ min: 0.05, max: 40, noNaN: true }),
      price: fc.constantFrom(5, 20, 80),
      date: fc.constantFrom('2026-05-01', '2026-11-21'),
      daysOfSupply: fc.constantFrom(null, 5, 27, 28),
      utilizationWeeks: fc.constantFrom(null, 30),
      inboundSplit: fc.constantFrom('optimized', 'minimal'),
    });
    fc.assert(
      fc.property(inputs, (some) => {
        const input = { ...some, marketplace: marketplaceOfCard(some.ruleSet) };
        const { nextCheaper, nextCheaperTier } = run(input);
        for (const cheaper of [nextCheaper, nextCheaperTier]) {
          if (!cheaper) continue;
          const { dimension, by } = cheaper;
          expect(totalOf({ ...input, [dimension]: input[dimension] - by })).toBeLessThan(totalOf(input));
        }
      }),
      { numRuns: 400, seed: 20261129 },
    );
  });
});

describe('riseOfOtherFees', () => {
  const charges = (storageFee: number | null, lowInventory: number | null): Charges => ({
    volume: 1,
    storageRate: storageFee,
    storageFee,
    optionalFees: [{ id: 'low-inventory', amount: lowInventory, basis: 5, published: null }],
    totalFees: 5,
  });

  it.each([
    ['nothing for equal fees', charges(1, 0.2), charges(1, 0.2), 0],
    ['nothing for lower fees', charges(1, 0.2), charges(0.8, 0), 0],
    ['each higher fee', charges(1, 0.2), charges(1.1, 0.5), 0.4],
    ['a higher fee without a lower one beside it', charges(1, 0), charges(0.4, 0.21), 0.21],
    ['a fee that becomes known', charges(1, null), charges(1, 0.21), 0.21],
    ['without end a fee that becomes unknown', charges(1, 0.2), charges(null, 0.2), Infinity],
    ['nothing for a fee that is unknown in both', charges(null, 0.2), charges(null, 0.2), 0],
  ])('counts %s', (_title, before, after, expected) => {
    expect(riseOfOtherFees(before, after)).toBe(expected);
  });
});
