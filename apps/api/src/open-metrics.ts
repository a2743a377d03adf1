import type { Config } from './config.ts';
import type { LiveSettings } from './features/settings/live-settings.ts';
import { readSiteState, type SiteStateDeps } from './features/system/site-state.ts';
import { startMetricsServer, type MetricsServer } from './metrics-server.ts';
import type { Metrics } from './ports/metrics.ts';

export interface OpenMetricsDeps extends Omit<SiteStateDeps, 'dailyCap'> {
  readonly metrics: Metrics | undefined;
  readonly live: LiveSettings;
}

/** Serves the metrics, those of the site included; undefined without a port for them. */
export async function openMetrics(
  config: Config,
  { metrics, live, ...deps }: OpenMetricsDeps,
): Promise<MetricsServer | undefined> {
  if (!metrics) return undefined;
  metrics.watchSite(() => readSiteState({ ...deps, dailyCap: () => live.values().aiDailyCap }));
  return startMetricsServer(metrics, config);
}
