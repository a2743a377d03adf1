import { CARTONS } from '../../engine/cartons.data.ts';
import { cartonSchema } from '../../engine/packing-calculator.schema.ts';
import { hasBuiltIn, offeredCartons, personalCartonsIn } from './carton-lines.ts';
import { withNewCarton } from './new-carton.ts';

describe("cartons of one's own", () => {
  it('begin with one that the engine accepts', () => {
    const own = withNewCarton([]);
    expect(own.map((carton) => cartonSchema.parse(carton))).toEqual(own);
    expect(own.map(({ id }) => id)).toEqual(['own-1']);
  });

  it('go on with the size of the last one, and no id twice', () => {
    const [first] = withNewCarton([]);
    if (!first) throw new Error('there is a first one');
    const own = withNewCarton([{ ...first, id: 'own-2', outerLength: 33 }]);
    expect(own.map(({ id, outerLength }) => [id, outerLength])).toEqual([
      ['own-2', 33],
      ['own-3', 33],
    ]);
  });

  it('follow the built-in ones, or are alone', () => {
    const own = withNewCarton([]);
    const all = offeredCartons(own, false);
    expect(all).toHaveLength(CARTONS.length + 1);
    expect([personalCartonsIn(all), hasBuiltIn(all)]).toEqual([own, true]);
    expect(offeredCartons(own, true)).toEqual(own);
    expect(offeredCartons([], true)).toEqual(CARTONS);
  });
});
