import { useFormat } from '@seller-toolbox/words/react';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { Badge } from '@seller-toolbox/ui';
import type { ReactNode } from 'react';
import { toShownText } from '../engine/target-kind.ts';
import type zh from '../locales/zh.json';
import type { ListRow, ReportList } from '../session/report-lists.ts';
import { useFindingText } from './finding-text.ts';
import { STATUS_TONES } from './status-looks.data.ts';
import styles from './table-columns.module.css';
import { TargetTag } from './target-tag.tsx';
import { useAmount } from './use-amount.ts';
import { useMatchText } from './use-match-text.ts';

export interface TableColumn {
  readonly key: string;
  readonly header: string;
  readonly kind: 'heading' | 'number' | 'text';
  readonly cell: (row: ListRow) => ReactNode;
}

type NumberKey =
  | 'impressions'
  | 'clicks'
  | 'spend'
  | 'orders'
  | 'sales'
  | 'acos'
  | 'cvr'
  | 'cpc'
  | 'bid'
  | 'change'
  | 'terms';

const COLUMNS: Readonly<Record<ReportList, readonly NumberKey[]>> = {
  wasted: ['clicks', 'spend', 'cpc', 'impressions'],
  harvest: ['orders', 'clicks', 'spend', 'sales', 'acos', 'bid'],
  negatives: ['clicks', 'spend'],
  bids: ['orders', 'clicks', 'spend', 'acos', 'cpc', 'bid', 'change'],
  terms: ['clicks', 'orders', 'spend', 'sales', 'acos', 'cvr'],
  ngrams: ['terms', 'clicks', 'orders', 'spend', 'sales', 'acos', 'cvr'],
};

/** The columns of a table: the term with its evidence, then the numbers. */
export function useTableColumns(list: ReportList, currency: string): readonly TableColumn[] {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const amount = useAmount(currency);
  const percent = (value: number) => format.percent(value / 100);
  const formatted: Readonly<Record<NumberKey, (value: number) => string>> = {
    impressions: format.number,
    clicks: format.number,
    orders: format.number,
    terms: format.number,
    spend: amount.plain,
    sales: amount.plain,
    cpc: amount.plain,
    bid: amount.plain,
    acos: percent,
    cvr: percent,
    change: (value) => (value > 0 ? '+' : '') + format.percent(value / 100, 0),
  };
  return [
    {
      key: 'text',
      header: t('ui.col-text'),
      kind: 'heading',
      cell: (row) => <TermCell row={row} list={list} currency={currency} />,
    },
    ...COLUMNS[list].map((key): TableColumn => ({
      key,
      header: t(`ui.col-${key}`),
      kind: 'number',
      cell: (row) => {
        const value = row[key];
        return value === null || value === undefined ? '–' : formatted[key](value);
      },
    })),
  ];
}

/** The term with its status, campaign, ad group and evidence. */
function TermCell({ row, list, currency }: { row: ListRow; list: ReportList; currency: string }) {
  const { t } = useToolWords<typeof zh>();
  const findingText = useFindingText(currency);
  const matchText = useMatchText();
  const place = [row.campaign, row.adGroup].filter((name) => name !== undefined && name !== '').join(' › ');
  const details = [...matchText(place, row.matchType ?? ''), row.evidence ? findingText(row.evidence) : ''];
  const text = details.filter((detail) => detail !== undefined && detail !== '').join(' · ');
  return (
    <span className={styles.term}>
      <span className={styles.name}>
        <span dir="auto">{toShownText(row.text)}</span>
        <TargetTag text={row.text} />
        {row.isBrand === true && <Badge tone="accent">{t('ui.brandBadge')}</Badge>}
        {list === 'terms' && row.status && (
          <Badge tone={STATUS_TONES[row.status]}>{t(`ui.status-${row.status}`)}</Badge>
        )}
        {row.match && <Badge>{t(`ui.match-${row.match}`)}</Badge>}
      </span>
      {text !== '' && (
        <span className={styles.detail} title={text}>
          {text}
        </span>
      )}
    </span>
  );
}
