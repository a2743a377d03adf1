import { runEngine } from '@seller-toolbox/tool-contract';
import * as fc from 'fast-check';
import { bestResult } from './best-result.ts';
import { engine } from './packing-calculator.engine.ts';
import type { PackingOutput } from './packing-output.schema.ts';
import { WORKED_EXAMPLE } from './worked-example.ts';
import { verifyPlacements } from './verify-placements.ts';

const BOX = { id: '1', name: 'A', length: 12, width: 12, height: 14, weight: 0.5, quantity: 10 };
const AMAZON = 'amazon-us-2026-11-21';

function run(input: object): PackingOutput {
  const result = runEngine(engine, input, { now: Date.UTC(2026, 10, 29), seed: 1 });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.output;
}

const freightOf = (output: PackingOutput) => bestResult(output).shippingCost.shippingCost;

const loads = fc.record({
  ruleSet: fc.constantFrom('standard', AMAZON),
  boxes: fc
    .array(
      fc.record({
        length: fc.integer({ min: 4, max: 30 }),
        width: fc.integer({ min: 4, max: 30 }),
        height: fc.integer({ min: 4, max: 20 }),
        weight: fc.integer({ min: 1, max: 20 }).map((tenths) => tenths / 10),
        quantity: fc.integer({ min: 1, max: 6 }),
        isFragile: fc.boolean(),
      }),
      { minLength: 1, maxLength: 2 },
    )
    .map((boxes) => boxes.map((box, index) => ({ ...box, id: String(index) }))),
});

describe('the saving of a lighter cushion', () => {
  it('of the worked example is that of 2.54 cm', () => {
    expect(run(WORKED_EXAMPLE.input).lighterCushion).toEqual({
      buffer: 2.54,
      cost: 21.12,
      saving: expect.closeTo(30.9720833333 - 21.12, 9),
      isBelowGuideline: true,
    });
  });

  it('is what the same load costs less with it, and given wherever it costs less', () => {
    fc.assert(
      fc.property(loads, ({ ruleSet, boxes }) => {
        const isFragile = boxes.some((box) => box.isFragile);
        const output = run({ ruleSet, boxes });
        const steps: Readonly<Record<number, number>> = { 5.08: 2.54, 2.54: 1.27 };
        const lighter = isFragile ? undefined : steps[output.buffer];
        fc.pre(output.cartonsNeeded.length === 0 && output.unplaced.length === 0);
        if (lighter === undefined) return expect(output.lighterCushion).toBeNull();
        const other = run({ ruleSet, boxes, rules: { normalBuffer: lighter } });
        const saving = freightOf(output) - freightOf(other);
        if (saving < 0.01) return expect(output.lighterCushion).toBeNull();
        return expect(output.lighterCushion).toEqual({
          buffer: lighter,
          cost: freightOf(other),
          saving: expect.closeTo(saving, 9),
          isBelowGuideline: lighter < 5.08,
        });
      }),
      { numRuns: 30, seed: 20261129 },
    );
  });

  it.each([
    ['fragile boxes', { boxes: [{ ...BOX, isFragile: true }] }],
    ['a given carton', { mode: 'optimize', cartonId: 'carton-max-2' }],
    ['several cartons', { boxes: [{ ...BOX, weight: 5 }] }],
    ['a load that fits no carton', { boxes: [{ ...BOX, length: 150 }] }],
    ['the least cushion', { ruleSet: 'standard', rules: { normalBuffer: 1.27 } }],
  ])('is none for %s', (_title, input) => {
    expect(run(input).lighterCushion).toBeNull();
  });
});

describe('more boxes at the same freight', () => {
  it('are two in the worked example: twelve cost as much as ten', () => {
    const { made } = run(WORKED_EXAMPLE.input);
    expect(made?.slotsAtSameFreight).toBe(2);
    expect(made?.places).toBe(12);
    expect(made?.moreBoxes).toEqual({
      count: 2,
      total: 12,
      extraFreight: 0,
      freightPerUnit: expect.closeTo(30.9722 / 12, 4),
      boxes: [{ boxId: '1', count: 2 }],
    });
    expect(made?.freightPerUnit).toBeCloseTo(30.9722 / 10, 4);
    expect(freightOf(run({ boxes: [{ ...BOX, quantity: 12 }] }))).toBe(made?.shippingCost.shippingCost);
  });

  it.each([
    [1.03, 2],
    [1.04, 1],
    [1.12, 1],
    [1.13, 0],
  ])('of %d kg are %d: then the carton is charged by its weight', (weight, slots) => {
    const { made } = run({ boxes: [{ ...BOX, weight }] });
    expect(made?.emptySlots).toHaveLength(2);
    expect(made?.slotsAtSameFreight).toBe(slots);
  });

  it('cost what their weight costs where the carton is charged by its weight', () => {
    const { made } = run({ boxes: [{ ...BOX, weight: 1.5 }] });
    expect(made?.shippingCost.shippingCost).toBe(37.5);
    expect(made?.moreBoxes).toMatchObject({ count: 2, total: 12, extraFreight: 7.5 });
    expect(freightOf(run({ boxes: [{ ...BOX, weight: 1.5, quantity: 12 }] }))).toBe(45);
  });

  it('are not offered while a box of the load is left over', () => {
    const output = run({
      mode: 'optimize',
      cartonId: 'carton-max-1',
      boxes: [BOX, { ...BOX, id: 'pole', length: 150, quantity: 1 }],
    });
    expect(output.emptySlots).not.toEqual([]);
    expect(output.moreBoxes).toBeNull();
  });

  it('are not looked for in a carton of more than 300 boxes', () => {
    const small = { ...BOX, length: 3, width: 3, height: 3, weight: 0.01 };
    expect(run({ boxes: [{ ...small, quantity: 300 }] }).places).toBeGreaterThanOrEqual(300);
    expect(run({ boxes: [{ ...small, quantity: 301 }] }).places).toBeNull();
  });

  it('fit the carton with the packed ones, and change its freight with the next one only', () => {
    fc.assert(
      fc.property(loads, ({ ruleSet, boxes }) => {
        const { placements, emptySlots, slotsAtSameFreight, usableSpace, weightLimit, shippingCost } =
          bestResult(run({ ruleSet, boxes }));
        fc.pre(usableSpace !== null && emptySlots.length > 0);
        const added = emptySlots.slice(0, slotsAtSameFreight);
        const packed = [...placements, ...added];
        const parsed = engine.inputSchema.parse({ boxes }).boxes;
        const quantityOf = (id: string) => packed.filter(({ boxId }) => boxId === id).length;
        const faults = verifyPlacements({
          space: usableSpace ?? { length: 0, width: 0, height: 0 },
          maxWeight: weightLimit,
          support: 'full',
          boxes: parsed.map((box) => ({ ...box, quantity: quantityOf(box.id) })),
          placements: packed,
        });
        expect(faults).toEqual([]);
        const weights = new Map(boxes.map(({ id, weight }) => [id, weight]));
        const weightOf = (slots: typeof packed) =>
          slots.reduce((sum, { boxId }) => sum + (weights.get(boxId) ?? 0), 0);
        const charged = (weight: number) => 2.5 * Math.max(weight, shippingCost.volumetricWeight);
        if (added.length > 0) expect(charged(weightOf(packed))).toBeCloseTo(shippingCost.shippingCost, 5);
        const next = emptySlots.slice(0, slotsAtSameFreight + 1);
        if (next.length > added.length)
          expect(charged(weightOf([...placements, ...next]))).toBeGreaterThan(shippingCost.shippingCost);
      }),
      { numRuns: 30, seed: 20261129 },
    );
  });
});
