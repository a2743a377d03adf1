import { runEngine } from '@seller-toolbox/tool-contract';
import * as fc from 'fast-check';
import { engine } from './barcode-labels.engine.ts';
import type { BarcodeOutput } from './barcode-labels.schema.ts';
import { isValidSheet, LABEL_SHEETS, SHEET_IDS } from './label-sheets.data.ts';
import { pageSvg } from './page-svg.ts';
import { readCode128, readEan13, readItf } from './read-modules.fixture.ts';

function run(input: object): BarcodeOutput {
  const result = runEngine(engine, input, { now: 0 });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.output;
}
const codes = ({ labels }: BarcodeOutput) =>
  labels.flatMap(({ findings }) => findings.map(({ code }) => code));
const FNSKU = { type: 'fnsku', value: 'X001ABCDEF', title: 'Mug', condition: 'New' };

/** Decodes the drawn bars to modules, like a scanner. */
function modulesOfBars({ bars, moduleWidth }: BarcodeOutput['labels'][number]): string {
  const left = bars[0]?.x ?? 0;
  const width = moduleWidth ?? 1;
  return bars.reduce((modules, bar) => {
    const start = Math.round((bar.x - left) / width);
    return modules.padEnd(start, '0') + '1'.repeat(Math.round(bar.width / width));
  }, '');
}

describe('bars', () => {
  it.each(SHEET_IDS)('decode to the value on sheet %s', (sheet) => {
    const { labels } = run({
      sheet,
      labels: [FNSKU, { type: 'upc-a', value: '036000291452' }, { type: 'ean-13', value: '4006381333931' }],
    });
    const [fnsku, upc, ean] = labels.map(modulesOfBars);
    expect(readCode128(fnsku ?? '')).toBe('X001ABCDEF');
    expect(readEan13(upc ?? '')).toBe('0036000291452');
    expect(readEan13(ean ?? '')).toBe('4006381333931');
  });

  it('decode to the value for ITF-14 on a carton label', () => {
    const [label] = run({
      sheet: 'thermal-4x6',
      labels: [{ type: 'itf-14', value: '15400141288763' }],
    }).labels;
    expect(label && readItf(modulesOfBars(label))).toBe('15400141288763');
  });

  it('have widths of whole printer dots and lie within the label', () => {
    const label = fc.record({
      type: fc.constantFrom('fnsku', 'code-128'),
      value: fc.stringMatching(/^[A-Z0-9]{10}$/),
      title: fc.string({ unit: 'grapheme', maxLength: 60 }),
    });
    fc.assert(
      fc.property(label, fc.constantFrom(...SHEET_IDS), fc.constantFrom(203, 300, 600), (one, sheet, dpi) => {
        const output = run({ labels: [one], sheet, dpi });
        const { bars, moduleWidth, texts } = output.labels[0] ?? { bars: [], moduleWidth: null, texts: [] };
        const dots = ((moduleWidth ?? 0) * dpi) / 25.4;
        expect(dots).toBeCloseTo(Math.round(dots), 9);
        const { labelWidth, labelHeight } = output.sheet;
        for (const { x, y, width, height } of bars) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x + width).toBeLessThanOrEqual(labelWidth);
          expect(y + height).toBeLessThanOrEqual(labelHeight);
        }
        for (const { y } of texts) expect(y).toBeLessThanOrEqual(labelHeight);
      }),
      { numRuns: 60 },
    );
  });
});

describe('module width and quiet zone', () => {
  it('are at least 10 mil and 6 mm for an FNSKU on common sheets', () => {
    for (const sheet of [
      'letter-30',
      'a4-21-63.5x38.1',
      'a4-27-63.5x29.6',
      'a4-40-52.5x29.7',
      'thermal-2x1',
    ]) {
      const output = run({ labels: [FNSKU], sheet });
      expect(codes(output)).toEqual([]);
      expect(output.labels[0]?.moduleWidth).toBeGreaterThanOrEqual(0.254 - 1e-9);
      expect(output.labels[0]?.quietZone).toBeGreaterThanOrEqual(6);
    }
  });

  it('are reported as findings on a too small label', () => {
    expect(codes(run({ labels: [FNSKU], sheet: 'a4-44-48.5x25.4' }))).toEqual(['quiet-zone-small']);
    const long = { type: 'code-128', value: 'SERIAL-NUMBER-ABCDEF' };
    expect(codes(run({ labels: [long], sheet: 'a4-44-48.5x25.4' }))).toEqual([
      'bars-too-narrow',
      'quiet-zone-small',
    ]);
  });

  it('are rounded to whole dots at 203 dpi', () => {
    expect(run({ labels: [FNSKU], sheet: 'a4-24-70x37', dpi: 203 }).labels[0]?.moduleWidth).toBeCloseTo(
      (3 * 25.4) / 203,
      9,
    );
    expect(codes(run({ labels: [FNSKU], sheet: 'thermal-2x1', dpi: 203 }))).toEqual(['bars-too-narrow']);
  });
});

describe('label sheets', () => {
  it.each(SHEET_IDS)('%s is valid: labels within the page and without overlap', (id) => {
    expect(isValidSheet(LABEL_SHEETS[id])).toBe(true);
  });

  it('have the published positions to a tenth of a millimeter', () => {
    const { pages } = run({ labels: [{ ...FNSKU, copies: 31 }] });
    expect(pages.map((page) => page.length)).toEqual([30, 1]);
    expect(pages[0]?.[0]).toEqual({ label: 0, x: 4.7625, y: 12.7 });
    expect(pages[0]?.[29]?.x).toBeCloseTo(4.7625 + 2 * 69.85, 9);
    expect(pages[0]?.[29]?.y).toBeCloseTo(12.7 + 9 * 25.4, 9);
    const [a4] = run({ labels: [FNSKU], sheet: 'a4-21-63.5x38.1' }).pages;
    expect(a4?.[0]?.x).toBeCloseTo(7.21, 1);
    expect(a4?.[0]?.y).toBeCloseTo(15.15, 1);
  });

  it('apply skip and printer offset', () => {
    const { pages } = run({ labels: [FNSKU, FNSKU], skip: 29, offset: { x: 1.5, y: -0.5 } });
    expect(pages.map((page) => page.length)).toEqual([1, 1]);
    expect(pages[1]?.[0]).toEqual({ label: 1, x: 6.2625, y: 12.2 });
  });

  it('leave out rejected labels', () => {
    const output = run({ labels: [{ type: 'ean-13', value: '4006381333932', copies: 9 }, FNSKU] });
    expect(output.totals).toEqual({ labels: 2, copies: 1, pages: 1, refused: 1 });
  });

  it.each([
    [{ labels: [] }, 'labels', 'too-short'],
    [
      {
        labels: [
          { ...FNSKU, copies: 3000 },
          { ...FNSKU, copies: 2001 },
        ],
      },
      'labels',
      'too-many-copies',
    ],
    [{ labels: [{ ...FNSKU, copies: -1 }] }, 'labels.0.copies', 'too-small'],
    [{ labels: [FNSKU], skip: 30 }, 'skip', 'skip-too-large'],
    [{ labels: [FNSKU], offset: { x: 11, y: 0 } }, 'offset.x', 'too-large'],
    [{ labels: [FNSKU], custom: { ...LABEL_SHEETS['letter-30'], columns: 4 } }, 'custom', 'sheet-impossible'],
  ])('reject %j', (input, path, code) => {
    expect(runEngine(engine, input, { now: 0 })).toEqual({ ok: false, problems: [{ path, code }] });
  });
});

describe('pageSvg', () => {
  it('is in millimeters and escapes markup in titles', () => {
    const title = '蓝色 <script>alert(1)</script> & "杯"';
    const svg = pageSvg(run({ labels: [{ ...FNSKU, title }], sheet: 'thermal-4x6' }), 0, { outlines: false });
    expect(svg).toContain('width="101.6mm" height="152.4mm" viewBox="0 0 101.6 152.4"');
    expect(svg).toContain('蓝色 &lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;杯&quot;');
    expect(svg).not.toContain('<script');
  });
});
