import type { Language } from '@seller-toolbox/words';
import { useLanguage } from '@seller-toolbox/words/react';
import { use, type ReactNode } from 'react';
import { useSiteWords } from './site-words.tsx';
import type { SiteWords } from './words.ts';

const loads = new WeakMap<SiteWords, Map<string, Promise<void>>>();

/** Waits for the words that only this page has; they are there already where the page was prepared. */
export function PageWordsBoundary({ namespace, children }: { namespace: string; children: ReactNode }) {
  const words = useSiteWords();
  const language = useLanguage();
  if (words.hasPageWords(namespace, language)) return children;
  return <Arriving words={load(words, namespace, language)}>{children}</Arriving>;
}

/** A component of its own, because the words may arrive between two render attempts. */
function Arriving({ words, children }: { words: Promise<void>; children: ReactNode }) {
  use(words);
  return children;
}

/** A load that failed is forgotten, so that the next one is a new try. */
function load(words: SiteWords, namespace: string, language: Language): Promise<void> {
  const known = loads.get(words) ?? new Map<string, Promise<void>>();
  loads.set(words, known);
  const key = `${namespace} ${language}`;
  const loading = known.get(key) ?? words.addPageWords(namespace, language);
  known.set(key, loading);
  loading.catch(() => known.delete(key));
  return loading;
}
