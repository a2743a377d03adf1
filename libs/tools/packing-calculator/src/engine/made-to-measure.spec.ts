import { runEngine } from '@seller-toolbox/tool-contract';
import { engine } from './packing-calculator.engine.ts';
import { inputSchema } from './packing-calculator.schema.ts';
import { verifyPlacements } from './verify-placements.ts';

const BOX = { id: '1', name: 'A', length: 12, width: 12, height: 14, weight: 0.5, quantity: 10 };

function output(input: object) {
  const result = runEngine(engine, { ruleSet: 'amazon-us-2026-11-21', ...input }, { now: 0 });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.output;
}
const made = (input: object) =>
  output(input).suggestions.find(({ code }) => code === 'made-to-measure')?.params;

describe('a carton made to measure', () => {
  it('is the smallest around rows, columns and layers of equal boxes, with cushion and wall', () => {
    // 2 x 3 x 2 boxes: 24 + 12.16, 36 + 12.16 and 28 + 12.16 cm, rounded up.
    expect(made({ boxes: [BOX] })).toEqual({
      length: 49,
      width: 37,
      height: 41,
      unit: 'cm',
      cost: expect.closeTo(((37 * 49 * 41) / 6000) * 2.5, 9),
    });
  });

  it('is an answer of its own, with its boxes and their share of the usable space', () => {
    const { made: result, madeSaving, unplaced } = output({ boxes: [BOX] });
    expect(result).toMatchObject({
      recommendedCarton: { id: 'made-to-measure', outerLength: 49, outerWidth: 37, outerHeight: 41 },
      usableShare: expect.closeTo((10 * 12 * 12 * 14) / (36.84 * 24.84 * 28.84), 9),
      suggestions: [],
    });
    expect(unplaced).toEqual([]);
    expect(madeSaving).toEqual({
      cost: expect.closeTo(41.25 - ((37 * 49 * 41) / 6000) * 2.5, 9),
      share: expect.closeTo(1 - (37 * 49 * 41) / (55 * 45 * 40), 9),
    });
    if (!result?.usableSpace) throw new Error('no carton made to measure');
    const { usableSpace: space, placements, weightLimit: maxWeight } = result;
    const { boxes } = inputSchema.parse({ boxes: [BOX] });
    expect(verifyPlacements({ space, maxWeight, support: 'full', boxes, placements })).toEqual([]);
  });

  it.each([
    ['by the rules of the specification', { ruleSet: 'standard', boxes: [BOX] }],
    ['beside a given carton', { mode: 'optimize', cartonId: 'carton-max-1', boxes: [BOX] }],
    ['where it would cost as much', { boxes: [{ ...BOX, weight: 2.2 }] }],
  ])('is no answer of its own %s', (_, input) => {
    expect(output(input)).toMatchObject({ made: null, madeSaving: null });
  });

  it('holds the load for that freight when it is added to the cartons', () => {
    const { length, width, height, cost } = made({ boxes: [BOX] }) ?? {};
    const own = { id: 'own', outerLength: length, outerWidth: width, outerHeight: height, wallThickness: 1 };
    const result = output({ boxes: [BOX], cartons: [own] });
    expect(result).toMatchObject({ recommendedCarton: { id: 'own' }, unplaced: [], totalShippingCost: cost });
    expect(result.suggestions.map(({ code }) => code)).not.toContain('made-to-measure');
  });

  it('surrounds the packed boxes of several products', () => {
    const boxes = [BOX, { ...BOX, id: '2', name: 'B', height: 10, quantity: 4 }];
    const params = made({ boxes });
    const { placements } = output({ boxes });
    const top = Math.max(...placements.map(({ z, height }) => z + height));
    expect(params?.['height']).toBe(Math.ceil(top + 12.16));
  });

  it('is left out where the actual weight decides the freight', () => {
    expect(made({ boxes: [{ ...BOX, weight: 1.5 }] })).toMatchObject({ cost: 37.5 });
    expect(made({ boxes: [{ ...BOX, weight: 2.2 }] })).toBeUndefined();
    expect(made({ boxes: [{ ...BOX, weight: 2.26 }], rules: { freightRate: 0 } })).toBeUndefined();
  });
});

describe('the reasons of a recommended carton', () => {
  it('are the share of the cushion, the weight limit and the next smaller carton', () => {
    expect(output({ boxes: [BOX] })).toMatchObject({
      recommendedCarton: { id: 'carton-large-2' },
      bufferShare: expect.closeTo(1 - (42.84 * 32.84 * 27.84) / (53 * 43 * 38), 9),
      weightLimit: 22.6796185,
      nextSmaller: 'carton-large-1',
    });
  });

  it('name no smaller carton beside a given one', () => {
    expect(output({ mode: 'optimize', cartonId: 'carton-max-1' }).nextSmaller).toBeNull();
  });
});
