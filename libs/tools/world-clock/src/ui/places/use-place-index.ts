import type { Language } from '@seller-toolbox/words';
import { useCallback, useEffect, useRef, useState } from 'react';
import { currentNames } from '../../engine/zone-of.ts';
import type { PlaceIndex } from './place-index.ts';

/** Zones and countries named at a time: a few milliseconds, so that the page goes on answering. */
const NAMED_AT_ONCE = 8;

const made = new Map<Language, Promise<PlaceIndex>>();

/** The index in a language once somebody looks for a zone; null until it is there. */
export function usePlaceIndex(language: Language) {
  const [loaded, setLoaded] = useState<{ index: PlaceIndex | null; language: Language }>();
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  /** Null where the code cannot be loaded; it is tried again the next time. */
  const load = useCallback(async () => {
    const index = await placeIndex(language).catch(() => null);
    if (!isGone.current) setLoaded({ index, language });
    return index;
  }, [language]);
  return { index: loaded?.language === language ? loaded.index : null, load };
}

/** All zones of the browser; older ones do not tell, but still know a zone by its name. */
export function zoneNames(): readonly string[] {
  const listed = typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : [];
  return currentNames(listed);
}

/** Made once for a language, when it is first asked for. */
function placeIndex(language: Language): Promise<PlaceIndex> {
  const known = made.get(language);
  if (known) return known;
  const making = makeIndex(language);
  made.set(language, making);
  making.catch(() => made.delete(language));
  return making;
}

async function makeIndex(language: Language): Promise<PlaceIndex> {
  const { placeIndexSteps } = await import('./place-index.ts');
  const steps = placeIndexSteps(zoneNames(), language);
  for (let taken = 1; ; taken += 1) {
    const step = steps.next();
    if (step.done) return step.value;
    if (taken % NAMED_AT_ONCE === 0) await untilFree();
  }
}

/** Lets the page do what waits. */
function untilFree(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
