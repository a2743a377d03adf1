export const SEARCH_TYPES = ['keyword', 'number', 'applicant'] as const;
export type SearchType = (typeof SEARCH_TYPES)[number];
