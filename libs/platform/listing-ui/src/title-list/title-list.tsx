import { LazyWords } from '@seller-toolbox/words/lazy-words';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { Button, Notice, ProgressBar, StatusRegion } from '@seller-toolbox/ui';
import type { ResultColumn } from '@seller-toolbox/tool-kit/sorted-columns';
import { useToolEnvironment } from '@seller-toolbox/tool-kit';
import type { JudgeSession } from './judge-messages.ts';
import { ListInput } from './list-input.tsx';
import { ListTable } from './list-table.tsx';
import { loadTitleListWords, TITLE_LIST_WORDS, useTitleListWords } from './title-list-words.ts';
import { useJudging, type JudgedTitle, type Judging, type JudgingRun } from './use-judging.ts';
import { useListSource, type ListSource } from './use-list-source.ts';
import styles from './title-list.module.css';

export interface TitleListProps<Settings extends object, Verdict> {
  /** What every title is judged for, and the same in words. */
  settings: Settings;
  settingsText: string;
  /** Opens the tool's session on the page where the site lends no worker. Defined outside the component. */
  load: () => Promise<() => JudgeSession<Settings, Verdict>>;
  /** Of titles that were judged, after those that every list has: line, name and title. */
  columns: readonly ResultColumn<JudgedTitle<Verdict>>[];
  /** Shows one title of the list in the tool itself. */
  onOpen: (title: string) => void;
}

/** Many titles: pasted, typed or from a file; judged in a worker, with progress and cancel; shown as a table. */
export function TitleList<Settings extends object, Verdict>(props: TitleListProps<Settings, Verdict>) {
  return (
    <LazyWords namespace={TITLE_LIST_WORDS} load={loadTitleListWords}>
      <List {...props} />
    </LazyWords>
  );
}

function List<Settings extends object, Verdict>(props: TitleListProps<Settings, Verdict>) {
  const { settings, settingsText, load, columns, onOpen } = props;
  const { trackUse } = useToolEnvironment();
  const source = useListSource();
  const judging = useJudging({ settings, load });
  const { status, judged } = judging;
  const isOutdated = judged.length > 0 && judging.judgedFor !== JSON.stringify(settings);
  const t = useTitleListWords();
  return (
    <div className={styles.list}>
      <ListInput source={source} />
      <p className={styles.settings}>{t('list.settings', { settings: settingsText })}</p>
      <RunLine
        source={source}
        judging={judging}
        onStart={() => {
          judging.start(source.list.titles);
          trackUse({ titles: source.list.titles.length });
        }}
      />
      <Outcome judging={judging} isOutdated={isOutdated} />
      {status !== 'running' && judged.length > 0 && (
        <ListTable judged={judged} columns={columns} onOpen={onOpen} />
      )}
    </div>
  );
}

interface RunLineProps<Verdict> {
  source: ListSource;
  judging: JudgingRun<Verdict>;
  onStart: () => void;
}

/** The button that starts, or how far it is and the one that stops. */
function RunLine<Verdict>({ source, judging, onStart }: RunLineProps<Verdict>) {
  const t = useTitleListWords();
  const platform = usePlatformWords();
  const format = useFormat();
  const { status, done, total, stop } = judging;
  const count = source.list.titles.length;
  if (status === 'running') {
    return (
      <div className={styles.progress}>
        <ProgressBar
          label={t('list.running')}
          value={done}
          max={total}
          text={`${format.number(done)} / ${format.number(total)}`}
        />
        <Button size="s" onClick={stop}>
          {platform('frame.cancel')}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.actions}>
      <Button variant="primary" icon="list-checks" disabled={count === 0} onClick={onStart}>
        {t('list.run', { count })}
      </Button>
    </div>
  );
}

/** How it ended, once, also for who does not see it. */
function Outcome<Verdict>({ judging, isOutdated }: { judging: Judging<Verdict>; isOutdated: boolean }) {
  const t = useTitleListWords();
  const { status, judged } = judging;
  const text = useOutcomeText(judging);
  const rejected = judged.filter(({ state }) => state === 'refused').length;
  return (
    <>
      <StatusRegion message={text} />
      {(status === 'stopped' || status === 'failed') && (
        <Notice tone={status === 'failed' ? 'bad' : 'info'}>{text}</Notice>
      )}
      {rejected > 0 && <Notice tone="warn">{t('list.refused', { count: rejected })}</Notice>}
      {isOutdated && <Notice tone="warn">{t('list.outdated')}</Notice>}
    </>
  );
}

function useOutcomeText<Verdict>({ status, done, total }: Judging<Verdict>): string {
  const t = useTitleListWords();
  const format = useFormat();
  switch (status) {
    case 'done':
      return t('list.done', { count: total });
    case 'stopped':
    case 'failed':
      return t(`list.${status}`, { done: format.number(done), total: format.number(total) });
    default:
      return '';
  }
}
