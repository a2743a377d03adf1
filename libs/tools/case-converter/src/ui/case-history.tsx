import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { Button, Card } from '@seller-toolbox/ui';
import { useState } from 'react';
import { convertCase } from '../engine/case-modes.ts';
import type zh from '../locales/zh.json';
import { previewOf } from './text-preview.ts';
import { MAX_STORED_LENGTH, type CaseHistoryList, type SavedConversion } from './use-case-history.ts';
import styles from './case-history.module.css';

/** Number of entries shown before "show all". */
const SHOWN = 5;

export interface CaseHistoryProps {
  history: CaseHistoryList;
  /** Called with an entry, which becomes the input. */
  onRestore: (input: Omit<SavedConversion, 'timestamp'>) => void;
}

export function CaseHistory({ history, onRestore }: CaseHistoryProps) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const [showsAll, setShowsAll] = useState(false);
  const { items } = history;
  return (
    <Card title={t('ui.history')} actions={<HistoryActions history={history} />}>
      {items.length === 0 && (
        <p className={styles.note}>{t('ui.historyEmpty', { length: format.number(MAX_STORED_LENGTH) })}</p>
      )}
      <ul className={styles.list}>
        {(showsAll ? items : items.slice(0, SHOWN)).map(({ text, mode, titleStyle, timestamp }, index) => {
          const converted = convertCase(previewOf(text).shown, mode, titleStyle);
          return (
            <li key={`${timestamp}-${index}`}>
              <button
                type="button"
                aria-label={t('ui.restore', { mode: t(`ui.${mode}`), text: converted })}
                onClick={() => onRestore({ text, mode, titleStyle })}
              >
                <span className={styles.mode}>{t(`ui.${mode}`)}</span>
                <span className={styles.text} dir="auto">
                  {converted}
                </span>
                <time>{format.dateTime(timestamp)}</time>
              </button>
            </li>
          );
        })}
      </ul>
      {items.length > SHOWN && (
        <Button size="s" variant="quiet" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? t('ui.showFewer') : t('ui.showAll', { count: items.length })}
        </Button>
      )}
    </Card>
  );
}

function HistoryActions({ history: { items, clear, undo } }: { history: CaseHistoryList }) {
  const platform = usePlatformWords();
  if (undo) {
    return (
      <Button size="s" onClick={undo}>
        {platform('frame.undo')}
      </Button>
    );
  }
  if (items.length === 0) return null;
  return (
    <Button size="s" variant="quiet" icon="trash" onClick={clear}>
      {platform('frame.clear')}
    </Button>
  );
}
