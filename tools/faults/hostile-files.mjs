// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../../apps/e2e/src/service/start-service.mjs';
import { printTable } from '../bench/table.mjs';

/**
 * @typedef {{ title: string, outcome: string | number | null, ms: number, megabytes: number }} ReadFile a line of `read-hostile-files.mjs`
 * @typedef {ReadFile & { reader: string }} Row
 */

const MAX_MS_LENGTH = 10_000;
const MAX_MEGABYTES = 300;
const SLOWEST_SHOWN = 8;

/** B6: every hostile file is read or rejected within ten seconds and 300 MB; specs check the content. */
export async function readHostileFiles() {
  /** @type {Row[]} */
  const rows = [];
  for (const reader of ['report', 'table']) rows.push(...(await readAll(reader)));
  rows.sort((a, b) => b.ms - a.ms);
  printTable(`${rows.length} hostile files; the slowest, and the largest`, [
    ['file', 'reader', 'outcome', 'ms', 'MB'],
    ...rows
      .filter(isShown(rows))
      .map(({ title, reader, outcome, ms, megabytes }) => [title, reader, outcome, ms, megabytes]),
  ]);
  return (
    rows.length > 60 && rows.every(({ ms, megabytes }) => ms <= MAX_MS_LENGTH && megabytes <= MAX_MEGABYTES)
  );
}

/**
 * @param {readonly Row[]} rows
 * @returns {(row: Row, index: number) => boolean}
 */
function isShown(rows) {
  const largest = new Set([...rows].sort((a, b) => b.megabytes - a.megabytes).slice(0, SLOWEST_SHOWN));
  return (row, index) => index < SLOWEST_SHOWN || largest.has(row);
}

/**
 * In a separate process, which is killed when a file takes too long.
 * @param {string} reader
 */
async function readAll(reader) {
  const child = spawn(
    process.execPath,
    ['--expose-gc', '--import', 'tsx', join(ROOT, 'tools/faults/read-hostile-files.mjs'), reader],
    { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = once(child, 'exit');
  /** @type {Row[]} */
  const rows = [];
  let last = 'the start';
  const kill = () => child.kill('SIGKILL');
  let timer = setTimeout(kill, 3 * MAX_MS_LENGTH);
  for await (const line of createInterface({ input: child.stdout })) {
    clearTimeout(timer);
    timer = setTimeout(kill, 2 * MAX_MS_LENGTH);
    /** @type {ReadFile} */
    const row = JSON.parse(line);
    last = row.title;
    rows.push({ ...row, reader });
  }
  clearTimeout(timer);
  const [exitCode] = await ended;
  if (exitCode !== 0)
    rows.push({ title: `what follows ${last}`, reader, outcome: 'no end', ms: Infinity, megabytes: 0 });
  return rows;
}
