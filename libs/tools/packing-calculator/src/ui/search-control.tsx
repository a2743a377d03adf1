import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat, usePlatformWords } from '@seller-toolbox/i18n/react';
import { Button, ProgressBar } from '@seller-toolbox/ui';
import type zh from '../locales/zh.json';
import styles from './search-control.module.css';
import type { BetterOutput } from './use-better-output.ts';

/** The button that searches on, and while it does, how far it is and the button that stops it. */
export function SearchControl({ better: { share, search, cancel } }: { better: BetterOutput }) {
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const format = useFormat();
  return (
    <div className={styles.control}>
      {share === null ? (
        <Button variant="primary" onClick={search}>
          {platform('frame.run')}
        </Button>
      ) : (
        <>
          <Button onClick={cancel}>{platform('frame.cancel')}</Button>
          <ProgressBar label={t('ui.searching')} value={share} text={format.percent(share, 0)} />
        </>
      )}
    </div>
  );
}
