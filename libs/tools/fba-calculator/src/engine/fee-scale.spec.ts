import { runEngine } from '@seller-toolbox/tool-contract';
import { engine } from './fba-calculator.engine.ts';
import type { FbaOutput } from './fba-output.schema.ts';

const ITEM = { length: 10, width: 8, height: 1, weight: 2.302, price: 20, date: '2026-05-01' };
const US = { ruleSet: 'amazon-us-2026-01-15' };
const UK = { marketplace: 'UK', ruleSet: 'amazon-uk-2026-02-01', price: 30 };

function outputOf(input: Record<string, unknown>): FbaOutput {
  const result = runEngine(engine, { ...ITEM, ...US, ...input }, { now: 0 });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.output;
}

function scale(input: Record<string, unknown>) {
  const { feeScale } = outputOf(input);
  return {
    bounds: feeScale && [feeScale.steps[0]?.above, ...feeScale.steps.map(({ upTo }) => upTo)],
    charged: feeScale?.charged,
    saves: feeScale?.saves,
  };
}

describe('the scale of the fee', () => {
  it('has the charged step and those beside it, with their fees and surcharges', () => {
    const { feeScale, fees } = outputOf({});
    expect(feeScale?.steps).toEqual([
      // 5.92, 6.1 and 6.26 by the card, and 3.5 % of it for fuel.
      { above: 2, upTo: 2.25, fee: expect.closeTo(5.92 * 1.035, 9) },
      { above: 2.25, upTo: 2.5, fee: fees.fulfillmentFee },
      { above: 2.5, upTo: 2.75, fee: expect.closeTo(6.26 * 1.035, 9) },
    ]);
    expect(feeScale?.charged).toBe(1);
    expect(feeScale?.share).toBeCloseTo((2.302 - 2.25) / 0.25, 9);
    expect(feeScale?.saves).toBeCloseTo(0.18 * 1.035, 9);
  });

  it.each([
    [2.25, [1.75, 2, 2.25, 2.5], 1],
    [2.25 + 1e-6, [2, 2.25, 2.5, 2.75], 0],
  ])('has a weight exactly on a bound in the step below it: %d lb', (weight, bounds, share) => {
    expect(scale({ weight })).toMatchObject({ bounds, charged: 1 });
    expect(outputOf({ weight }).feeScale?.share).toBeCloseTo(share, 4);
  });

  it('has two steps above the lowest one of a tier, and no saving', () => {
    const lowest = { length: 9, width: 6, height: 0.5, weight: 0.1 };
    expect(scale(lowest)).toEqual({ bounds: [0, 0.125, 0.25, 0.375], charged: 0, saves: null });
  });

  it('has two steps below the highest one of a tier, and none beyond it', () => {
    expect(scale({ weight: 20 })).toMatchObject({ bounds: [19.25, 19.5, 19.75, 20], charged: 2 });
    expect(scale({ length: 9, width: 6, height: 0.5, weight: 1 })).toMatchObject({
      bounds: [0.625, 0.75, 0.875, 1],
      charged: 2,
    });
  });

  it.each([
    ['small-bulky', { length: 20, weight: 10.2 }, [9, 10, 11, 12], 1],
    ['small-bulky', { length: 18.5, weight: 0.5, width: 3 }, [0, 1, 2, 3], 0],
    ['extra-large-50-70', { length: 70, weight: 50.5 }, [50, 51, 52, 53], 0],
    ['extra-large-50-70', { length: 70, weight: 70 }, [67, 68, 69, 70], 2],
    ['extra-large-150-plus', { length: 70, weight: 150.5 }, [150, 151, 152, 153], 0],
  ])('counts the started pounds of oversize: %s', (tier, input, bounds, charged) => {
    expect(outputOf(input).sizeTier).toBe(tier);
    expect(scale(input)).toMatchObject({ bounds, charged });
  });

  it('is in the units of the input', () => {
    const metric = { unitSystem: 'metric', length: 25.4, width: 20.32, height: 2.54, weight: 1.0442 };
    const [from, ...upTo] = scale(metric).bounds ?? [];
    expect(from).toBeCloseTo(0.9072, 4);
    expect(upTo.map((bound) => bound?.toFixed(4))).toEqual(['1.0206', '1.1340', '1.2474']);
  });

  it('has the rows of a card in kilograms', () => {
    const british = { ...UK, length: 44, width: 33, height: 22, weight: 2 };
    expect(outputOf(british).sizeTier).toBe('standard-parcel');
    const { feeScale, billableWeight, fees } = outputOf(british);
    const step = feeScale?.steps[feeScale.charged];
    expect(step?.fee).toBe(fees.fulfillmentFee);
    expect(billableWeight).toBeGreaterThan(step?.above ?? Infinity);
    expect(billableWeight).toBeLessThanOrEqual(step?.upTo ?? 0);
  });

  it.each([
    ['a Japanese tier with one fee for all weights', { marketplace: 'JP', ruleSet: 'amazon-jp-2026-04-01' }],
    ['a fee by the fraction of a pound', { ruleSet: 'standard', weight: 5, height: 4 }],
    ['an item without a tier', { length: 100, width: 60, height: 60, weight: 10 }],
  ])('is null for %s', (_, input) => {
    expect(outputOf({ ...input, price: 1500 }).feeScale).toBeNull();
  });

  it('has an open end where the heaviest row has none', () => {
    const mexican = { marketplace: 'MX', ruleSet: 'amazon-mx-2026-06-04', price: 300 };
    const { feeScale, sizeTier } = outputOf({ ...mexican, length: 20, width: 15, height: 1, weight: 0.45 });
    expect(sizeTier).toBe('envelope');
    expect(feeScale?.charged).toBe(2);
  });

  it('saves as much as the next cheaper bracket of the same tier', () => {
    const { feeScale, nextCheaper } = outputOf({ height: 4, weight: 0.9 });
    expect(nextCheaper?.sizeTier).toBe('large-standard');
    expect(feeScale?.saves).toBe(nextCheaper?.saves);
    expect(nextCheaper?.savesPerThousand).toBeCloseTo((feeScale?.saves ?? 0) * 1000, 9);
  });
});

describe('what is left of a side after a tip', () => {
  it.each([
    [{ height: 4, weight: 0.9 }],
    [{ height: 4, weight: 3.1 }],
    [{ length: 18.5, width: 14, height: 8, weight: 10 }],
    [{ unitSystem: 'metric', length: 25.4, width: 20.32, height: 10.16, weight: 0.4 }],
    [{ ...UK, length: 30, width: 20, height: 10, weight: 0.5 }],
  ])('has the fee that the tip promises: %o', (input) => {
    const { nextCheaper, fees } = outputOf(input);
    if (!nextCheaper) throw new Error('nothing is cheaper');
    const { dimension, said, saves } = nextCheaper;
    const after = outputOf({ ...input, [dimension]: said.left });
    expect(after.billableWeight).toBeCloseTo(said.billableWeight, 9);
    expect((fees.fulfillmentFee ?? 0) - (after.fees.fulfillmentFee ?? 0)).toBeGreaterThanOrEqual(
      saves - 1e-9,
    );
  });
});
