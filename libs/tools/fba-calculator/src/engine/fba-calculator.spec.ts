import { runEngine } from '@seller-toolbox/tool-contract';
import { sumRounded } from '@seller-toolbox/tool-contract/rounding';
import * as fc from 'fast-check';
import { engine } from './fba-calculator.engine.ts';
import type { FbaOutput } from './fba-output.schema.ts';
import { RULE_SET_IDS, marketplaceOfCard } from '@seller-toolbox/fee-cards/fba/rule-sets.data';

const NOW = Date.UTC(2026, 10, 21, 12);
const BOX = { length: 10, width: 8, height: 4, weight: 0.9 };
const CARD_2026 = 'amazon-us-2026-01-15';

function run(input: Record<string, unknown>, now = NOW): FbaOutput {
  const result = runEngine(engine, { ruleSet: 'standard', ...input }, { now });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.output;
}
const problems = (input: Record<string, unknown>) => {
  const result = runEngine(engine, { ruleSet: 'standard', ...input }, { now: NOW });
  return result.ok ? [] : result.problems;
};
const codes = (output: FbaOutput) => output.findings.map(({ code }) => code);

describe('examples', () => {
  it.each(engine.examples)('$name', ({ input, env, expected }) => {
    const result = runEngine(engine, input, env ?? { now: NOW });
    const output = result.ok && result.output;
    expect(engine.outputSchema.safeParse(output).success).toBe(true);
    expect(output).toMatchObject(closeTo(expected) as object);
  });
});

describe('total fees round half a cent up', () => {
  it.each([
    // 11.19 of dangerous goods by 14.50 lb of dimensional weight, and 1.16667 ft³ at 0.99.
    [{ length: 18, width: 14, height: 8, weight: 1, date: '2026-02-01', isDangerous: true }, 12.345],
    // 4.75 with 3.5 percent, and 0.14583 ft³ at 2.40.
    [{ length: 18, width: 14, height: 1, weight: 1, date: '2026-10-01', price: 9.99 }, 5.525],
  ])('%j costs %d', (item, total) => {
    expect(run({ ruleSet: CARD_2026, ...item }).fees.totalFees).toBe(total);
  });
});

describe('optional fees', () => {
  const INDIA = {
    ruleSet: 'amazon-in-2026-09-07',
    marketplace: 'IN',
    length: 20,
    width: 15,
    height: 5,
    weight: 0.4,
  };
  const stepOf = (output: FbaOutput, code: string) => output.steps.find((step) => step.code === code)?.params;

  it('have a step with what the row was chosen by, and a source', () => {
    const output = run({
      ruleSet: CARD_2026,
      ...BOX,
      inboundSplit: 'minimal',
      daysOfSupply: 20,
      utilizationWeeks: 30,
    });
    expect(stepOf(output, 'inbound-placement')).toEqual({ basis: 320 / 139, fee: 0.41 });
    expect(stepOf(output, 'low-inventory')).toEqual({ basis: 20, fee: 0.7 });
    expect(stepOf(output, 'storage-utilization')).toMatchObject({ basis: 30 });
    const sourced = output.sources.flatMap(({ parts }) => parts);
    expect(sourced).toEqual(
      expect.arrayContaining(['inbound-placement', 'low-inventory', 'storage-utilization']),
    );
  });

  it('without a figure have no step and are named as unknown', () => {
    const output = run({ ruleSet: CARD_2026, ...BOX, length: 50, width: 30, inboundSplit: 'partial' });
    expect(stepOf(output, 'inbound-placement')).toBeUndefined();
    expect(output.findings).toContainEqual(
      expect.objectContaining({ code: 'optional-fee-unknown', params: { parts: ['inbound-placement'] } }),
    );
  });

  it('of India need a price for the closing fee', () => {
    const without = run({ ...INDIA, closingGroup: 'a' });
    expect(codes(without)).toContain('closing-fee-needs-price');
    expect(codes(without)).not.toContain('optional-fee-unknown');
    const withPrice = run({ ...INDIA, closingGroup: 'a', price: 499 });
    expect(codes(withPrice)).not.toContain('closing-fee-needs-price');
    expect(stepOf(withPrice, 'closing')).toEqual({ basis: 499, fee: 19 });
    expect(codes(run({ ...INDIA, closingGroup: 'a', price: 600 }))).toContain('optional-fee-unknown');
  });
});

function closeTo(value: unknown): unknown {
  if (typeof value === 'number') return expect.closeTo(value, 9);
  if (Array.isArray(value)) return value.map(closeTo);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, closeTo(one)]));
}

describe('rejected input', () => {
  it.each([
    ['a card of another marketplace', { marketplace: 'UK' }, 'marketplace', 'no-rate-card'],
    ['an unknown marketplace', { marketplace: 'XX' }, 'marketplace', 'invalid-value'],
    ['a negative side', { length: -1 }, 'length', 'too-small'],
    ['an absurd side', { height: 2541 }, 'height', 'too-large'],
    ['an absurd weight', { weight: 10_001 }, 'weight', 'too-large'],
    ['a negative price', { price: -0.01 }, 'price', 'too-small'],
    ['text for a number', { width: '8' }, 'width', 'invalid-type'],
    ['a number that is none', { width: Number.NaN }, 'width', 'invalid-type'],
    ['a missing side', { width: undefined }, 'width', 'required'],
    ['an unknown rule set', { ruleSet: 'amazon-us-2030-01-01' }, 'ruleSet', 'invalid-value'],
    ['a day that does not exist', { date: '2026-02-30' }, 'date', 'invalid-date'],
    ['an unknown field', { depth: 1 }, 'depth', 'unknown-field'],
  ])('%s', (_title, change, path, code) => {
    expect(problems({ ...BOX, ...change })).toEqual([{ path, code }]);
  });

  it('excludes the largest allowed values', () => {
    const largest = { length: 2540, width: 2540, height: 2540, weight: 10_000, price: 1_000_000 };
    expect(problems({ ...largest, ruleSet: CARD_2026 })).toEqual([]);
  });
});

describe('the day of the charge', () => {
  it('is today in the marketplace when none is given', () => {
    expect(run(BOX, Date.UTC(2026, 9, 15, 6, 59)).date).toBe('2026-10-14');
    expect(run(BOX, Date.UTC(2026, 9, 15, 7)).date).toBe('2026-10-15');
  });

  it('decides the season of the 2026 card', () => {
    const box = { ...BOX, ruleSet: CARD_2026, price: 20 };
    expect(run({ ...box, date: '2026-10-14' })).toMatchObject({
      season: 'non-peak',
      storageSeason: 'peak',
    });
    expect(run({ ...box, date: '2026-10-15' })).toMatchObject({ season: 'peak' });
  });

  it.each([
    ['2026-01-14', ['date-before-card']],
    ['2026-01-15', []],
    ['2027-01-14', []],
    ['2027-01-15', ['date-after-card']],
  ])('%s against the days for which the card is published', (date, expected) => {
    const found = codes(run({ ...BOX, ruleSet: CARD_2026, price: 20, date }));
    expect(found.filter((code) => code.startsWith('date-'))).toEqual(expected);
  });
});

describe('findings', () => {
  it.each([
    ['no side', { height: 0 }, 'side-missing'],
    ['no weight', { weight: 0 }, 'weight-missing'],
    ['a flag for oversize on an item that is not', { isOversized: true }, 'not-oversized'],
    ['the category oversize on an item that is not', { category: 'oversize' }, 'not-oversized'],
    ['dangerous goods on a card without a table', { isDangerous: true }, 'no-dangerous-table'],
    ['apparel on a card without a table', { category: 'apparel' }, 'no-apparel-table'],
    ['no price on a card with bands', { ruleSet: CARD_2026 }, 'price-missing'],
    ['apparel at the peak', { ruleSet: CARD_2026, isApparel: true }, 'off-peak-fee'],
    ['dangerous goods at the peak', { ruleSet: CARD_2026, isDangerous: true }, 'off-peak-fee'],
    [
      'apparel without a row',
      { ruleSet: CARD_2026, isApparel: true, length: 30 },
      'apparel-fee-not-published',
    ],
    ['figures of one source', { ruleSet: CARD_2026, isApparel: true }, 'single-source'],
    ['goods that may hold a battery', { ruleSet: CARD_2026, isDangerous: true }, 'lithium-battery-surcharge'],
    [
      'dangerous apparel',
      { ruleSet: CARD_2026, category: 'apparel', isDangerous: true },
      'dangerous-before-apparel',
    ],
    ['special handling', { ruleSet: CARD_2026, length: 97 }, 'overmax-fee-not-published'],
    ['no tier', { ruleSet: CARD_2026, length: 60, width: 40, height: 30 }, 'no-tier-on-card'],
    ['ages without a figure', { ruleSet: CARD_2026 }, 'aged-rates-not-published'],
    ['return processing', { ruleSet: CARD_2026 }, 'return-processing-not-published'],
  ])('reports %s', (_title, change, code) => {
    expect(codes(run({ ...BOX, ...change }))).toContain(code);
  });

  it.each([
    [{}, 'price-missing', { fromPrice: 10, toPrice: 50, currency: 'USD' }],
    [{ length: 97 }, 'overmax-fee-not-published', { lengthIn: 96, lengthPlusGirthIn: 130 }],
    [{ length: 60, width: 40, height: 30 }, 'no-tier-on-card', { limitLb: 150 }],
    [{}, 'aged-rates-not-published', { fromDays: 181, toDays: 365 }],
  ])('with %j give the figures of the card: %s', (change, code, params) => {
    const { findings } = run({ ...BOX, ruleSet: CARD_2026, ...change });
    expect(findings).toContainEqual(expect.objectContaining({ code, params }));
  });

  it('are empty for a plain item on the standard card', () => {
    expect(codes(run(BOX))).toEqual([]);
  });

  it('are empty for a flagged item that is oversize', () => {
    expect(codes(run({ ...BOX, length: 97, isOversized: true }))).toEqual([]);
  });
});

describe('price bands and seasons', () => {
  it('have the bounds of the card', () => {
    expect(run({ ...BOX, ruleSet: CARD_2026, price: 51, date: '2026-11-01' })).toMatchObject({
      priceBand: 'high',
      middlePriceBand: { from: 10, includesFrom: true, upTo: 50 },
      season: 'peak',
      seasonDays: { from: '10-15', until: '01-14' },
      storageSeason: 'peak',
      storageSeasonDays: { from: '10-01', until: '12-31' },
    });
    expect(run({ ...BOX, ruleSet: CARD_2026, date: '2026-05-01' }).seasonDays).toEqual({
      from: '01-15',
      until: '10-14',
    });
  });

  it('are null on the standard card', () => {
    expect(run(BOX)).toMatchObject({
      priceBand: null,
      middlePriceBand: null,
      seasonDays: null,
      storageSeasonDays: null,
    });
  });
});

describe('fees that we do not have', () => {
  it('are null, and so is the total', () => {
    const { fees, nextCheaper } = run({ ...BOX, ruleSet: CARD_2026, isApparel: true, length: 30 });
    expect(fees).toMatchObject({ fulfillmentFee: null, fuelSurcharge: null, totalFees: null });
    expect(fees.storageFee).toBeGreaterThan(0);
    expect(nextCheaper).toBeNull();
  });

  it('are all null for an item without a tier', () => {
    const output = run({ ...BOX, ruleSet: CARD_2026, length: 60, width: 40, height: 30 });
    expect(output).toMatchObject({
      sizeTier: null,
      billedBy: null,
      fees: { fulfillmentFee: null, removalFee: null, overmaxHandlingFee: null },
    });
    expect(output.billableWeight).toBeCloseTo(72000 / 139, 9);
  });
});

describe('the calculation steps', () => {
  const stepCodes = (input: Record<string, unknown>) => run(input).steps.map(({ code }) => code);

  it('go from the sides to the total', () => {
    expect(stepCodes(BOX)).toEqual([
      'dimensional-weight',
      'billed-dimensional-weight',
      'fulfillment-linear',
      'volume',
      'storage',
      'long-term-storage',
      'removal-any-weight',
      'return-processing',
      'total',
    ]);
  });

  it('start with the conversion of metric sizes and include started steps and fuel surcharge', () => {
    const metric = { unitSystem: 'metric', length: 60, width: 40, height: 10, weight: 4 };
    expect(stepCodes({ ...metric, ruleSet: CARD_2026, price: 20 })).toEqual([
      'unit-conversion',
      'dimensional-weight',
      'billed-dimensional-weight',
      'fulfillment-started-steps',
      'fuel-surcharge',
      'volume',
      'storage',
      'long-term-storage',
      'removal-started-steps',
      'total',
    ]);
  });

  it('have the numbers of their formulas', () => {
    const item = { length: 20, width: 15, height: 10, weight: 8, ruleSet: CARD_2026, price: 20 };
    const params = Object.fromEntries(
      run({ ...item, date: '2026-06-01' }).steps.map((step) => [step.code, step.params]),
    );
    expect(params['fulfillment-started-steps']).toMatchObject({
      base: 7.55,
      stepFee: 0.38,
      above: 1,
      steps: 21,
    });
    expect(params['fuel-surcharge']).toMatchObject({ share: 0.035 });
    expect(params['fuel-surcharge']?.['base']).toBeCloseTo(15.53, 10);
    expect(params['fuel-surcharge']?.['surcharge']).toBeCloseTo(0.54355, 10);
  });

  it('come with one source entry per publication', () => {
    expect(run(BOX).sources).toHaveLength(1);
    const dated = run({ ...BOX, ruleSet: CARD_2026, price: 20, date: '2026-05-01' }).sources;
    expect(dated.map(({ parts }) => parts)).toEqual([
      ['fulfillment'],
      ['fuel-surcharge'],
      ['storage'],
      ['aged-inventory'],
      ['removal'],
    ]);
    expect(dated[1]?.effectiveFrom).toBe('2026-04-17');
    expect(run({ ...BOX, ruleSet: CARD_2026, date: '2026-04-16' }).sources).toHaveLength(4);
  });
});

describe('any accepted input', () => {
  const side = fc.double({ min: 0, max: 200, noNaN: true });
  const fields = fc.record({
    ruleSet: fc.constantFrom(...RULE_SET_IDS),
    // The side and weight limits of the cards are between these, in centimeters as in inches.
    unitSystem: fc.constant('imperial'),
    length: side,
    width: side,
    height: side,
    weight: fc.double({ min: 0, max: 300, noNaN: true }),
    category: fc.constantFrom('standard', 'oversize', 'dangerous', 'apparel'),
    isOversized: fc.boolean(),
    isDangerous: fc.boolean(),
    isApparel: fc.boolean(),
    price: fc.option(fc.double({ min: 0, max: 100, noNaN: true })),
    date: fc.constantFrom('2026-06-10', '2026-07-01', '2026-11-21'),
  });
  const anyInput = fields.map((input) => ({ ...input, marketplace: marketplaceOfCard(input.ruleSet) }));

  it('gives an output that fits its schema, with finite numbers and a total that adds up', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const output = run(input);
        expect(engine.outputSchema.safeParse(output).success).toBe(true);
        expect(JSON.parse(JSON.stringify(output))).toEqual(output);
        const { fulfillmentFee, storageFee, totalFees } = output.fees;
        expect(totalFees).toBe(fulfillmentFee && sumRounded([fulfillmentFee, storageFee ?? 0]));
      }),
      { numRuns: 200, seed: 1 },
    );
  });

  it('gives the same fees in both unit systems', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const metric = {
          ...input,
          unitSystem: 'metric',
          length: input.length * 2.54,
          width: input.width * 2.54,
          height: input.height * 2.54,
          weight: input.weight * 0.45359237,
        };
        const imperial = run(input);
        const converted = run(metric);
        expect(converted.sizeTier).toBe(imperial.sizeTier);
        expect(converted.fees).toEqual(closeTo(imperial.fees));
        expect(converted.billableWeight / 0.45359237).toBeCloseTo(imperial.billableWeight, 6);
      }),
      { numRuns: 200, seed: 2 },
    );
  });

  it('gives the same fees whichever side is called the length', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { length, width, height } = input;
        const turned = run({ ...input, length: height, width: length, height: width });
        const straight = run(input);
        expect(turned.fees).toEqual(straight.fees);
        expect(turned.sizeTier).toBe(straight.sizeTier);
        expect(turned.nextCheaper?.by ?? null).toEqual(closeTo(straight.nextCheaper?.by ?? null));
        expect(turned.nextCheaper?.saves ?? null).toEqual(closeTo(straight.nextCheaper?.saves ?? null));
      }),
      { numRuns: 200, seed: 3 },
    );
  });

  it('never costs less for more weight within a tier', () => {
    fc.assert(
      fc.property(anyInput, fc.double({ min: 0, max: 40, noNaN: true }), (input, more) => {
        const light = run(input);
        const heavy = run({ ...input, weight: input.weight + more });
        if (light.sizeTier !== heavy.sizeTier) return;
        expect(heavy.fees.fulfillmentFee ?? Infinity).toBeGreaterThanOrEqual(light.fees.fulfillmentFee ?? 0);
      }),
      { numRuns: 200, seed: 4 },
    );
  });
});

describe('an input that names no rule set', () => {
  const item = { length: 10, width: 8, height: 4, weight: 0.9 };
  const ruleSetAt = (input: object, now: string) => {
    const result = runEngine(engine, { ...item, ...input }, { now: Date.parse(now) });
    return result.ok ? result.output.ruleSet : result.problems;
  };

  it.each([
    // Midnight in Los Angeles is eight hours later.
    [{}, '2026-01-15T07:59:59Z', 'amazon-us-2024-04-15'],
    [{}, '2026-01-15T08:00:00Z', 'amazon-us-2026-01-15'],
    [{ date: '2026-01-14' }, '2026-11-21T12:00:00Z', 'amazon-us-2024-04-15'],
    [{ date: '2024-04-14' }, '2026-11-21T12:00:00Z', 'standard'],
    [{ ruleSet: 'standard' }, '2026-11-21T12:00:00Z', 'standard'],
    [{ marketplace: 'DE' }, '2026-11-21T12:00:00Z', 'amazon-de-2026-02-01'],
    [{ marketplace: 'JP' }, '2026-11-21T12:00:00Z', 'amazon-jp-2026-04-01'],
  ])('%j is computed at %s by %s', (input, now, expected) => {
    expect(ruleSetAt(input, now)).toBe(expected);
  });

  it('is rejected where its marketplace has no card for the day', () => {
    const problems = [{ path: 'marketplace', code: 'no-rate-card' }];
    expect(ruleSetAt({ marketplace: 'IN' }, '2026-09-06T12:00:00Z')).toEqual(problems);
    expect(ruleSetAt({ marketplace: 'DE', date: '2026-01-31' }, '2026-11-21T12:00:00Z')).toEqual(problems);
  });
});

describe('the comparison with a card without fees of the peak', () => {
  const item = { ...BOX, price: 24.99 };
  const rowOf = (output: FbaOutput, id: string) => output.comparison.find(({ ruleSet }) => ruleSet === id);

  it('compares both off the peak', () => {
    const atPeak = run({ ...item, ruleSet: CARD_2026, date: '2026-11-20' });
    const old = rowOf(atPeak, 'amazon-us-2024-04-15');
    // The storage is that of the peak on both cards.
    const offPeak = run({ ...item, ruleSet: CARD_2026, date: '2026-09-20' });
    expect(old).toMatchObject({ isOffPeak: true });
    expect(old?.difference).toBeCloseTo((old?.fulfillmentFee ?? 0) - (offPeak.fees.fulfillmentFee ?? 0), 10);
    expect(rowOf(atPeak, 'standard')).toMatchObject({ isOffPeak: false });
    expect(rowOf(offPeak, 'amazon-us-2024-04-15')).toMatchObject({ isOffPeak: false });
  });

  it('compares the newer card off the peak with the old one in use', () => {
    const newer = rowOf(run({ ...item, ruleSet: 'amazon-us-2024-04-15', date: '2026-11-20' }), CARD_2026);
    expect(newer).toMatchObject({
      isOffPeak: true,
      fulfillmentFee: run({ ...item, ruleSet: CARD_2026, date: '2026-09-20' }).fees.fulfillmentFee,
    });
  });
});
