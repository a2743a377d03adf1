// @ts-check
// Reads every file of one kind and prints a line for each: its duration, and the peak growth of memory.
import { readFileSync, writeFileSync } from 'node:fs';

/**
 * @typedef {readonly [title: string, make: () => Uint8Array, ...rest: unknown[]]} HostileFile
 * @typedef {[files: readonly HostileFile[], outcomeOf: (bytes: Uint8Array) => string | number | null]} Reader
 */

/** @type {Record<string, () => Promise<Reader>>} */
const READERS = {
  report: async () => [
    (await import('../../libs/tools/search-term-analyzer/src/import/hostile-files.fixture.ts')).HOSTILE_FILES,
    (await import('../../libs/tools/search-term-analyzer/src/import/hostile-outcome.fixture.ts'))
      .reportOutcome,
  ],
  table: async () => [
    (await import('../../libs/platform/file-import/src/table-file/hostile-texts.fixture.ts')).HOSTILE_TEXTS,
    (await import('../../libs/platform/file-import/src/table-file/hostile-outcome.fixture.ts')).textOutcome,
  ],
};

const read = READERS[process.argv[2] ?? ''];
if (!read) throw new Error(`There are the readers ${Object.keys(READERS).join(' and ')}.`);
const [files, outcomeOf] = await read();
for (const [title, make] of files) {
  const bytes = make();
  globalThis.gc?.();
  const before = forgetPeak();
  const start = performance.now();
  const outcome = outcomeOf(bytes);
  const ms = Math.round(performance.now() - start);
  const megabytes = Math.max(0, Math.round((statusOf('VmHWM') - before) / 1024));
  console.log(JSON.stringify({ title, outcome, ms, megabytes }));
}

/**
 * Kilobytes; on systems without /proc, the memory at the end replaces the peak.
 * @param {'VmHWM' | 'VmRSS'} field
 */
function statusOf(field) {
  try {
    return Number(
      new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(readFileSync('/proc/self/status', 'utf8'))?.[1],
    );
  } catch {
    return process.memoryUsage().rss / 1024;
  }
}

function forgetPeak() {
  try {
    writeFileSync('/proc/self/clear_refs', '5');
  } catch {
    // The peak since the start is then higher than that of the file: the limit still holds.
  }
  return statusOf('VmRSS');
}
