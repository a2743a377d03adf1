import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEngine } from '@seller-toolbox/catalogue/engines';
import { inputOfFile } from '@seller-toolbox/catalogue/input-of-file';
import { OWN_DATA_FILES } from '@seller-toolbox/testing/own-data-files';
import { runEngine } from '@seller-toolbox/tool-contract';
import { runCli } from './run-cli.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const bytesOf = (content: string | Uint8Array) =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;

async function run(argv: string[], bytes: Uint8Array) {
  let output = '';
  const exitCode = await runCli(argv, {
    readFile: () => Promise.reject(new Error('not read as text')),
    readBytes: () => Promise.resolve(bytes),
    writeFile: () => Promise.reject(new Error('not written')),
    readStandardInput: () => Promise.resolve(''),
    write: (text) => (output += text),
    writeError: () => true,
    now: () => NOW,
    environment: {},
  });
  return { exitCode, output };
}

const EXAMPLES = [
  ['barcode-labels', 'label-list.csv'],
  ['restock-planner', 'inventory-report.txt'],
  ['search-term-analyzer', 'search-term-report.csv'],
  ['keyword-researcher', 'query-performance.csv'],
  ['competitor-analyzer', 'xray.csv'],
  ['design-patent-search', 'google-patents.csv'],
] as const;

it.each(EXAMPLES)('run %s --file %s computes with the rows of the file', async (tool, name) => {
  const bytes = readFileSync(join('libs/tools', tool, 'src/import/examples', name));
  const found = await inputOfFile(tool, name, bytes);
  if (found.status !== 'read') throw new Error(found.status);
  const engine = await loadEngine(tool);
  const { exitCode, output } = await run(['run', tool, '--file', name], bytes);
  expect(exitCode).toBe(0);
  expect(found.used).toBeGreaterThan(0);
  expect({ ok: true, output: JSON.parse(output) as unknown }).toEqual(
    engine && runEngine(engine, found.input, { now: NOW }),
  );
});

describe('a report of own making', () => {
  it.each(OWN_DATA_FILES)('$name has the same output by engine and command line', async (file) => {
    const bytes = bytesOf(file.content);
    const found = await inputOfFile(file.tool, file.name, bytes);
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
