import type { LoadWords } from '@seller-toolbox/words';
import type zh from '../../locales/ai/zh.json';

export type AiWords = typeof zh;

/** The namespace of the texts that are loaded with the section of the AI. */
export const AI_WORDS = 'title-fixer/ai';

export const loadAiWords: LoadWords<AiWords> = (language) => import(`../../locales/ai/${language}.json`);
