import { tools } from '@seller-toolbox/catalogue';
import type { Language } from '@seller-toolbox/words';
import { useLanguage } from '@seller-toolbox/words/react';
import { useEffect, useState } from 'react';
import { favoriteTools, recentTools } from '../../site/base/personal-tools.ts';
import { addressAt } from '@seller-toolbox/site-kit/address-table';
import type { KeepReport } from '../../service-worker/messages.ts';
import { keepOrder } from './keep-order.ts';
import { onKeepReport, tell, type Registration } from './worker-connection.ts';

/** A connection that has just come back may break at once again, and a busy service may ask for a moment. */
const TRY_AGAIN_MS = 5_000;

/** Has the worker keep the tools in the page's language, and says which are kept; null before it has said anything. */
export function useKeptTools(registration: Registration | null): KeepReport | null {
  const language = useLanguage();
  const [report, setReport] = useState<KeepReport | null>(null);
  useEffect(() => onKeepReport(setReport), []);
  useEffect(() => {
    if (!registration) return undefined;
    const ask = () => void keepAll(language);
    ask();
    addEventListener('online', ask);
    // A newer worker has files of its own to keep.
    navigator.serviceWorker.addEventListener('controllerchange', ask);
    return () => {
      removeEventListener('online', ask);
      navigator.serviceWorker.removeEventListener('controllerchange', ask);
    };
  }, [registration, language]);
  useEffect(() => {
    if (!registration || report?.state !== 'cut') return undefined;
    const timer = setTimeout(() => navigator.onLine && void keepAll(language), TRY_AGAIN_MS);
    return () => clearTimeout(timer);
    // Each report of a cut is another one.
  }, [registration, language, report]);
  return report?.language === language ? report : null;
}

/** A run that was cut goes on with the next one: a moment later, on return of the connection, on the next page. */
async function keepAll(language: Language): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const order = keepOrder({
    all: tools.map(({ id }) => id),
    current: addressAt(location.pathname).toolId,
    recent: recentTools.read(),
    favorites: favoriteTools.read(),
    savesData: savesData(),
  });
  tell(active, { type: 'KEEP', language, tools: order });
}

/** Few browsers say; the declarations do not know it. */
function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
