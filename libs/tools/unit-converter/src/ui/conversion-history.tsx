import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { Button, Card } from '@seller-toolbox/ui';
import type zh from '../locales/zh.json';
import { useConversionText } from './conversion-text.ts';
import type { ConversionHistoryList, SavedConversion } from './use-conversion-history.ts';
import styles from './conversion-history.module.css';

export interface ConversionHistoryProps {
  history: ConversionHistoryList;
  /** Called with value, category and units of an entry, which become the input. */
  onRestore: (input: Pick<SavedConversion, 'category' | 'value' | 'from' | 'to'>) => void;
}

export function ConversionHistory({ history, onRestore }: ConversionHistoryProps) {
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const conversionText = useConversionText();
  const format = useFormat();
  const { items, isSaved, clear, undo } = history;
  return (
    <Card
      title={t('ui.history')}
      actions={
        undo ? (
          <Button size="s" onClick={undo}>
            {platform('frame.undo')}
          </Button>
        ) : (
          items.length > 0 && (
            <Button size="s" variant="quiet" icon="trash" onClick={clear}>
              {t('ui.historyClear')}
            </Button>
          )
        )
      }
    >
      {!isSaved && <p className={styles.empty}>{platform('frame.notKept')}</p>}
      {items.length === 0 && <p className={styles.empty}>{t('ui.historyEmpty')}</p>}
      <ul className={styles.list}>
        {items.map(({ timestamp, ...saved }, index) => (
          <li key={`${timestamp}-${index}`}>
            <button
              type="button"
              aria-label={t('ui.restore', { conversion: conversionText(saved) })}
              onClick={() =>
                onRestore({ category: saved.category, value: saved.value, from: saved.from, to: saved.to })
              }
            >
              <span>{conversionText(saved)}</span>
              <time dateTime={new Date(timestamp).toISOString()}>{format.dateTime(timestamp)}</time>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
