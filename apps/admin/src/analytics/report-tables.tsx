import type { AnalyticsReport, ReportRow, VisitClass } from '@seller-toolbox/contracts/analytics-report';
import { ANNOUNCEMENT_LANGUAGES } from '@seller-toolbox/contracts/announcements';
import { languageInfo } from '@seller-toolbox/words';
import { useFormat } from '@seller-toolbox/words/react';
import { MeterBar } from '@seller-toolbox/ui/charts';
import { adminPaths } from '../app/admin-paths.ts';
import { AdminLink } from '../layout/admin-link.tsx';
import styles from './analytics-page.module.css';
import { useAnalyticsWords } from './analytics-words.ts';
import { useChangeText } from './change-text.tsx';
import { StatisticsTable, type StatisticsColumn } from './statistics-table.tsx';
import { OTHER_TOOL, useToolName } from './use-tool-name.ts';

const TOP_TOOLS = 10;

type Column = StatisticsColumn<ReportRow>;
type Counted = 'uses' | 'views' | 'sessions';

/** A count with its change on screen, and the count before in the file. */
function useComparedColumns(): (name: Counted, header: string, changeHeader?: string) => Column[] {
  const t = useAnalyticsWords();
  const textOf = useChangeText();
  return (name, header, changeHeader) => [
    { key: name, header, value: (row) => row[name] },
    {
      key: `${name}-before`,
      header: t('change.before', { name: header }),
      value: (row) => row.before[name],
      cell: null,
    },
    ...(changeHeader === undefined
      ? []
      : [
          {
            key: `${name}-change`,
            header: changeHeader,
            value: (row: ReportRow) => row[name] - row.before[name],
            cell: (row: ReportRow) => textOf(row[name], row.before[name]),
          },
        ]),
  ];
}

interface RowsProps {
  readonly rows: readonly ReportRow[];
}

/** The ten most used tools of the range. */
export function TopTools({ rows }: RowsProps) {
  const t = useAnalyticsWords();
  const format = useFormat();
  const nameOf = useToolName();
  const columnsOf = useComparedColumns();
  const top = rows.filter(({ uses }) => uses > 0).slice(0, TOP_TOOLS);
  const most = Math.max(top[0]?.uses ?? 0, 1);
  const [uses, ...compared] = columnsOf('uses', t('column.uses'), t('change.header'));
  return (
    <StatisticsTable
      title={t('top.title')}
      fileName="top-tools"
      rows={top}
      columns={[
        {
          key: 'tool',
          header: t('column.tool'),
          value: ({ key }) => key,
          cell: ({ key, uses: count }) => (
            <MeterBar label={nameOf(key)} text={format.number(count)} value={count} max={most} />
          ),
        },
        ...(uses ? [{ ...uses, cell: null }] : []),
        ...compared,
        ...columnsOf('sessions', t('column.sessions')),
      ]}
    />
  );
}

/** Every tool that was opened or used; each leads to its own page. */
export function ToolTable({ rows, days }: RowsProps & { readonly days: string }) {
  const t = useAnalyticsWords();
  const nameOf = useToolName();
  const columnsOf = useComparedColumns();
  return (
    <StatisticsTable
      title={t('tools.title')}
      fileName="tool-usage"
      rows={rows}
      columns={[
        {
          key: 'tool',
          header: t('column.tool'),
          value: ({ key }) => key,
          cell: ({ key }) =>
            key === OTHER_TOOL ? (
              nameOf(key)
            ) : (
              <AdminLink to={`${adminPaths.analytics}?tool=${encodeURIComponent(key)}&days=${days}`}>
                {nameOf(key)}
              </AdminLink>
            ),
        },
        ...columnsOf('uses', t('column.uses'), t('change.ofUses')),
        ...columnsOf('views', t('column.views')),
        ...columnsOf('sessions', t('column.sessions')),
      ]}
    />
  );
}

/** The most viewed pages. */
export function PageTable({ rows }: RowsProps) {
  const t = useAnalyticsWords();
  const columnsOf = useComparedColumns();
  return (
    <StatisticsTable
      title={t('pages.title')}
      fileName="page-views"
      rows={rows}
      columns={[
        { key: 'page', header: t('column.page'), value: ({ key }) => key },
        ...columnsOf('views', t('column.views'), t('change.header')),
        ...columnsOf('sessions', t('column.sessions')),
      ]}
    />
  );
}

const CLASSES = ['direct', 'other', 'phone', 'tablet', 'computer', 'small', 'medium', 'large'] as const;

/** Where visits came from, in which language, and with which kind of device. */
export function VisitTables({ visits }: { readonly visits: AnalyticsReport['visits'] }) {
  const t = useAnalyticsWords();
  const columnsOf = useComparedColumns();
  const nameOf = (kind: VisitClass, key: string) => {
    const language = kind === 'language' && ANNOUNCEMENT_LANGUAGES.find((each) => each === key);
    if (language) return languageInfo(language).name;
    const known = CLASSES.find((each) => each === key);
    return known ? t(`class.${known}`) : key;
  };
  return (
    <section aria-label={t('visits.title')} className={styles.visits}>
      <p className={styles.aside}>{t('visits.line')}</p>
      <div className={styles.pair}>
        {(['referrer', 'language', 'device', 'screen'] as const).map((kind) => (
          <StatisticsTable
            key={kind}
            title={t(`visits.${kind}`)}
            fileName={`visits-${kind}`}
            rows={visits[kind]}
            columns={[
              {
                key: kind,
                header: t(`visits.${kind}`),
                value: ({ key }) => key,
                cell: ({ key }) => nameOf(kind, key),
              },
              ...columnsOf('views', t('visits.count'), t('change.header')),
            ]}
          />
        ))}
      </div>
    </section>
  );
}
