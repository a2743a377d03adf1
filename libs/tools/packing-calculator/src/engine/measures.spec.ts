import fc from 'fast-check';
import {
  guidelineCushionIn,
  lengthIn,
  MEASURES,
  MEASURE_SYSTEMS,
  toCentimeters,
  toKilograms,
  volumeIn,
  weightIn,
} from './measures.ts';

const { metric, imperial } = MEASURES;

describe('measures', () => {
  it('are exact where they are defined', () => {
    expect(toCentimeters(imperial, 25)).toBe(63.5);
    expect(lengthIn(imperial, 63.5)).toBe(25);
    expect(toKilograms(imperial, 50)).toBe(22.6796185);
    expect(weightIn(imperial, 22.6796185)).toBe(50);
    expect(volumeIn(imperial, 16.387064)).toBeCloseTo(1, 12);
  });

  it('leave metric figures as they are', () => {
    expect([lengthIn(metric, 12.3), weightIn(metric, 0.45), volumeIn(metric, 7)]).toEqual([12.3, 0.45, 7]);
  });

  it.each([
    [1.27, 1.3, 0.5],
    [2.54, 2.5, 1],
    [5.08, 5, 2],
    [5, 5, 1.968503937],
    [5.07, 5.07, 1.996062992],
  ])('write a cushion of %d cm as guidelines do: %d cm, %d in', (cushion, inMetric, inImperial) => {
    expect(guidelineCushionIn(metric, cushion)).toBe(inMetric);
    expect(guidelineCushionIn(imperial, cushion)).toBe(inImperial);
  });

  it('bring back what was typed, to a millionth', () => {
    const typed = fc.integer({ min: 0, max: 2_000_000_000 }).map((millionths) => millionths / 1e6);
    fc.assert(
      fc.property(typed, fc.constantFrom(...MEASURE_SYSTEMS), (value, system) => {
        const measures = MEASURES[system];
        expect(lengthIn(measures, toCentimeters(measures, value))).toBeCloseTo(value, 7);
        expect(weightIn(measures, toKilograms(measures, value))).toBeCloseTo(value, 7);
      }),
    );
  });
});
