import { overallStatistics } from '@seller-toolbox/api-client/statistics';
import { useServiceQuery } from '../session/use-service.ts';
import { ANALYTICS_KEY, FIGURES_EVERY_MS } from './analytics-key.ts';

/** Figures of the whole site, ever and today. Whoever shows them shares one answer. */
export function useOverall() {
  return useServiceQuery([ANALYTICS_KEY, 'overall'], overallStatistics, { everyMs: FIGURES_EVERY_MS });
}
