import { Button, Icon, IconButton } from '@seller-toolbox/ui';
import { useId, useState } from 'react';
import { installGuide } from './install-guide.ts';
import { useOfflineWords } from './offline-words.ts';
import styles from './site-notices.module.css';
import type { Install } from './use-install.ts';

/** Suggests to install the site: by the browser's own prompt, or by instructions where the browser has none. */
export function InstallCard({ install }: { install: Install }) {
  const t = useOfflineWords();
  const titleId = useId();
  const [showsSteps, setShowsSteps] = useState(false);
  const { prompt, dismiss } = install;
  return (
    <section className={styles.card} aria-labelledby={titleId}>
      <Icon name="download" size={20} className={styles.cardIcon} />
      <div className={styles.cardBody}>
        <p id={titleId} className={styles.title}>
          {t('install.title')}
        </p>
        <p>{t('install.text')}</p>
        {showsSteps && !prompt ? (
          <InstallSteps />
        ) : (
          <div className={styles.actions}>
            <Button variant="primary" size="s" onClick={prompt ?? (() => setShowsSteps(true))}>
              {prompt ? t('install.now') : t('install.how')}
            </Button>
            <Button variant="plain" size="s" onClick={dismiss}>
              {t('install.dismiss')}
            </Button>
          </div>
        )}
      </div>
      <IconButton icon="x" size="s" className={styles.close} label={t('install.close')} onClick={dismiss} />
    </section>
  );
}

/** The steps in the visitor's own browser, one line of the words each. */
function InstallSteps() {
  const t = useOfflineWords();
  const guide = installGuide({ userAgent: navigator.userAgent, touchPoints: navigator.maxTouchPoints });
  return (
    <ol className={styles.steps}>
      {t(`guide.${guide}`)
        .split('\n')
        .map((step) => (
          <li key={step}>{step}</li>
        ))}
    </ol>
  );
}
