import type { ListedProduct } from '@seller-toolbox/product-store';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import styles from './product-cards.module.css';
import { useProductsWords } from './products-words.ts';
import type { TableColumn } from './table-columns.ts';

export interface ProductCardsProps {
  rows: readonly ListedProduct[];
  /** The first ones head a card: SKU and title. */
  columns: readonly TableColumn[];
  selected: ReadonlySet<string>;
  onSelect: (ids: readonly string[], isSelected: boolean) => void;
  onOpen: (listed: ListedProduct) => void;
}

const CARD_HEIGHT = 132;

/** The products on a phone; a card opens the form. */
export function ProductCards({ rows, columns, selected, onSelect, onOpen }: ProductCardsProps) {
  const t = useProductsWords();
  const frame = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: () => CARD_HEIGHT,
    overscan: 4,
    initialRect: { width: 360, height: 560 },
  });
  const figures = columns.filter(({ id }) => id !== 'sku' && id !== 'title');
  return (
    <div ref={frame} className={styles.frame} role="list" aria-label={t('head.title')} tabIndex={0}>
      <div className={styles.body} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start, key }) => {
          const listed = rows[index];
          if (!listed) return null;
          const { product, id } = listed;
          const filled = figures.filter((column) => column.problem?.(listed) || column.shown(listed) !== '');
          return (
            <div
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              role="listitem"
              className={styles.place}
              style={{ transform: `translateY(${start}px)` }}
            >
              <div className={styles.card}>
                <input
                  type="checkbox"
                  aria-label={t('table.select')}
                  checked={selected.has(id)}
                  onChange={({ currentTarget }) => onSelect([id], currentTarget.checked)}
                />
                <button type="button" className={styles.open} onClick={() => onOpen(listed)}>
                  <strong dir="auto">
                    {product.title ?? product.sku ?? product.asin ?? t('table.unnamed')}
                  </strong>
                  <span className={styles.code}>
                    {[product.sku, product.marketplace].filter(Boolean).join(' · ')}
                  </span>
                  <span className={styles.figures}>
                    {filled.slice(0, 6).map((column) => (
                      <span key={column.id}>
                        <span className={styles.label}>{column.label}</span>{' '}
                        {column.problem?.(listed) ?? column.shown(listed)}
                        {remarkAfter(column.remark?.(listed))}
                      </span>
                    ))}
                  </span>
                </button>
              </div>
            </div>
          );
        })}
      </div>
    </div>
  );
}

function remarkAfter(remark: string | null | undefined): string {
  return remark ? ` · ${remark}` : '';
}
