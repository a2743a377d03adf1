import { useClaimsWords } from '@seller-toolbox/listing-ui/claims-words';
import { CSV_START, toCsvLine, toTsv, useDownload, useToolWords } from '@seller-toolbox/tool-kit';
import { Button, DataTable, type DataColumn } from '@seller-toolbox/ui';
import { useFormat } from '@seller-toolbox/words/react';
import { useState } from 'react';
import type zh from '../../locales/zh.json';
import { useBuilderWords } from '../builder/builder-words.ts';
import styles from '../builder/builder.module.css';
import type { CheckedListing } from './check-listings.ts';
import { changedColumns, correctedRows, type TextColumn } from './corrected-rows.ts';
import type { ListedListing, ListingColumns } from './listing-file.ts';

/** So many rows are shown at first, and are added by the button. */
const PAGE = 20;
/** The gravest first. */
const SEVERITIES = ['error', 'warning', 'info'] as const;

export interface ListingTableProps {
  checked: readonly CheckedListing[];
  columns: ListingColumns;
  /** Shows a listing in the tool itself. */
  onOpen: (listing: ListedListing) => void;
}

/** Scores and findings of checked listings, the worst first; saved as a table, and the corrected rows as a file. */
export function ListingTable({ checked, columns, onOpen }: ListingTableProps) {
  const t = useBuilderWords();
  const format = useFormat();
  const download = useDownload();
  const [size, setSize] = useState(PAGE);
  const shown = useTableColumns(onOpen);
  const rows = checked.toSorted((one, other) => scoreOf(one) - scoreOf(other));
  const corrected = correctedRows(checked, columns);
  const saveTable = () =>
    download(
      [
        CSV_START,
        toCsvLine(shown.map(({ label }) => label)),
        ...rows.map((row) => toCsvLine(shown.map(({ value }) => value(row)))),
      ].join(''),
      { extension: 'csv', type: 'text/csv;charset=utf-8', part: 'listings' },
    );
  return (
    <>
      <div className={styles.actions}>
        <Button size="s" icon="download" onClick={saveTable}>
          {t('builder.manySave')}
        </Button>
        <Button
          size="s"
          icon="download"
          disabled={corrected === null}
          onClick={() =>
            corrected &&
            download(`${toTsv(corrected)}\n`, {
              extension: 'txt',
              type: 'text/tab-separated-values;charset=utf-8',
              part: 'corrected',
            })
          }
        >
          {t('builder.manySaveCorrected')}
        </Button>
      </div>
      <p className={styles.note}>{t('builder.manyCorrectedHint')}</p>
      <DataTable
        caption={t('builder.many')}
        look="boxed"
        narrow="stacked"
        columns={shown}
        rows={rows.slice(0, size)}
        rowKey={({ listing }) => listing.line}
      />
      {rows.length > size && (
        <Button size="s" onClick={() => setSize(size + PAGE)}>
          {t('builder.showMore', { number: format.number(rows.length - size) })}
        </Button>
      )}
    </>
  );
}

function scoreOf({ result }: CheckedListing): number {
  return result?.overallScore ?? -1;
}

interface Column extends DataColumn<CheckedListing> {
  label: string;
  value: (row: CheckedListing) => string | number;
}

function useTableColumns(onOpen: (listing: ListedListing) => void): readonly Column[] {
  const t = useBuilderWords();
  const { t: tool, textOf } = useToolWords<typeof zh>();
  const claims = useClaimsWords();
  const format = useFormat();
  const nameOf = (column: TextColumn) => {
    if (column.startsWith('bullet-')) return tool('ui.bullet', { number: column.slice('bullet-'.length) });
    // The others are fields.
    return tool(`ui.${column as 'title' | 'description' | 'searchTerms'}`);
  };
  const texts = {
    findings: ({ result }: CheckedListing) =>
      SEVERITIES.filter((severity) => result && result.claimCounts[severity] > 0)
        .map((severity) =>
          t(`builder.manyFindings-${severity}`, {
            number: format.number(result?.claimCounts[severity] ?? 0),
          }),
        )
        .join(' · '),
    issues: ({ result }: CheckedListing) =>
      result ? result.issues.map((issue) => textOf(issue)).join(' · ') : t('builder.manyInvalid'),
    claims: ({ result }: CheckedListing) =>
      result?.claims.map(({ rule, text }) => claims(`claims.${rule}`, { text })).join(' · ') ?? '',
    corrected: (row: CheckedListing) =>
      [
        changedColumns(row).map(nameOf).join(', '),
        row.toRewrite.length > 0
          ? t('builder.manyToRewrite', { fields: row.toRewrite.map(nameOf).join(', ') })
          : '',
        row.corrected.hasUselessTerms ? t('builder.manyUselessTerms') : '',
      ]
        .filter(Boolean)
        .join(' · '),
  };
  const textColumn = (key: keyof typeof texts, label: string): Column => ({
    key,
    header: label,
    label,
    cell: (row) => <span className={styles.text}>{texts[key](row)}</span>,
    value: texts[key],
  });
  return [
    {
      key: 'sku',
      kind: 'heading',
      header: t('builder.manySku'),
      label: t('builder.manySku'),
      cell: ({ listing }) => (
        <span className={styles.keyword}>
          {listing.sku}
          <button
            type="button"
            dir="auto"
            className={styles.open}
            title={t('builder.manyOpen')}
            onClick={() => onOpen(listing)}
          >
            {listing.title || t('builder.manyOpen')}
          </button>
        </span>
      ),
      value: ({ listing }) => listing.sku,
    },
    {
      key: 'score',
      kind: 'number',
      header: tool('ui.overallScore'),
      label: tool('ui.overallScore'),
      cell: ({ result }) => (result ? format.number(result.overallScore) : '–'),
      value: ({ result }) => result?.overallScore ?? '',
    },
    textColumn('findings', t('builder.manyFindings')),
    textColumn('issues', t('builder.manyIssues')),
    textColumn('claims', t('builder.manyClaims')),
    textColumn('corrected', t('builder.manyCorrected')),
  ];
}
