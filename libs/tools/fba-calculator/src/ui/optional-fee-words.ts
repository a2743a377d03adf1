import type { LoadWords } from '@seller-toolbox/words';
import type zh from '../locales/optional/zh.json';

/** The words of the optional fees, which come when their fields are opened. */
export type OptionalFeeWords = typeof zh;
export const OPTIONAL_FEE_WORDS = 'fba-calculator/optional';

export const loadOptionalFeeWords: LoadWords<OptionalFeeWords> = (language) =>
  import(`../locales/optional/${language}.json`);
