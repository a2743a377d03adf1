import { useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { Badge } from '@seller-toolbox/ui';
import type { engine } from '../engine/reference-table.engine.ts';
import type { TableCategory, TableId } from '../engine/reference-table.types.ts';
import type zh from '../locales/zh.json';
import { NothingFound } from './nothing-found.tsx';
import { useTableName } from './use-table-name.ts';
import styles from './table-cards.module.css';

export interface TableCardsProps {
  tool: Tool<typeof engine>;
  tables: readonly { id: TableId; category: TableCategory; totalRows: number; matchedRows: number }[];
}

/** One card per table; the whole card opens it and keeps the query. */
export function TableCards({ tool, tables }: TableCardsProps) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const nameOf = useTableName();
  if (tables.length === 0) return <NothingFound tool={tool} />;
  const isSearch = tool.input.query.trim() !== '';
  return (
    <ul className={styles.cards}>
      {tables.map(({ id, category, totalRows, matchedRows }) => (
        <li key={id} className={styles.card}>
          <h2>
            <button type="button" className={styles.open} onClick={() => tool.place({ tableId: id })}>
              {nameOf(id)}
            </button>
          </h2>
          <p className={styles.about}>{t(`ui.about-${id}`)}</p>
          <p className={styles.foot}>
            <Badge>{t(`ui.category-${category}`)}</Badge>
            <span className="num">
              {isSearch
                ? t('ui.matches', { count: matchedRows, total: format.number(totalRows) })
                : t('ui.rows', { count: totalRows })}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
