import { layOut } from './label-layout.ts';
import type { LabelType } from './label-value.ts';

/** Bars of 100 modules, dark at both ends. */
const MODULES = `1${'0'.repeat(98)}1`;

/** `dpi`: 254 are dots of 0.1 mm. */
function place(width: number, { type = 'code-128', dpi = 254 }: { type?: LabelType; dpi?: number } = {}) {
  const label = { type, value: 'X', title: '', condition: '' };
  return layOut(MODULES, label, { width, height: 30, dpi });
}

function fail(): never {
  throw new Error('the bars do not fit');
}

describe('layOut', () => {
  it.each([
    // 100 modules of 0.3 mm and 6 mm on both sides.
    [42, 0.3, 6, []],
    // A little too narrow for 6 mm, wide enough for the 10 modules of Code 128.
    [41.9, 0.3, 5.95, ['quiet-zone-small']],
    [36, 0.3, 3, ['quiet-zone-small']],
    // Ten modules of 0.3 mm no longer fit on both sides.
    [35.9, 0.2, 7.95, ['bars-too-narrow']],
    [24, 0.2, 2, ['bars-too-narrow', 'quiet-zone-small']],
    [23.9, 0.1, 6.95, ['bars-too-narrow']],
    [12, 0.1, 1, ['bars-too-narrow', 'quiet-zone-small']],
  ])('on a label of %d mm uses modules of %d mm and %d mm of quiet zone', (width, module, quiet, found) => {
    const drawing = place(width);
    expect(drawing?.moduleWidth).toBeCloseTo(module, 9);
    expect(drawing?.quietZone).toBeCloseTo(quiet, 9);
    expect(drawing?.findings.map(({ code }) => code)).toEqual(found);
    const [first, last] = [drawing?.bars[0], drawing?.bars.at(-1)];
    expect(first?.x).toBeCloseTo(quiet, 9);
    expect(width - (last?.x ?? 0) - (last?.width ?? 0)).toBeCloseTo(quiet, 9);
  });

  it.each([
    // 0.35 mm would leave 3.5 mm: enough for Code 128, less than the 6 mm of a product label.
    [42, 0.3, 6],
    [46.9, 0.3, 8.45],
    [47, 0.35, 6],
  ])('prefers a full quiet zone to wider modules on a label of %d mm', (width, module, quiet) => {
    const drawing = place(width, { dpi: 508 });
    expect(drawing?.moduleWidth).toBeCloseTo(module, 9);
    expect(drawing?.quietZone).toBeCloseTo(quiet, 9);
  });

  it.each([
    [203, 3, 0.375],
    [300, 4, 0.339],
    [600, 8, 0.339],
  ])('draws UPC and EAN at %d dpi with modules of %d dots, %d mm', (dpi, dots, millimeters) => {
    for (const type of ['upc-a', 'ean-13'] as const) {
      const { moduleWidth, findings } = place(66.675, { type, dpi }) ?? { moduleWidth: 0, findings: [] };
      expect((moduleWidth * dpi) / 25.4).toBeCloseTo(dots, 9);
      expect(moduleWidth).toBeCloseTo(millimeters, 3);
      expect(findings).toEqual([]);
    }
  });

  it('warns of an EAN below 80 % of its nominal size', () => {
    // 122 modules of 3 dots (0.254 mm) fit, of 4 dots (0.339 mm) do not.
    expect(place(35, { type: 'ean-13', dpi: 300 })?.findings).toContainEqual(
      expect.objectContaining({
        code: 'bars-too-narrow',
        params: { mil: 10, least: expect.closeTo(10.4, 1) },
      }),
    );
  });

  it('draws bearer bars of two modules across the bars and quiet zones of an ITF-14 only', () => {
    const { bars, bearerBars, moduleWidth, quietZone } = place(120, { type: 'itf-14' }) ?? fail();
    const [first] = bars;
    expect(bearerBars.map(({ y }) => y)).toEqual([
      (first?.y ?? 0) - 2 * moduleWidth,
      (first?.y ?? 0) + (first?.height ?? 0),
    ]);
    for (const { x, width, height } of bearerBars) {
      expect(x).toBeCloseTo(quietZone - 10 * moduleWidth, 9);
      expect(width).toBeCloseTo(120 * moduleWidth, 9);
      expect(height).toBeCloseTo(2 * moduleWidth, 9);
    }
    expect(place(120, { type: 'ean-13' })?.bearerBars).toEqual([]);
  });

  it('returns null on a label without quiet zones at one printer dot per module', () => {
    expect(place(11.9)).toBeNull();
  });

  it.each([
    // 11 modules of quiet zone on both sides.
    ['ean-13', 36.6, 0.3],
    ['ean-13', 36.5, 0.2],
    // Modules as wide as these need more quiet zone than 6 mm: 10 modules on both sides.
    ['itf-14', 120, 1],
    ['itf-14', 119.9, 0.9],
    ['itf-14', 108, 0.9],
    ['itf-14', 107.9, 0.8],
  ] as const)(
    'keeps the quiet zone of %s on a label of %d mm with modules of %d mm',
    (type, width, module) => {
      expect(place(width, { type })?.moduleWidth).toBeCloseTo(module, 9);
    },
  );
});
