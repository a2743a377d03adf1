import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { Badge, Button, Card, classNames, DataTable } from '@seller-toolbox/ui';
import { useMemo, useState } from 'react';
import { byUrgency } from '../engine/by-urgency.ts';
import { comesTooLate } from '../engine/comes-too-late.ts';
import type { RestockOutput } from '../engine/restock-plan.schema.ts';
import type zh from '../locales/zh.json';
import { isOverdue } from './is-overdue.ts';
import styles from './product-table.module.css';
import { statusLook } from './status-look.ts';

/** Rows shown first and added by each click. */
const PAGE_SIZE = 50;

export interface ProductTableProps {
  output: RestockOutput;
  selected: number;
  onSelect: (index: number) => void;
}

/** All products, most urgent first. Selecting one shows its plan above. */
export function ProductTable({ output, selected, onSelect }: ProductTableProps) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const [shown, setShown] = useState(PAGE_SIZE);
  const places = useMemo(() => byUrgency(output.rows), [output.rows]);
  const rows = places.slice(0, shown).flatMap((index) => {
    const plan = output.rows[index];
    return plan ? [{ index, plan }] : [];
  });
  type Row = (typeof rows)[number];
  const date = (day: string | null) => (day === null ? '–' : format.date(day));
  const units = (value: number | null) => (value === null ? '–' : format.number(value, { digits: 0 }));
  return (
    <Card title={t('ui.products', { count: format.number(output.rows.length) })} className={styles.products}>
      <DataTable
        caption={t('ui.productsCaption')}
        narrow="stacked"
        columns={[
          {
            key: 'sku',
            header: t('ui.sku'),
            kind: 'heading',
            cell: ({ index, plan }: Row) => (
              <button
                type="button"
                className={styles.sku}
                aria-pressed={index === selected}
                onClick={() => onSelect(index)}
              >
                {plan.sku || t('ui.unnamed', { number: format.number(index + 1) })}
              </button>
            ),
          },
          {
            key: 'status',
            header: t('ui.status'),
            cell: ({ plan }) => (
              <span className={styles.whole}>
                <Badge {...statusLook(plan)}>{t(`ui.status-${plan.status}`)}</Badge>
              </span>
            ),
          },
          {
            key: 'quantity',
            header: t('ui.orderQuantity'),
            kind: 'number',
            cell: ({ plan }) => units(plan.orderQuantity),
          },
          {
            key: 'cartons',
            header: t('ui.cartons'),
            kind: 'number',
            cell: ({ plan }) => units(plan.cartons),
          },
          {
            key: 'orderBy',
            header: t('ui.orderBy'),
            cell: ({ plan }) => (
              <span
                className={classNames(
                  styles.whole,
                  isOverdue(plan) && (comesTooLate(plan) ? styles.tooLate : styles.past),
                )}
              >
                {date(plan.latestOrderOn)}
              </span>
            ),
          },
          {
            key: 'stockOut',
            header: t('ui.stockOutOn'),
            cell: ({ plan }) => <span className={styles.whole}>{date(plan.stockOutOn)}</span>,
          },
          {
            key: 'cover',
            header: t('ui.daysOfCover'),
            kind: 'number',
            cell: ({ plan }) => units(plan.daysOfCover),
          },
        ]}
        rows={rows}
        rowKey={({ index }) => index}
        rowLook={({ index }) => (index === selected ? 'marked' : 'plain')}
      />
      {places.length > shown && (
        <p className={styles.more}>
          <Button size="s" onClick={() => setShown(shown + PAGE_SIZE)}>
            {t('ui.showMore', { count: format.number(places.length - shown) })}
          </Button>
        </p>
      )}
    </Card>
  );
}
