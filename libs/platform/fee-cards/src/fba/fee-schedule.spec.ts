import { readFee, weightBounds, type FeeSchedule } from './fee-schedule.ts';
import { GENERAL_NON_PEAK, GENERAL_PEAK } from './fulfillment-2026-01-15.data.ts';
import { APPAREL_NON_PEAK, DANGEROUS_NON_PEAK } from './fulfillment-special-2026-01-15.data.ts';
import { RATE_CARDS } from './rate-cards.ts';

const SMALL_EXCESS = 1e-6;

const steps: FeeSchedule = {
  brackets: [
    { upTo: 1, fees: [2] },
    { upTo: 3, fees: [4] },
  ],
  beyond: { base: [5], above: 3, stepFee: 0.1, step: 0.25, counting: 'started-steps' },
};

describe('readFee', () => {
  it.each([
    [0, 2],
    [1, 2],
    [1 + SMALL_EXCESS, 4],
    [3, 4],
    [3 + SMALL_EXCESS, 5.1],
    [3.25, 5.1],
    [3.25 + SMALL_EXCESS, 5.2],
    [3.25 + 1e-12, 5.1],
  ])('at %d lb the fee is %d', (weight, fee) => {
    expect(readFee(steps, weight, 0)?.fee).toBeCloseTo(fee, 12);
  });

  it('charges a linear rule by the fraction and from its own bound on', () => {
    const linear: FeeSchedule = {
      brackets: [],
      beyond: { base: [26.35], above: 0, stepFee: 0.81, step: 1, counting: 'fraction' },
    };
    expect(readFee(linear, 0, 0)).toMatchObject({ kind: 'linear', fee: 26.35, steps: 0 });
    expect(readFee(linear, 10.5, 0)?.fee).toBeCloseTo(26.35 + 0.81 * 10.5, 12);
  });

  it('counts no step below the weight from which steps count', () => {
    const heavy: FeeSchedule = {
      brackets: [],
      beyond: { base: [37.32], above: 51, stepFee: 0.75, step: 1, counting: 'started-steps' },
    };
    expect(readFee(heavy, 50.5, 0)).toMatchObject({ steps: 0, fee: 37.32 });
  });

  it('has no fee where the schedule ends or the band is missing', () => {
    const closed: FeeSchedule = { brackets: [{ upTo: 1, fees: [2] }], beyond: null };
    expect(readFee(closed, 1.5, 0)).toBeNull();
    expect(readFee(closed, 0.5, 1)).toBeNull();
    expect(readFee(steps, 9, 1)).toBeNull();
  });

  const heavy: FeeSchedule = {
    brackets: [],
    beyond: { base: [32, 75.4], above: 1, stepFee: [2.8, 3.75], step: 0.5, counting: 'started-steps' },
    heavier: [
      { base: [306.4, 442.9], above: 50, stepFee: [1.5, 2.1], step: 0.5, counting: 'started-steps' },
      { base: [456.4, 652.9], above: 100, stepFee: [1.5, 3.6], step: 0.5, counting: 'started-steps' },
    ],
  };

  it.each([
    [1, 32, 75.4],
    [1 + SMALL_EXCESS, 34.8, 79.15],
    [50, 306.4, 442.9],
    [50 + SMALL_EXCESS, 307.9, 445],
    [100, 456.4, 652.9],
    [100 + SMALL_EXCESS, 457.9, 656.5],
  ])(
    'takes step fees of each band and the rule of the weight: at %d kg %d and %d',
    (weight, first, second) => {
      expect(readFee(heavy, weight, 0)?.fee).toBeCloseTo(first, 10);
      expect(readFee(heavy, weight, 1)?.fee).toBeCloseTo(second, 10);
    },
  );

  it('lists the bounds of heavier weights', () => {
    expect(weightBounds(heavy, 101.5).slice(-6)).toEqual([98.5, 99, 99.5, 100, 100.5, 101]);
  });

  it('takes a bracket without a bound for any weight', () => {
    expect(readFee({ brackets: [{ upTo: null, fees: [0.5] }], beyond: null }, 1e6, 0)?.fee).toBe(0.5);
  });
});

describe('weightBounds', () => {
  it('lists every weight at which the fee changes, up to the heaviest', () => {
    expect(weightBounds(steps, 4)).toEqual([1, 3, 3, 3.25, 3.5, 3.75]);
  });

  it('leaves out a bracket without a bound', () => {
    expect(weightBounds({ brackets: [{ upTo: null, fees: [1] }], beyond: null }, 9)).toEqual([]);
  });
});

const TABLES = {
  'standard card': RATE_CARDS.standard.fulfillment.general.seasons['non-peak'] ?? {},
  'general, non-peak': GENERAL_NON_PEAK,
  'general, peak': GENERAL_PEAK,
  'apparel, non-peak': APPAREL_NON_PEAK,
  'dangerous, non-peak': DANGEROUS_NON_PEAK,
  'card of 2024': RATE_CARDS['amazon-us-2024-04-15'].fulfillment.general.seasons['non-peak'] ?? {},
};

const schedules = Object.entries(TABLES).flatMap(([table, tiers]) =>
  Object.entries(tiers).map(([tier, schedule]) => ({ name: `${table}: ${tier}`, schedule })),
);

describe.each(schedules)('$name', ({ schedule }) => {
  const bands = schedule.brackets[0]?.fees ?? schedule.beyond?.base ?? [];

  it('ends each bracket with its bound included', () => {
    for (const [index, bracket] of schedule.brackets.entries()) {
      const next = schedule.brackets[index + 1];
      for (const band of bands.keys()) {
        expect(readFee(schedule, bracket.upTo ?? 0, band)?.fee).toBe(bracket.fees[band]);
        const above = readFee(schedule, (bracket.upTo ?? 0) + SMALL_EXCESS, band);
        expect(above?.kind === 'flat' ? above.upTo : null).toBe(next?.upTo ?? null);
      }
    }
  });

  it('begins a step right above the weight from which steps count, and the next above its end', () => {
    const { beyond } = schedule;
    if (!beyond || beyond.counting === 'fraction') return;
    const { base, above, step } = beyond;
    const stepFee = Number(beyond.stepFee);
    for (const band of bands.keys()) {
      const aboveBase = (weight: number) => (readFee(schedule, weight, band)?.fee ?? 0) - (base[band] ?? 0);
      if (schedule.brackets.length === 0) expect(aboveBase(above)).toBeCloseTo(0, 10);
      expect(aboveBase(above + SMALL_EXCESS)).toBeCloseTo(stepFee, 10);
      expect(aboveBase(above + step)).toBeCloseTo(stepFee, 10);
      expect(aboveBase(above + step + SMALL_EXCESS)).toBeCloseTo(2 * stepFee, 10);
    }
  });

  it('has a fee for every band in each row, ascending with the weight', () => {
    for (const band of bands.keys()) {
      const row = schedule.brackets.map(({ fees }) => fees[band] ?? Number.NaN);
      const withBase = [...row, ...(schedule.beyond ? [schedule.beyond.base[band] ?? Number.NaN] : [])];
      expect(withBase).toEqual([...withBase].sort((a, b) => a - b));
    }
  });
});

describe('the bands of the 2026 card', () => {
  const dated = schedules.filter(({ name }) => name.includes('peak'));

  it.each(dated.filter(({ name }) => name.endsWith('large-standard')))(
    '$name: 0.82 less under 10 and 0.26 more over 50, in every row',
    ({ schedule }) => {
      for (const fees of [...schedule.brackets.map((one) => one.fees), schedule.beyond?.base ?? []]) {
        const [low = 0, middle = 0, high = 0] = fees;
        expect(fees).toHaveLength(3);
        expect(middle - low).toBeCloseTo(0.82, 10);
        expect(high - middle).toBeCloseTo(0.26, 10);
      }
    },
  );

  it.each(dated.filter(({ name }) => /bulky|extra-large/.test(name)))(
    '$name: 0.77 less under 10 and the same over 50',
    ({ schedule }) => {
      const [low = 0, middle = 0, high = 0] = schedule.beyond?.base ?? [];
      expect(middle - low).toBeCloseTo(0.77, 10);
      expect(high).toBe(middle);
    },
  );
});
