import bwipjs from 'bwip-js/node';
import * as fc from 'fast-check';
import { code128Modules, code128Symbols } from './code-128.ts';
import { ean13Modules } from './ean-13.ts';
import { gs1CheckDigit } from './gs1-check-digit.ts';
import { itfModules } from './itf-14.ts';
import { modulesOf } from './modules.ts';
import { readCode128, readEan13, readItf } from './read-modules.fixture.ts';

/** The modules by bwip-js, the reference encoder. */
function reference(bcid: string, text: string): string {
  const [symbol] = bwipjs.raw({ bcid, text }) as readonly { sbs: readonly number[] }[];
  if (!symbol) throw new Error('no symbol');
  return modulesOf(symbol.sbs.join(''));
}

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(''));
const checked = (body: string) => `${body}${gs1CheckDigit(body)}`;

describe('Code 128', () => {
  it.each([
    ['X001ABCDEF', 69],
    ['X004MM14RB', 30],
  ])('has the published checksum: %s, %d in set B', (text, checksum) => {
    const inB = [104, ...[...text].map((character) => character.charCodeAt(0) - 32)];
    expect(inB.reduce((sum, value, place) => sum + value * Math.max(1, place), 0) % 103).toBe(checksum);
  });

  it('round-trips any ASCII text', () => {
    const text = fc
      .array(fc.oneof(fc.integer({ min: 0, max: 127 }), fc.integer({ min: 48, max: 57 })), {
        minLength: 1,
        maxLength: 24,
      })
      .map((codes) => String.fromCharCode(...codes));
    fc.assert(fc.property(text, (value) => expect(readCode128(code128Modules(value))).toBe(value)));
  });

  it.each([
    'X001ABCDEF',
    'X004MM14RB',
    'B07XYZ1234',
    '1234567890',
    'AB12',
    'A1234567',
    'abc-DEF_9',
    'X0012345AB',
  ])('is at most as long as the reference encoding of %s', (text) => {
    expect(code128Modules(text).length).toBeLessThanOrEqual(reference('code128', text).length);
  });

  it('equals the reference encoding where only one code set fits', () => {
    for (const text of ['Hello', 'abc def!', 'X-Y-Z', '123456', 'kettle'])
      expect(code128Modules(text)).toBe(reference('code128', text));
  });

  it('uses set C for pairs of digits', () => {
    expect(code128Symbols('123456')).toHaveLength(1 + 3 + 2);
    expect(code128Symbols('X001ABCDEF')).toHaveLength(1 + 10 + 2);
    expect(code128Symbols('AB12345678')).toHaveLength(1 + 2 + 1 + 4 + 2);
  });
});

describe('EAN-13 and UPC-A', () => {
  it('equal the reference encoding and round-trip', () => {
    fc.assert(
      fc.property(digits(12), (body) => {
        const value = checked(body);
        expect(ean13Modules(value)).toBe(reference('ean13', value));
        expect(readEan13(ean13Modules(value))).toBe(value);
      }),
      { numRuns: 60 },
    );
    expect(ean13Modules('0036000291452')).toBe(reference('upca', '036000291452'));
  });
});

describe('ITF-14', () => {
  it('equals the reference encoding and round-trips', () => {
    fc.assert(
      fc.property(digits(13), (body) => {
        const value = checked(body);
        expect(readItf(itfModules(value))).toBe(value);
        // The reference has wide elements of two modules (ours: three) and ends with a space.
        const wide = reference('interleaved2of5', value)
          .replace(/11|00/g, (two) => two + two[0])
          .replace(/0$/, '');
        expect(itfModules(value)).toBe(wide);
      }),
      { numRuns: 60 },
    );
  });
});
