import type zh from './errors/zh.json';
import type { Language } from './languages.ts';
import type { LoadWords } from './words.ts';

/** The words of rejections, by the codes of the contract: `errors.request.too-large`. zh is what the service answers. */
export type ErrorWords = typeof zh;

const load: LoadWords<ErrorWords> = (language) => import(`./errors/${language}.json`);

/** Loads the words of rejections of one language; only a page that calls the service needs them. */
export async function loadErrorWords(language: Language): Promise<ErrorWords> {
  return (await load(language)).default;
}
