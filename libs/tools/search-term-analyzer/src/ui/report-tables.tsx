import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { Button, Card, SegmentedControl, TextInput, Field } from '@seller-toolbox/ui';
import { useMemo, useState } from 'react';
import type zh from '../locales/zh.json';
import { REPORT_LISTS, type ListView, type ReportList, type SortKey } from '../session/report-lists.ts';
import type { ReportSummary } from '../session/report-summary.ts';
import { BidsLeftOut } from './bids-left-out.tsx';
import type { ReportProps } from './report-props.ts';
import { ReportTable } from './report-table.tsx';
import styles from './report-tables.module.css';
import { useListRows } from './use-list-rows.ts';
import { useReportFile } from './use-report-file.ts';

const NGRAM_LENGTHS = ['all', '1', '2', '3'] as const;

export type ChosenTable = Pick<ListView, 'list' | 'sort'>;

export interface ReportTablesProps extends ReportProps {
  /** Null until the visitor chooses one: then the first table with rows is shown. */
  chosen: ChosenTable | null;
  onChoose: (table: ChosenTable) => void;
}

/** The tables of the report, one at a time, with search, sorting and export. */
export function ReportTables(props: ReportTablesProps) {
  const { summary, report, currency, chosen, onChoose } = props;
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const format = useFormat();
  const [narrowed, setNarrowed] = useState<Pick<ListView, 'search' | 'words'>>({ search: '', words: null });
  const list = chosen?.list ?? firstFilled(summary);
  const sort = chosen?.sort ?? null;
  const view = useMemo((): ListView => ({ list, ...narrowed, sort }), [narrowed, list, sort]);
  const rows = useListRows(props, view);
  const file = useReportFile(report);
  const { reading } = report.state;
  const uploaded = list === 'negatives' || list === 'bids' ? list : null;
  const lack = uploaded && (reading ? reading.missingUploadFields[uploaded] : 'campaignIds');
  const sortBy = (key: SortKey) => onChoose({ list, sort: nextSort(sort, key) });
  const choose = (next: ReportList) => {
    setNarrowed({ ...narrowed, words: null });
    onChoose({ list: next, sort: null });
  };
  return (
    <Card title={t('ui.lists')} headingLevel={2}>
      <div className={styles.tables}>
        <SegmentedControl
          label={t('ui.lists')}
          look="chips"
          options={REPORT_LISTS.map((value) => ({
            value,
            label: t('ui.listSize', {
              list: t(`ui.list-${value}`),
              size: format.number(summary.sizes[value]),
            }),
          }))}
          value={list}
          onValueChange={choose}
        />
        <p className={styles.about}>
          {t(`ui.about-${list}`, {
            terms: format.number(summary.negativeKinds.terms),
            phrases: format.number(summary.negativeKinds.phrases),
          })}
        </p>
        <div className={styles.bar}>
          <Field label={t('ui.search')} labelLook="hidden" className={styles.search}>
            <TextInput
              type="search"
              icon="search"
              placeholder={t('ui.search')}
              value={view.search}
              onValueChange={(search) => setNarrowed({ ...narrowed, search })}
            />
          </Field>
          {list === 'ngrams' && (
            <SegmentedControl
              label={t('ui.gramWords')}
              options={NGRAM_LENGTHS.map((value) => ({ value, label: t(`ui.words-${value}`) }))}
              value={view.words === null ? 'all' : (NGRAM_LENGTHS[view.words] ?? 'all')}
              onValueChange={(value) =>
                setNarrowed({ ...narrowed, words: value === 'all' ? null : Number(value) })
              }
            />
          )}
          <div className={styles.actions}>
            <Button
              icon="download"
              words="wide"
              busy={file.isBusy}
              disabled={rows.total === 0}
              onClick={() => file.saveWritten(list, (words) => ({ kind: 'file', view, words }))}
            >
              {t('ui.saveCsv')}
            </Button>
            {uploaded && !lack && (
              <Button
                icon="download"
                busy={file.isBusy}
                disabled={rows.total === 0}
                onClick={() => file.save('upload', { kind: 'upload', list: uploaded })}
              >
                {t('ui.saveUpload')}
              </Button>
            )}
          </div>
        </div>
        {uploaded && <p className={styles.about}>{t(lack ? `ui.noUpload-${lack}` : 'ui.uploadHint')}</p>}
        {uploaded === 'bids' && !lack && <BidsLeftOut count={summary.bidMoves.needBid} />}
        {file.hasFailed && <p role="alert">{platform('frame.failed')}</p>}
        <ReportTable key={list} view={view} rows={rows} currency={currency} onSort={sortBy} />
      </div>
    </Card>
  );
}

function firstFilled({ sizes }: ReportSummary): ReportList {
  return REPORT_LISTS.find((list) => sizes[list] > 0) ?? 'wasted';
}

/** Cycles descending, ascending, default order. */
function nextSort(sort: ListView['sort'], key: SortKey): ListView['sort'] {
  if (sort?.key !== key) return { key, descending: key !== 'text' };
  return sort.descending === (key !== 'text') ? { key, descending: !sort.descending } : null;
}
