import { lazy, type ComponentType, type ReactNode } from 'react';
import { addWords, type I18n } from './create-i18n.ts';
import type { Language } from './languages.ts';
import { useI18n, useLanguage } from './react.tsx';
import type { LoadWords } from './words.ts';

export interface LazyWordsProps {
  /** Namespace that the part reads its words from: `useWords<typeof zh>(namespace)`. */
  namespace: string;
  /** Defined outside the component. */
  load: LoadWords;
  children: ReactNode;
}

/**
 * Words that only a part of a page shows, and that come when the part is opened: the `Suspense` around it waits for those
 * of the page's language, also after a change of language, and what was typed in the part stays.
 */
export function LazyWords({ namespace, load, children }: LazyWordsProps) {
  const i18n = useI18n();
  const language = useLanguage();
  const Arrival = arrivalOf(i18n, { namespace, load, language });
  return (
    <>
      <Arrival />
      {children}
    </>
  );
}

const arrivals = new WeakMap<I18n, Map<string, ComponentType>>();

interface Wanted extends Pick<LazyWordsProps, 'namespace' | 'load'> {
  readonly language: Language;
}

/** Nothing to see; it is there when the words are. A load that failed is not tried again: a browser would not either. */
function arrivalOf(i18n: I18n, { namespace, load, language }: Wanted): ComponentType {
  const known = arrivals.get(i18n) ?? new Map<string, ComponentType>();
  arrivals.set(i18n, known);
  const key = `${namespace} ${language}`;
  const arrival =
    known.get(key) ??
    lazy(async () => {
      const { default: words } = await load(language);
      addWords(i18n, language, { [namespace]: words });
      return { default: Nothing };
    });
  known.set(key, arrival);
  return arrival;
}

function Nothing() {
  return null;
}
