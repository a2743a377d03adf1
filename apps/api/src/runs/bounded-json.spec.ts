import fc from 'fast-check';
import { boundedJson } from './bounded-json.ts';

describe('boundedJson', () => {
  it('is the JSON of a value up to its exact length in UTF-8, and null below', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const json = JSON.stringify(value);
        const bytes = Buffer.byteLength(json);
        expect(boundedJson(value, bytes)).toBe(json);
        expect(boundedJson(value, bytes - 1)).toBeNull();
      }),
    );
  });

  it('reads no further than the limit', () => {
    let read = 0;
    const rows = Array.from({ length: 100_000 }, () => ({
      get text() {
        read += 1;
        return 'x'.repeat(100);
      },
    }));
    expect(boundedJson(rows, 1_000)).toBeNull();
    expect(read).toBeLessThan(20);
  });
});
