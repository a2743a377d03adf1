// @ts-check
import { setTimeout as pause } from 'node:timers/promises';
import { HOUR, MINUTE } from '@seller-toolbox/tool-contract/durations';
import { Cron } from 'croner';

/** @typedef {import('../../apps/api/src/jobs/job.ts').Job} Job */

/** Calls that must be counted in one window are not started this shortly before its end. */
const MARGIN_MS = 15_000;
const FEEDBACK_CALLS = 40;
const FEEDBACK_MAX = 10;
const MAX_MINUTES = 3;
const AI_CALLS = 30;
const PARALLEL = 8;
const JOBS_END_WITHIN_MS = 30_000;

/**
 * Forty feedback messages from one network within one minute. A store that is too slow rejects all, as it should;
 * on a busy machine that proves nothing about counting, so the next minute is used.
 * @param {string} url
 */
export async function countFeedback(url) {
  for (let minute = 1; ; minute++) {
    await withinOneWindow(MINUTE);
    const counted = await countAnswers(FEEDBACK_CALLS, 201, () =>
      post(`${url}/api/v1/feedback`, { feedback_type: 'general', message: 'Counted over all replicas.' }),
    );
    if (counted.odd + counted.busy === 0 || counted.through > FEEDBACK_MAX || minute === MAX_MINUTES)
      return counted;
    await pause(MINUTE - (Date.now() % MINUTE) + 100);
  }
}

/**
 * Thirty calls of one session within one hour; they need a provider, because answers by rules have no limit.
 * @param {string} url
 */
export async function countAiCalls(url) {
  await withinOneWindow(HOUR);
  return countAnswers(AI_CALLS, 200, (number) =>
    post(`${url}/api/v1/ai/title-fix`, {
      title: `Stainless Steel Water Bottle ${number}`,
      user_session: 'replicas',
    }),
  );
}

/**
 * Waits for the next window when this one ends soon.
 * @param {number} windowMs
 */
async function withinOneWindow(windowMs) {
  const left = windowMs - (Date.now() % windowMs);
  if (left < MARGIN_MS) await pause(left + 100);
}

/**
 * From several clients in parallel. A busy service says so with 503; that is no wrong answer, and counts nothing.
 * @param {number} calls
 * @param {number} success the status of a call that is let through
 * @param {(number: number) => Promise<number>} call
 */
async function countAnswers(calls, success, call) {
  /** @type {number[]} */
  const statuses = [];
  let next = 0;
  const caller = async () => {
    while (next < calls) statuses.push(await call(next++));
  };
  await Promise.all(Array.from({ length: PARALLEL }, caller));
  const through = statuses.filter((status) => status === success).length;
  const busy = statuses.filter((status) => status === 503).length;
  const limited = statuses.filter((status) => status === 429).length;
  return { through, busy, odd: calls - through - busy - limited };
}

/**
 * @param {string} url
 * @param {object} body
 */
async function post(url, body) {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  return answer.status;
}

/**
 * When each shared job has run once: a scheduled time while that run goes on is not run by itself.
 * @param {readonly string[]} metricsUrls
 */
export async function firstRunsEnded(metricsUrls) {
  const shared = await sharedJobs();
  const deadline = performance.now() + JOBS_END_WITHIN_MS;
  while ((await runsOf(metricsUrls, shared)) < shared.length && performance.now() < deadline)
    await pause(100);
  return Date.now();
}

/**
 * How often the shared jobs had to run, once at the start for missed runs and then by schedule, and how often they did,
 * summed over the replicas. A scheduled time while they started and ran the missed runs is one of these or a run of its own: `most`.
 * @param {readonly string[]} metricsUrls
 * @param {{ from: number, to: number }} starting
 */
export async function countJobs(metricsUrls, starting) {
  const shared = await sharedJobs();
  const deadline = performance.now() + JOBS_END_WITHIN_MS;
  for (;;) {
    await withinOneWindow(MINUTE);
    const ran = await runsOf(metricsUrls, shared);
    const slotsAfter = (/** @type {number} */ time) =>
      sum(shared.map(({ timetable }) => slotsSince(timetable, time)));
    const due = slotsAfter(starting.to);
    if (ran >= due || performance.now() > deadline) return { due, most: slotsAfter(starting.from), ran };
    await pause(100);
  }
}

/** The shared jobs, as the service lists them; they are not run here. */
async function sharedJobs() {
  const { serviceJobs } = await import('../../apps/api/src/jobs/service-jobs.ts');
  const { unreachableDatabase } = await import('../../apps/api/src/test-app.ts');
  const onlyListed = () => {
    throw new Error('jobs are only listed');
  };
  const deps = {
    clock: Date.now,
    rates: { refresh: onlyListed },
    currentTools: { refresh: onlyListed },
    live: { refresh: onlyListed, values: onlyListed },
    newId: onlyListed,
    senders: {},
    states: {},
  };
  return serviceJobs({ kind: 'server', db: unreachableDatabase() }, deps).filter(
    ({ runsIn }) => runsIn !== 'each-process',
  );
}

/** @type {(metricsUrls: readonly string[], shared: readonly Job[]) => Promise<number>} */
const runsOf = async (metricsUrls, shared) =>
  sum(await Promise.all(metricsUrls.map((url) => readRuns(url, shared))));

/**
 * @param {string} metricsUrl
 * @param {readonly Job[]} shared
 */
async function readRuns(metricsUrl, shared) {
  const text = await (await fetch(metricsUrl)).text();
  const runs = [...text.matchAll(/^job_runs_total\{task="([\w-]+)",result="(\w+)"\} (\d+)$/gm)];
  const names = new Set(shared.map(({ name }) => name));
  return sum(runs.map(([, task = '', , times]) => (names.has(task) ? Number(times) : 0)));
}

/**
 * The last slot before the start, and all since.
 * @param {string} timetable
 * @param {number} startedAt
 */
function slotsSince(timetable, startedAt) {
  const cron = new Cron(timetable, { timezone: 'UTC', paused: true });
  let slots = 1;
  for (let next = cron.nextRun(new Date(startedAt)); next && next <= new Date(); next = cron.nextRun(next))
    slots++;
  return slots;
}

const sum = (/** @type {readonly number[]} */ numbers) =>
  numbers.reduce((total, number) => total + number, 0);
