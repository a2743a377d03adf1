import { ConfigError } from './config.ts';
import { startMetricsServer, type MetricsServer } from './metrics-server.ts';
import { createMetrics } from './ports/metrics.ts';
import { createTestApp } from './test-app.ts';

const metrics = createMetrics();
let server: MetricsServer;
beforeAll(async () => {
  metrics.watchConnections(() => ({ total: 3, idle: 2, waiting: 1 }));
  server = await startMetricsServer(metrics, { HOST: '127.0.0.1', METRICS_PORT: 0 });
});
afterAll(() => server.stop());

const get = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${server.port}${path}`, init);
const shown = async () => (await get('/metrics')).text();

describe('the metrics', () => {
  it('count requests by matched route and status, and contain no visitor text', async () => {
    const app = await createTestApp({ metrics });
    await app.inject({ url: '/api/v1/tools/secret-of-a-visitor?q=typed', remoteAddress: '192.0.2.77' });
    await app.inject('/api/v1/exchange-rates/latest');
    await app.inject('/api/v1/secret-of-a-visitor');
    await app.close();
    const text = await shown();
    const count = (labels: string) => text.includes(`http_request_duration_seconds_count{${labels}} 1`);
    expect(count('method="GET",route="/api/v1/tools/:id",status="404"')).toBe(true);
    expect(count('method="GET",route="/api/v1/exchange-rates/latest",status="200"')).toBe(true);
    expect(count('method="GET",route="none",status="404"')).toBe(true);
    expect(text).not.toMatch(/secret-of-a-visitor|typed|192\.0\.2/);
  });

  it('contain the event loop, the connections to the database and the jobs', async () => {
    await metrics.watchJob('tidy', async () => {});
    await expect(metrics.watchJob('tidy', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    const text = await shown();
    expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
    expect(text).toMatch(/^database_connections\{state="waiting"\} 1$/m);
    expect(text).toMatch(/^job_runs_total\{task="tidy",result="ok"\} 1$/m);
    expect(text).toMatch(/^job_runs_total\{task="tidy",result="failed"\} 1$/m);
    expect(text).toMatch(/^job_last_success_timestamp_seconds\{task="tidy"\} \d+/m);
  });

  it('contain the runs of tools by result, and those that run and wait', async () => {
    metrics.onRun('killed');
    metrics.watchRuns(() => ({
      short: { running: 1, waiting: 0 },
      long: { running: 1, waiting: 7 },
    }));
    const text = await shown();
    expect(text).toMatch(/^tool_runs_total\{result="killed"\} 1$/m);
    expect(text).toMatch(/^tool_run_queue\{lane="long",state="waiting"\} 7$/m);
  });

  it('contain what an operator is warned of, and the others while it cannot be read', async () => {
    const own = createMetrics();
    let isAway = false;
    own.watchSite(async () => {
      if (isAway) throw new Error('away');
      return {
        ai: { ok: 5, failed: 2, used: 7, cap: 10 },
        feedback: { new: 3, in_progress: 0, resolved: 0, closed: 1 },
        disk: { free: 10, total: 100 },
        oldestNewFeedbackAt: 1_795_255_200_000,
        ratesReceivedAt: null,
        backupAt: 1_795_255_201_500,
      };
    });
    const text = await own.text();
    for (const line of [
      'ai_calls_today{result="failed"} 2',
      'ai_quota_calls{state="cap"} 10',
      'feedback_messages{status="new"} 3',
      'data_disk_bytes{state="free"} 10',
      'site_event_timestamp_seconds{event="backup"} 1795255201.5',
      'site_event_timestamp_seconds{event="oldest-new-feedback"} 1795255200',
    ])
      expect(text).toContain(`\n${line}\n`);
    expect(text).not.toContain('event="rates"');
    isAway = true;
    const without = await own.text();
    expect(without).not.toMatch(/^(?:ai_calls_today|site_event_timestamp_seconds)\{/m);
    expect(without).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  });

  it('are served on GET /metrics only', async () => {
    expect((await get('/metrics')).headers.get('content-type')).toMatch(/^text\/plain/);
    expect((await get('/')).status).toBe(404);
    expect((await get('/metrics', { method: 'POST' })).status).toBe(404);
  });

  it('stop the start on a port that is in use, with the name of the variable', async () => {
    const start = startMetricsServer(metrics, { HOST: '127.0.0.1', METRICS_PORT: server.port });
    await expect(start).rejects.toThrow(ConfigError);
    await expect(start).rejects.toThrow('METRICS_PORT must be a port that no other program listens on');
  });
});
