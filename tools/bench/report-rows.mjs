// @ts-check
import { createWriteStream, mkdtempSync, openSync, readSync, rmSync, statSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printTable } from './table.mjs';

const ROWS = 1_000_000;

/** A Top Search Terms report of a million rows, read in slices as the worker of the page and the command line do. */
export async function benchReportRows() {
  const folder = mkdtempSync(join(tmpdir(), 'stb-report-'));
  const path = join(folder, 'top-search-terms.csv');
  try {
    await writeReport(path);
    const { imports } =
      await import('../../libs/tools/keyword-researcher/src/import/keyword-researcher.import.ts');
    let peak = 0;
    const before = process.memoryUsage.rss();
    const file = slicedFile(path);
    /** @type {import('@seller-toolbox/tool-contract').SlicedFile} */
    const measured = {
      ...file,
      name: 'top-search-terms.csv',
      slice: (from, to) => {
        peak = Math.max(peak, process.memoryUsage.rss());
        return file.slice(from, to);
      },
    };
    const start = performance.now();
    const report = await imports.readReport?.(measured);
    if (!report || !('read' in report)) throw new Error('The report is rejected.');
    const { read, used, kind } = report;
    const seconds = (performance.now() - start) / 1000;
    printTable(`A report of ${ROWS} rows, ${Math.round(measured.size / 1e6)} MB`, [
      ['kind', 'rows read', 'used', 'seconds', 'rows a second', 'memory more than before, MB'],
      [
        kind,
        read,
        used,
        seconds.toFixed(1),
        Math.round(read / seconds),
        Math.round((Math.max(peak, process.memoryUsage.rss()) - before) / 1e6),
      ],
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param {string} path */
async function writeReport(path) {
  const file = createWriteStream(path);
  const products = [1, 2, 3].flatMap((place) =>
    ['ASIN', 'Product Title', 'Click Share', 'Conversion Share'].map(
      (part) => `Top Clicked Product #${place}: ${part}`,
    ),
  );
  file.write('Reporting Range=["Weekly"],Select week=["Week 45 | 2026-11-01 - 2026-11-07"]\n');
  file.write(`Search Frequency Rank,Search Term,${products.join(',')},Reporting Date\n`);
  for (let from = 1; from <= ROWS; from += 10_000) {
    const lines = Array.from({ length: 10_000 }, (_, at) => line(from + at));
    if (!file.write(lines.join(''))) await once(file, 'drain');
  }
  file.end();
  await once(file, 'close');
}

const line = (/** @type {number} */ rank) =>
  `${rank},made search term ${rank},B0MADE0001,"Made product, first",12.51,9.1,B0MADE0002,Made product second,8.2,7,B0MADE0003,Made product third,5.1,3,2026-11-07\n`;

/** @param {string} path */
function slicedFile(path) {
  const file = openSync(path, 'r');
  return {
    size: statSync(path).size,
    slice: (/** @type {number} */ from, /** @type {number} */ to) => ({
      arrayBuffer: async () => {
        const bytes = new Uint8Array(to - from);
        readSync(file, bytes, 0, bytes.length, from);
        return bytes.buffer;
      },
    }),
  };
}
