import type { FeeSchedule } from './fee-schedule.ts';
import { stepBeside, stepOf } from './fee-steps.ts';

const SMALL_EXCESS = 1e-6;

const perQuarter = { base: [5], above: 3, stepFee: 0.1, step: 0.25, counting: 'started-steps' } as const;
const steps: FeeSchedule = {
  brackets: [
    { upTo: 1, fees: [2] },
    { upTo: 3, fees: [4] },
  ],
  beyond: perQuarter,
};
const heavier: FeeSchedule = {
  brackets: [],
  beyond: { base: [7], above: 1, stepFee: 0.4, step: 1, counting: 'started-steps' },
  heavier: [{ base: [20], above: 3.5, stepFee: 0.2, step: 1, counting: 'started-steps' }],
};

describe('stepOf', () => {
  it.each([
    [0, 0, 1],
    [1, 0, 1],
    [1 + 1e-12, 0, 1],
    [1 + SMALL_EXCESS, 1, 3],
    [3, 1, 3],
    [3 + SMALL_EXCESS, 3, 3.25],
    [3.25, 3, 3.25],
    [3.25 + SMALL_EXCESS, 3.25, 3.5],
  ])('%d is above %d and at most %d', (weight, above, upTo) => {
    expect(stepOf(steps, weight)).toEqual({ above, upTo });
  });

  it.each([
    [0.5, 0, 1],
    [1, 0, 1],
    [2.5, 2, 3],
    [3.5, 3, 3.5],
    [3.5 + SMALL_EXCESS, 3.5, 4.5],
  ])(
    'of a tier without brackets, with a rule for heavier weights: %d is above %d, at most %d',
    (weight, above, upTo) => {
      expect(stepOf(heavier, weight)).toEqual({ above, upTo });
    },
  );

  it('has no end where a bracket has none, and is none where the schedule ends or charges by the fraction', () => {
    const open: FeeSchedule = {
      brackets: [
        { upTo: 0.4, fees: [1] },
        { upTo: null, fees: [2] },
      ],
      beyond: null,
    };
    expect(stepOf(open, 9)).toEqual({ above: 0.4, upTo: null });
    expect(stepOf({ ...steps, beyond: null }, 3.1)).toBeNull();
    expect(stepOf({ ...steps, beyond: { ...perQuarter, counting: 'fraction' } }, 3.1)).toBeNull();
  });
});

describe('stepBeside', () => {
  it('is the next lower or higher one, across the rules of a schedule', () => {
    expect(stepBeside(steps, { above: 3, upTo: 3.25 }, 'below')).toEqual({ above: 1, upTo: 3 });
    expect(stepBeside(steps, { above: 1, upTo: 3 }, 'above')).toEqual({ above: 3, upTo: 3.25 });
    expect(stepBeside(heavier, { above: 3, upTo: 3.5 }, 'above')).toEqual({ above: 3.5, upTo: 4.5 });
  });

  it('is none below the first and above the last one', () => {
    expect(stepBeside(steps, { above: 0, upTo: 1 }, 'below')).toBeNull();
    expect(stepBeside({ ...steps, beyond: null }, { above: 1, upTo: 3 }, 'above')).toBeNull();
    expect(stepBeside(steps, { above: 3, upTo: null }, 'above')).toBeNull();
  });
});
