import { runEngine } from '@seller-toolbox/tool-contract';
import { inflateSync } from 'node:zlib';
import { engine } from '../../engine/packing-calculator.engine.ts';
import { toPictureModel } from '../picture/solid.ts';
import { loadingSheetPdf, type SheetCarton } from './loading-sheet-pdf.ts';

const BOX = { id: '1', name: 'A', length: 20, width: 14, height: 6, weight: 0.3, quantity: 126 };

function cartonOf(changes: Partial<SheetCarton> = {}): SheetCarton {
  const result = runEngine(engine, { ruleSet: 'standard', boxes: [BOX] }, { now: 0 });
  const [first] = result.ok ? result.output.cartonsNeeded : [];
  const model = first && toPictureModel(first, ['1']);
  if (!model) throw new Error('no carton');
  const layers = Array.from({ length: model.layers }, (_, index) => `Layer ${index + 1}`);
  return {
    title: 'Carton 1-2',
    facts: ['63'],
    legend: [{ index: 0, text: 'A: 63' }],
    model,
    layers,
    ...changes,
  };
}

const drawn: string[] = [];
const drawText = (text: string, size: number) => {
  drawn.push(text);
  return { bits: new Uint8Array(4), columns: 8, rows: 4, width: 20, height: size, ascent: size };
};

/** The inflated content of each page. */
function pagesOf(bytes: Uint8Array): string[] {
  const raw = Buffer.from(bytes);
  const texts: string[] = [];
  for (let at = raw.indexOf('stream\n'); at >= 0; at = raw.indexOf('stream\n', at + 7)) {
    try {
      texts.push(inflateSync(raw.subarray(at + 7, raw.indexOf('endstream', at))).toString('latin1'));
    } catch {
      continue;
    }
  }
  return texts.filter((text) => text.includes(' re f') || text.includes('0.3 w'));
}

describe('loadingSheetPdf', () => {
  it('has a picture of every layer with the boxes of that layer in color', async () => {
    const carton = cartonOf();
    expect(carton.layers).toHaveLength(7);
    const [page = '', ...more] = pagesOf(await loadingSheetPdf([carton], drawText));
    expect(more).toEqual([]);
    expect(page.match(/^q 0\.3 w/gm)).toHaveLength(7);
    // Three faces of 9 boxes in each of 7 layers; the layers below are pale.
    const tops = page.match(/^0\.043 0\.42 0\.376 rg .* B$/gm);
    expect(tops).toHaveLength(63);
    expect(page.match(/^0\.88 0\.88 0\.88 rg .* B$/gm)).toHaveLength(9 * (1 + 2 + 3 + 4 + 5 + 6));
    expect(drawn).toEqual([]);
  });

  it('begins a page for each carton and continues on the next where there are many layers', async () => {
    const many = Array.from({ length: 20 }, (_, index) => `Layer ${index + 1}`);
    const pages = pagesOf(await loadingSheetPdf([cartonOf(), cartonOf({ layers: many })], drawText));
    expect(pages.map((page) => page.match(/^q 0\.3 w/gm)?.length)).toEqual([7, 12, 8]);
  });

  it('writes Chinese text as pictures', async () => {
    await loadingSheetPdf([cartonOf({ title: '第 1 箱' })], drawText);
    expect(drawn).toEqual(['第 1 箱']);
  });
});
