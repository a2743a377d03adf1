import { usePlatformWords } from '@seller-toolbox/words/react';
import { Button, Icon } from '@seller-toolbox/ui';
import { useState } from 'react';
import { ON_DEMAND, useOnDemandWords } from '../../site/base/on-demand-words.ts';
import { PageWordsBoundary } from '../../site/base/page-words-boundary.tsx';
import { clearPersonalLists, personalListsFile } from './personal-lists.ts';
import styles from './personal-tools-bar.module.css';

export interface PersonalToolsBarProps {
  /** Called with true when all was cleared, false when it was restored. */
  readonly onClear: (isCleared: boolean) => void;
}

/** Explains where favorites and recently used tools are stored, exports them as a file, and clears them. */
export function PersonalToolsBar(props: PersonalToolsBarProps) {
  return (
    <PageWordsBoundary namespace={ON_DEMAND}>
      <Bar {...props} />
    </PageWordsBoundary>
  );
}

function Bar({ onClear }: PersonalToolsBarProps) {
  const t = useOnDemandWords();
  const platform = usePlatformWords();
  const [restore, setRestore] = useState<() => void>();

  function clear() {
    const putBack = clearPersonalLists();
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
            onClick={() => saveFile(personalListsFile(Date.now()))}
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

function saveFile({ name, text }: ReturnType<typeof personalListsFile>): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
