import { usePlatformWords } from '@seller-toolbox/words/react';
import { Button, Icon } from '@seller-toolbox/ui';
import { useState } from 'react';
import { ON_DEMAND, useOnDemandWords } from '../../site/base/on-demand-words.ts';
import { OwnWords } from '../../site/base/page-words-boundary.tsx';
import { clearKeptLists, keptListsFile } from './kept-lists.ts';
import styles from './kept-tools-bar.module.css';

export interface KeptToolsBarProps {
  /** Told true when all was cleared, false when it was put back. */
  readonly onClear: (isCleared: boolean) => void;
}

/** Says where favorites and recently used tools are kept, saves them as a file, and clears them. */
export function KeptToolsBar(props: KeptToolsBarProps) {
  return (
    <OwnWords namespace={ON_DEMAND}>
      <Bar {...props} />
    </OwnWords>
  );
}

function Bar({ onClear }: KeptToolsBarProps) {
  const t = useOnDemandWords();
  const platform = usePlatformWords();
  const [restore, setRestore] = useState<() => void>();

  function clear() {
    const putBack = clearKeptLists();
    setRestore(() => putBack);
    onClear(true);
  }

  function undo() {
    restore?.();
    setRestore(undefined);
    onClear(false);
  }

  return (
    <div className={styles.bar}>
      <p className={styles.text} role="status">
        <Icon name={restore ? 'check' : 'monitor'} size={16} />
        {t(restore ? 'kept.cleared' : 'kept.where')}
      </p>
      <div className={styles.actions}>
        {!restore && (
          <Button
            size="s"
            variant="quiet"
            icon="download"
            onClick={() => saveFile(keptListsFile(Date.now()))}
          >
            {t('kept.save')}
          </Button>
        )}
        {/* One button, so that the focus stays on it. */}
        <Button size="s" variant="quiet" icon={restore ? 'reset' : 'trash'} onClick={restore ? undo : clear}>
          {platform(restore ? 'frame.undo' : 'frame.clear')}
        </Button>
      </div>
    </div>
  );
}

function saveFile({ name, text }: ReturnType<typeof keptListsFile>): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
