// @ts-check
import { engineOf } from './engine-of.mjs';
import { largestInputs } from './largest-input.mjs';
import { milliseconds, median, printTable } from './table.mjs';

const WARM_UP_MS = 100;
const MEASURE_MS = 300;
const NOW = Date.UTC(2026, 10, 21, 12);

/** Every engine over its examples and the slowest of its largest documented inputs; requires a TypeScript loader. */
export async function benchEngines() {
  const { tools } = await import('@seller-toolbox/catalogue');
  const { runEngine } = await import('@seller-toolbox/tool-contract');
  const z = await import('zod/mini');
  /** @type {import('./table.mjs').Row[]} */
  const rows = [['engine', 'examples', 'example ms', 'worst ms', 'of characters']];
  for (const { id } of tools) {
    const engine = await engineOf(id);
    const time = (/** @type {unknown} */ input) => timeOf(() => runEngine(engine, input, { now: NOW }));
    const schema = z.toJSONSchema(engine.inputSchema, { io: 'input', unrepresentable: 'any' });
    const [worst] = engine.examples
      .flatMap(({ input }) => [input, ...largestInputs(schema, input)])
      .filter((input) => runEngine(engine, input, { now: NOW }).ok)
      .map((input) => ({ input, ms: timeOnce(() => runEngine(engine, input, { now: NOW })) }))
      .sort((a, b) => b.ms - a.ms);
    if (!worst) throw new Error(`${id} accepts none of its examples.`);
    rows.push([
      id,
      engine.examples.length,
      milliseconds(median(engine.examples.map(({ input }) => time(input)))),
      milliseconds(time(worst.input)),
      JSON.stringify(worst.input).length,
    ]);
  }
  printTable('Engine times (median of the runs)', rows);
}

/** @param {() => unknown} run */
function timeOf(run) {
  repeatFor(WARM_UP_MS, run);
  return median(repeatFor(MEASURE_MS, run));
}

/**
 * @param {number} limitMs
 * @param {() => unknown} run
 */
function repeatFor(limitMs, run) {
  const times = [];
  const end = performance.now() + limitMs;
  do {
    times.push(timeOnce(run));
  } while (performance.now() < end);
  return times;
}

/** @param {() => unknown} run */
function timeOnce(run) {
  const start = performance.now();
  run();
  return performance.now() - start;
}
