import * as fc from 'fast-check';
import { edgeZone } from './edge-zone.ts';
import { PART } from './segments.ts';

const SIDE = 12;

describe('edgeZone', () => {
  it('marks every pixel within reach of a product pixel in both directions', () => {
    const product = fc.array(fc.integer({ min: 0, max: SIDE * SIDE - 1 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(product, fc.integer({ min: 1, max: 5 }), (positions, reach) => {
        const map = new Uint8Array(SIDE * SIDE).fill(PART.background);
        for (const position of positions) map[position] = PART.product;
        const xs = positions.map((position) => position % SIDE);
        const ys = positions.map((position) => Math.floor(position / SIDE));
        const box = {
          x: Math.min(...xs),
          y: Math.min(...ys),
          width: Math.max(...xs) - Math.min(...xs) + 1,
          height: Math.max(...ys) - Math.min(...ys) + 1,
        };
        const zone = edgeZone({ map, width: SIDE, height: SIDE, box, reach });
        const expected = Array.from(map, (_, index) =>
          xs.some(
            (x, at) =>
              Math.abs(x - (index % SIDE)) <= reach &&
              Math.abs((ys[at] ?? 0) - Math.floor(index / SIDE)) <= reach,
          )
            ? 1
            : 0,
        );
        expect([...zone]).toEqual(expected);
      }),
    );
  });
});
