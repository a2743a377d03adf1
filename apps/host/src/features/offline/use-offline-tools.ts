import { untilUserPauses } from '@seller-toolbox/browser-kit/user-pause';
import { tools } from '@seller-toolbox/catalogue';
import type { Language } from '@seller-toolbox/words';
import { useLanguage } from '@seller-toolbox/words/react';
import { useEffect, useState } from 'react';
import { favoriteTools, recentTools } from '../../site/base/personal-tools.ts';
import { addressAt } from '@seller-toolbox/site-kit/address-table';
import type { CacheReport } from '../../service-worker/messages.ts';
import { downloadOrder } from './download-order.ts';
import { onCacheReport, postToWorker, type Registration } from './worker-connection.ts';

/** A restored connection may break again soon, and a busy service may need a moment. */
const TRY_AGAIN_MS = 5_000;

/** Lets the worker cache the tools in the page's language, and returns its last report; null before the first one. */
export function useOfflineTools(registration: Registration | null): CacheReport | null {
  const language = useLanguage();
  const [report, setReport] = useState<CacheReport | null>(null);
  useEffect(() => onCacheReport(setReport), []);
  useEffect(() => {
    if (!registration) return undefined;
    const request = () => void requestCaching(language);
    request();
    addEventListener('online', request);
    // A newer worker has to cache its own files.
    navigator.serviceWorker.addEventListener('controllerchange', request);
    return () => {
      removeEventListener('online', request);
      navigator.serviceWorker.removeEventListener('controllerchange', request);
    };
  }, [registration, language]);
  useEffect(() => {
    if (!registration || report?.state !== 'cut') return undefined;
    const timer = setTimeout(() => navigator.onLine && void requestCaching(language), TRY_AGAIN_MS);
    return () => clearTimeout(timer);
    // Each report of a cut is another one.
  }, [registration, language, report]);
  return report?.language === language ? report : null;
}

/** An interrupted run continues with the next one: a moment later, when the connection returns, on the next page. */
async function requestCaching(language: Language): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  // The worker works beside the page, on the same processor and line.
  await untilUserPauses();
  const order = downloadOrder({
    all: tools.map(({ id }) => id),
    current: addressAt(location.pathname).toolId,
    recent: recentTools.read(),
    favorites: favoriteTools.read(),
    savesData: savesData(),
  });
  postToWorker(active, { type: 'KEEP', language, tools: order });
}

/** Few browsers say; the declarations do not know it. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
