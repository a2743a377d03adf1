import { useToolWords } from '@seller-toolbox/tool-kit';
import { FigureCards, ResultTable } from '@seller-toolbox/tool-kit/research';
import { Button, DataTable, Disclosure, Notice } from '@seller-toolbox/ui';
import { LazyWords } from '@seller-toolbox/words/lazy-words';
import { useFormat, useWords } from '@seller-toolbox/words/react';
import type { SourcesOutput } from '../../engine/sources-output.schema.ts';
import type zh from '../../locales/zh.json';
import { PreparedLinks } from '../search-notice.tsx';
import type { ServiceResult } from '../use-patent-search.ts';
import { isSameSearch, type Watches } from '../use-watches.ts';
import { loadSourceWords, SOURCE_WORDS, type SourceWords } from './source-words.ts';
import styles from './sources.module.css';
import { useResultColumns } from './use-result-columns.tsx';

export interface SourceResultsProps {
  output: SourcesOutput;
  service: ServiceResult;
  watches: Watches;
  onMore: () => void;
  onExport: (action: 'copy' | 'csv') => void;
}

/** The designs that were found, what was searched and what was not, and rankings. */
export function SourceResults(props: SourceResultsProps) {
  return (
    <LazyWords namespace={SOURCE_WORDS} load={loadSourceWords}>
      <Results {...props} />
    </LazyWords>
  );
}

function Results({ output, service, watches, onMore, onExport }: SourceResultsProps) {
  const { t } = useToolWords<typeof zh>();
  const words = useWords<SourceWords>(SOURCE_WORDS);
  const format = useFormat();
  const columns = useResultColumns();
  const { results, summary, owners, classes, years } = output;
  const left = (service.total ?? results.length) - results.length;
  return (
    <div className={styles.parts}>
      <Searched output={output} service={service} watches={watches} />
      <FigureCards
        figures={[
          { label: t('ui.total'), value: format.number(service.total ?? summary.total) },
          {
            label: t('ui.inForce'),
            value: format.number(summary.granted),
            note: words('sources.amongShown'),
          },
          {
            label: t('ui.expired'),
            value: format.number(summary.expired),
            note: words('sources.amongShown'),
          },
        ]}
      />
      {results.length > 0 && (
        <ResultTable
          isSample={false}
          caption={words('sources.table')}
          columns={columns}
          rows={results}
          rowKey={({ patentNumber }) => patentNumber}
          sorted={{ by: '', direction: 'descending' }}
          moreLabel={(more) => words('sources.more', { number: format.number(more) })}
          onExport={onExport}
        />
      )}
      {left > 0 && (
        <div>
          <Button onClick={onMore} busy={service.status === 'searching'}>
            {words('sources.loadMore', { number: format.number(left) })}
          </Button>
        </div>
      )}
      <Ranks heading={words('sources.owners')} rows={owners} />
      <Ranks heading={words('sources.classes')} rows={classes} />
      <Ranks heading={words('sources.years')} rows={years} />
      <Disclosure summary={words('sources.limits')} look="boxed" print="open">
        <ul className={styles.note}>
          {(['limitScope', 'limitEnd', 'limitTerm', 'limitAdvice'] as const).map((key) => (
            <li key={key}>{words(`sources.${key}`)}</li>
          ))}
        </ul>
        <PreparedLinks type={output.type} query={output.query} />
      </Disclosure>
    </div>
  );
}

/** What was searched, and up to which week. */
function Searched({ output, service, watches }: Pick<SourceResultsProps, 'output' | 'service' | 'watches'>) {
  const words = useWords<SourceWords>(SOURCE_WORDS);
  const format = useFormat();
  const { type, query, leftOut } = output;
  const coverage = service.found?.coverage;
  if (!coverage) {
    const number = format.number(leftOut.otherKinds);
    return leftOut.otherKinds > 0 ? (
      <p className={styles.note}>{words('sources.leftOut', { count: leftOut.otherKinds, number })}</p>
    ) : null;
  }
  const { first_week: first, last_week: last } = coverage;
  const isWatched = watches.items.some((watch) => isSameSearch(watch, { type, query }));
  return (
    <>
      {service.found?.matched_by === 'similar' && <Notice tone="info">{words('sources.similar')}</Notice>}
      <p className={styles.note}>
        {words('sources.searched', {
          number: format.number(coverage.designs),
          from: first ? format.date(first) : '–',
          to: last ? format.date(last) : '–',
        })}{' '}
        {coverage.missing_weeks > 0 &&
          words('sources.missingWeeks', {
            count: coverage.missing_weeks,
            number: format.number(coverage.missing_weeks),
          })}{' '}
        {service.found?.has_more && words('sources.capped', { number: format.number(service.total ?? 0) })}
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
            {words(isWatched ? 'sources.watched' : 'sources.watch')}
          </Button>
        </div>
      )}
    </>
  );
}

function Ranks({ heading, rows }: { heading: string; rows: SourcesOutput['owners'] }) {
  const words = useWords<SourceWords>(SOURCE_WORDS);
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
            header: words('sources.designs'),
            cell: ({ count }) => format.number(count),
          },
        ]}
        rows={rows}
        rowKey={({ name }) => name}
      />
    </Disclosure>
  );
}
