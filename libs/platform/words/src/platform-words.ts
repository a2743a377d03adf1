import type { Language } from './languages.ts';
import type { LoadWords } from './words.ts';
import type zh from './words/zh.json';

/** The words of what all tools share: field problems, the frame, rule sets, the usage limiter. */
export type PlatformWords = typeof zh;

const load: LoadWords<PlatformWords> = (language) => import(`./words/${language}.json`);

/** Loads the platform's words of one language. */
export async function loadPlatformWords(language: Language): Promise<PlatformWords> {
  return (await load(language)).default;
}
