// @ts-check
// `npm test`: every check of the repository, one line each, and the total at the end. `--no-browser` leaves out the
// browser tests (`npm run check`), `--full` (`npm run test:full`) visits every page in every language and generates more
// cases: 5,000 bodies per call, 10,000 inputs per engine.
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { totalLine } from './count.mjs';
import { keepEnds } from './keep-ends.mjs';
import { PHASES, REPORTS } from './steps.mjs';

/**
 * @typedef {import('./steps.mjs').Step} Step
 * @typedef {import('./steps.mjs').StepResult} StepResult
 */

/** The end of a long output matters most, but the cause is often at its start. */
const OUTPUT_LINES = { head: 200, end: 200 };
const NAME_WIDTH = 22;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** @returns {Promise<StepResult>} */
async function runStep(/** @type {Step} */ step) {
  if (step.needs && (results.get(step.needs)?.failed ?? 0) > 0) {
    return { passed: 0, failed: 1, note: `not run, because this failed: ${step.needs}` };
  }
  try {
    return await step.run(REPORTS);
  } catch (error) {
    return { passed: 0, failed: 1, output: String(error instanceof Error ? error.stack : error) };
  }
}

/**
 * @param {StepResult} result
 * @param {number} seconds
 */
function report({ passed, failed, note, output }, seconds) {
  const counts = `${passed} passed${failed > 0 ? `, ${failed} failed` : ''}`;
  const line = [failed > 0 ? 'FAILED' : 'ok', `${seconds.toFixed(1)} s`, counts];
  console.log(
    line.map((cell, i) => (i === 1 ? cell.padStart(8) : cell.padEnd(6))).join('  ') +
      (note ? `  (${note})` : ''),
  );
  if (failed > 0 && output)
    console.log(
      keepEnds(output.trimEnd().split('\n'), OUTPUT_LINES)
        .map((text) => `    ${text}`)
        .join('\n'),
    );
}

async function timed(/** @type {Step} */ step) {
  const start = performance.now();
  const result = await runStep(step);
  results.set(step.name, result);
  return { result, seconds: (performance.now() - start) / 1000 };
}

/** Prints the name of the step first. */
async function runAlone(/** @type {Step} */ step) {
  process.stdout.write(step.name.padEnd(NAME_WIDTH));
  const { result, seconds } = await timed(step);
  report(result, seconds);
}

async function runInParallel(/** @type {Step} */ step) {
  const { result, seconds } = await timed(step);
  process.stdout.write(step.name.padEnd(NAME_WIDTH));
  report(result, seconds);
}

/**
 * Runs as many steps in parallel as there are cores.
 * @param {readonly Step[]} steps
 * @param {(step: Step) => Promise<void>} run
 */
async function limitParallel(steps, run) {
  const waiting = [...steps];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await run(step);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
}

const LONG_FORM = { E2E_FULL: '1', FUZZ_RUNS: '5000', CONFORMANCE_RUNS: '10000' };

if (process.argv.includes('--full')) Object.assign(process.env, { ...LONG_FORM, ...process.env });
for (const signal of SIGNALS) process.once(signal, () => process.exit(1));

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
/** @type {Map<string, StepResult>} */
const results = new Map();
for (const phase of PHASES) {
  const steps = phase.filter(({ name }) => name !== 'browser' || !process.argv.includes('--no-browser'));
  const [first] = steps;
  if (first && steps.length === 1) await runAlone(first);
  else await limitParallel(steps, runInParallel);
}

const counts = [...results.values()];
console.log(totalLine(counts));
process.exitCode = counts.some(({ failed }) => failed > 0) ? 1 : 0;
