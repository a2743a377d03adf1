import { runEngine } from '@seller-toolbox/tool-contract';
import { PDFDocument } from '@cantoo/pdf-lib';
import { inflateSync } from 'node:zlib';
import { PNG } from 'pngjs';
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
const drawText = async (text: string, size: number) => {
  drawn.push(text);
  return {
    png: new Uint8Array(PNG.sync.write(new PNG({ width: 8, height: 4 }))),
    width: 20,
    height: size,
    ascent: size,
  };
};

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

/** Upper left corners of the drawn rectangles in order, millimeters from the lower left of the page. */
function cornersOf(contents: string): { x: number; y: number }[] {
  const moves = /1 0 0 1 ([\d.]+) ([\d.]+) cm\n(?:1 0 0 1 0 0 cm\n)+1 0 0 -1 0 0 cm/g;
  return [...contents.matchAll(moves)].map((match) => ({
    x: (Number(match[1]) * 25.4) / 72,
    y: (Number(match[2]) * 25.4) / 72,
  }));
}

describe('pdfFile', () => {
  it('has pages of the sheet size and every bar within 0.1 mm of its position', async () => {
    const output = labels({ labels: [LABEL] });
    const bytes = await pdfFile(output, drawText);
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

  it('embeds a Chinese title once as an image', async () => {
    drawn.length = 0;
    const output = labels({ labels: [{ ...LABEL, title: '不锈钢水杯', copies: 3 }] });
    const bytes = await pdfFile(output, drawText);
    expect(drawn).toEqual(['不锈钢水杯']);
    const pdf = contentsOf(bytes);
    expect(pdf.match(/\/Image-\d+ Do/g)).toHaveLength(3);
    expect(pdf).not.toContain('3F3F');
  });

  it('does not fail for a title that no font supports', async () => {
    const output = labels({ labels: [{ ...LABEL, title: '\u0000 🚀 ﷺ', copies: 1 }] });
    await expect(pdfFile(output, drawText)).resolves.toBeInstanceOf(Uint8Array);
  });
});
