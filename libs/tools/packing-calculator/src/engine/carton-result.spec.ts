import { cartonResult } from './carton-result.ts';
import { cartonRejection } from './carton-rejection.ts';
import { toCarton } from './carton.ts';
import type { BoxInput, CartonInput } from './packing-calculator.schema.ts';
import type { Placement } from './packing-output.schema.ts';
import { PACKING_RULES, PACKING_RULE_SET_IDS, type PackingRuleSetId } from './packing-rules.data.ts';

/** A thousand cubic centimeters. */
const CUBE: BoxInput = {
  id: 'cube',
  name: 'Cube',
  length: 10,
  width: 10,
  height: 10,
  weight: 1,
  quantity: 6,
  isFragile: false,
  uprightSides: ['height'],
};
/** Ten thousand of them, without a wall. */
const CARTON: CartonInput = {
  id: 'carton',
  name: '',
  outerLength: 50,
  outerWidth: 20,
  outerHeight: 10,
  maxWeight: 22.68,
  wallThickness: 0,
  type: 'custom',
};

interface Case {
  readonly box?: Partial<BoxInput>;
  readonly carton?: Partial<CartonInput>;
  readonly buffer?: number;
  readonly ruleSet?: PackingRuleSetId;
}

/** What is said of six cubes in the carton, or of something a little different. */
function codesOf({ box, carton, buffer = 2.54, ruleSet = 'standard' }: Case): string[] {
  const cube = { ...CUBE, ...box };
  const { length, width, height, quantity } = cube;
  const placement: Placement = {
    boxId: 'cube',
    x: 0,
    y: 0,
    z: 0,
    length,
    width,
    height,
    rotated: false,
    layer: 1,
  };
  const packed = {
    carton: toCarton({ ...CARTON, ...carton }),
    load: { boxes: [cube], counts: [quantity] },
    placements: Array.from({ length: quantity }, () => placement),
    buffer,
  };
  const { warnings, suggestions } = cartonResult(packed, PACKING_RULES[ruleSet].rules);
  return [...warnings, ...suggestions].map(({ code }) => code);
}

describe('the texts of a packed carton', () => {
  it.each<[string, Case, string, boolean]>([
    ['60 percent of the space used', {}, 'smaller-carton', false],
    [
      '60 percent of sides that are no binary fractions',
      { box: { length: 11.7, width: 1.1, height: 1 }, carton: { outerLength: 11.7, outerWidth: 1.1 } },
      'smaller-carton',
      false,
    ],
    ['a hair less than 60 percent', { box: { height: 9.999 } }, 'smaller-carton', true],
    ['a load of 0.45 kg', { box: { weight: 0.075 } }, 'carton-too-light', false],
    ['a load of less', { box: { weight: 0.0749 } }, 'carton-too-light', true],
    ['a volumetric weight below the actual', {}, 'optimize-packaging', false],
    // 10,000 / 6000 kg.
    ['an actual weight of the volumetric one', { box: { weight: 10 / 36 } }, 'optimize-packaging', false],
    ['an actual weight below it', { box: { weight: 0.2777 } }, 'optimize-packaging', true],
    ['a longest side of 63.5', { carton: { outerLength: 63.5 } }, 'carton-side-too-long', false],
    ['a longest side above 63.5', { carton: { outerLength: 63.51 } }, 'carton-side-too-long', true],
    ['a buffer of 1.27', { buffer: 1.27 }, 'buffer-too-small', false],
    ['a buffer below 1.27', { buffer: 1.26 }, 'buffer-too-small', true],
  ])('with %s', (_title, changed, code, isSaid) => {
    expect(codesOf(changed).includes(code)).toBe(isSaid);
  });

  it.each([
    [15.24, 10.16, 2.54, false],
    [2.54, 15.24, 10.16, false],
    [15.23, 10.16, 2.54, true],
    [15.24, 10.15, 2.54, true],
    [15.24, 10.16, 2.53, true],
  ])('of %d x %d x %d cm', (outerLength, outerWidth, outerHeight, isTooSmall) => {
    const carton = { outerLength, outerWidth, outerHeight };
    expect(codesOf({ carton }).includes('carton-too-small')).toBe(isTooSmall);
  });
});

describe('the limits of today', () => {
  const ruleSet = 'amazon-us-2026-11-21';

  it('ask for 2 in of cushion', () => {
    expect(codesOf({ ruleSet, buffer: 5.08 })).not.toContain('buffer-too-small');
    expect(codesOf({ ruleSet, buffer: 5.07 })).toContain('buffer-too-small');
  });

  it.each([
    [22.6796185, undefined],
    [22.6797, 'load-too-heavy'],
  ])('take 50 lb and not more: %d kg', (weight, code) => {
    const carton = toCarton({ ...CARTON, outerLength: 60, outerWidth: 60, outerHeight: 60, maxWeight: 30 });
    const load = { boxes: [{ ...CUBE, weight }], counts: [1] };
    expect(cartonRejection(carton, load, PACKING_RULES[ruleSet].rules)?.code).toBe(code);
  });
});

it.each(PACKING_RULE_SET_IDS)(
  '%s has the longest side, the divisor and the rate of the specification',
  (id) => {
    expect(PACKING_RULES[id].rules).toMatchObject({
      maxSide: 63.5,
      volumetricDivisor: 6000,
      freightRate: 2.5,
    });
  },
);
