import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEngine } from '@seller-toolbox/catalogue/engines';
import { inputOfFile } from '@seller-toolbox/catalogue/input-of-file';
import { SOURCE_FILES } from '@seller-toolbox/testing/source-files';
import { runEngine } from '@seller-toolbox/tool-contract';
import { runCli } from './run-cli.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const bytesOf = (content: string | Uint8Array) =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;

async function run(argv: string[], bytes: Uint8Array) {
  let output = '';
  let error = '';
  const exitCode = await runCli(argv, {
    readFile: () => Promise.reject(new Error('not read as text')),
    readBytes: () => Promise.resolve(bytes),
    writeFile: () => Promise.reject(new Error('not written')),
    readStandardInput: () => Promise.resolve(''),
    write: (text) => (output += text),
    writeError: (text) => (error += text),
    now: () => NOW,
    environment: {},
  });
  return { exitCode, output, error };
}

const EXAMPLES = [
  ['barcode-labels', 'label-list.csv'],
  ['restock-planner', 'inventory-report.txt'],
  ['search-term-analyzer', 'search-term-report.csv'],
  ['keyword-researcher', 'query-performance.csv'],
  ['competitor-analyzer', 'xray.csv'],
  ['review-analyzer', 'reviews.csv'],
  ['review-analyzer', 'customer-returns.tsv'],
  ['review-analyzer', 'customer-experience.csv'],
  ['design-patent-search', 'google-patents.csv'],
] as const;

it.each(EXAMPLES)('run %s --file %s computes with the rows of the file', async (tool, name) => {
  const bytes = readFileSync(join('libs/tools', tool, 'src/import/examples', name));
  const found = await inputOfFile(tool, { name, bytes });
  if (found.status !== 'read') throw new Error(found.status);
  const engine = await loadEngine(tool);
  const { exitCode, output } = await run(['run', tool, '--file', name], bytes);
  expect(exitCode).toBe(0);
  expect(found.used).toBeGreaterThan(0);
  expect({ ok: true, output: JSON.parse(output) as unknown }).toEqual(
    engine && runEngine(engine, found.input, { now: NOW }),
  );
});

describe('a made report, by engine and command line', () => {
  it.each(SOURCE_FILES)('$name has the same output by engine and command line', async (file) => {
    const bytes = bytesOf(file.content);
    const found = await inputOfFile(file.tool, { name: file.name, bytes });
    if (found.status !== 'read') throw new Error(found.status);
    expect({ kind: found.kind, used: found.used }).toEqual({ kind: file.kind, used: file.used });
    const engine = await loadEngine(file.tool);
    const direct = engine && runEngine(engine, found.input, { now: NOW });
    expect(direct).toMatchObject({ ok: true, output: { sample: false, ...file.output } });
    const { exitCode, output } = await run(['run', file.tool, '--file', file.name], bytes);
    expect(exitCode).toBe(0);
    expect({ ok: true, output: JSON.parse(output) as unknown }).toEqual(direct);
  });
});

describe('run keyword-researcher --file of a long report', () => {
  const head = 'Search Frequency Rank,Search Term,Top Clicked Product #1: ASIN,Reporting Date\n';
  // More rows than the tool takes; what the seller needs is behind them.
  const lines = Array.from({ length: 60_000 }, (_, at) => `${at + 1},term ${at + 1},B0OTHER001,03/04/2026\n`);
  const bytes = bytesOf(
    `${head}${lines.join('')}60001,steel mug,B0OTHER001,03/04/2026\n60002,cup,B0EXAMPLE1,03/04/2026\n`,
  );
  const runWith = async (...options: string[]) => {
    const { exitCode, output, error } = await run(
      ['run', 'keyword-researcher', '--file', 'top.csv', ...options],
      bytes,
    );
    const rows = exitCode === 0 ? (JSON.parse(output) as { rows: { keyword: string }[] }).rows : [];
    return { exitCode, error, keywords: rows.map(({ keyword }) => keyword) };
  };

  it('keeps the first rows, and says how many it leaves out', async () => {
    const { keywords, error } = await runWith();
    expect(keywords).toHaveLength(50_000);
    expect(error).toContain('10002 skipped, too-many');
  });

  it('keeps rows by words, brands or ASINs', async () => {
    const { keywords, error } = await runWith('--contains', 'mug', '--contains', 'B0EXAMPLE1');
    expect(keywords.toSorted()).toEqual(['cup', 'steel mug']);
    expect(error).toContain('60000 skipped, filtered');
  });

  it('keeps rows up to a rank', async () => {
    const { keywords } = await runWith('--max-rank', '3');
    expect(keywords).toEqual(['term 1', 'term 2', 'term 3']);
  });

  it('names how it read days that can be read two ways, and reads them as wanted', async () => {
    expect((await runWith('--max-rank', '1')).error).toContain('top-search-terms of 2026-03-04');
    expect((await runWith('--max-rank', '1')).error).toMatch(
      /dates such as "03\/04\/2026" \(\d+\) are read month first, which is an assumption/,
    );
    const chosen = await runWith('--max-rank', '1', '--day-order', 'day-first');
    expect(chosen.error).toContain('top-search-terms of 2026-04-03');
  });

  it.each([
    ['--max-rank', '0'],
    ['--max-rank', '1.5'],
    ['--day-order', 'month'],
  ])('rejects %s %s', async (option, value) => {
    const { exitCode, error } = await runWith(option, value);
    expect([exitCode, error]).toEqual([2, expect.stringContaining(`${option} "${value}"`)]);
  });
});

it.each([
  [['run', 'keyword-researcher', '--contains', 'mug'], 'are about --file'],
  [
    ['run', 'barcode-labels', '--file', 'label-list.csv', '--max-rank', '3'],
    'reads files without --contains',
  ],
])('%j is rejected, because nothing would be filtered', async (argv, message) => {
  const example = readFileSync('libs/tools/barcode-labels/src/import/examples/label-list.csv');
  const { exitCode, error } = await run(argv, example);
  expect([exitCode, error]).toEqual([2, expect.stringContaining(message)]);
});

it('run with more files than a tool takes names the problem', async () => {
  const files = Array.from({ length: 21 }, (_, at) => ['--file', `${at}.csv`]).flat();
  const { exitCode, output } = await run(['run', 'review-analyzer', ...files], bytesOf('Rating\n5\n'));
  expect(exitCode).toBe(2);
  expect(JSON.parse(output)).toMatchObject([{ path: 'sources' }]);
});
