import type { InsteadTexts } from '../parts/error-text.ts';
import { useFeedbackWords } from './feedback-words.ts';

/** What is said of a call about feedback that failed without a reason of the service. */
export function useFailureTexts(): InsteadTexts {
  const t = useFeedbackWords();
  const network = t('failure.network');
  return { network, unknown: network, unreadable: (status) => t('failure.http', { status }) };
}
