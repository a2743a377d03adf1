import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { Badge, Button, DataTable, SegmentedControl, type IconName, type Tone } from '@seller-toolbox/ui';
import { useMemo, useState } from 'react';
import type { Sorting } from '@seller-toolbox/tool-kit/sort-rows';
import { inOrder, toDataColumns, type ResultColumn } from '@seller-toolbox/tool-kit/sorted-columns';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { ListPages } from './list-pages.tsx';
import { useTitleListWords } from './title-list-words.ts';
import type { JudgedTitle } from './use-judging.ts';
import { useListFile } from './use-list-file.ts';
import styles from './title-list.module.css';

type Column<Verdict> = ResultColumn<JudgedTitle<Verdict>>;
type State = JudgedTitle<unknown>['state'];

export interface ListTableProps<Verdict> {
  judged: readonly JudgedTitle<Verdict>[];
  columns: readonly Column<Verdict>[];
  onOpen: (title: string) => void;
}

/** So many rows are on the page at a time. */
const PAGE = 50;
const SHOWN = ['all', 'bad', 'warn', 'ok'] as const;
type Shown = (typeof SHOWN)[number];

/** What was judged: by state, sorted by any column, a page at a time, and all of it as a file. */
export function ListTable<Verdict>({ judged, columns: own, onOpen }: ListTableProps<Verdict>) {
  const t = useTitleListWords();
  const platform = usePlatformWords();
  const [shown, show] = useState<Shown>('all');
  const [sorting, setSorting] = useState<Sorting>({ by: 'line', direction: 'ascending' });
  const [page, turnTo] = useState(0);
  const columns = useListColumns(own, onOpen);
  const file = useListFile(columns);
  const rows = useMemo(
    () =>
      inOrder(
        judged.filter((row) => shown === 'all' || shownAs(row.state) === shown),
        columns,
        sorting,
      ),
    [judged, shown, columns, sorting],
  );
  const first = Math.min(page, Math.max(0, Math.ceil(rows.length / PAGE) - 1)) * PAGE;
  const countOf = (option: Shown) =>
    option === 'all' ? judged.length : judged.filter(({ state }) => shownAs(state) === option).length;
  return (
    <section className={styles.table}>
      <div className={styles.actions}>
        <SegmentedControl
          label={t('list.show')}
          look="chips"
          options={SHOWN.map((option) => ({
            value: option,
            label: t(`list.show-${option}`, { number: countOf(option) }),
          }))}
          value={shown}
          onValueChange={(next) => {
            show(next);
            turnTo(0);
          }}
        />
        <Button size="s" icon="download" busy={file.isBusy} onClick={() => file.save(rows)}>
          {platform('table.save')}
        </Button>
      </div>
      <DataTable
        caption={t('list.results')}
        look="boxed"
        columns={toDataColumns(columns, sorting, setSorting)}
        rows={rows.slice(first, first + PAGE)}
        rowKey={({ line }) => line}
        empty={t('list.noneSo')}
      />
      <ListPages first={first} size={PAGE} total={rows.length} onTurn={(to) => turnTo(to / PAGE)} />
    </section>
  );
}

/** What the engine rejected breaks a rule too. */
function shownAs(state: State): Shown {
  return state === 'refused' ? 'bad' : state;
}

const LOOKS: Readonly<Record<Exclude<State, 'refused'>, { tone: Tone; icon: IconName }>> = {
  ok: { tone: 'ok', icon: 'circle-check' },
  warn: { tone: 'warn', icon: 'triangle-alert' },
  bad: { tone: 'bad', icon: 'circle-x' },
};

function useListColumns<Verdict>(
  own: readonly Column<Verdict>[],
  onOpen: (title: string) => void,
): readonly Column<Verdict>[] {
  const t = useTitleListWords();
  const format = useFormat();
  const { allProblems } = useToolWords();
  const stateText = (row: JudgedTitle<Verdict>) =>
    row.state === 'refused' ? allProblems(row.problems).join(' ') : t(`list.state-${row.state}`);
  return [
    {
      key: 'line',
      kind: 'number',
      header: t('list.line'),
      cell: ({ line }) => format.number(line),
      value: ({ line }) => line,
    },
    {
      key: 'title',
      kind: 'heading',
      header: t('list.title'),
      cell: (row) => (
        <div className={styles.title}>
          <span className={styles.state}>
            {row.state === 'refused' ? stateText(row) : <Badge {...LOOKS[row.state]}>{stateText(row)}</Badge>}{' '}
            {row.name}
          </span>
          <button
            type="button"
            dir="auto"
            title={t('list.open')}
            onClick={(event) => {
              onOpen(row.title);
              // The tool shows it at the top of the page.
              event.currentTarget.closest('article')?.querySelector('h1')?.focus();
            }}
          >
            {row.title}
          </button>
        </div>
      ),
      value: ({ title }) => title,
    },
    { key: 'name', header: t('list.name'), value: ({ name }) => name },
    { key: 'state', header: t('list.state'), value: stateText },
    ...own,
  ];
}
