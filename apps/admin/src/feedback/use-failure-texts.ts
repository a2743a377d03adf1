import type { InsteadTexts } from '../parts/error-text.ts';
import { useFeedbackWords } from './feedback-words.ts';

/** The texts of failed feedback calls without an error code. */
export function useFailureTexts(): InsteadTexts {
  const t = useFeedbackWords();
  const network = t('failure.network');
  return { network, unknown: network, unreadable: (status) => t('failure.http', { status }) };
}
