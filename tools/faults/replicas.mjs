// @ts-check
import { startFakeAi } from '@seller-toolbox/testing/fake-ai';
import { startService } from '../../apps/e2e/src/service/start-service.mjs';
import { withPostgres } from '../checks/postgres-for-tests.mjs';
import { printTable } from '../bench/table.mjs';
import { createDatabase } from './databases.mjs';
import { countAiCalls, countFeedback, countJobs, firstRunsEnded } from './replica-counts.mjs';
import { runUnderLoad } from './replica-load.mjs';
import { checkAccounts } from './replica-sessions.mjs';
import { startReverseProxy } from './reverse-proxy.mjs';
import { settled } from './settled.mjs';

/**
 * @typedef {Awaited<ReturnType<typeof startReplica>>} Replica
 * @typedef {{ services: readonly Replica[], proxy: { name: string, url: string }, startedAt: number }} Replicas
 */

const REPLICAS = Number(process.env.FAULT_REPLICAS ?? 2);
const MAX_FAILED_SHARE = 0.005;
const PASSWORD = 'Correct-Horse-9';
const FIRST_METRICS_PORT = Number(process.env.FAULT_METRICS_PORT ?? 29_464);

/**
 * S7: several processes of the service on one Postgres behind a proxy. Limits are exact over all of them, a session is valid
 * on all and ended for all, each scheduled run happens once, and few calls fail when one is killed.
 */
export async function runReplicas() {
  return (await withPostgres(tryReplicas)) ?? true;
}

/** @param {string} server */
async function tryReplicas(server) {
  const database = await createDatabase(server, `stb_replicas_${process.pid}`);
  const ai = await startFakeAi();
  const provider = { AI_BASE_URL: ai.baseUrl, AI_API_KEY: 'key-of-the-replicas' };
  const counted = await withReplicas(database, { RATE_LIMITS: 'on', ...provider }, countEverything).finally(
    ai.close,
  );
  // The load comes from one network here, so the limits per network would stop it.
  const load = await withReplicas(database, { RATE_LIMITS: 'off' }, ({ services, proxy }) =>
    runUnderLoad({ url: proxy.url, database, event: async () => services[0]?.kill() }),
  );
  return evaluate(counted, load);
}

/**
 * Starts the replicas in parallel and a proxy before them, and always stops them.
 * @template Result
 * @param {string} database
 * @param {Record<string, string>} env
 * @param {(replicas: Replicas) => Promise<Result>} run
 */
async function withReplicas(database, env, run) {
  const startedAt = Date.now();
  const attempts = await Promise.allSettled(
    Array.from({ length: REPLICAS }, (_, index) => startReplica(database, index, env)),
  );
  const { values: services, reasons } = settled(attempts);
  try {
    for (const reason of reasons) throw reason;
    const proxy = await startReverseProxy(services.map(({ url }) => url));
    try {
      return await run({ services, proxy, startedAt });
    } finally {
      await proxy.stop();
    }
  } finally {
    await Promise.all(services.map(({ stop }) => stop()));
  }
}

/** @param {Replicas} replicas */
async function countEverything({ services, proxy, startedAt }) {
  const metricsUrls = services.map(({ metricsUrl }) => metricsUrl);
  const to = await firstRunsEnded(metricsUrls);
  return {
    proxy: proxy.name,
    feedback: await countFeedback(proxy.url),
    ai: await countAiCalls(proxy.url),
    accounts: await checkAccounts(proxy.url, {
      password: PASSWORD,
      replicas: services.map(({ url }) => url),
    }),
    jobs: await countJobs(metricsUrls, { from: startedAt, to }),
  };
}

/**
 * Each line: subject, expected value, actual value, and whether it passes.
 * @typedef {[what: string, goal: string | number, seen: string | number, isMet: boolean]} Line
 */

/**
 * @param {Awaited<ReturnType<typeof countEverything>>} counted
 * @param {Awaited<ReturnType<typeof runUnderLoad>>} load
 */
function evaluate({ proxy, feedback, ai, accounts, jobs }, load) {
  const share = load.failed / load.calls;
  /** @type {(what: string, goal: number, seen: number) => Line} */
  const exactly = (what, goal, seen) => [what, goal, seen, seen === goal];
  /** @type {Line[]} */
  const lines = [
    exactly('feedback let through of 40', 10, feedback.through),
    exactly('AI calls let through of 30', 10, ai.through),
    exactly('answers to them that are neither yes nor "too many" nor "busy"', 0, feedback.odd + ai.odd),
    exactly('successors of a refresh token, 40 in parallel', 1, accounts.successors),
    exactly('replicas that take the token of an ended session', 0, accounts.fooled),
    ['runs of the shared jobs', jobs.due, jobs.ran, jobs.ran >= jobs.due && jobs.ran <= jobs.most],
    ['calls under load', '', load.calls, load.calls > 0],
    [
      'failed, of them',
      `${MAX_FAILED_SHARE * 100} %`,
      `${load.failed} (${(share * 100).toFixed(3)} %)`,
      share <= MAX_FAILED_SHARE,
    ],
    ['longest call, ms', '', load.longestMs, true],
    ['batches acknowledged', '', load.acknowledged, load.acknowledged > 0],
    exactly('of them lost', 0, load.lost),
  ];
  printTable(`${REPLICAS} replicas behind ${proxy}, one killed under load`, [
    ['what', 'goal', 'seen'],
    ...lines.map(([what, goal, seen]) => [what, goal, seen]),
  ]);
  return lines.every(([, , , isMet]) => isMet);
}

/**
 * @param {string} database
 * @param {number} index
 * @param {Record<string, string>} more
 */
async function startReplica(database, index, more) {
  const metricsPort = String(FIRST_METRICS_PORT + index);
  const service = await startService({
    env: {
      DATABASE_URL: database,
      JWT_SECRET: 'k3Vw9-Qz7Lm2Xc8Rb5Tn1Yp6Hd4Gf0Js',
      ADMIN_PASSWORD: PASSWORD,
      TRUST_PROXY: '1',
      METRICS_PORT: metricsPort,
      ...more,
      ...(process.env.FAULT_LIMIT_STORE && { LIMIT_STORE_URL: process.env.FAULT_LIMIT_STORE }),
    },
  });
  return { ...service, metricsUrl: `http://127.0.0.1:${metricsPort}/metrics` };
}
