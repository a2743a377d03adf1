// @ts-check
// `npm run bench -- packing`: how much of published containers the packing solver fills, each result verified.
//   --data FILE       problems in the format of the OR-Library sets; default: the sets in the folder PACKING_DATA
//   --seconds N       time for each problem (default 2)
//   --support full|none   whether every box must be carried (default full)
//   --limit N         number of problems per file, evenly picked (default all)
//   --clock wall|cpu  unit of the seconds: cpu excludes time in which other processes ran (default wall)
// The last line is the mean of all problems in percent.
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { register } from 'tsx/esm/api';
import { readProblems } from './packing-problems.mjs';
import { printTable } from './table.mjs';

/**
 * @typedef {import('./packing-problems.mjs').Problem} Problem
 * @typedef {Awaited<ReturnType<typeof loadSolver>>} Solver
 * @typedef {{ final: number, first: number, effort: number }} Result
 */

const FIRST_ANSWER_SECONDS = 0.1;

/**
 * Runs the bench with the arguments that follow its name.
 * @param {string[]} args
 */
export async function benchPacking(args) {
  const { values } = parseArgs({
    args,
    options: {
      data: { type: 'string', multiple: true },
      seconds: { type: 'string', default: '2' },
      support: { type: 'string', default: 'full' },
      limit: { type: 'string' },
      clock: { type: 'string', default: 'wall' },
    },
  });
  const solver = await loadSolver();
  /** @type {import('./table.mjs').Row[]} */
  const rows = [['file', 'problems', 'mean %', 'least %', 'at 0.1 s', 'least', 'effort']];
  /** @type {Result[]} */
  const all = [];
  for (const file of values.data ?? defaultFiles()) {
    const problems = pick(readProblems(readFileSync(file, 'utf8')), Number(values.limit ?? Infinity));
    const results = problems.map((problem) => solve(solver, problem, values));
    all.push(...results);
    rows.push([basename(file), ...summary(results)]);
  }
  rows.push(['all', ...summary(all)]);
  printTable(`Packing, ${values.seconds} s (${values.clock}) a problem, support ${values.support}`, rows);
  console.log(mean(all.map(({ final }) => final)).toFixed(2));
}

async function loadSolver() {
  register();
  const [{ toPackProblem }, { createPackSearch }, { verifyPlacements }] = await Promise.all([
    import('../../libs/tools/packing-calculator/src/engine/to-pack-problem.ts'),
    import('../../libs/tools/packing-calculator/src/engine/solver/pack-search.ts'),
    import('../../libs/tools/packing-calculator/src/engine/verify-placements.ts'),
  ]);
  return { toPackProblem, createPackSearch, verifyPlacements };
}

function defaultFiles() {
  const folder = process.env.PACKING_DATA;
  if (!folder) throw new Error('Name a file with --data FILE, or a folder of them in PACKING_DATA.');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => join(folder, name));
}

/**
 * @param {readonly Problem[]} problems
 * @param {number} limit
 */
function pick(problems, limit) {
  const stride = Math.max(1, Math.floor(problems.length / limit));
  return problems.filter((_, index) => index % stride === 0).slice(0, limit);
}

/**
 * @param {Solver} solver
 * @param {Problem} problem
 * @param {{ seconds: string, support: string, clock: string }} options
 * @returns {Result}
 */
function solve(solver, { space, boxes }, { seconds, support: wanted, clock }) {
  const support = wanted === 'full' ? 'full' : 'none';
  const elapsed = startClock(clock);
  const load = { boxes, counts: boxes.map(({ quantity }) => quantity) };
  const { problem, toPlacements } = solver.toPackProblem(load, { space, maxWeight: 1, support });
  const search = solver.createPackSearch(problem);
  let first = 0;
  do {
    search.advance(1);
    if (first === 0 || elapsed() <= FIRST_ANSWER_SECONDS) first = search.volume;
  } while (!search.isOver && elapsed() < Number(seconds));
  const placements = toPlacements(search.best());
  const faults = solver.verifyPlacements({ space, maxWeight: 1, support, boxes, placements });
  if (faults.length > 0) throw new Error(`A packing breaks the rules: ${JSON.stringify(faults[0])}`);
  const whole = space.length * space.width * space.height;
  const packed = placements.reduce((sum, { length, width, height }) => sum + length * width * height, 0);
  return { final: (packed / whole) * 100, first: (first / whole) * 100, effort: search.effort };
}

/** @param {string} clock */
function startClock(clock) {
  if (clock !== 'cpu') {
    const start = performance.now();
    return () => (performance.now() - start) / 1000;
  }
  const start = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1e6;
  };
}

/** @param {readonly Result[]} results */
function summary(results) {
  const final = results.map((result) => result.final);
  const first = results.map((result) => result.first);
  return [
    results.length,
    mean(final).toFixed(2),
    Math.min(...final).toFixed(2),
    mean(first).toFixed(2),
    Math.min(...first).toFixed(2),
    Math.round(mean(results.map(({ effort }) => effort))),
  ];
}

/** @param {readonly number[]} numbers */
function mean(numbers) {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await benchPacking(process.argv.slice(2));
