import type { Language } from './languages.ts';
import type zh from './words/zh.json';

/** The words of what all tools share: field problems, the frame, rule sets, the usage limiter. */
export type PlatformWords = typeof zh;

const LOADERS: Record<Language, () => Promise<{ default: PlatformWords }>> = {
  zh: () => import('./words/zh.json'),
  'zh-TW': () => import('./words/zh-TW.json'),
  en: () => import('./words/en.json'),
  ja: () => import('./words/ja.json'),
  id: () => import('./words/id.json'),
  vi: () => import('./words/vi.json'),
};

/** Loads the platform's words of one language. */
export async function loadPlatformWords(language: Language): Promise<PlatformWords> {
  return (await LOADERS[language]()).default;
}
