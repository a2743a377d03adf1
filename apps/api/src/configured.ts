import { catalogue } from './catalogue.ts';
import { aiModels, type Config } from './config.ts';
import type { Database } from './db/connection.ts';
import type { NoticeSenders } from './features/notices/delivery.ts';
import { createMailSender } from './features/notices/mail-sender.ts';
import { createWebhookSender } from './features/notices/webhook-sender.ts';
import {
  createRatesService,
  type RatesService,
  type RatesServiceDeps,
} from './features/rates/rates.service.ts';
import { guardAiProvider } from './ports/ai-guard.ts';
import { createAiProvider, type AiProvider } from './ports/ai-provider.ts';
import { systemClock } from './ports/clock.ts';
import { createLimitStore, unlimited, type LimitStoreOptions } from './ports/limit-store.ts';
import { createMetrics, type Metrics } from './ports/metrics.ts';
import { createOutbound } from './ports/outbound.ts';
import { createRateSource } from './ports/rate-source.ts';
import { openValkeyLimitStore, type ConnectedLimitStore } from './ports/valkey-limit-store.ts';
import { createToolRunPool } from './runs/tool-run-pool.ts';
import type { ToolRunPool } from './runs/tool-runs.ts';

/** Undefined if METRICS_PORT is not set. */
export function configuredMetrics(config: Config, database: Database): Metrics | undefined {
  if (config.METRICS_PORT === undefined) return undefined;
  const metrics = createMetrics();
  metrics.watchConnections(database.connections);
  return metrics;
}

/** Without EXCHANGE_RATE_URL, the service has the built-in rates. */
export function configuredRates(
  { EXCHANGE_RATE_URL: url }: Config,
  deps: Pick<RatesServiceDeps, 'db' | 'onSourceFailure'>,
  stopping: AbortSignal,
): RatesService {
  const source = url === undefined ? null : createRateSource(url, createOutbound([url], stopping));
  return createRatesService({ ...deps, clock: systemClock, source });
}

/** Null if no provider is configured. */
export function configuredAi(config: Config, stopping: AbortSignal): AiProvider | null {
  const { AI_BASE_URL: baseUrl, AI_API_KEY: apiKey } = config;
  if (baseUrl === undefined) return null;
  const outbound = createOutbound([baseUrl], stopping);
  return guardAiProvider(
    createAiProvider({ baseUrl, apiKey, models: aiModels(config), outbound }),
    systemClock,
  );
}

/** The ways of notices to the operator that are configured. */
export function configuredNotices(config: Config, stopping: AbortSignal): NoticeSenders {
  const { NOTICE_WEBHOOK_URL: url, NOTICE_WEBHOOK_SECRET: secret, PUBLIC_URL: publicUrl } = config;
  const { NOTICE_SMTP_URL: smtp, NOTICE_MAIL_FROM: from, NOTICE_MAIL_TO: to } = config;
  const webhook =
    url !== undefined &&
    secret !== undefined &&
    createWebhookSender({
      url,
      secret,
      outbound: createOutbound([url], stopping),
      clock: systemClock,
      publicUrl,
    });
  const mail =
    smtp !== undefined &&
    from !== undefined &&
    to !== undefined &&
    createMailSender({ url: smtp, from, to, publicUrl });
  return { ...(webhook && { webhook }), ...(mail && { mail }) };
}

/** Counts in the database, in the store of LIMIT_STORE_URL, or not at all. */
export async function configuredLimits(
  { RATE_LIMITS, LIMIT_STORE_URL: url }: Config,
  db: Database['db'],
  options: LimitStoreOptions,
): Promise<ConnectedLimitStore> {
  const close = () => {};
  if (RATE_LIMITS === 'off') return { ...unlimited, close };
  if (url === undefined) return { ...createLimitStore(db, options), close };
  return openValkeyLimitStore(url, options);
}

/** Threads for the tools of this build. */
export function configuredRuns(
  workerFile: string,
  metrics: Metrics | undefined,
  onError: (error: unknown) => void,
): ToolRunPool {
  const runs = createToolRunPool({
    workerFile,
    clock: systemClock,
    tools: catalogue.tools,
    onError,
    onOutcome: metrics?.onRun,
  });
  metrics?.watchRuns(runs.counts);
  return runs;
}
