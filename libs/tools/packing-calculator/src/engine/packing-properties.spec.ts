import fc from 'fast-check';
import { boxesIn } from './carton-rejection.ts';
import { inputSchema, type PackingInput } from './packing-calculator.schema.ts';
import { type CartonResult } from './packing-output.schema.ts';
import { createPackingRun } from './packing-run.ts';
import { PACKING_RULES } from './packing-rules.data.ts';
import { verifyPlacements } from './verify-placements.ts';

const side = fc.integer({ min: 8, max: 300 }).map((millimeters) => millimeters / 10);
const upright = fc.subarray(['length', 'width', 'height'] as const, { minLength: 1 });
const boxes = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 99 }).map(String),
    length: side,
    width: side,
    height: side,
    weight: fc.integer({ min: 0, max: 4000 }).map((grams) => grams / 1000),
    quantity: fc.integer({ min: 1, max: 20 }),
    isFragile: fc.boolean(),
    uprightSides: upright,
  }),
  { selector: ({ id }) => id, minLength: 1, maxLength: 4 },
);
const mode = fc.constantFrom({ mode: 'recommend' }, { mode: 'optimize', cartonId: 'carton-large-2' });
const ruleSet = fc.constantFrom('standard', 'amazon-us-2026-11-21');
const inputs = fc
  .record({ boxes, mode, ruleSet, support: fc.constantFrom('full', 'none') })
  .map(({ mode: chosen, ...input }) => inputSchema.parse({ ...input, ...chosen }));

/** Checks a carton against the sides that it was bought with, not against the space that the engine reports. */
function faultsIn({ boxes: lines, ruleSet: id, support }: PackingInput, result: CartonResult) {
  const { rules } = PACKING_RULES[id];
  const { recommendedCarton: carton, placements } = result;
  if (!carton) return [];
  const inside = new Set(placements.map(({ boxId }) => boxId));
  const isFragile = lines.some((box) => box.isFragile && inside.has(box.id));
  const least = isFragile ? rules.fragileBuffer : rules.normalBuffer;
  const within = (outer: number) => outer - 2 * carton.wallThickness - 2 * least;
  return verifyPlacements({
    space: {
      length: within(carton.outerLength),
      width: within(carton.outerWidth),
      height: within(carton.outerHeight),
    },
    maxWeight: Math.min(carton.maxWeight, rules.maxWeight),
    support,
    boxes: lines,
    placements,
  });
}

/** How good an answer is, the most important first. */
function worth(input: PackingInput, run: ReturnType<typeof createPackingRun>): number[] {
  const { placements, cartonsNeeded, totalShippingCost } = run.output();
  const proposed = cartonsNeeded.reduce((sum, carton) => sum + carton.placements.length, 0);
  const volume = placements.reduce((sum, { length, width, height }) => sum + length * width * height, 0);
  return input.mode === 'optimize'
    ? [volume, proposed, -cartonsNeeded.length]
    : [placements.length, proposed, -totalShippingCost];
}

function isLess(a: readonly number[], b: readonly number[]): boolean {
  const at = a.findIndex((value, index) => Math.abs(value - (b[index] ?? 0)) > 1e-6);
  return at >= 0 && (a[at] ?? 0) < (b[at] ?? 0);
}

describe('a packing of arbitrary boxes', () => {
  it('keeps inside, apart, carried, upright and light, measured from the outer sides of each carton', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const run = createPackingRun(input);
        run.advance(400);
        const output = run.output();
        for (const result of [output, ...output.cartonsNeeded]) expect(faultsIn(input, result)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('places or leaves out every box exactly once, in one carton and in several', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const run = createPackingRun(input);
        run.advance(400);
        const { placements, unplaced, cartonsNeeded } = run.output();
        for (const { id, quantity } of input.boxes) {
          const left = unplaced.find(({ boxId }) => boxId === id)?.count ?? 0;
          expect(placements.filter(({ boxId }) => boxId === id).length + left).toBe(quantity);
          const proposed = cartonsNeeded.flatMap((carton) => carton.placements);
          expect(proposed.filter(({ boxId }) => boxId === id).length).toBeLessThanOrEqual(quantity);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is never worse after more effort', () => {
    fc.assert(
      fc.property(inputs, (input) => {
        const run = createPackingRun(input);
        while (!run.hasAnswer && !run.isOver) run.advance(50);
        for (let round = 0, before = worth(input, run); round < 8 && !run.isOver; round += 1) {
          run.advance(300);
          const now = worth(input, run);
          expect(isLess(now, before)).toBe(false);
          before = now;
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('the loads that a page is made for', () => {
  it.each([1, 2, 3])('have an answer of 200 boxes within the default effort, number %i', (seed) => {
    const lines = Array.from({ length: 10 }, (_, i) => ({
      id: String(i),
      length: 6 + ((i * 7 * seed) % 11),
      width: 5 + ((i * 5 * seed) % 9),
      height: 4 + ((i * 3 * seed) % 8),
      weight: 0.1,
      quantity: 20,
    }));
    const input = inputSchema.parse({ boxes: lines });
    const run = createPackingRun(input);
    run.advance(input.effort);
    expect(run.hasAnswer).toBe(true);
    const placed = [run.output(), ...run.output().cartonsNeeded].flatMap(({ placements }) => placements);
    expect(placed).toHaveLength(200);
    expect(boxesIn({ boxes: input.boxes, counts: input.boxes.map(({ quantity }) => quantity) })).toHaveLength(
      10,
    );
  });
});
