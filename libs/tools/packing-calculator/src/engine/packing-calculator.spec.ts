import { createEnv, runEngine } from '@seller-toolbox/tool-contract';
import * as fc from 'fast-check';
import { engine } from './packing-calculator.engine.ts';
import { inputSchema, type PackingInput } from './packing-calculator.schema.ts';
import { type CartonResult, type PackingOutput } from './packing-output.schema.ts';
import { createPackingRun } from './packing-run.ts';
import { verifyPlacements } from './verify-placements.ts';

const ENV = { now: 0, seed: 1 };

function run(input: unknown): PackingOutput {
  const result = runEngine(engine, input, ENV);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.output;
}

function problemsOf(input: unknown) {
  const result = runEngine(engine, input, ENV);
  return result.ok ? [] : result.problems;
}

function faultsIn(input: PackingInput, { recommendedCarton, usableSpace, placements }: CartonResult) {
  if (!recommendedCarton || !usableSpace) return [];
  const { maxWeight } = recommendedCarton;
  return verifyPlacements({
    space: usableSpace,
    maxWeight,
    support: input.support,
    boxes: input.boxes,
    placements,
  });
}

const cup = { id: 'cup', name: 'Cup', length: 12, width: 10, height: 14, weight: 0.3, quantity: 4 };
const codes = (findings: readonly { code: string }[]) => findings.map(({ code }) => code);

describe('the packing calculator, recommending', () => {
  it('takes the cheapest carton whose packing holds every box', () => {
    const { recommendedCarton, placements, candidates } = run({ boxes: [cup] });
    expect(placements).toHaveLength(4);
    const at = candidates.findIndex(({ cartonId }) => cartonId === recommendedCarton?.id);
    expect(candidates[at]?.refusal).toBeNull();
    expect(candidates.slice(0, at).every(({ refusal }) => refusal !== null)).toBe(true);
    expect(candidates.slice(at + 1).every(({ refusal }) => refusal?.code === 'costs-more')).toBe(true);
  });

  it('of two cartons at one price takes the one that is fuller', () => {
    const sides = { outerLength: 40, outerWidth: 40, outerHeight: 40 };
    const cartons = [
      { id: 'thin-walled', ...sides, wallThickness: 0.5 },
      { id: 'thick-walled', ...sides, wallThickness: 1 },
    ];
    expect(run({ cartons, boxes: [cup] }).recommendedCarton?.id).toBe('thick-walled');
  });

  it('charges the larger of weight and volume', () => {
    const light = run({ boxes: [{ ...cup, quantity: 1 }] });
    expect(light.shippingCost.chargeableWeight).toBe(light.shippingCost.volumetricWeight);
    const heavy = run({ boxes: [{ ...cup, weight: 20, quantity: 1 }] });
    expect(heavy.shippingCost).toMatchObject({ actualWeight: 20, chargeableWeight: 20, shippingCost: 50 });
    expect(codes(heavy.suggestions)).not.toContain('optimize-packaging');
  });

  it('counts by figures that replace those of the rule set', () => {
    const { shippingCost } = run({ boxes: [cup], rules: { volumetricDivisor: 5000, freightRate: 8 } });
    expect(shippingCost.costPerKg).toBe(8);
    expect(shippingCost.shippingCost).toBeCloseTo(shippingCost.chargeableWeight * 8, 10);
  });

  it.each([
    ['one box of exactly 50 lb', 22.6796185, 1],
    ['three boxes of a third of 50 lb', 22.6796185 / 3, 3],
    ['ten boxes of 5 lb', 2.26796185, 10],
    ['a box above 50 lb by less than a milligram', 22.679619, 1],
  ])('fills a carton to the weight limit: %s', (_title, weight, quantity) => {
    const small = { ...cup, length: 2, width: 2, height: 2, weight, quantity };
    const output = run({ ruleSet: 'amazon-us-2026-11-21', boxes: [small] });
    expect(output.weightLimit).toBe(22.6796185);
    expect([output.placements.length, output.unplaced, codes(output.warnings)]).toEqual([quantity, [], []]);
  });

  it('rejects a load above the weight limit by two milligrams', () => {
    const output = run({
      ruleSet: 'amazon-us-2026-11-21',
      boxes: [{ ...cup, weight: 22.6796205, quantity: 1 }],
    });
    expect(codes(output.warnings)).toEqual(['no-suitable-carton', 'box-fits-no-carton']);
    expect(output.candidates.map(({ refusal }) => refusal?.code)).toContain('load-too-heavy');
  });

  it('has the first carton, empty, and a proposal over several where one is not enough', () => {
    const output = run({ boxes: [{ ...cup, weight: 1, quantity: 50 }] });
    expect(output).toMatchObject({
      recommendedCarton: { id: 'carton-small-1' },
      placements: [],
      utilization: 0,
      shippingCost: { shippingCost: 0 },
      unplaced: [{ boxId: 'cup', count: 50 }],
    });
    expect(codes(output.warnings)).toEqual(['no-suitable-carton']);
    expect(output.cartonsNeeded.flatMap(({ placements }) => placements)).toHaveLength(50);
    expect(output.cartonsNeeded.length).toBeGreaterThanOrEqual(output.fewestCartons ?? Infinity);
    for (const { shippingCost } of output.cartonsNeeded) {
      expect(shippingCost.actualWeight).toBeLessThanOrEqual(22.68);
    }
  });

  it('proposes cartons for the other boxes if one box fits nowhere', () => {
    const output = run({ boxes: [cup, { ...cup, id: 'pole', length: 150 }] });
    expect(output.cartonsNeeded.flatMap(({ placements }) => placements).map(({ boxId }) => boxId)).toEqual(
      new Array(4).fill('cup'),
    );
    expect(output.fewestCartons).toBeNull();
    expect(output.warnings).toEqual([
      { code: 'no-suitable-carton', severity: 'warning' },
      { code: 'box-fits-no-carton', severity: 'warning', params: { name: 'Cup' } },
    ]);
  });

  it('reports every box that fits nowhere, but not one without a size', () => {
    const pole = { ...cup, id: 'pole', name: '', length: 150 };
    const rock = { ...cup, id: 'rock', name: 'Rock', weight: 22.69 };
    const { warnings, cartonsNeeded } = run({ boxes: [pole, rock, { id: 'air' }] });
    expect(cartonsNeeded).toEqual([]);
    const named = warnings.map(({ code, params }) => [code, params?.['name']]);
    expect(named).toContainEqual(['box-fits-no-carton', 'pole']);
    expect(named).toContainEqual(['box-fits-no-carton', 'Rock']);
    expect(named).not.toContainEqual(['box-fits-no-carton', 'air']);
  });

  it('says where a proposal ends before the load', () => {
    const brick = { ...cup, name: 'Brick', weight: 12 };
    const whole = run({ boxes: [{ ...brick, quantity: 200 }] });
    expect(whole.cartonsNeeded).toHaveLength(200);
    expect(codes(whole.warnings)).toEqual(['no-suitable-carton']);
    expect(run({ boxes: [{ ...brick, quantity: 201 }] }).warnings).toContainEqual({
      code: 'proposal-cut',
      severity: 'warning',
      params: { cartons: 200, count: 1 },
    });
  });
});

describe('the packing calculator, optimizing', () => {
  it('without a carton says that one is required', () => {
    const output = run({ mode: 'optimize', boxes: [cup] });
    expect(output.recommendedCarton).toBeNull();
    expect(output.warnings).toEqual([{ code: 'carton-required', severity: 'error' }]);
  });

  it('reports the boxes that do not fit the carton, and a carton for them', () => {
    const output = run({ mode: 'optimize', cartonId: 'carton-small-2', boxes: [cup] });
    const [left] = output.unplaced;
    expect(output.placements.length + (left?.count ?? 0)).toBe(4);
    expect(codes(output.warnings)).toContain('box-not-placed');
    expect(
      output.cartonsNeeded.every(({ recommendedCarton }) => recommendedCarton?.id === 'carton-small-2'),
    ).toBe(true);
  });

  it('does not report a box as fitting nowhere if only the given carton is too small', () => {
    const vase = { ...cup, id: 'vase', name: 'Vase', length: 40, width: 30, height: 20, quantity: 1 };
    const output = run({
      mode: 'optimize',
      cartonId: 'carton-small-2',
      boxes: [{ ...cup, height: 10, quantity: 20 }, vase],
    });
    expect(output.cartonsNeeded.length).toBeGreaterThan(1);
    expect(codes(output.warnings)).not.toContain('box-fits-no-carton');
    expect(output.warnings.map(({ params }) => params?.['name'])).toContain('Vase');
  });

  it('proposes no several cartons where one has all that can be packed', () => {
    const pole = { ...cup, id: 'pole', length: 150, quantity: 1 };
    const output = run({ mode: 'optimize', cartonId: 'carton-large-1', boxes: [cup, pole] });
    expect(output.placements).toHaveLength(4);
    expect(output.cartonsNeeded).toEqual([]);
    expect(codes(output.warnings)).toEqual(['box-not-placed']);
  });

  it('does not keep the wide buffer for a fragile box that stays outside', () => {
    const vase = { ...cup, id: 'vase', height: 60, isFragile: true };
    const output = run({ mode: 'optimize', cartonId: 'carton-large-1', boxes: [cup, vase] });
    expect(output.buffer).toBe(2.54);
    expect(output.unplaced).toContainEqual({ boxId: 'vase', count: 4 });
  });

  it('puts a box on its side only where that is allowed', () => {
    const board = { id: 'board', length: 40, width: 4, height: 30, weight: 0.5 };
    const flat = { mode: 'optimize', cartonId: 'carton-large-1' };
    expect(run({ ...flat, boxes: [board] }).placements).toHaveLength(0);
    const [placed] = run({ ...flat, boxes: [{ ...board, uprightSides: ['width'] }] }).placements;
    expect(placed).toMatchObject({ height: 4, rotated: true, layer: 1 });
  });
});

describe('the input of the packing calculator', () => {
  it('is a worked case when it is empty', () => {
    expect(run({}).placements).toHaveLength(10);
  });

  it('takes what is not given as 0, and one box', () => {
    const { boxes } = inputSchema.parse({ boxes: [{ id: 'x' }] });
    expect(boxes[0]).toMatchObject({ length: 0, weight: 0, quantity: 1, uprightSides: ['height'] });
  });

  it.each([
    ['a negative side', { boxes: [{ ...cup, length: -0.1 }] }, 'boxes.0.length', 'too-small'],
    ['a side of more than 20 m', { boxes: [{ ...cup, length: 2000.1 }] }, 'boxes.0.length', 'too-large'],
    ['no box', { boxes: [] }, 'boxes', 'too-short'],
    ['a quantity of 0', { boxes: [{ ...cup, quantity: 0 }] }, 'boxes.0.quantity', 'too-small'],
    ['half a box', { boxes: [{ ...cup, quantity: 1.5 }] }, 'boxes.0.quantity', 'invalid-type'],
    ['two boxes of one id', { boxes: [cup, cup] }, 'boxes', 'box-twice'],
    ['1001 boxes', { boxes: [{ ...cup, quantity: 1000 }, { id: 'x' }] }, 'boxes', 'too-many-boxes'],
    ['an unknown carton', { cartonId: 'none' }, 'cartonId', 'unknown-carton'],
    ['two cartons of one id', { cartons: twice('a') }, 'cartons', 'carton-twice'],
    ['too much effort', { effort: 5001 }, 'effort', 'too-large'],
  ])('is rejected with %s', (_title, input, path, code) => {
    expect(problemsOf(input)).toEqual([{ path, code }]);
  });

  it('may hold exactly 1000 boxes', () => {
    const grain = { id: 'x', length: 2, width: 2, height: 2, weight: 0.01 };
    expect(run({ boxes: [{ ...grain, quantity: 1000 }] }).placements).toHaveLength(1000);
  });
});

/** 200 lines of 5 boxes, and 50 cartons that cost more and more, the smallest with `share` of the volume of all boxes. */
function manyBoxes(share: number) {
  const boxes = Array.from({ length: 200 }, (_, at) => ({
    id: `box ${at}`,
    length: 3 + (at % 17),
    width: 3 + (at % 13),
    height: 3 + (at % 11),
    quantity: 5,
  }));
  const volume = boxes.reduce((sum, { length, width, height }) => sum + 5 * length * width * height, 0);
  const cartons = Array.from({ length: 50 }, (_, at) => {
    const side = Math.round(Math.cbrt(volume * share) * (10 + at / 10)) / 10;
    return { id: `carton ${at}`, outerLength: side, outerWidth: side, outerHeight: side, wallThickness: 0 };
  });
  return { boxes, cartons, rules: { normalBuffer: 0, maxSide: 2000 } };
}

function twice(id: string) {
  const sides = { outerLength: 40, outerWidth: 40, outerHeight: 40 };
  return [
    { id, ...sides },
    { id, ...sides },
  ];
}

describe('a packing run', () => {
  it('has a legal answer at any time and ends at that of the engine', () => {
    const input = inputSchema.parse({ boxes: [{ ...cup, weight: 1, quantity: 50 }], effort: 500 });
    const steps = createPackingRun(input);
    expect(faultsIn(input, steps.output())).toEqual([]);
    while (!steps.isOver && (steps.effort < steps.effortLimit || !steps.hasAnswer)) steps.advance(250);
    expect(steps.output()).toEqual(engine.run(input, createEnv(ENV)));
  });

  // Once took 50,000 placements (16 s): every carton got a packing of all boxes, whatever the effort.
  it.each(['none', 'full'])(
    'ends soon after its effort with 1,000 different boxes, 50 cartons, support %s',
    (support) => {
      const input = inputSchema.parse({ ...manyBoxes(1.01), support, effort: 2000 });
      const steps = createPackingRun(input);
      while (!steps.isOver && (steps.effort < input.effort || !steps.hasAnswer)) steps.advance(250);
      expect(steps.effort).toBeLessThan(input.effort + 2500);
      const { placements, cartonsNeeded } = steps.output();
      const packed = cartonsNeeded.reduce((sum, carton) => sum + carton.placements.length, placements.length);
      expect(packed).toBe(1000);
    },
  );

  it('finds a carton for 1,000 different boxes among 50 with an effort for a few packings', () => {
    const output = run({ ...manyBoxes(1.2), effort: 5000 });
    expect(output.placements).toHaveLength(1000);
    const chosen = output.candidates.filter(({ refusal }) => refusal === null);
    expect(chosen.map(({ cartonId }) => cartonId)).toEqual([output.recommendedCarton?.id]);
  });

  it('reports its progress from above 0 to at most 1', () => {
    const shares: number[] = [];
    engine.run(inputSchema.parse({ effort: 600 }), createEnv(ENV), (share) => shares.push(share));
    expect(shares.length).toBeGreaterThan(0);
    expect(Math.max(...shares)).toBeLessThanOrEqual(1);
  });

  it('holds every rule in every carton, for arbitrary boxes', () => {
    const side = fc.integer({ min: 10, max: 700 }).map((millimeters) => millimeters / 10);
    const boxes = fc.uniqueArray(
      fc.record({
        id: fc.integer({ min: 1, max: 99 }).map(String),
        length: side,
        width: side,
        height: side,
        weight: fc.integer({ min: 0, max: 9000 }).map((grams) => grams / 1000),
        quantity: fc.integer({ min: 1, max: 15 }),
        isFragile: fc.boolean(),
      }),
      { selector: ({ id }) => id, minLength: 1, maxLength: 5 },
    );
    const mode = fc.constantFrom({ mode: 'recommend' }, { mode: 'optimize', cartonId: 'carton-max-2' });
    fc.assert(
      fc.property(boxes, mode, fc.constantFrom('full', 'none'), (lines, chosen, support) => {
        const input = inputSchema.parse({ boxes: lines, ...chosen, support, effort: 300 });
        const output = engine.run(input, createEnv(ENV));
        for (const result of [output, ...output.cartonsNeeded]) expect(faultsIn(input, result)).toEqual([]);
        const isFragile = new Map(input.boxes.map((box) => [box.id, box.isFragile]));
        for (const { placements, buffer } of output.cartonsNeeded) {
          if (placements.some(({ boxId }) => isFragile.get(boxId))) expect(buffer).toBe(5.08);
        }
        const total = input.boxes.reduce((sum, { quantity }) => sum + quantity, 0);
        const left = output.unplaced.reduce((sum, { count }) => sum + count, 0);
        expect(output.placements.length + left).toBe(total);
      }),
      { numRuns: 40 },
    );
  });
});
