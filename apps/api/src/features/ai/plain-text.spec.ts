import * as fc from 'fast-check';
import { plainLine, plainLines } from './plain-text.ts';

describe('plainLine', () => {
  it.each([
    ['  Steel   Bottle ', 'Steel Bottle'],
    ['Steel\r\nBottle\tBlue', 'Steel Bottle Blue'],
    ['Steel\u0000Bottle\u001b[31m', 'Steel Bottle [31m'],
    ['half \ud83d of a pair', 'half of a pair'],
    ['turned \u202earound\u202c', 'turned around'],
    ['水筒\u3000500ml', '水筒 500ml'],
    ['e\u0301', '\u00e9'],
    ['', ''],
  ])('converts %j to %j', (text, line) => {
    expect(plainLine(text, 100)).toBe(line);
  });

  it('cuts at the limit without splitting a character', () => {
    expect(plainLine('abcdef', 5)).toBe('abcde');
    expect(plainLine('abcde', 5)).toBe('abcde');
    expect(plainLine('abcd🔥', 5)).toBe('abcd');
    expect(plainLine('abcd ef', 5)).toBe('abcd');
  });

  it('returns text that both databases can store', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), fc.nat(30), (text, maxLength) => {
        const line = plainLine(text, maxLength);
        expect(line).toMatch(/^[^\p{Cc}\p{Cs}]*$/u);
        expect(line.length).toBeLessThanOrEqual(maxLength);
        expect(plainLine(line, maxLength)).toBe(line);
      }),
    );
  });
});

describe('plainLines', () => {
  it('keeps lines', () => {
    expect(plainLines(' Error  8541:\r\n\ttoo long \u0000\rstop ', 100)).toBe('Error 8541:\ntoo long\nstop');
  });

  it('cuts the whole text', () => {
    expect(plainLines('ab\ncd\nef', 6)).toBe('ab\ncd');
  });
});
