/** Languages with a lexicon. */
export const REVIEW_LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'ja', 'zh'] as const;
export type ReviewLanguage = (typeof REVIEW_LANGUAGES)[number];
