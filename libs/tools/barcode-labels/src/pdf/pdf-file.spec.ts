import { runEngine } from '@seller-toolbox/tool-contract';
import { PDFDocument } from '@cantoo/pdf-lib';
import { packAlpha } from '@seller-toolbox/tool-kit/pdf';
import { inflateSync } from 'node:zlib';
import { engine } from '../engine/barcode-labels.engine.ts';
import type { BarcodeOutput } from '../engine/barcode-labels.schema.ts';
import { pdfFile } from './pdf-file.ts';

const LABEL = { type: 'fnsku', value: 'X001ABCDEF', title: 'Mug', condition: 'New', copies: 31 };

function labels(input: object): BarcodeOutput {
  const result = runEngine(engine, input, { now: 0 });
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.output;
}
const drawn: string[] = [];
const drawText = (text: string, size: number) => {
  drawn.push(text);
  return { bits: new Uint8Array(4), columns: 8, rows: 4, width: 20, height: size, ascent: size };
};
const make = (output: BarcodeOutput) => pdfFile(output, drawText, () => undefined);

/** The inflated content streams of a PDF. */
function contentsOf(bytes: Uint8Array): string {
  const raw = Buffer.from(bytes);
  const texts: string[] = [];
  for (let at = raw.indexOf('stream\n'); at >= 0; at = raw.indexOf('stream\n', at + 7)) {
    const body = raw.subarray(at + 7, raw.indexOf('endstream', at));
    try {
      texts.push(inflateSync(body).toString('latin1'));
    } catch {
      continue;
    }
  }
  return texts.join('\n');
}

/** Upper left corners of the placed rectangles in order, millimeters from the lower left of the page; all labels are the same. */
function cornersOf(contents: string): { x: number; y: number }[] {
  const mm = (points: string | undefined) => (Number(points) * 25.4) / 72;
  const rectangles = [...contents.matchAll(/^([\d.]+) ([\d.]+) [\d.]+ ([\d.]+) re$/gm)];
  return [...contents.matchAll(/q 1 0 0 1 ([\d.]+) ([\d.]+) cm \/L0 Do Q/g)].flatMap(([, x, y]) =>
    rectangles.map(([, left, bottom, height]) => ({
      x: mm(x) + mm(left),
      y: mm(y) + mm(bottom) + mm(height),
    })),
  );
}

describe('pdfFile', () => {
  it('has pages of the sheet size and every bar within 0.1 mm of its position', async () => {
    const output = labels({ labels: [LABEL] });
    const bytes = await make(output);
    const pages = (await PDFDocument.load(bytes)).getPages();
    expect(pages).toHaveLength(2);
    expect((pages[0]?.getWidth() ?? 0) / 72).toBeCloseTo(8.5, 6);
    expect((pages[0]?.getHeight() ?? 0) / 72).toBeCloseTo(11, 6);
    const [label] = output.labels;
    const expected = output.pages.flat().flatMap(({ x, y }) =>
      (label?.bars ?? []).map((bar) => ({
        x: x + bar.x,
        y: output.sheet.pageHeight - (y + bar.y),
      })),
    );
    const found = cornersOf(contentsOf(bytes));
    expect(found).toHaveLength(expected.length);
    expected.forEach((bar, index) => {
      expect(Math.abs((found[index]?.x ?? -99) - bar.x)).toBeLessThan(0.1);
      expect(Math.abs((found[index]?.y ?? -99) - bar.y)).toBeLessThan(0.1);
    });
  });

  it('describes a label with a Chinese title once for all copies', async () => {
    drawn.length = 0;
    const output = labels({ labels: [{ ...LABEL, title: '不锈钢水杯', copies: 3 }] });
    const bytes = await make(output);
    expect(drawn).toEqual(['不锈钢水杯']);
    const pdf = contentsOf(bytes);
    expect(pdf.match(/\/P\d+ Do/g)).toHaveLength(1);
    expect(pdf.match(/\/L0 Do/g)).toHaveLength(3);
    expect(pdf).not.toContain('3F3F');
  });

  it('does not fail for a title that no font supports', async () => {
    const output = labels({ labels: [{ ...LABEL, title: '\u0000 🚀 ﷺ', copies: 1 }] });
    await expect(make(output)).resolves.toBeInstanceOf(Uint8Array);
  });

  it('reports progress and stops where the report throws', async () => {
    const shares: number[] = [];
    const output = labels({ labels: Array.from({ length: 120 }, () => ({ ...LABEL, copies: 1 })) });
    await pdfFile(output, drawText, (share) => shares.push(share));
    expect(shares.length).toBeGreaterThan(2);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    const stop = () => {
      throw new Error('stopped');
    };
    await expect(pdfFile(output, drawText, stop)).rejects.toThrow('stopped');
  });

  it('draws the bearer bars of an ITF-14', async () => {
    const output = labels({ labels: [{ type: 'itf-14', value: '15400141288763' }], sheet: 'thermal-4x6' });
    const [label] = output.labels;
    const pdf = contentsOf(await make(output));
    expect(pdf.match(/ re$/gm)).toHaveLength((label?.bars.length ?? 0) + 2);
  });
});

describe('packAlpha', () => {
  it('packs opaque pixels as bits, each row from a new byte', () => {
    const rgba = new Uint8ClampedArray(9 * 2 * 4);
    for (const pixel of [0, 7, 8, 9]) rgba[pixel * 4 + 3] = 255;
    rgba[1 * 4 + 3] = 100;
    expect([...packAlpha(rgba, 9, 2)]).toEqual([0b1000_0001, 0b1000_0000, 0b1000_0000, 0]);
  });
});
