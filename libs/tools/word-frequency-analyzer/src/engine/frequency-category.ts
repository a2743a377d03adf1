export const FREQUENCY_CATEGORIES = ['high', 'medium', 'low'] as const;
export type FrequencyCategory = (typeof FREQUENCY_CATEGORIES)[number];

/** How frequent a word is: high from 2 percent of the words counted, medium from 0.5. */
export function frequencyCategory(percentage: number): FrequencyCategory {
  if (percentage >= 2) return 'high';
  return percentage >= 0.5 ? 'medium' : 'low';
}
