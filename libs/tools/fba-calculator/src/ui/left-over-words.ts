import type { LoadWords } from '@seller-toolbox/words';
import type zh from '../locales/left/zh.json';

/** The words of the note on what is left of the price, which come when the basis of the fees is opened. */
export type LeftOverWords = typeof zh;
export const LEFT_OVER_WORDS = 'fba-calculator/left';

export const loadLeftOverWords: LoadWords<LeftOverWords> = (language) =>
  import(`../locales/left/${language}.json`);
