import type { InsteadTexts } from '../parts/error-text.ts';
import { useAnalyticsWords } from './analytics-words.ts';

/** What is said when figures do not load. */
export function useLoadTexts(): InsteadTexts {
  const failed = useAnalyticsWords()('state.failed');
  return { network: failed, unknown: failed };
}
