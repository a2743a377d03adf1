import type { Area } from '@seller-toolbox/site-kit/storage';

/** Where a value lives as long as the page: of what is confidential nothing is left in the browser's own storages. */
export function createPageMemory(): Area {
  const texts = new Map<string, string>();
  return { getItem: (key) => texts.get(key) ?? null, setItem: (key, text) => void texts.set(key, text) };
}
