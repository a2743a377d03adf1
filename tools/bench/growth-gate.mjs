// @ts-check
import { engineOf } from './engine-of.mjs';
import { milliseconds, printTable } from './table.mjs';

/**
 * @typedef {(id: string) => Promise<(input: unknown) => unknown>} Engines
 * @typedef {[name: string, first: number, max: number, run: (size: number) => unknown]} Growing first and largest size, and what to run
 */

const NOW = Date.UTC(2026, 10, 21, 12);
/** 1 is linear, 2 is the square. */
const MAX_EXPONENT = 1.5;
/** The clock and other work decide the ratio of shorter times. */
const MEASURABLE_MS = 30;
const ROUNDS = 5;
/** Characters that keyword-density takes. */
const CONTENT = 100_000;
/** An input that seems to grow too fast is measured again: other work may have slowed the larger size. */
const TRIES = 3;

/**
 * Doubles inputs that once took quadratic time, and fails if the processor time of one grows with more than the size to the power
 * of 1.5 again.
 */
export async function benchGrowth() {
  const engines = await loadEngines();
  /** @type {import('./table.mjs').Row[]} */
  const rows = [['input', 'size', 'ms', 'ms of twice the size', 'exponent']];
  let isPassed = true;
  for (const [name, first, max, run] of await onceQuadratic(engines)) {
    let measured = measure(first, max, run);
    for (let attempt = 1; attempt < TRIES && measured.exponent > MAX_EXPONENT; attempt++)
      measured = measure(first, max, run);
    const { size, ms, doubledMs, exponent } = measured;
    isPassed &&= !(exponent > MAX_EXPONENT);
    rows.push([name, size, milliseconds(ms), milliseconds(doubledMs), exponent.toFixed(2)]);
  }
  printTable(
    `Growth when the input doubles (processor time, best of ${ROUNDS}; at most ${MAX_EXPONENT})`,
    rows,
  );
  if (!isPassed) process.exitCode = 1;
}

/**
 * The engines as functions; the thread of the service checks the schema too.
 * @returns {Promise<Engines>}
 */
async function loadEngines() {
  const { runEngine } = await import('@seller-toolbox/tool-contract');
  return async (id) => {
    const engine = await engineOf(id);
    return (input) => runEngine(engine, input, { now: NOW });
  };
}

/**
 * @param {Engines} engines
 * @returns {Promise<Growing[]>}
 */
async function onceQuadratic(engines) {
  return [...(await growingTexts(engines)), ...(await growingLists(engines)), ...(await growingRequests())];
}

/**
 * @param {Engines} engines
 * @returns {Promise<Growing[]>}
 */
async function growingTexts(engines) {
  const [density, image, words] = await Promise.all([
    engines('keyword-density'),
    engines('image-checker'),
    engines('word-frequency-analyzer'),
  ]);
  return [
    [
      'keyword-density: dots between letters',
      5_000,
      CONTENT,
      (n) => density({ keywords: 'a', content: `a${'.'.repeat(n)}a` }),
    ],
    [
      'keyword-density: sentences',
      5_000,
      CONTENT / 3,
      (n) => density({ keywords: 'a', content: 'a. '.repeat(n) }),
    ],
    [
      'keyword-density: keywords',
      5_000,
      2_000_000,
      (n) => density({ keywords: 'a,'.repeat(n), content: 'a' }),
    ],
    [
      'image-checker: padding of base64',
      5_000,
      4_000_000,
      (n) => image({ pixels: { width: 100, height: 75, data: `${'='.repeat(n)}A` } }),
    ],
    [
      'word-frequency: combining marks',
      5_000,
      700_000,
      (n) => words({ text: `a${'\u0301\u0323'.repeat(n)}` }),
    ],
  ];
}

/**
 * @param {Engines} engines
 * @returns {Promise<Growing[]>}
 */
async function growingLists(engines) {
  const [terms, packing, restock] = await Promise.all([
    engines('search-term-analyzer'),
    engines('packing-calculator'),
    engines('restock-planner'),
  ]);
  /** @type {(length: number, item: (at: number) => unknown) => unknown[]} */
  const list = (length, item) => Array.from({ length }, (_, at) => item(at));
  const term = (/** @type {string} */ text) => ({ term: text, clicks: 9, spend: 5, sales: 0, orders: 0 });
  const box = (/** @type {number} */ at) => ({
    id: `box ${at}`,
    length: 5 + (at % 5),
    width: 4 + (at % 3),
    height: 3 + (at % 4),
    weight: 0.1,
    quantity: 10,
  });
  return [
    [
      'search-term: rows',
      500,
      24_000,
      (n) => terms({ targetAcos: 30, rows: list(n, (at) => term(`steel bottle ${at % 9}`)) }),
    ],
    [
      'search-term: unique words',
      500,
      24_000,
      (n) => terms({ targetAcos: 30, rows: list(n, (at) => term(`w${at} x${at} y${at} z${at}`)) }),
    ],
    ['packing: effort', 300, 5_000, (effort) => packing({ effort, support: 'none', boxes: list(20, box) })],
    [
      'restock: rows',
      300,
      5_000,
      (n) =>
        restock({
          rows: list(n, (at) => ({ sku: `sku ${at}`, dailySales: 2, onHand: 20, leadTimeDays: 30 })),
        }),
    ],
  ];
}

/** @returns {Promise<Growing[]>} */
async function growingRequests() {
  const { chooseEncoding } = await import('../../apps/api/src/features/site/content.ts');
  const { withoutSlashesAtEnd } = await import('../../apps/api/src/features/site/site.routes.ts');
  return [
    ['URL: slashes before a letter', 5_000, 4_000_000, (n) => withoutSlashesAtEnd(`/${'/'.repeat(n)}a`)],
    [
      'Accept-Encoding: spaces',
      5_000,
      4_000_000,
      (n) => chooseEncoding(`gzip${' '.repeat(n)}a`, { isCompressible: true }),
    ],
  ];
}

/**
 * Doubles the size until it takes long enough; an input that never does is fast at its largest size, with growth 0.
 * @param {number} first
 * @param {number} max
 * @param {(size: number) => unknown} run
 */
function measure(first, max, run) {
  let size = first;
  let ms = best(run, size);
  while (ms < MEASURABLE_MS && size * 4 <= max) {
    size *= 2;
    ms = best(run, size);
  }
  const doubledMs = best(run, size * 2);
  const exponent = doubledMs < MEASURABLE_MS ? 0 : Math.log2(doubledMs / ms);
  return { size, ms, doubledMs, exponent };
}

/**
 * @param {(size: number) => unknown} run
 * @param {number} size
 */
function best(run, size) {
  return Math.min(...Array.from({ length: ROUNDS }, () => timeOf(() => run(size))));
}

/** @param {() => unknown} run */
function timeOf(run) {
  const used = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(used);
  return (user + system) / 1000;
}
