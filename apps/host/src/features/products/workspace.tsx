import { FileButton, FileDrop, TABLE_FILES } from '@seller-toolbox/file-import/file-drop';
import { newProduct, useProductList, type ListedProduct } from '@seller-toolbox/product-store';
import { DialogBoundary } from './dialog-boundary.tsx';
import { Button } from '@seller-toolbox/ui';
import { lazy, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { EmptyList } from './empty-list.tsx';
import type { ImportSource } from './import-dialog.tsx';
import { ListNotices } from './list-notices.tsx';
import { ProductsView } from './products-view.tsx';
import { useProductsWords } from './products-words.ts';
import styles from './products-page.module.css';

const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog.tsx')).ImportDialog }));
const ProductForm = lazy(async () => ({ default: (await import('./product-form.tsx')).ProductForm }));

interface Opened {
  readonly listed: ListedProduct;
  readonly isNew: boolean;
}

/** The list, when it is read from the browser's database. */
export function Workspace({ waiting }: { waiting: ReactNode }) {
  const { list } = useProductList();
  return list.status === 'loading' ? waiting : <OpenedList />;
}

/** The list with everything that can be done to it. */
function OpenedList() {
  const t = useProductsWords();
  const { list, store } = useProductList();
  const [source, setSource] = useState<ImportSource | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const add = () => setOpened({ listed: newProduct(list.products, {}), isNew: true });
  const addSource = (files: readonly File[], text: string | null) => setSource({ files, text });
  useUndoKeys({ undo: () => void store.undo(), redo: () => void store.redo() });
  usePastedRows((text) => source === null && opened === null && addSource([], text));

  return (
    <div className={styles.workspace}>
      <ListNotices />
      {list.products.length === 0 ? (
        list.writing === null && <EmptyList onFiles={(files) => addSource(files, null)} onAdd={add} />
      ) : (
        <FileDrop
          look="plain"
          accept={TABLE_FILES}
          multiple
          isBusy={source !== null}
          onFiles={(files) => addSource(files, null)}
        >
          <ProductsView
            onOpen={(listed) => setOpened({ listed, isNew: false })}
            actions={
              <>
                <FileButton variant="primary">{t('list.import')}</FileButton>
                <Button icon="plus" words="wide" onClick={add}>
                  {t('form.add')}
                </Button>
              </>
            }
          />
        </FileDrop>
      )}
      <DialogBoundary>
        {source && (
          <ImportDialog
            list={list.products}
            source={source}
            onTake={(changes) => void store.change(changes)}
            onClose={() => setSource(null)}
          />
        )}
        {opened && (
          <ProductForm
            key={opened.listed.id}
            {...opened}
            onSave={(change) => void store.change([change])}
            onClose={() => setOpened(null)}
          />
        )}
      </DialogBoundary>
    </div>
  );
}

function useUndoKeys({ undo, redo }: { undo: () => void; redo: () => void }): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || isInField(event.target)) return;
    const key = event.key.toLowerCase();
    if (key === 'y' || (key === 'z' && event.shiftKey)) redo();
    else if (key === 'z') undo();
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

/** Rows of a spreadsheet that are pasted on the page; the table takes those that are pasted in a cell. */
function usePastedRows(take: (text: string) => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (event.defaultPrevented || isInField(event.target) || !/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    take(text);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, []);
}

function isInField(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.matches('input:not([type=checkbox]), textarea, select, dialog *')
  );
}
