// @ts-check
import { engineOf } from './engine-of.mjs';
import { median, milliseconds, printTable } from './table.mjs';

const ROUNDS = 3;
const NOW = Date.UTC(2026, 10, 21, 12);
const MEGABYTE = 1_000_000;
const WORDS = 'steel water bottle with straw insulated leak proof kitchen travel gift large handle cup'.split(
  ' ',
);
/** Words that require a dictionary: only these characters, and the full stop at the end of a sentence. */
const CHINESE = '不锈钢保温杯大容量户外运动水壶防漏便携带吸管商务礼品学生家用车载办公室健身旅行'.split('');

/** Large inputs that a tool must process in time, each in one piece and on one core (W6). */
const LARGE_INPUTS = [
  {
    name: 'three lists of 100 keywords, all 1,000,000 rows',
    tool: 'keyword-combiner',
    goalMs: 1_000,
    make: () => ({
      groups: [1, 2, 3].map((group) => Array.from({ length: 100 }, (_, at) => `word ${group}-${at}`)),
      limit: 1_000_000,
    }),
  },
  {
    name: '1 MB of Latin text',
    tool: 'word-frequency-analyzer',
    goalMs: 100,
    make: () => ({ text: filled(MEGABYTE, (at) => `${WORDS[(at * at + at) % WORDS.length]}${at % 997} `) }),
  },
  {
    name: '1 MB of Chinese text',
    tool: 'word-frequency-analyzer',
    goalMs: 1_500,
    make: () => ({
      text: filled(MEGABYTE / 3, (at) =>
        at % 40 === 39 ? '。' : CHINESE[(at * at + 7 * at) % CHINESE.length],
      ),
    }),
  },
  {
    name: 'a report of 100,000 rows',
    tool: 'search-term-analyzer',
    goalMs: 3_000,
    make: () => ({
      targetAcos: 30,
      rows: Array.from({ length: 100_000 }, (_, at) => ({
        term: `${WORDS[at % WORDS.length]} ${WORDS[(at >> 3) % WORDS.length]} ${at % 40_000}`,
        clicks: at % 50,
        spend: (at % 50) * 0.7,
        sales: at % 7 === 0 ? 25 : 0,
        orders: at % 7 === 0 ? 1 : 0,
      })),
    }),
  },
  {
    name: '200 boxes',
    tool: 'packing-calculator',
    goalMs: 2_000,
    make: () => ({
      boxes: Array.from({ length: 20 }, (_, at) => ({
        id: `box ${at}`,
        length: 5 + (at % 5),
        width: 4 + (at % 3),
        height: 3 + (at % 4),
        weight: 0.1,
        quantity: 10,
      })),
    }),
  },
];

/** Run times of the engines for them; requires a TypeScript loader. */
export async function benchLargeInputs() {
  const { runEngine } = await import('@seller-toolbox/tool-contract');
  /** @type {import('./table.mjs').Row[]} */
  const rows = [['input', 'engine', 'ms', 'processor ms', 'goal']];
  for (const { name, tool, goalMs, make } of LARGE_INPUTS) {
    const engine = await engineOf(tool);
    const input = make();
    const runs = Array.from({ length: ROUNDS }, () =>
      timed(() => {
        const { ok } = runEngine(engine, input, { now: NOW });
        if (!ok) throw new Error(`${tool} rejects ${name}.`);
      }),
    );
    const middle = (/** @type {(run: ReturnType<typeof timed>) => number} */ figure) =>
      milliseconds(median(runs.map(figure)));
    rows.push([name, tool, middle(({ wallMs }) => wallMs), middle(({ cpuMs }) => cpuMs), goalMs]);
  }
  printTable(`Large inputs, medians of ${ROUNDS}`, rows);
}

/**
 * CPU time of all threads; excludes time in which other processes ran.
 * @param {() => void} run
 */
function timed(run) {
  const [start, used] = [performance.now(), process.cpuUsage()];
  run();
  const { user, system } = process.cpuUsage(used);
  return { wallMs: performance.now() - start, cpuMs: (user + system) / 1000 };
}

/**
 * @param {number} length
 * @param {(at: number) => string | undefined} part
 */
function filled(length, part) {
  const parts = [];
  for (let at = 0, sum = 0; sum < length; at++) {
    const made = part(at) ?? '';
    parts.push(made);
    sum += made.length;
  }
  return parts.join('');
}
