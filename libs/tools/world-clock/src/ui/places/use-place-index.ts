import type { Language } from '@seller-toolbox/words';
import { yieldToEventLoop } from '@seller-toolbox/tool-kit/yield-to-event-loop';
import { useCallback, useEffect, useRef, useState } from 'react';
import { currentNames } from '../../engine/zone-of.ts';
import type { PlaceIndex } from './place-index.ts';

/** Zones and countries per batch: a few milliseconds, so that the page stays responsive. */
const BATCH_SIZE = 8;

const indexes = new Map<Language, Promise<PlaceIndex>>();

/** The index in a language, loaded with the first search; null until loaded. */
export function usePlaceIndex(language: Language) {
  const [loaded, setLoaded] = useState<{ index: PlaceIndex | null; language: Language }>();
  const isUnmounted = useRef(false);
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
    };
  }, []);
  /** Null where the code cannot be loaded; the next call retries. */
  const load = useCallback(async () => {
    const index = await placeIndex(language).catch(() => null);
    if (!isUnmounted.current) setLoaded({ index, language });
    return index;
  }, [language]);
  return { index: loaded?.language === language ? loaded.index : null, load };
}

/** All zones of the browser; older ones have no list, but find a zone by its name. */
export function zoneNames(): readonly string[] {
  const listed = typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : [];
  return currentNames(listed);
}

/** Built once per language, on first use. */
function placeIndex(language: Language): Promise<PlaceIndex> {
  const cached = indexes.get(language);
  if (cached) return cached;
  const loading = makeIndex(language);
  indexes.set(language, loading);
  loading.catch(() => indexes.delete(language));
  return loading;
}

async function makeIndex(language: Language): Promise<PlaceIndex> {
  const { placeIndexSteps } = await import('./place-index.ts');
  const steps = placeIndexSteps(zoneNames(), language);
  for (let stepCount = 1; ; stepCount += 1) {
    const step = steps.next();
    if (step.done) return step.value;
    if (stepCount % BATCH_SIZE === 0) await yieldToEventLoop();
  }
}
