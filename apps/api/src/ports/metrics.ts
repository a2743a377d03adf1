import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { singleFlight } from '../db/single-flight.ts';
import type { ReadTarget } from '../db/standby-reads.ts';
import type { SiteState } from '../features/system/site-state.ts';
import type { RunCounts, RunOutcome } from '../runs/tool-runs.ts';

/** Connections to the database, as its pool counts them. */
export interface ConnectionCounts {
  readonly total: number;
  readonly idle: number;
  /** Calls that wait for a connection. */
  readonly waiting: number;
}

export interface EndedRequest {
  readonly method: string;
  /** The route pattern, never the actual URL, which can contain user input. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** Prometheus metrics. Labels contain no personal data. */
export interface Metrics {
  readonly onRequest: (request: EndedRequest) => void;
  /** Counts a run of a job and returns its result. */
  readonly watchJob: <Result>(job: string, run: () => Promise<Result>) => Promise<Result>;
  readonly watchConnections: (count: () => ConnectionCounts) => void;
  /** Counts a large read by where it ran, with DATABASE_READ_URL. */
  readonly onRead: (target: ReadTarget) => void;
  readonly onRun: (result: RunOutcome['kind']) => void;
  readonly watchRuns: (count: () => RunCounts) => void;
  /** Read at each scrape; while it fails or takes long, its metrics are missing and the others stay. */
  readonly watchSite: (read: () => Promise<SiteState>) => void;
  /** In the text format of Prometheus. */
  readonly text: () => Promise<string>;
  readonly contentType: string;
}

const LATENCY_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Metrics of one service: of its process, requests, database connections and jobs. */
export function createMetrics(): Metrics {
  const register = new Registry();
  const registers = [register];
  // Event-loop lag, memory, garbage collection, CPU.
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by route and status; 499: the client closed the connection before the answer',
    labelNames: ['method', 'route', 'status'],
    buckets: LATENCY_SECONDS,
    registers,
  });
  // Not `job`, which is a label of Prometheus itself.
  const jobs = new Counter({
    name: 'job_runs_total',
    help: 'Runs of the jobs of the service by result',
    labelNames: ['task', 'result'],
    registers,
  });
  const lastRun = new Gauge({
    name: 'job_last_success_timestamp_seconds',
    help: 'When a job of the service last succeeded',
    labelNames: ['task'],
    registers,
  });
  const runs = new Counter({
    name: 'tool_runs_total',
    help: 'Runs of tools by result; killed: a run exceeded its time or memory, or its caller left',
    labelNames: ['result'],
    registers,
  });
  const reads = new Counter({
    name: 'database_reads_total',
    help: 'Statistics, exports and searches of design patents by where they ran; only with a standby',
    labelNames: ['place'],
    registers,
  });
  for (const place of ['standby', 'primary'] as const) reads.inc({ place }, 0);
  return {
    onRequest: ({ method, route, status, seconds }) => requests.observe({ method, route, status }, seconds),
    watchJob: async (job, run) => {
      try {
        const result = await run();
        jobs.inc({ task: job, result: 'ok' });
        lastRun.setToCurrentTime({ task: job });
        return result;
      } catch (error) {
        jobs.inc({ task: job, result: 'failed' });
        throw error;
      }
    },
    watchConnections: (count) => addConnectionGauge(registers, count),
    onRead: (place) => reads.inc({ place }),
    onRun: (result) => runs.inc({ result }),
    watchRuns: (count) => addRunGauge(registers, count),
    watchSite: (read) => addSiteGauges(registers, read),
    text: () => register.metrics(),
    contentType: register.contentType,
  };
}

function addConnectionGauge(registers: Registry[], count: () => ConnectionCounts): void {
  new Gauge({
    name: 'database_connections',
    help: 'Connections to the database: open, unused, and calls that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, connections] of Object.entries<number>({ ...count() }))
        this.set({ state }, connections);
    },
  });
}

function addRunGauge(registers: Registry[], count: () => RunCounts): void {
  new Gauge({
    name: 'tool_run_queue',
    help: 'Runs of tools in threads, and those that wait for one, by lane',
    labelNames: ['lane', 'state'],
    registers,
    collect() {
      for (const [lane, states] of Object.entries(count()))
        for (const [state, number] of Object.entries(states)) this.set({ lane, state }, number);
    },
  });
}

/** Less than the time of a scrape. */
const SITE_TIMEOUT_MS = 3_000;

function addSiteGauges(registers: Registry[], read: () => Promise<SiteState>): void {
  // All gauges of a scrape share one reading.
  const readOnce = singleFlight(() => within(SITE_TIMEOUT_MS, read()));
  const add = (
    { name, help, label }: { readonly name: string; readonly help: string; readonly label: string },
    valuesOf: (state: SiteState) => object,
  ) =>
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers,
      async collect() {
        const state = await readOnce();
        this.reset();
        for (const [key, value] of Object.entries(state ? valuesOf(state) : {}) as [string, number | null][])
          if (value !== null) this.set({ [label]: key }, value);
      },
    });
  add(
    { name: 'ai_calls_today', help: 'Calls of AI functions of the UTC day', label: 'result' },
    ({ ai: { ok, failed } }) => ({ ok, failed }),
  );
  add(
    {
      name: 'ai_quota_calls',
      help: 'Calls to the AI provider of the UTC day, and their cap',
      label: 'state',
    },
    ({ ai: { used, cap } }) => ({ used, cap }),
  );
  add({ name: 'feedback_messages', help: 'Feedback by status', label: 'status' }, ({ feedback }) => feedback);
  add({ name: 'data_disk_bytes', help: 'The disk of the data folder', label: 'state' }, ({ disk }) => ({
    ...disk,
  }));
  add(
    {
      name: 'site_event_timestamp_seconds',
      help: 'When rates were last received, a backup was last written, and the oldest new feedback arrived',
      label: 'event',
    },
    (state) => ({
      rates: inSeconds(state.ratesReceivedAt),
      backup: inSeconds(state.backupAt),
      'oldest-new-feedback': inSeconds(state.oldestNewFeedbackAt),
    }),
  );
}

const inSeconds = (instant: number | null) => (instant === null ? null : instant / 1000);

/** Null after a failure or the time; a scrape without a database has the other metrics. */
async function within<Result>(milliseconds: number, reading: Promise<Result>): Promise<Result | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => (timer = setTimeout(resolve, milliseconds, null)));
  try {
    return await Promise.race([reading.catch(() => null), late]);
  } finally {
    clearTimeout(timer);
  }
}
