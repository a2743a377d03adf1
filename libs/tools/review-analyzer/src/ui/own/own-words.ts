import type { LoadWords } from '@seller-toolbox/words';
import type zh from '../../locales/own/zh.json';

export type OwnWords = typeof zh;

/** The namespace of the texts that come with own data. */
export const OWN_WORDS = 'review-analyzer/own';

export const loadOwnWords: LoadWords<OwnWords> = (language) => import(`../../locales/own/${language}.json`);
