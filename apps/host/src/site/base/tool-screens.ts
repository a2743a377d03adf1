import { loadScreen } from '@seller-toolbox/catalogue/ui';
import type { Language } from '@seller-toolbox/words';
import type { ComponentType } from 'react';
import type { SiteWords } from './words.ts';

const screens = new Map<string, ComponentType>();
const loads = new WeakMap<SiteWords, Map<string, Promise<ComponentType>>>();

/**
 * Loads the screen and the words of a tool together. Once both are there, `use` reads the promise without suspending.
 * A load that failed is forgotten, so that the next one is a new try.
 */
export function loadToolScreen(toolId: string, language: Language, words: SiteWords): Promise<ComponentType> {
  const known = loads.get(words) ?? new Map<string, Promise<ComponentType>>();
  loads.set(words, known);
  const key = `${toolId} ${language}`;
  const load = known.get(key) ?? startLoad(toolId, language, words);
  known.set(key, load);
  load.catch(() => known.delete(key));
  return load;
}

function startLoad(toolId: string, language: Language, words: SiteWords): Promise<ComponentType> {
  const ready = words.hasPageWords(toolId, language) ? screens.get(toolId) : undefined;
  if (ready) return markFulfilled(Promise.resolve(ready), ready);
  const load = loadBoth(toolId, language, words);
  void load.then(
    (screen) => markFulfilled(load, screen),
    () => undefined,
  );
  return load;
}

/** React reads these fields of a promise before it waits for it. */
function markFulfilled(load: Promise<ComponentType>, screen: ComponentType): Promise<ComponentType> {
  return Object.assign(load, { status: 'fulfilled', value: screen });
}

async function loadBoth(toolId: string, language: Language, words: SiteWords): Promise<ComponentType> {
  const [screen] = await Promise.all([loadScreen(toolId), words.addPageWords(toolId, language)]);
  if (!screen) throw new Error(`no tool is called ${toolId}`);
  screens.set(toolId, screen.default);
  return screen.default;
}
