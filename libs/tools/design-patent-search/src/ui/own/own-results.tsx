import { useToolWords } from '@seller-toolbox/tool-kit';
import { FigureCards, ResultTable } from '@seller-toolbox/tool-kit/research';
import { Button, DataTable, Disclosure, Notice } from '@seller-toolbox/ui';
import { LazyWords } from '@seller-toolbox/words/lazy-words';
import { useFormat, useWords } from '@seller-toolbox/words/react';
import type { OwnOutput } from '../../engine/own-patents.schema.ts';
import type zh from '../../locales/zh.json';
import { PreparedLinks } from '../search-notice.tsx';
import type { ServiceResult } from '../use-patent-search.ts';
import { isSameSearch, type Watches } from '../use-watches.ts';
import { loadOwnWords, OWN_WORDS, type OwnWords } from './own-words.ts';
import styles from './own.module.css';
import { useOwnColumns } from './use-own-columns.tsx';

export interface OwnResultsProps {
  output: OwnOutput;
  service: ServiceResult;
  watches: Watches;
  onMore: () => void;
  onExport: (action: 'copy' | 'csv') => void;
}

/** The designs that were found, what was searched and what was not, and rankings. */
export function OwnResults(props: OwnResultsProps) {
  return (
    <LazyWords namespace={OWN_WORDS} load={loadOwnWords}>
      <Results {...props} />
    </LazyWords>
  );
}

function Results({ output, service, watches, onMore, onExport }: OwnResultsProps) {
  const { t } = useToolWords<typeof zh>();
  const words = useWords<OwnWords>(OWN_WORDS);
  const format = useFormat();
  const columns = useOwnColumns();
  const { results, summary, owners, classes, years } = output;
  const left = (service.total ?? results.length) - results.length;
  return (
    <div className={styles.parts}>
      <Searched output={output} service={service} watches={watches} />
      <FigureCards
        figures={[
          { label: t('ui.total'), value: format.number(service.total ?? summary.total) },
          { label: t('ui.inForce'), value: format.number(summary.granted), note: words('own.amongShown') },
          { label: t('ui.expired'), value: format.number(summary.expired), note: words('own.amongShown') },
        ]}
      />
      {results.length > 0 && (
        <ResultTable
          isOwn
          caption={words('own.table')}
          columns={columns}
          rows={results}
          rowKey={({ patentNumber }) => patentNumber}
          sorted={{ by: '', direction: 'descending' }}
          moreLabel={(more) => words('own.more', { number: format.number(more) })}
          onExport={onExport}
        />
      )}
      {left > 0 && (
        <div>
          <Button onClick={onMore} busy={service.status === 'searching'}>
            {words('own.loadMore', { number: format.number(left) })}
          </Button>
        </div>
      )}
      <Ranks heading={words('own.owners')} rows={owners} />
      <Ranks heading={words('own.classes')} rows={classes} />
      <Ranks heading={words('own.years')} rows={years} />
      <Disclosure summary={words('own.limits')} look="boxed" print="open">
        <ul className={styles.note}>
          {(['limitScope', 'limitEnd', 'limitTerm', 'limitAdvice'] as const).map((key) => (
            <li key={key}>{words(`own.${key}`)}</li>
          ))}
        </ul>
        <PreparedLinks type={output.type} query={output.query} />
      </Disclosure>
    </div>
  );
}

/** What was searched, and up to which week. */
function Searched({ output, service, watches }: Pick<OwnResultsProps, 'output' | 'service' | 'watches'>) {
  const words = useWords<OwnWords>(OWN_WORDS);
  const format = useFormat();
  const { type, query, leftOut } = output;
  const coverage = service.found?.coverage;
  if (!coverage) {
    const number = format.number(leftOut.otherKinds);
    return leftOut.otherKinds > 0 ? (
      <p className={styles.note}>{words('own.leftOut', { count: leftOut.otherKinds, number })}</p>
    ) : null;
  }
  const { first_week: first, last_week: last } = coverage;
  const isWatched = watches.items.some((watch) => isSameSearch(watch, { type, query }));
  return (
    <>
      {service.found?.matched_by === 'similar' && <Notice tone="info">{words('own.similar')}</Notice>}
      <p className={styles.note}>
        {words('own.searched', {
          number: format.number(coverage.designs),
          from: first ? format.date(first) : '–',
          to: last ? format.date(last) : '–',
        })}{' '}
        {coverage.missing_weeks > 0 &&
          words('own.missingWeeks', {
            count: coverage.missing_weeks,
            number: format.number(coverage.missing_weeks),
          })}{' '}
        {service.found?.has_more && words('own.capped', { number: format.number(service.total ?? 0) })}
      </p>
      {last !== null && (
        <div>
          <Button
            size="s"
            icon="star"
            disabled={isWatched}
            onClick={() =>
              watches.add({ type, query, seen: last }, (known) => isSameSearch(known, { type, query }))
            }
          >
            {words(isWatched ? 'own.watched' : 'own.watch')}
          </Button>
        </div>
      )}
    </>
  );
}

function Ranks({ heading, rows }: { heading: string; rows: OwnOutput['owners'] }) {
  const words = useWords<OwnWords>(OWN_WORDS);
  const format = useFormat();
  if (rows.length === 0) return null;
  return (
    <Disclosure summary={heading} aside={format.number(rows.length)} look="boxed">
      <DataTable
        caption={heading}
        columns={[
          { key: 'name', kind: 'heading', header: heading, cell: ({ name }) => <bdi>{name}</bdi> },
          {
            key: 'count',
            kind: 'number',
            header: words('own.designs'),
            cell: ({ count }) => format.number(count),
          },
        ]}
        rows={rows}
        rowKey={({ name }) => name}
      />
    </Disclosure>
  );
}
