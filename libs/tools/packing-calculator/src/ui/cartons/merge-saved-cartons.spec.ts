import * as fc from 'fast-check';
import type { CartonInput } from '../../engine/packing-calculator.schema.ts';
import { cartonsNotAmong, mergeSavedCartons } from './merge-saved-cartons.ts';
import { withCartons, withNewCarton } from './new-carton.ts';

const carton = (id: string, outerLength: number): CartonInput => ({
  id,
  name: id,
  outerLength,
  outerWidth: 30,
  outerHeight: 20,
  maxWeight: 20,
  wallThickness: 0.5,
  type: 'custom',
});
const lengths = (cartons: readonly CartonInput[]) => cartons.map(({ outerLength }) => outerLength);

describe('mergeSavedCartons', () => {
  const mine = carton('own-1', 40);
  const linked = carton('own-1', 55);

  it('follow a change of one on the page', () => {
    expect(mergeSavedCartons([mine], [mine], [carton('own-1', 41)])).toEqual([carton('own-1', 41)]);
  });

  it('lose one that is removed from the page', () => {
    expect(mergeSavedCartons([mine, carton('own-2', 50)], [mine, carton('own-2', 50)], [mine])).toEqual([
      mine,
    ]);
  });

  it('stay when a link has brought others, also under the same id', () => {
    expect(lengths(mergeSavedCartons([mine], [linked], [carton('own-1', 56)]))).toEqual([56, 40]);
    expect(lengths(mergeSavedCartons([mine], [linked], []))).toEqual([40]);
  });

  it('stay when a new one is added to an empty page', () => {
    expect(lengths(mergeSavedCartons([mine], [], withNewCarton([])))).toEqual([45, 40]);
  });

  it('stores a restored carton once', () => {
    const page = withCartons([linked], [mine]);
    expect(page.map(({ id }) => id)).toEqual(['own-1', 'own-2']);
    expect(lengths(mergeSavedCartons([linked, mine], [linked], page))).toEqual([55, 40]);
  });

  it('are offered where they are not on the page yet', () => {
    expect(cartonsNotAmong([linked], [linked, mine])).toEqual([mine]);
  });

  it('never drops a carton that was not on the page', () => {
    const some = fc.array(
      fc.integer({ min: 10, max: 20 }).map((length) => carton('own-1', length)),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(some, some, some, (kept, before, after) => {
        const left = new Set(lengths(mergeSavedCartons(kept, before, after)));
        for (const length of lengths(after)) expect(left.has(length)).toBe(true);
        for (const length of lengths(cartonsNotAmong(before, kept))) expect(left.has(length)).toBe(true);
      }),
    );
  });
});
