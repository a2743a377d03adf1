import {
  readBackup,
  replaceAll,
  writeBackup,
  type BackupRejection,
  useProductList,
  type ListedProduct,
} from '@seller-toolbox/product-store';
import { Button, Dialog, Notice } from '@seller-toolbox/ui';
import { Menu } from '@seller-toolbox/ui/menu';
import { downloadFile } from '@seller-toolbox/ui/download-file';
import { usePlatformWords } from '@seller-toolbox/words/react';
import { useRef, useState } from 'react';
import { fieldLabel, useProductsWords, type TranslateProducts } from './products-words.ts';

type Step =
  | { readonly kind: 'restore'; readonly products: readonly ListedProduct[] }
  | { readonly kind: 'rejected'; readonly rejection: BackupRejection }
  | { readonly kind: 'delete' };

export interface ListMenuProps {
  /** Saves what the table shows. */
  onExport?: () => void;
}

/** The list as a whole: export, backup, restore, delete. */
export function ListMenu({ onExport }: ListMenuProps) {
  const t = useProductsWords();
  const { list, store } = useProductList();
  const field = useRef<HTMLInputElement>(null);
  const [step, setStep] = useState<Step | null>(null);

  async function open(file: File | undefined) {
    if (!file) return;
    const read = readBackup(await file.text().catch(() => ''));
    setStep(
      read.ok
        ? { kind: 'restore', products: read.products }
        : { kind: 'rejected', rejection: read.rejection },
    );
  }
  function select(id: 'export' | 'backup' | 'restore' | 'delete') {
    if (id === 'export') onExport?.();
    else if (id === 'restore') field.current?.click();
    else if (id === 'delete') setStep({ kind: 'delete' });
    else {
      const now = Date.now();
      const name = `products-${new Date(now).toISOString().slice(0, 10)}.json`;
      downloadFile(writeBackup(list.products, now), { name, type: 'application/json' });
    }
  }
  return (
    <>
      <input
        ref={field}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={t('list.restore')}
        onChange={({ currentTarget }) => {
          void open(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
      {list.products.length === 0 ? (
        <Button icon="history" variant="quiet" onClick={() => select('restore')}>
          {t('list.restore')}
        </Button>
      ) : (
        <Menu
          label={t('list.menu')}
          icon="menu"
          items={[
            { id: 'export', label: t('list.export'), icon: 'download' },
            { id: 'backup', label: t('list.backup'), icon: 'save' },
            { id: 'restore', label: t('list.restore'), icon: 'history' },
            { id: 'delete', label: t('list.delete'), icon: 'trash' },
          ]}
          onSelect={select}
        />
      )}
      {step && (
        <ListStep
          step={step}
          count={list.products.length}
          onConfirm={() => {
            if (step.kind === 'delete') void store.clear();
            if (step.kind === 'restore') void store.change(replaceAll(list.products, step.products));
          }}
          onClose={() => setStep(null)}
        />
      )}
    </>
  );
}

interface ListStepProps {
  step: Step;
  count: number;
  onConfirm: () => void;
  onClose: () => void;
}

function ListStep({ step, count, onConfirm, onClose }: ListStepProps) {
  const t = useProductsWords();
  const platform = usePlatformWords();
  const isRejected = step.kind === 'rejected';
  const confirm = () => {
    onConfirm();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={step.kind === 'delete' ? t('list.delete') : t('list.restore')}
      closeLabel={platform('frame.dismiss')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {platform(isRejected ? 'frame.dismiss' : 'frame.cancel')}
          </Button>
          {!isRejected && (
            <Button variant={step.kind === 'delete' ? 'danger' : 'primary'} onClick={confirm}>
              {step.kind === 'delete' ? t('list.delete') : t('list.restore')}
            </Button>
          )}
        </>
      }
    >
      {step.kind === 'delete' && <p>{t('list.deleteText', { count })}</p>}
      {step.kind === 'restore' && <p>{t('list.restoreText', { count, restored: step.products.length })}</p>}
      {isRejected && (
        <Notice tone="bad" live="assertive">
          {rejectionText(t, step.rejection)}
        </Notice>
      )}
    </Dialog>
  );
}

function rejectionText(t: TranslateProducts, rejection: BackupRejection): string {
  switch (rejection.code) {
    case 'broken-product':
      return t('backup.broken-product', {
        place: rejection.place,
        field:
          rejection.field === 'id' || rejection.field === 'position'
            ? rejection.field
            : fieldLabel(t, rejection.field),
      });
    case 'newer-version':
      return t('backup.newer-version', { version: rejection.version });
    default:
      return t(`backup.${rejection.code}`);
  }
}
