import { LazyWords } from '@seller-toolbox/words/lazy-words';
import { useFormat, useWords } from '@seller-toolbox/words/react';
import { useToolEnvironment, useToolWords } from '@seller-toolbox/tool-kit';
import { FigureCards, ResultTable } from '@seller-toolbox/tool-kit/research';
import { CopyButton, DataTable, Disclosure } from '@seller-toolbox/ui';
import type { SourcesOutput } from '../../engine/sources-output.schema.ts';
import { HIGH_RELEVANCE } from '../../engine/sample-ranges.data.ts';
import type zh from '../../locales/zh.json';
import { CampaignSheet } from './campaign-sheet.tsx';
import { FunnelChart } from './funnel-chart.tsx';
import { gapTerms } from './gap-terms.ts';
import styles from './sources.module.css';
import { loadSourceWords, SOURCE_WORDS, type SourceWords } from './source-words.ts';
import { useResultColumns } from './use-result-columns.tsx';

export interface SourceResultsProps {
  output: SourcesOutput;
  onExport: (action: 'copy' | 'csv') => void;
}

/** What the visitor's files say: cards, share funnel, one row a keyword, groups, and what to take along. */
export function SourceResults(props: SourceResultsProps) {
  return (
    <LazyWords namespace={SOURCE_WORDS} load={loadSourceWords}>
      <Results {...props} />
    </LazyWords>
  );
}

function Results({ output, onExport }: SourceResultsProps) {
  const { t } = useToolWords<typeof zh>();
  const words = useWords<SourceWords>(SOURCE_WORDS);
  const format = useFormat();
  const columns = useResultColumns(output);
  const { rows, groups } = output;
  return (
    <div className={styles.parts}>
      <FigureCards figures={useCards(output)} />
      <FunnelChart output={output} />
      <ResultTable
        isSample={false}
        caption={t('ui.table')}
        columns={columns}
        rows={rows}
        rowKey={({ keyword }) => keyword}
        sorted={{ by: 'score', direction: 'descending' }}
        moreLabel={(left) => words('sources.more', { number: format.number(left) })}
        onExport={onExport}
      />
      {groups.length > 0 && (
        <Disclosure summary={words('sources.groups')} aside={format.number(groups.length)} look="boxed">
          <DataTable
            caption={words('sources.groups')}
            columns={[
              {
                key: 'head',
                kind: 'heading',
                header: words('sources.groupHead'),
                cell: ({ head }) => <bdi>{head}</bdi>,
              },
              {
                key: 'terms',
                kind: 'number',
                header: t('ui.total'),
                cell: ({ terms }) => format.number(terms),
              },
              {
                key: 'volume',
                kind: 'number',
                header: words('sources.volume'),
                cell: ({ volume }) => (volume === null ? words('sources.noData') : format.number(volume)),
              },
              {
                key: 'purchases',
                kind: 'number',
                header: words('field.purchases'),
                cell: ({ purchases }) =>
                  purchases === null ? words('sources.noData') : format.number(purchases),
              },
            ]}
            rows={groups}
            rowKey={({ head }) => head}
          />
        </Disclosure>
      )}
      <Gaps rows={rows} />
      <Backend output={output} />
      <CampaignSheet campaign={output.campaign} />
      <Disclosure summary={words('sources.how')} look="boxed" print="open">
        <ul className={styles.note}>
          {(
            [
              'howNothing',
              'howVolume',
              'howCompetition',
              'howFunnel',
              'howGap',
              'howRelevance',
              'howScore',
              'howAds',
            ] as const
          ).map((key) => (
            <li key={key}>{words(`sources.${key}`)}</li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}

/** The cards; a figure without data says so. */
function useCards({ summary }: SourcesOutput) {
  const { t } = useToolWords<typeof zh>();
  const words = useWords<SourceWords>(SOURCE_WORDS);
  const format = useFormat();
  const figure = (value: number | null, digits = 0) =>
    value === null
      ? { value: '–', note: words('sources.noData') }
      : { value: format.number(value, { digits }) };
  const { averageMeasure, averageOf } = summary;
  return [
    { label: t('ui.total'), value: format.number(summary.total) },
    { label: t('ui.lowCompetition'), ...figure(summary.lowCompetition) },
    {
      label: t('ui.averageVolume'),
      ...figure(summary.averageVolume),
      ...(averageMeasure && {
        note: words('sources.averageOf', {
          measure: words(`measure.${averageMeasure}`),
          count: averageOf,
        }),
      }),
    },
    {
      label: t('ui.highRelevance', { least: format.number(HIGH_RELEVANCE) }),
      ...figure(summary.highRelevance),
      ...(summary.highRelevance === null && { note: words('sources.needsListing') }),
    },
    ...(summary.gapTerms === null ? [] : [{ label: words('sources.gapTerms'), ...figure(summary.gapTerms) }]),
    ...(summary.missedPurchases === null
      ? []
      : [
          {
            label: words('sources.missedPurchases'),
            ...figure(summary.missedPurchases),
            note: words('sources.missedNote'),
          },
        ]),
  ];
}

function Backend({ output: { backend } }: { output: SourcesOutput }) {
  const words = useWords<SourceWords>(SOURCE_WORDS);
  const { Link, linkTo } = useToolEnvironment();
  const format = useFormat();
  return (
    <Disclosure summary={words('sources.backend')} look="boxed">
      <div className={styles.section}>
        <p className={styles.note}>
          {words('sources.backendNote', {
            bytes: format.number(backend.bytes),
            max: format.number(backend.maxBytes),
            left: format.number(backend.leftOut),
          })}
        </p>
        <p className={styles.terms} dir="auto">
          {backend.text}
        </p>
        <div>
          <CopyButton
            size="s"
            text={backend.text}
            label={words('sources.copyTerms')}
            copiedLabel={words('sources.copied')}
            failedLabel={words('sources.copyFailed')}
          />{' '}
          <Link to={linkTo('listing-optimizer', { searchTerms: backend.text })}>
            {words('sources.toListing')}
          </Link>
        </div>
      </div>
    </Disclosure>
  );
}

/** What rivals are found by, for the tools that use it. */
function Gaps({ rows }: Pick<SourcesOutput, 'rows'>) {
  const words = useWords<SourceWords>(SOURCE_WORDS);
  const { Link, linkTo } = useToolEnvironment();
  const gaps = gapTerms(rows);
  if (!gaps) return null;
  return (
    <section className={styles.section} aria-label={words('sources.gapTerms')}>
      <h3>{words('sources.gapTerms')}</h3>
      <div className={styles.links}>
        <CopyButton
          size="s"
          text={gaps.all}
          label={words('sources.copyGaps')}
          copiedLabel={words('sources.copied')}
          failedLabel={words('sources.copyFailed')}
        />
        <Link to={linkTo('listing-optimizer', { keywords: gaps.withVolumes })}>
          {words('sources.gapsToListing')}
        </Link>
        <Link to={linkTo('keyword-combiner', { groups: [gaps.linked, ''] })}>
          {words('sources.gapsToCombiner')}
        </Link>
      </div>
    </section>
  );
}
