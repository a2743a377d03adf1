import { runEngine } from '@seller-toolbox/tool-contract';
import fc from 'fast-check';
import { toCarton } from './carton.ts';
import { weightOf } from './carton-rejection.ts';
import { exchangeCartons } from './exchange-cartons.ts';
import { engine } from './packing-calculator.engine.ts';
import { inputSchema, type PackingInput } from './packing-calculator.schema.ts';
import { type PackingOutput } from './packing-output.schema.ts';
import { createPackingRun } from './packing-run.ts';
import { PACKING_RULES } from './packing-rules.data.ts';
import { proposeCartons, type Proposal } from './several-cartons.ts';
import { shippingCost } from './shipping-cost.ts';
import type { SplitWork } from './split-load.ts';
import { verifyPlacements } from './verify-placements.ts';

const BOX = { id: '1', name: 'A', length: 20, width: 14, height: 6, weight: 0.3, quantity: 126 };

function output(input: object): PackingOutput {
  const result = runEngine(engine, { ruleSet: 'standard', ...input }, { now: 0 });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.output;
}
const contents = ({ cartonsNeeded }: PackingOutput) =>
  cartonsNeeded.map(({ recommendedCarton, placements }) => [recommendedCarton?.id, placements.length]);

/** Does the work to its end, or its first steps. */
function finish<T>(work: Generator<SplitWork, T>, maxSteps = Infinity): T | undefined {
  for (let count = 0; count < maxSteps; count += 1) {
    const step = work.next();
    if (step.done) return step.value;
    step.value?.search.search.advance(step.value.effort);
  }
  return undefined;
}

describe('a load over several cartons', () => {
  it('is in two cartons of 63 boxes, not in 56, 56 and 14', () => {
    const split = output({ boxes: [BOX] });
    expect(contents(split)).toEqual([
      ['carton-max-2', 63],
      ['carton-max-2', 63],
    ]);
    expect(split.totalShippingCost).toBeCloseTo(165.375, 9);
    expect(split.warnings.map(({ code }) => code)).not.toContain('split-search-cut');
  });

  it('is in two smaller cartons of 20 boxes, not in a full large one and a small one', () => {
    const split = output({
      boxes: [{ ...BOX, length: 20, width: 15, height: 8, weight: 0.6, quantity: 40 }],
    });
    expect(contents(split)).toEqual([
      ['carton-large-2', 20],
      ['carton-large-2', 20],
    ]);
    expect(split.totalShippingCost).toBeCloseTo(82.5, 9);
  });

  it('has a notice where the effort ends before every exchange was tried', () => {
    const run = createPackingRun(inputSchema.parse({ ruleSet: 'standard', boxes: [BOX] }));
    while (!run.hasAnswer) run.advance(50);
    expect(run.output().warnings).toContainEqual({ code: 'split-search-cut', severity: 'info' });
  });

  it('has no advice to take a smaller carton: the others were compared', () => {
    const { cartonsNeeded } = output({ boxes: [{ ...BOX, length: 33, width: 31, height: 21, quantity: 8 }] });
    expect(cartonsNeeded.length).toBeGreaterThan(1);
    expect(cartonsNeeded.some(({ utilization }) => utilization < 0.6)).toBe(true);
    const codes = cartonsNeeded.flatMap(({ suggestions }) => suggestions.map(({ code }) => code));
    expect(codes).not.toContain('smaller-carton');
    expect(codes).not.toContain('optimize-packaging');
  });
});

const side = fc.integer({ min: 12, max: 40 });
const loads = fc
  .record({
    freightBy: fc.constantFrom('kg', 'm3'),
    boxes: fc.uniqueArray(
      fc.record({
        id: fc.integer({ min: 1, max: 99 }).map(String),
        length: side,
        width: side,
        height: side,
        weight: fc.integer({ min: 0, max: 6000 }).map((grams) => grams / 1000),
        quantity: fc.integer({ min: 1, max: 15 }),
        isFragile: fc.boolean(),
      }),
      { selector: ({ id }) => id, minLength: 1, maxLength: 2 },
    ),
  })
  .map(({ freightBy, boxes }) => inputSchema.parse({ ruleSet: 'standard', boxes, rules: { freightBy } }));

function greedyAndExchanged({ boxes, cartons: given, rules: changed }: PackingInput) {
  const rules = { ...PACKING_RULES.standard.rules, freightBy: changed.freightBy ?? 'kg' };
  const context = { rules, support: 'full' as const };
  const load = { boxes, counts: boxes.map(({ quantity }) => quantity) };
  const cartons = given.map(toCarton);
  const greedy = finish(proposeCartons(cartons, load, context, (wanted = 100) => wanted)) ?? { cartons: [] };
  const found: Proposal[] = [];
  finish(
    exchangeCartons(greedy, { cartons, load, context }, (better) => found.push(better)),
    300,
  );
  const costOf = (proposal: Proposal) =>
    proposal.cartons.reduce(
      (sum, { carton, load: inside }) => sum + shippingCost(carton, weightOf(inside), rules).shippingCost,
      0,
    );
  return { greedy, found, best: found.at(-1) ?? greedy, costOf, rules };
}

const boxesIn = ({ cartons }: Proposal) =>
  cartons
    .flatMap(({ placements }) => placements.map(({ boxId }) => boxId))
    .sort((a, b) => Number(a) - Number(b));

describe('exchangeCartons on arbitrary loads', () => {
  it('never costs more than the greedy split and packs exactly the same boxes', () => {
    fc.assert(
      fc.property(loads, (input) => {
        const { greedy, found, costOf } = greedyAndExchanged(input);
        let before = costOf(greedy);
        for (const better of found) {
          expect(costOf(better)).toBeLessThanOrEqual(before + 1e-9);
          expect(boxesIn(better)).toEqual(boxesIn(greedy));
          before = costOf(better);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('packs every carton within its space, its weight limit and the rules of placement', () => {
    fc.assert(
      fc.property(loads, (input) => {
        const { best, rules } = greedyAndExchanged(input);
        for (const { carton, buffer, placements } of best.cartons) {
          const fragile = input.boxes.some(
            (box) => box.isFragile && placements.some(({ boxId }) => boxId === box.id),
          );
          expect(buffer).toBeGreaterThanOrEqual(fragile ? rules.fragileBuffer : rules.normalBuffer);
          const faults = verifyPlacements({
            space: {
              length: carton.innerLength - 2 * buffer,
              width: carton.innerWidth - 2 * buffer,
              height: carton.innerHeight - 2 * buffer,
            },
            maxWeight: Math.min(carton.maxWeight, rules.maxWeight),
            support: 'full',
            boxes: input.boxes,
            placements,
          });
          expect(faults).toEqual([]);
        }
      }),
      { numRuns: 15 },
    );
  });

  it('gives the same split for the same load', () => {
    const again = () => contents(output({ boxes: [BOX, { ...BOX, id: '2', length: 17, quantity: 30 }] }));
    expect(again()).toEqual(again());
  });
});
