import * as fc from 'fast-check';
import { shorten, textWidth } from './shorten.ts';

describe('shorten', () => {
  it('keeps a title that fits', () => {
    expect(shorten('  Blue   mug ', 2.5, 60)).toBe('Blue mug');
  });

  it('cuts the middle, so that name and variant remain', () => {
    const cut = shorten(
      'Stainless steel electric kettle with temperature control, 1.7 l, matte black',
      2.5,
      50,
    );
    expect(cut).toMatch(/^Stainless steel [^…]*….*black$/);
  });

  it('counts Chinese characters as wider', () => {
    expect(textWidth('不锈钢', 2)).toBe(6);
    expect(shorten('不锈钢电热水壶大容量一点七升哑光黑', 2.5, 25)).toMatch(/^不锈钢.*…哑?光黑$/);
  });

  it('is never wider than the label and never empty', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 120 }),
        fc.integer({ min: 5, max: 90 }),
        (title, width) => {
          const cut = shorten(title, 2.5, width);
          expect(textWidth(cut, 2.5)).toBeLessThanOrEqual(width);
          if (title.trim() !== '') expect(cut).not.toBe('');
        },
      ),
    );
  });

  it('is the longest cut that fits', () => {
    const longest = (title: string, size: number, width: number): string => {
      const text = title.replace(/\s+/g, ' ').trim();
      if (textWidth(text, size) <= width) return text;
      const characters = [...text];
      for (let length = characters.length - 1; length > 0; length -= 1) {
        const head = Math.ceil(length * 0.6);
        const end = characters.slice(characters.length - (length - head)).join('');
        const cut = `${characters.slice(0, head).join('').trimEnd()}…${length === head ? '' : end.trimStart()}`;
        if (textWidth(cut, size) <= width) return cut;
      }
      return '…';
    };
    const character = fc.constantFrom(...'il1 AMW%é不　\u{1f375}');
    fc.assert(
      fc.property(
        fc.string({ unit: character, maxLength: 90 }),
        fc.constantFrom(2.4, 2.5, 1 / 3),
        fc.double({ min: 0.1, max: 90, noNaN: true }),
        (title, size, width) => {
          expect(shorten(title, size, width)).toBe(longest(title, size, width));
        },
      ),
    );
  });
});
