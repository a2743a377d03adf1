import { useClaimsWords } from '@seller-toolbox/listing-ui/claims-words';
import { CSV_START, toCsvLine, useDownload } from '@seller-toolbox/tool-kit';
import { Button, DataTable, Icon, SegmentedControl, type DataColumn } from '@seller-toolbox/ui';
import { MeterBar } from '@seller-toolbox/ui/charts';
import { useFormat } from '@seller-toolbox/words/react';
import { useState } from 'react';
import {
  COVERAGE_STATES,
  COVERED_FIELDS,
  type Coverage,
  type CoveredField,
  type CoveredKeyword,
} from '../../engine/builder.schema.ts';
import { coverageState, type CoverageState } from '../../engine/coverage-figures.ts';
import { useBuilderWords } from './builder-words.ts';
import styles from './builder.module.css';

const SHOWN_STATES = [...COVERAGE_STATES, 'barred'] as const;
type Shown = CoverageState | 'all';

/** So many rows are shown at first, and are added by the button. */
const PAGE = 20;

/** Written to the file; on the page they are part of the first column. */
const HIDDEN: readonly string[] = ['volume', 'state', 'note'];

/** One that must not be used is absent from no field. */
const stateIn = (row: CoveredKeyword, field: CoveredField): CoverageState =>
  row.barred === null ? row[field] : 'barred';

/** Covered and uncovered volume, and each keyword with the fields that have it. */
export function CoveragePanel({ coverage }: { coverage: Coverage }) {
  const t = useBuilderWords();
  const format = useFormat();
  const { keywords, counts, volumes, percent, leftOut } = coverage;
  const [shown, show] = useState<Shown>('all');
  const [size, setSize] = useState(PAGE);
  const rows = keywords.filter((row) => shown === 'all' || coverageState(row) === shown);
  const columns = useColumns();
  const download = useDownload();
  const save = () => {
    const lines = keywords.map((row) => toCsvLine(columns.map(({ value }) => value(row))));
    const head = toCsvLine(columns.map(({ label }) => label));
    download([CSV_START, head, ...lines].join(''), {
      extension: 'csv',
      type: 'text/csv;charset=utf-8',
      part: 'keywords',
    });
  };
  return (
    <section className={styles.part}>
      {percent !== null && (
        <MeterBar
          label={t('builder.covered')}
          value={percent}
          max={100}
          tone={percent >= 80 ? 'ok' : 'warn'}
          text={
            volumes
              ? t('builder.coveredVolume', {
                  covered: format.number(volumes.whole + volumes.split),
                  open: format.number(volumes.absent),
                  percent: format.number(percent),
                })
              : t('builder.coveredCount', {
                  count: counts.whole + counts.split,
                  open: format.number(counts.absent),
                  percent: format.number(percent),
                })
          }
        />
      )}
      {leftOut > 0 && <p className={styles.note}>{t('builder.leftOut', { count: leftOut })}</p>}
      <div className={styles.actions}>
        <SegmentedControl
          label={t('builder.show')}
          look="chips"
          options={(['all', ...SHOWN_STATES] as const).map((value) => ({
            value,
            label: t(`builder.show-${value}`, {
              number: format.number(value === 'all' ? keywords.length : counts[value]),
            }),
          }))}
          value={shown}
          onValueChange={(next) => {
            show(next);
            setSize(PAGE);
          }}
        />
        <Button size="s" icon="download" onClick={save}>
          {t('builder.saveKeywords')}
        </Button>
      </div>
      <DataTable
        caption={t('builder.coverage')}
        look="boxed"
        columns={columns.filter(({ key }) => !HIDDEN.includes(key))}
        rows={rows.slice(0, size)}
        rowKey={({ keyword }) => keyword}
        empty={t('builder.noneSo')}
      />
      {rows.length > size && (
        <Button size="s" onClick={() => setSize(size + PAGE)}>
          {t('builder.showMore', { number: format.number(rows.length - size) })}
        </Button>
      )}
    </section>
  );
}

interface Column extends DataColumn<CoveredKeyword> {
  label: string;
  value: (row: CoveredKeyword) => string | number;
}

function useColumns(): readonly Column[] {
  const t = useBuilderWords();
  const claims = useClaimsWords();
  const noteOf = ({ keyword, missing, barred, state }: CoveredKeyword): string => {
    if (barred !== null) {
      // Of the rules for claims otherwise.
      const rule =
        barred === 'brand'
          ? t('builder.barredBrand')
          : claims(`claims.${barred as 'offer'}`, { text: keyword });
      return `${t('builder.state-barred')}: ${rule}`;
    }
    return state === 'absent' ? t('builder.missing', { words: missing.join(', ') }) : '';
  };
  return [
    {
      key: 'keyword',
      kind: 'heading',
      header: t('builder.keyword'),
      label: t('builder.keyword'),
      cell: (row) => <KeywordCell row={row} note={noteOf(row)} />,
      value: ({ keyword }) => keyword,
    },
    {
      key: 'volume',
      kind: 'number',
      header: t('builder.volume'),
      label: t('builder.volume'),
      cell: () => null,
      value: ({ volume }) => volume ?? '',
    },
    {
      key: 'state',
      header: t('builder.listing'),
      label: t('builder.listing'),
      cell: () => null,
      value: (row) => t(`builder.state-${coverageState(row)}`),
    },
    ...COVERED_FIELDS.map((field): Column => ({
      key: field,
      header: t(`builder.field-${field}`),
      label: t(`builder.field-${field}`),
      cell: (row) => <Tick state={stateIn(row, field)} />,
      value: (row) => t(`builder.state-${stateIn(row, field)}`),
    })),
    { key: 'note', header: '', label: t('builder.note'), cell: () => null, value: noteOf },
  ];
}

function KeywordCell({ row, note }: { row: CoveredKeyword; note: string }) {
  const t = useBuilderWords();
  const format = useFormat();
  return (
    <span dir="auto" className={styles.keyword}>
      {row.barred === null ? row.keyword : <s>{row.keyword}</s>}
      {row.volume !== null && (
        <small>
          {t('builder.volume')} {format.number(row.volume)}
        </small>
      )}
      {note !== '' && <small>{note}</small>}
    </span>
  );
}

const TICKS = { whole: 'circle-check', split: 'check', absent: 'minus', barred: 'circle-x' } as const;

function Tick({ state }: { state: CoverageState }) {
  const t = useBuilderWords();
  return (
    <span className={styles.tick} data-state={state}>
      <Icon name={TICKS[state]} size={16} label={t(`builder.state-${state}`)} />
    </span>
  );
}
