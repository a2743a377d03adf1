import { loadScreen } from '@seller-toolbox/catalogue/ui';
import type { Language } from '@seller-toolbox/words';
import type { ComponentType } from 'react';
import type { SiteWords } from './words.ts';

const screens = new Map<string, ComponentType>();
const loads = new Map<string, Promise<ComponentType>>();

/** The screen of a tool, once it and its words have been loaded. */
export function readyScreen(toolId: string, language: Language, words: SiteWords): ComponentType | undefined {
  return words.hasOwn(toolId, language) ? screens.get(toolId) : undefined;
}

/** Loads screen and words together. A load that failed is forgotten, so that the next one is a new try. */
export function loadToolScreen(toolId: string, language: Language, words: SiteWords): Promise<ComponentType> {
  const key = `${toolId} ${language}`;
  const known = loads.get(key);
  if (known) return known;
  const load = loadBoth(toolId, language, words);
  loads.set(key, load);
  load.catch(() => loads.delete(key));
  return load;
}

async function loadBoth(toolId: string, language: Language, words: SiteWords): Promise<ComponentType> {
  const [screen] = await Promise.all([loadScreen(toolId), words.addOwn(toolId, language)]);
  if (!screen) throw new Error(`no tool is called ${toolId}`);
  screens.set(toolId, screen.default);
  return screen.default;
}
