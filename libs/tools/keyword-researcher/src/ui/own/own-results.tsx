import { LazyWords } from '@seller-toolbox/words/lazy-words';
import { useFormat, useWords } from '@seller-toolbox/words/react';
import { useToolEnvironment, useToolWords } from '@seller-toolbox/tool-kit';
import { FigureCards, ResultTable } from '@seller-toolbox/tool-kit/research';
import { CopyButton, DataTable, Disclosure } from '@seller-toolbox/ui';
import type { OwnOutput } from '../../engine/own-keywords.schema.ts';
import { HIGH_RELEVANCE } from '../../engine/sample-ranges.data.ts';
import type zh from '../../locales/zh.json';
import { CampaignSheet } from './campaign-sheet.tsx';
import { FunnelChart } from './funnel-chart.tsx';
import { gapTerms } from './gap-terms.ts';
import styles from './own.module.css';
import { loadOwnWords, OWN_WORDS, type OwnWords } from './own-words.ts';
import { useOwnColumns } from './use-own-columns.tsx';

export interface OwnResultsProps {
  output: OwnOutput;
  onExport: (action: 'copy' | 'csv') => void;
}

/** What the visitor's files say: cards, share funnel, one row a keyword, groups, and what to take along. */
export function OwnResults(props: OwnResultsProps) {
  return (
    <LazyWords namespace={OWN_WORDS} load={loadOwnWords}>
      <Results {...props} />
    </LazyWords>
  );
}

function Results({ output, onExport }: OwnResultsProps) {
  const { t } = useToolWords<typeof zh>();
  const words = useWords<OwnWords>(OWN_WORDS);
  const format = useFormat();
  const columns = useOwnColumns(output);
  const { rows, groups } = output;
  return (
    <div className={styles.parts}>
      <FigureCards figures={useCards(output)} />
      <FunnelChart output={output} />
      <ResultTable
        isOwn
        caption={t('ui.table')}
        columns={columns}
        rows={rows}
        rowKey={({ keyword }) => keyword}
        sorted={{ by: 'score', direction: 'descending' }}
        moreLabel={(left) => words('own.more', { number: format.number(left) })}
        onExport={onExport}
      />
      {groups.length > 0 && (
        <Disclosure summary={words('own.groups')} aside={format.number(groups.length)} look="boxed">
          <DataTable
            caption={words('own.groups')}
            columns={[
              {
                key: 'head',
                kind: 'heading',
                header: words('own.groupHead'),
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
                header: words('own.volume'),
                cell: ({ volume }) => (volume === null ? words('own.noData') : format.number(volume)),
              },
              {
                key: 'purchases',
                kind: 'number',
                header: words('field.purchases'),
                cell: ({ purchases }) =>
                  purchases === null ? words('own.noData') : format.number(purchases),
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
      <Disclosure summary={words('own.how')} look="boxed" print="open">
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
            <li key={key}>{words(`own.${key}`)}</li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}

/** The cards; a figure without data says so. */
function useCards({ summary }: OwnOutput) {
  const { t } = useToolWords<typeof zh>();
  const words = useWords<OwnWords>(OWN_WORDS);
  const format = useFormat();
  const figure = (value: number | null, digits = 0) =>
    value === null ? { value: '–', note: words('own.noData') } : { value: format.number(value, { digits }) };
  const { averageMeasure, averageOf } = summary;
  return [
    { label: t('ui.total'), value: format.number(summary.total) },
    { label: t('ui.lowCompetition'), ...figure(summary.lowCompetition) },
    {
      label: t('ui.averageVolume'),
      ...figure(summary.averageVolume),
      ...(averageMeasure && {
        note: words('own.averageOf', {
          measure: words(`measure.${averageMeasure}`),
          count: averageOf,
        }),
      }),
    },
    {
      label: t('ui.highRelevance', { least: format.number(HIGH_RELEVANCE) }),
      ...figure(summary.highRelevance),
      ...(summary.highRelevance === null && { note: words('own.needsListing') }),
    },
    ...(summary.gapTerms === null ? [] : [{ label: words('own.gapTerms'), ...figure(summary.gapTerms) }]),
    ...(summary.missedPurchases === null
      ? []
      : [
          {
            label: words('own.missedPurchases'),
            ...figure(summary.missedPurchases),
            note: words('own.missedNote'),
          },
        ]),
  ];
}

function Backend({ output: { backend } }: { output: OwnOutput }) {
  const words = useWords<OwnWords>(OWN_WORDS);
  const { Link, linkTo } = useToolEnvironment();
  const format = useFormat();
  return (
    <Disclosure summary={words('own.backend')} look="boxed">
      <div className={styles.section}>
        <p className={styles.note}>
          {words('own.backendNote', {
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
            label={words('own.copyTerms')}
            copiedLabel={words('own.copied')}
            failedLabel={words('own.copyFailed')}
          />{' '}
          <Link to={linkTo('listing-optimizer', { searchTerms: backend.text })}>
            {words('own.toListing')}
          </Link>
        </div>
      </div>
    </Disclosure>
  );
}

/** What rivals are found by, for the tools that use it. */
function Gaps({ rows }: Pick<OwnOutput, 'rows'>) {
  const words = useWords<OwnWords>(OWN_WORDS);
  const { Link, linkTo } = useToolEnvironment();
  const gaps = gapTerms(rows);
  if (!gaps) return null;
  return (
    <section className={styles.section} aria-label={words('own.gapTerms')}>
      <h3>{words('own.gapTerms')}</h3>
      <div className={styles.links}>
        <CopyButton
          size="s"
          text={gaps.all}
          label={words('own.copyGaps')}
          copiedLabel={words('own.copied')}
          failedLabel={words('own.copyFailed')}
        />
        <Link to={linkTo('listing-optimizer', { keywords: gaps.withVolumes })}>
          {words('own.gapsToListing')}
        </Link>
        <Link to={linkTo('keyword-combiner', { groups: [gaps.linked, ''] })}>
          {words('own.gapsToCombiner')}
        </Link>
      </div>
    </section>
  );
}
