import { useToolEnvironment, useToolWords } from '@seller-toolbox/tool-kit';
import { Button, Disclosure, IconButton } from '@seller-toolbox/ui';
import { LazyWords } from '@seller-toolbox/words/lazy-words';
import { useFormat, useWords } from '@seller-toolbox/words/react';
import { plusDays } from '@seller-toolbox/reference-data/days';
import { useState } from 'react';
import type zh from '../../locales/zh.json';
import { toServiceQuery, type AskedFor } from '../patent-query.ts';
import { isSameSearch, type Watch, type Watches } from '../use-watches.ts';
import { loadSourceWords, SOURCE_WORDS, type SourceWords } from './source-words.ts';
import styles from './sources.module.css';

export interface WatchListProps {
  watches: Watches;
  onShow: (asked: AskedFor) => void;
}

/** The watched searches, and on request what was granted since each was last seen. */
export function WatchList(props: WatchListProps) {
  return (
    <LazyWords namespace={SOURCE_WORDS} load={loadSourceWords}>
      <List {...props} />
    </LazyWords>
  );
}

type News = { readonly count: number; readonly upTo: string } | 'failed';

const keyOf = ({ type, query }: AskedFor) => `${type} ${query}`;

function List({ watches, onShow }: WatchListProps) {
  const { t } = useToolWords<typeof zh>();
  const words = useWords<SourceWords>(SOURCE_WORDS);
  const format = useFormat();
  const { patents } = useToolEnvironment();
  const [news, setNews] = useState<ReadonlyMap<string, News>>(new Map());
  const [isChecking, setChecking] = useState(false);

  const check = async () => {
    if (!patents) return;
    setChecking(true);
    for (const watch of watches.items) {
      const answer = await patents.search({ ...toServiceQuery(watch), from: plusDays(watch.seen, 1) });
      const last = answer.ok ? answer.data.coverage.last_week : null;
      const found: News = answer.ok && last !== null ? { count: answer.total, upTo: last } : 'failed';
      setNews((known) => new Map(known).set(keyOf(watch), found));
    }
    setChecking(false);
  };
  const show = (watch: Watch) => {
    const found = news.get(keyOf(watch));
    const seen = found && found !== 'failed' && found.upTo > watch.seen ? found.upTo : watch.seen;
    watches.add({ ...watch, seen }, (known) => isSameSearch(known, watch));
    onShow(watch);
  };
  const lineOf = (watch: Watch) => {
    const found = news.get(keyOf(watch));
    if (found === undefined) return words('watch.seen', { date: format.date(watch.seen) });
    if (found === 'failed') return words('watch.failed');
    return words('watch.new', { count: found.count, date: format.date(watch.seen) });
  };
  return (
    <Disclosure summary={words('watch.title')} aside={format.number(watches.items.length)} look="boxed">
      <div className={styles.parts}>
        <p className={styles.note}>{words('watch.note')}</p>
        <ul className={styles.watches}>
          {watches.items.map((watch, index) => (
            <li key={keyOf(watch)}>
              <span className={styles.query}>
                <bdi>{watch.query}</bdi> ({t(`ui.type-${watch.type}`)})
              </span>
              <span className={styles.note} role="status">
                {lineOf(watch)}
              </span>
              <Button size="s" icon="search" onClick={() => show(watch)}>
                {words('watch.show')}
              </Button>
              <IconButton
                icon="trash"
                label={`${words('watch.remove')}: ${watch.query}`}
                onClick={() => watches.remove(index)}
              />
            </li>
          ))}
        </ul>
        <div className={styles.actions}>
          <Button size="s" icon="reset" busy={isChecking} onClick={() => void check()}>
            {words('watch.check')}
          </Button>
          {watches.undo && (
            <Button size="s" variant="quiet" onClick={watches.undo}>
              {words('watch.undo')}
            </Button>
          )}
        </div>
      </div>
    </Disclosure>
  );
}
