import { tools } from '@seller-toolbox/catalogue';
import { Icon } from '@seller-toolbox/ui';
import { useCatalogueWords } from '../../site/base/site-words.tsx';
import type { CacheReport } from '../../service-worker/messages.ts';
import { useOfflineWords } from './offline-words.ts';
import styles from './site-notices.module.css';

export interface OfflineBannerProps {
  /** Null before the first report of the worker. */
  readonly report: CacheReport | null;
  readonly isWorkerThere: boolean;
}

/** Says that there is no connection, and what works without one. */
export function OfflineBanner({ report, isWorkerThere }: OfflineBannerProps) {
  const t = useOfflineWords();
  const words = useCatalogueWords();
  const missing = tools.filter(({ id }) => !report?.tools.includes(id));
  const isKnown = isWorkerThere && report !== null;
  return (
    <div className={styles.banner}>
      <Icon name="triangle-alert" size={18} className={styles.bannerIcon} />
      <div className={styles.bannerText}>
        <p>{t('banner.offline')}</p>
        {isKnown && (
          <p className={styles.kept}>{keptText(t, tools.length - missing.length, missing.length)}</p>
        )}
        {isKnown && missing.length > 0 && missing.length < tools.length && (
          <details className={styles.missing}>
            <summary>{t('banner.missing')}</summary>
            <ul>
              {missing.map(({ id }) => (
                <li key={id}>{words[id]?.title ?? id}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
    </div>
  );
}

function keptText(t: ReturnType<typeof useOfflineWords>, kept: number, missing: number): string {
  if (kept === 0) return t('banner.keptNone');
  return missing === 0
    ? t('banner.keptAll', { count: kept })
    : t('banner.keptSome', { kept, total: kept + missing });
}
