import type zh from './errors/zh.json';
import type { Language } from './languages.ts';

/** The words of refusals, by the codes of the contract: `errors.request.too-large`. zh is what the service answers. */
export type ErrorWords = typeof zh;

const LOADERS: Record<Language, () => Promise<{ default: ErrorWords }>> = {
  zh: () => import('./errors/zh.json'),
  'zh-TW': () => import('./errors/zh-TW.json'),
  en: () => import('./errors/en.json'),
  ja: () => import('./errors/ja.json'),
  id: () => import('./errors/id.json'),
  vi: () => import('./errors/vi.json'),
};

/** Loads the words of refusals of one language; only a page that calls the service needs them. */
export async function loadErrorWords(language: Language): Promise<ErrorWords> {
  return (await LOADERS[language]()).default;
}
