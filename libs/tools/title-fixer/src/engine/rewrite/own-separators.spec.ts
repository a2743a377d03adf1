import { findOwnSeparators, withCommas } from './own-separators.ts';

function separated(
  text: string,
  language = 'en',
  brandSpans: readonly { start: number; end: number }[] = [],
) {
  return withCommas(text, findOwnSeparators({ text, brandSpans }, language), language);
}

describe('findOwnSeparators', () => {
  it.each([
    ['Steel Rake // 14 teeth // long handle', 'Steel Rake, 14 teeth, long handle'],
    ['Steel Rake >> red', 'Steel Rake, red'],
    ['Steel Rake ~ 14 teeth ~ red', 'Steel Rake, 14 teeth, red'],
    ['Steel Rake → 14 teeth → red', 'Steel Rake, 14 teeth, red'],
    ['steel rake_long wooden handle_2 pcs', 'steel rake, long wooden handle, 2 pcs'],
    ['Harke (2 Stück): 14 Zinken: lackiert: rot', 'Harke (2 Stück), 14 Zinken, lackiert, rot'],
    [
      'garden rake 1.5 m/14 flat teeth/3/4 in tube/wooden handle/red',
      'garden rake 1.5 m, 14 flat teeth, 3/4 in tube, wooden handle, red',
    ],
  ])('%s', (title, expected) => {
    expect(separated(title)).toBe(expected);
  });

  it.each([
    'USB-C → HDMI Cable',
    'Ages 3 ~ 6, Size 90 ~ 100',
    'Shelf 20 * 30 * 40 cm',
    'USB_C_to_HDMI_Cable',
    'Case for iPhone 16/15/14 Pro/Max, red/blue/green',
    'Book: A Novel: Part Two',
    'Rake w/ handle w/o paint w/2 screws and 2 pins w/3 clips',
    'Rake (red // blue // green)',
    'Tupper 370 ml / 640 ml / 1040 ml, Libre de BPA',
  ])('leaves %s', (title) => {
    expect(separated(title)).toBe(title);
  });

  it('separates facts with different units', () => {
    expect(separated('Tupper 370 ml / 20 cm / Libre de BPA')).toBe('Tupper 370 ml, 20 cm, Libre de BPA');
  });

  it('leaves the brand, and takes an ideographic comma in Japanese', () => {
    expect(separated('Ra//ke Hook // red', 'en', [{ start: 0, end: 6 }])).toBe('Ra//ke Hook, red');
    expect(separated('熊手/14本爪/4K/32GB/赤', 'ja')).toBe('熊手、14本爪、4K、32GB、赤');
  });
});
