import type { FindClaims } from '@seller-toolbox/listing-text/claims/claim-finding';
import type { CATEGORY_WORDS } from '@seller-toolbox/reference-data/category-words.data';

/** What the engine needs beside its rules; the page's first answer does without. */
export interface TitleParts {
  readonly findClaims: FindClaims;
  /** By language and category; without a language there is no advice on category words in it. */
  readonly categoryWords: Readonly<Partial<typeof CATEGORY_WORDS>>;
}
