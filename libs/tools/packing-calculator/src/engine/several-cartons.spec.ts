import { toCarton } from './carton.ts';
import { inputSchema } from './packing-calculator.schema.ts';
import { PACKING_RULES } from './packing-rules.data.ts';
import { proposeCartons } from './several-cartons.ts';

/** The ids of the proposed cartons, each with the number of boxes in it. Cubes of 10 cm, no buffer, no walls. */
function propose(sides: Readonly<Record<string, readonly [number, number, number]>>, quantity: number) {
  const input = inputSchema.parse({
    cartons: Object.entries(sides).map(([id, [outerLength, outerWidth, outerHeight]]) => ({
      id,
      outerLength,
      outerWidth,
      outerHeight,
      wallThickness: 0,
    })),
    boxes: [{ id: 'cube', length: 10, width: 10, height: 10, weight: 0.1, quantity }],
  });
  const rules = { ...PACKING_RULES.standard.rules, normalBuffer: 0 };
  const load = { boxes: input.boxes, counts: [quantity] };
  const work = proposeCartons(
    input.cartons.map(toCarton),
    load,
    { rules, support: 'full' },
    (wanted = 100) => wanted,
  );
  for (;;) {
    const step = work.next();
    if (step.done) return step.value.cartons.map(({ carton, placements }) => [carton.id, placements.length]);
    step.value.search.search.advance(step.value.effort);
  }
}

describe('proposeCartons', () => {
  const large = [40, 40, 40] as const;
  const medium = [30, 30, 30] as const;
  const small = [20, 20, 20] as const;

  it.each([
    [{ large, medium, small }],
    [{ medium, small, large }],
    [{ small, large, medium }],
    [{ small, medium, large }],
  ])('takes the cheapest carton that holds the boxes, in whatever order the cartons come', (cartons) => {
    expect(propose(cartons, 8)).toEqual([['small', 8]]);
    expect(propose(cartons, 9)).toEqual([['medium', 9]]);
    expect(propose(cartons, 27)).toEqual([['medium', 27]]);
    expect(propose(cartons, 28)).toEqual([['large', 28]]);
  });

  it.each([[{ large, small }], [{ small, large }]])('fills the largest carton first', (cartons) => {
    expect(propose(cartons, 64 + 8)).toEqual([
      ['large', 64],
      ['small', 8],
    ]);
  });

  it('repeats a carton while the rest of the load fills it again', () => {
    expect(propose({ small }, 17)).toEqual([
      ['small', 8],
      ['small', 8],
      ['small', 1],
    ]);
  });
});
