import { Button, buttonClass, Icon } from '@seller-toolbox/ui';
import styles from './error-page.module.css';
import { LocalLink } from '@seller-toolbox/site-kit/local-link';
import { retryOrReload } from '@seller-toolbox/browser-kit/reload-page';
import { paths } from '@seller-toolbox/site-kit/paths';
import { useHostWords } from './base/site-words.tsx';

/** Shown where a page threw an error: what happened, and the two ways on. */
export function ErrorPage({ onRetry }: { onRetry: () => void }) {
  const t = useHostWords();
  return (
    <div className={styles.error} role="alert">
      <Icon name="triangle-alert" size={28} className={styles.icon} />
      <h1 tabIndex={-1}>{t('error.title')}</h1>
      <p>{t('error.text')}</p>
      <p className={styles.actions}>
        <Button variant="primary" icon="reset" onClick={() => retryOrReload(onRetry)}>
          {t('error.retry')}
        </Button>
        <LocalLink to={paths.home} className={buttonClass('plain')}>
          {t('error.home')}
        </LocalLink>
      </p>
    </div>
  );
}
