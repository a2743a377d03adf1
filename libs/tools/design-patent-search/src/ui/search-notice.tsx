import { useToolWords } from '@seller-toolbox/tool-kit';
import { Notice } from '@seller-toolbox/ui';
import { LINKED_SEARCHES, preparedLink } from '../engine/prepared-links.ts';
import type zh from '../locales/zh.json';
import styles from './search-notice.module.css';
import type { ServiceResult } from './use-patent-search.ts';

/** Says why the service found nothing to search in, and leads to searches that do. */
export function SearchNotice({ result }: { result: ServiceResult }) {
  const { t } = useToolWords<typeof zh>();
  if (result.status !== 'unloaded' && result.status !== 'failed') return null;
  const isFailed = result.status === 'failed';
  return (
    <Notice
      tone={isFailed ? 'bad' : 'info'}
      live="polite"
      title={t(isFailed ? 'ui.searchFailed' : 'ui.noDatabase')}
      actions={result.asked && <PreparedLinks {...result.asked} />}
    >
      {t('ui.otherWays')}
    </Notice>
  );
}

export function PreparedLinks(asked: NonNullable<ServiceResult['asked']>) {
  const { t } = useToolWords<typeof zh>();
  return (
    <ul className={styles.links}>
      {LINKED_SEARCHES.map((search) => (
        <li key={search}>
          <a href={preparedLink(search, asked)} target="_blank" rel="noreferrer">
            {t(`ui.link-${search}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}
