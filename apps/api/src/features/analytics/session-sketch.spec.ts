import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { countSessions, EMPTY_SKETCH, mergeSketches, sketchOf } from './session-sketch.ts';

/** Hashes of the sessions number `from` to `to`, evenly distributed like those of the service. */
function hashes(from: number, to: number): Buffer {
  const all = [];
  for (let session = from; session < to; session++) {
    all.push(createHash('md5').update(String(session)).digest().subarray(0, 8));
  }
  return Buffer.concat(all);
}

const sketch = (from: number, to: number) => sketchOf(hashes(from, to));

describe('a session sketch', () => {
  it('of nothing counts nothing', () => {
    expect(countSessions(EMPTY_SKETCH)).toBe(0);
    expect(sketchOf(Buffer.alloc(0))).toEqual(EMPTY_SKETCH);
    expect(mergeSketches([])).toEqual(EMPTY_SKETCH);
  });

  it.each([1, 2, 3, 100, 1_023, 1_024])('of %d sessions is exact', (sessions) => {
    expect(countSessions(sketch(0, sessions))).toBe(sessions);
  });

  it('counts a session once, however often it comes', () => {
    expect(sketchOf(Buffer.concat([hashes(0, 9), hashes(0, 9)]))).toEqual(sketch(0, 9));
    const many = hashes(0, 2_000);
    expect(sketchOf(Buffer.concat([many, many]))).toEqual(sketchOf(many));
  });

  it.each([1_025, 5_000, 20_000, 40_000, 100_000, 300_000])(
    'of %d sessions is accurate to 3 %%',
    (sessions) => {
      expect(Math.abs(countSessions(sketch(0, sessions)) / sessions - 1)).toBeLessThan(0.03);
    },
  );

  it('has a root mean square error below 1.5 % and no bias', () => {
    const errors = Array.from({ length: 40 }, (_, set) => {
      const from = set * 1_000_000;
      return countSessions(sketch(from, from + 10_000)) / 10_000 - 1;
    });
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(Math.sqrt(mean(errors.map((error) => error ** 2)))).toBeLessThan(0.015);
    expect(Math.abs(mean(errors))).toBeLessThan(0.006);
  });

  it('takes at most 8,193 bytes', () => {
    expect(sketch(0, 1_024)).toHaveLength(8_193);
    expect(sketch(0, 50_000)).toHaveLength(8_193);
  });

  it('handles the rarest hashes', () => {
    const crowd = hashes(0, 1_025);
    for (const rare of ['0000000000000000', '0000000000000001', 'ffffffffffffffff', '0007ffffffffffff']) {
      const whole = sketchOf(Buffer.concat([crowd, Buffer.from(rare, 'hex')]));
      expect(Number.isFinite(countSessions(whole))).toBe(true);
      expect(Math.max(...whole.subarray(1))).toBeLessThanOrEqual(52);
    }
  });
});

describe('merging session sketches', () => {
  it('gives the sketch of the union byte for byte, for all forms', () => {
    const bounds = fc.tuple(fc.integer({ min: 0, max: 1_500 }), fc.integer({ min: 0, max: 1_500 }));
    fc.assert(
      fc.property(bounds, bounds, ([a, b], [c, d]) => {
        const union = sketchOf(Buffer.concat([hashes(a, a + b), hashes(c, c + d)]));
        const left = sketch(a, a + b);
        const right = sketch(c, c + d);
        expect(mergeSketches([left, right]).equals(union)).toBe(true);
        expect(mergeSketches([right, left]).equals(union)).toBe(true);
        expect(mergeSketches([union, left]).equals(union)).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  it('gives the same in one step and in many', () => {
    const parts = [0, 400, 800, 1_200, 5_000].map((from) => sketch(from, from + 700));
    const stepwise = parts.reduce((sum, part) => mergeSketches([sum, part]), EMPTY_SKETCH);
    expect(stepwise.equals(mergeSketches(parts))).toBe(true);
  });
});
