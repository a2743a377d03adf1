import { DataTable } from '@seller-toolbox/ui';
import { MeterBar, StackedBar } from '@seller-toolbox/ui/charts';
import { useFormat, useWords } from '@seller-toolbox/words/react';
import type { ExperienceRow, SourcesOutput, Returns, SkuRow } from '../../engine/sources-output.schema.ts';
import styles from './sources.module.css';
import { SOURCE_WORDS, type SourceWords } from './source-words.ts';
import { useSourceNames } from './use-source-names.ts';

const BARS = 10;

/** Returned units by reason, and reasons by SKU, as bars and as tables. */
export function ReturnCharts({ output }: { output: SourcesOutput }) {
  const words = useWords<SourceWords>(SOURCE_WORDS);
  const format = useFormat();
  const fileOf = useSourceNames(output);
  const { returns } = output;
  if (!returns) return null;
  const left = returns.withoutQuantity + returns.withoutReason;
  return (
    <>
      <Reasons returns={returns} />
      <ReasonsBySku returns={returns} />
      <p className={styles.note}>
        {words('sources.returnsFrom', {
          lines: format.number(returns.lines),
          files: format.list(returns.sources.map(fileOf)),
        })}{' '}
        {left > 0 && words('sources.returnsLeft', { number: format.number(left) })}{' '}
        {returns.repeated > 0 &&
          words('sources.returnsRepeated', { number: format.number(returns.repeated) })}
      </p>
    </>
  );
}

function Reasons({ returns: { reasons, otherReasons, units } }: { returns: Returns }) {
  const words = useWords<SourceWords>(SOURCE_WORDS);
  const format = useFormat();
  const percent = (share: number) => format.percent(share / 100, 1);
  if (reasons.length === 0) return null;
  const rest = otherReasons
    ? [
        {
          reason: words('sources.otherReasons', { number: format.number(otherReasons.count) }),
          units: otherReasons.units,
          share: otherReasons.share,
        },
      ]
    : [];
  return (
    <section className={styles.section} aria-label={words('sources.reasons')}>
      <h3>{words('sources.reasons')}</h3>
      <div className={styles.chart}>
        <div className={styles.bars} data-printed>
          {[...reasons, ...rest].map(({ reason, units: count, share }) => (
            <MeterBar
              key={reason}
              label={reason}
              value={count}
              max={units}
              text={`${format.number(count)} (${percent(share)})`}
            />
          ))}
        </div>
        <DataTable
          caption={words('sources.reasons')}
          columns={[
            {
              key: 'reason',
              kind: 'heading',
              header: words('field.reason'),
              cell: ({ reason }) => <code>{reason}</code>,
            },
            {
              key: 'units',
              kind: 'number',
              header: words('sources.units'),
              cell: ({ units }) => format.number(units),
            },
            {
              key: 'share',
              kind: 'number',
              header: words('sources.share'),
              cell: ({ share }) => percent(share),
            },
            {
              key: 'cumulative',
              kind: 'number',
              header: words('sources.cumulative'),
              cell: ({ cumulative }) => percent(cumulative),
            },
            {
              key: 'side',
              header: words('sources.toChange'),
              cell: ({ side }) => words(`sources.side-${side}`),
            },
          ]}
          rows={reasons}
          rowKey={({ reason }) => reason}
        />
      </div>
    </section>
  );
}

function ReasonsBySku({ returns: { reasons, otherReasons, skus, otherSkus } }: { returns: Returns }) {
  const words = useWords<SourceWords>(SOURCE_WORDS);
  const format = useFormat();
  if (skus.length === 0 || reasons.length === 0) return null;
  const most = Math.max(...skus.map(({ units }) => units));
  const otherName =
    otherReasons && words('sources.otherReasons', { number: format.number(otherReasons.count) });
  return (
    <section className={styles.section} aria-label={words('sources.reasonsBySku')}>
      <h3>{words('sources.reasonsBySku')}</h3>
      <div className={styles.bars} data-printed>
        {skus.slice(0, BARS).map(({ sku, byReason, otherReasons: others }) => (
          <div key={sku}>
            <p className={styles.note}>{sku}</p>
            <StackedBar
              label={sku}
              legend="hidden"
              total={most}
              segments={[
                ...reasons.map(({ reason }, at) => ({
                  id: reason,
                  label: reason,
                  value: byReason[at] ?? 0,
                  text: format.number(byReason[at] ?? 0),
                  fill: at,
                })),
                ...(otherName === null
                  ? []
                  : [
                      {
                        id: 'others',
                        label: otherName,
                        value: others,
                        text: format.number(others),
                        tone: 'neutral' as const,
                      },
                    ]),
              ]}
            />
          </div>
        ))}
      </div>
      <DataTable<SkuRow>
        caption={words('sources.reasonsBySku')}
        look="boxed"
        columns={[
          {
            key: 'sku',
            kind: 'heading',
            header: words('field.sku'),
            cell: ({ sku, name }) => <bdi title={name ?? undefined}>{sku}</bdi>,
          },
          {
            key: 'units',
            kind: 'number',
            header: words('sources.units'),
            cell: ({ units }) => format.number(units),
          },
          {
            key: 'cumulative',
            kind: 'number',
            header: words('sources.cumulative'),
            cell: ({ cumulative }) => format.percent(cumulative / 100, 1),
          },
          ...reasons.map(({ reason }, at) => ({
            key: reason,
            kind: 'number' as const,
            header: <code>{reason}</code>,
            cell: ({ byReason }: SkuRow) => format.number(byReason[at] ?? 0),
          })),
          ...(otherName === null
            ? []
            : [
                {
                  key: 'others',
                  kind: 'number' as const,
                  header: otherName,
                  cell: ({ otherReasons: others }: SkuRow) => format.number(others),
                },
              ]),
        ]}
        rows={skus}
        rowKey={({ sku }) => sku}
      />
      {otherSkus && (
        <p className={styles.note}>
          {words('sources.otherSkus', { number: format.number(otherSkus.count) })}:{' '}
          {format.number(otherSkus.units)} ({format.percent(otherSkus.share / 100, 1)})
        </p>
      )}
    </section>
  );
}

/** Products by their rate of negative customer experiences. */
export function ExperienceTable({ output }: { output: SourcesOutput }) {
  const words = useWords<SourceWords>(SOURCE_WORDS);
  const format = useFormat();
  const fileOf = useSourceNames(output);
  if (output.experience.length === 0) return null;
  const none = words('sources.noData');
  const number = (value: number | null) => (value === null ? none : format.number(value));
  return (
    <section className={styles.section}>
      <h3>{words('kind.customer-experience')}</h3>
      <DataTable<ExperienceRow>
        caption={words('kind.customer-experience')}
        look="boxed"
        columns={[
          {
            key: 'product',
            kind: 'heading',
            header: words('field.sku'),
            cell: ({ sku, asin, name }) => <bdi title={name ?? undefined}>{sku ?? asin ?? name ?? none}</bdi>,
          },
          {
            key: 'ncxRate',
            kind: 'number',
            header: words('field.ncxRate'),
            cell: ({ ncxRate }) => (ncxRate === null ? none : format.percent(ncxRate / 100, 2)),
          },
          {
            key: 'ncxOrders',
            kind: 'number',
            header: words('field.ncxOrders'),
            cell: ({ ncxOrders }) => number(ncxOrders),
          },
          {
            key: 'totalOrders',
            kind: 'number',
            header: words('field.totalOrders'),
            cell: ({ totalOrders }) => number(totalOrders),
          },
          {
            key: 'rating',
            kind: 'number',
            header: words('field.rating'),
            cell: ({ rating }) => number(rating),
          },
          { key: 'health', header: words('field.health'), cell: ({ health }) => <bdi>{health ?? none}</bdi> },
          { key: 'reason', header: words('field.reason'), cell: ({ reason }) => <bdi>{reason ?? none}</bdi> },
          {
            key: 'file',
            header: words('sources.file'),
            cell: ({ source }) => <span className={styles.source}>{fileOf(source)}</span>,
          },
        ]}
        rows={output.experience}
        rowKey={({ key }) => key}
      />
    </section>
  );
}
