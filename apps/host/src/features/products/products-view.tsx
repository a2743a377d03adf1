import { productsIds } from '@seller-toolbox/catalogue/products';
import {
  changeFields,
  removeProducts,
  useProductList,
  type ListedProduct,
} from '@seller-toolbox/product-store';
import { Button, Icon, StatusRegion } from '@seller-toolbox/ui';
import { downloadFile } from '@seller-toolbox/ui/download-file';
import { useFormat, useLanguage } from '@seller-toolbox/words/react';
import { lazy, useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { BulkBar } from './bulk-bar.tsx';
import { CardBar } from './card-bar.tsx';
import { DialogBoundary } from './dialog-boundary.tsx';
import { listAsCsv } from './export-list.ts';
import { useFigureColumns } from './figure-columns.ts';
import { findProducts, type Filter } from './find-products.ts';
import { copiedCells, pasteCells } from './paste-cells.ts';
import { setPendingProducts } from './pending-products.ts';
import { ProductCards } from './product-cards.tsx';
import { fieldsWith } from '@seller-toolbox/products';
import { ownFields } from './product-fields.ts';
import { ProductTable } from './product-table.tsx';
import { useProductsWords } from './products-words.ts';
import styles from './products-page.module.css';
import { fieldColumn, splitNames } from './table-columns.ts';
import { ToolBar } from './tool-bar.tsx';
import { putToolInAddress, toolOfAddress } from './tool-of-address.ts';
import { useChosenFields } from './use-chosen-fields.ts';
import type { GridCell } from './use-grid.ts';
import { CARDS_UP_TO, useIsNarrow } from './use-is-narrow.ts';
import { useSortedProducts } from './use-sorted-products.ts';
import { useToolFigures } from './use-tool-figures.ts';
import { ViewBar } from './view-bar.tsx';

const ChangeView = lazy(async () => ({ default: (await import('./change/change-view.tsx')).ChangeView }));

export interface ProductsViewProps {
  /** Buttons that add products. */
  actions: ReactNode;
  onOpen: (listed: ListedProduct) => void;
}

/** The products as a table, or as cards on a phone: found, filtered, sorted, chosen, with the figures of a tool. */
export function ProductsView({ actions, onOpen }: ProductsViewProps) {
  const t = useProductsWords();
  const format = useFormat();
  const language = useLanguage();
  const { list, store } = useProductList();
  const [text, setText] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [toolId, setToolId] = useState(() => toolOfAddress(productsIds));
  const [message, setMessage] = useState('');
  const [isChanging, setChanging] = useState(false);
  const isNarrow = useIsNarrow(CARDS_UP_TO);

  const own = useMemo(() => ownFields(list.products), [list.products]);
  const [fields, setFields] = useChosenFields(own);
  const wanted = useDeferredValue(text);
  const found = useMemo(
    () => findProducts(list.products, { text: wanted, filter }),
    [list.products, wanted, filter],
  );
  const selected = useMemo(() => list.products.filter(({ id }) => chosen.has(id)), [list.products, chosen]);
  const computed = selected.length > 0 ? selected : found;
  const run = useToolFigures(toolId, computed);
  const figures = useFigureColumns(run.figures);
  const columns = useMemo(() => {
    // What a tool says is beside the product's name, in sight without scrolling.
    const { names, others } = splitNames(fields.map((field) => fieldColumn(field, t, format)));
    return [...names, ...figures, ...others];
  }, [fields, t, format, figures]);
  const sorted = useSortedProducts(found, columns);
  const { rows } = sorted;

  function chooseTool(id: string | null) {
    setToolId(id);
    putToolInAddress(id);
  }
  function select(ids: readonly string[], isSelected: boolean) {
    const next = new Set(chosen);
    for (const id of ids) {
      if (isSelected) next.add(id);
      else next.delete(id);
    }
    setChosen(next);
  }
  function paste({ row, column }: GridCell, pasted: string) {
    const { changes, rejected, beyond } = pasteCells(copiedCells(pasted), {
      products: rows.slice(row),
      fields: columns.slice(column).flatMap(({ field }) => field ?? []),
      language,
    });
    void store.change(changes);
    setMessage(t('table.pasted', { count: changes.length, rejected, beyond }));
  }
  return (
    <>
      <ViewBar
        {...{ text, filter, fields, own, actions }}
        onText={setText}
        onFilter={setFilter}
        onFields={setFields}
        onExport={() => downloadFile(listAsCsv(rows, columns, t), { name: 'products.csv', type: 'text/csv' })}
      />
      <ToolBar
        toolId={toolId}
        run={run}
        onTool={chooseTool}
        onOpen={() => setPendingProducts(selected.map(({ id }) => id))}
      >
        <Button icon="calculator" aria-expanded={isChanging} onClick={() => setChanging(!isChanging)}>
          {t('change.open')}
        </Button>
      </ToolBar>
      <DialogBoundary>{isChanging && <ChangeView products={computed} />}</DialogBoundary>
      <p className={styles.count} aria-live="polite">
        {t('table.count', { shown: format.number(rows.length), count: list.products.length })}
        {message !== '' && ` · ${message}`}
      </p>
      {selected.length > 0 && (
        <BulkBar
          count={selected.length}
          onClear={() => setChosen(new Set())}
          onRemove={() => {
            void store.change(removeProducts(selected));
            setChosen(new Set());
            setMessage(t('bulk.removed', { count: selected.length }));
          }}
          onField={(field, value) =>
            void store.change(
              selected.flatMap(
                (listed) => changeFields(listed, fieldsWith(listed.product, field, value)) ?? [],
              ),
            )
          }
        />
      )}
      {isNarrow ? (
        <>
          <CardBar {...{ sorted, columns }} selected={chosen} onSelect={select} />
          <ProductCards {...{ rows, columns, onOpen }} selected={chosen} onSelect={select} />
        </>
      ) : (
        <ProductTable
          {...{ sorted, columns, onOpen }}
          selected={chosen}
          onSelect={select}
          onPaste={paste}
          onValue={(listed, { field }, value) => {
            const change = field && changeFields(listed, fieldsWith(listed.product, field, value));
            if (change) void store.change([change]);
          }}
        />
      )}
      <p className={styles.kept}>
        <Icon name="monitor" size={16} /> {t('head.kept')}
      </p>
      <StatusRegion message={message} />
    </>
  );
}
