import { lazy, type ComponentType, type ReactNode } from 'react';
import { addWords, type I18n } from './create-i18n.ts';
import type { Language } from './languages.ts';
import { useI18n, useLanguage } from './react.tsx';
import type { WordTree } from './words.ts';

/** How the words of one part of a page are loaded, by language. */
export type WordLoaders<Words extends WordTree = WordTree> = Readonly<
  Record<Language, () => Promise<{ default: Words }>>
>;

export interface LateWordsProps {
  /** Under which the part asks for its words: `useWords<typeof zh>(namespace)`. */
  namespace: string;
  /** Defined outside the component. */
  loaders: WordLoaders;
  children: ReactNode;
}

/**
 * Words that only a part of a page shows, and that come when the part is opened: the `Suspense` around it waits for those
 * of the page's language, also after a change of language, and what was typed in the part stays.
 */
export function LateWords({ namespace, loaders, children }: LateWordsProps) {
  const i18n = useI18n();
  const language = useLanguage();
  const Arrival = arrivalOf(i18n, { namespace, loaders, language });
  return (
    <>
      <Arrival />
      {children}
    </>
  );
}

const arrivals = new WeakMap<I18n, Map<string, ComponentType>>();

interface Wanted extends Pick<LateWordsProps, 'namespace' | 'loaders'> {
  readonly language: Language;
}

/** Nothing to see; it is there when the words are. A load that failed is not tried again: a browser would not either. */
function arrivalOf(i18n: I18n, { namespace, loaders, language }: Wanted): ComponentType {
  const known = arrivals.get(i18n) ?? new Map<string, ComponentType>();
  arrivals.set(i18n, known);
  const key = `${namespace} ${language}`;
  const arrival =
    known.get(key) ??
    lazy(async () => {
      const { default: words } = await loaders[language]();
      addWords(i18n, language, { [namespace]: words });
      return { default: Nothing };
    });
  known.set(key, arrival);
  return arrival;
}

function Nothing() {
  return null;
}
