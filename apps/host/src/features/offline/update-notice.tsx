import { Button, Icon } from '@seller-toolbox/ui';
import { useOfflineWords } from './offline-words.ts';
import styles from './site-notices.module.css';
import type { Update } from './use-update.ts';

/** Announces a newer version. The page reloads only when the visitor agrees. */
export function UpdateNotice({ update }: { update: Update }) {
  const t = useOfflineWords();
  return (
    <div className={styles.card}>
      <Icon name="reset" size={20} className={styles.cardIcon} />
      <div className={styles.cardBody}>
        <p className={styles.title}>{t('update.title')}</p>
        <p>{t('update.text')}</p>
        <div className={styles.actions}>
          <Button variant="primary" size="s" onClick={update.now}>
            {t('update.now')}
          </Button>
          <Button variant="plain" size="s" onClick={update.later}>
            {t('update.later')}
          </Button>
        </div>
      </div>
    </div>
  );
}
