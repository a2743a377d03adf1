import { overallStatistics } from '@seller-toolbox/api-client/statistics';
import { useServiceQuery } from '../session/use-service.ts';
import { ANALYTICS_KEY, FIGURES_EVERY_MS } from './analytics-key.ts';

/** Totals of the whole site, of all time and of today. All callers share one answer. */
export function useOverall() {
  return useServiceQuery([ANALYTICS_KEY, 'overall'], overallStatistics, { everyMs: FIGURES_EVERY_MS });
}
