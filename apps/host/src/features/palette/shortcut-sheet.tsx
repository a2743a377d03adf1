import { Button, Checkbox } from '@seller-toolbox/ui';
import { Fragment } from 'react';
import { useStored } from '@seller-toolbox/site-kit/hydration-hooks';
import { useOnDemandWords } from '../../site/base/on-demand-words.ts';
import { singleKeys } from '../../site/base/shortcut-keys.ts';
import { useHostWords } from '../../site/base/site-words.tsx';
import { focusInOpenDialog } from './focus-in-open-dialog.ts';
import styles from './shortcut-sheet.module.css';

const SHORTCUTS = [
  { name: 'palette', keys: ['Ctrl', 'K'] },
  { name: 'search', keys: ['/'] },
  { name: 'run', keys: ['Ctrl', 'Enter'] },
  { name: 'sheet', keys: ['?'] },
  { name: 'close', keys: ['Esc'] },
] as const;

/** The keys of the site, and the switch for those that are pressed alone. */
export function ShortcutSheet({ onBack }: { onBack: () => void }) {
  const t = useOnDemandWords();
  const host = useHostWords();
  const isOn = useStored(singleKeys, true);
  return (
    <div className={styles.sheet}>
      <dl className={styles.list}>
        {SHORTCUTS.map(({ name, keys }) => (
          <div key={name} className={styles.row}>
            <dt>{t(`shortcuts.${name}`)}</dt>
            <dd>
              {keys.map((key, at) => (
                <Fragment key={key}>
                  {at > 0 && ' + '}
                  <kbd>{key}</kbd>
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t('shortcuts.mac')}</p>
      <Checkbox
        label={t('shortcuts.single')}
        checked={isOn}
        onCheckedChange={(checked) => singleKeys.write(checked)}
      />
      <Button ref={focusInOpenDialog} data-autofocus icon="search" className={styles.back} onClick={onBack}>
        {host('hub.search')}
      </Button>
    </div>
  );
}
