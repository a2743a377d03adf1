import { useToolWords } from '@seller-toolbox/tool-kit';
import { listingLanguage } from '@seller-toolbox/listing-ui/listing-title';
import { LazyWords } from '@seller-toolbox/words/lazy-words';
import { useFormat, usePlatformWords, useWords } from '@seller-toolbox/words/react';
import { Badge, Button, CopyButton, Disclosure, IconButton } from '@seller-toolbox/ui';
import { useEffect, useRef } from 'react';
import type zh from '../../locales/zh.json';
import { useFixHistory, type SavedFix } from './fix-history.ts';
import type { HistoryProps } from './history-props.ts';
import { HISTORY_WORDS, loadHistoryWords, type HistoryWords } from './history-words.ts';
import styles from './fix-history-list.module.css';

/** The list of fixed titles, with actions to restore and remove them. */
export function FixHistoryList(props: HistoryProps) {
  return (
    <LazyWords namespace={HISTORY_WORDS} load={loadHistoryWords}>
      <FixHistory {...props} />
    </LazyWords>
  );
}

function FixHistory({ toSave, ruleSet, onRestore }: HistoryProps) {
  const tHistory = useWords<HistoryWords>(HISTORY_WORDS);
  const platform = usePlatformWords();
  const history = useFixHistory();
  async function restore(entry: SavedFix) {
    const { rescored } = await import('./rescored.ts');
    onRestore(rescored(entry, ruleSet));
  }
  const { items, isSaved, remove, clear, undo, save } = history;
  const saved = useRef<HistoryProps['toSave']>(null);
  useEffect(() => {
    if (toSave === null || saved.current === toSave) return;
    saved.current = toSave;
    save(toSave);
  });
  return (
    <div className={styles.history}>
      <div className={styles.actions}>
        {undo && (
          <Button size="s" onClick={undo}>
            {platform('frame.undo')}
          </Button>
        )}
        {items.length > 0 && (
          <Button size="s" variant="quiet" icon="trash" onClick={clear}>
            {platform('frame.clear')}
          </Button>
        )}
      </div>
      {!isSaved && <p className={styles.note}>{platform('frame.notKept')}</p>}
      {items.length === 0 && <p className={styles.note}>{tHistory('history.empty')}</p>}
      <ul className={styles.list}>
        {items.map((entry, index) => (
          <li key={`${entry.id}-${index}`}>
            <Entry entry={entry} onRestore={() => void restore(entry)} onRemove={() => remove(index)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface EntryProps {
  entry: SavedFix;
  onRestore: () => void;
  onRemove: () => void;
}

function Entry({ entry, onRestore, onRemove }: EntryProps) {
  const { t } = useToolWords<typeof zh>();
  const tHistory = useWords<HistoryWords>(HISTORY_WORDS);
  const platform = usePlatformWords();
  const format = useFormat();
  const { originalTitle, timestamp, source, complianceScore, fixedTitles, marketplace } = entry;
  const language = listingLanguage(marketplace);
  return (
    <article className={styles.entry}>
      <div className={styles.head}>
        <p className={styles.original} lang={language} dir="auto">
          {originalTitle}
        </p>
        <IconButton icon="trash" size="s" label={tHistory('history.remove')} onClick={onRemove} />
      </div>
      <p className={styles.facts}>
        <time dateTime={new Date(timestamp).toISOString()}>{format.dateTime(timestamp)}</time>
        <Badge tone={source === 'ai' ? 'accent' : 'neutral'}>{t(`ui.source-${source}`)}</Badge>
        <span>{tHistory('history.score', { score: format.number(complianceScore) })}</span>
        <Button size="s" onClick={onRestore}>
          {tHistory('history.restore')}
        </Button>
      </p>
      <Disclosure summary={tHistory('history.versions', { count: fixedTitles.length })}>
        <ul className={styles.versions}>
          {fixedTitles.map(({ strategy, title }) => (
            <li key={strategy}>
              <span className={styles.strategy}>{t(`ui.strategy-${strategy}`)}</span>
              <span lang={language} dir="auto">
                {title}
              </span>
              <CopyButton
                look="icon"
                size="s"
                text={title}
                label={t('ui.copyTitle')}
                copiedLabel={platform('frame.copied')}
                failedLabel={platform('frame.copyFailed')}
              />
            </li>
          ))}
        </ul>
      </Disclosure>
    </article>
  );
}
