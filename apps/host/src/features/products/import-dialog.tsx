import { FileButton, FileDrop, TABLE_FILES } from '@seller-toolbox/file-import/file-drop';
import {
  loadTableImportWords,
  TABLE_IMPORT_WORDS,
  type TableImportWords,
} from '@seller-toolbox/file-import/table-import';
import {
  FEE_MARKETPLACE_CODES,
  type FeeMarketplaceCode,
} from '@seller-toolbox/reference-data/marketplaces.data';
import {
  conflictKey,
  planImport,
  takePlan,
  type CountedLine,
  type ImportPlan,
  type ListedProduct,
  type ProductChange,
} from '@seller-toolbox/product-store';
import { Dialog, Field, Notice, Select, Skeleton } from '@seller-toolbox/ui';
import { useFormat, usePlatformWords, useWords } from '@seller-toolbox/words/react';
import { LazyWords } from '@seller-toolbox/words/lazy-words';
import { useEffect, useMemo, useState } from 'react';
import { ConflictList } from './conflict-list.tsx';
import { DialogActions } from './dialog-actions.tsx';
import { FileMapping } from './file-mapping.tsx';
import { openImport, readImport, rowsOf, type ImportFile, type RejectedFile } from './import-files.ts';
import { ImportProblems } from './import-problems.tsx';
import styles from './import-dialog.module.css';
import { useProductsWords } from './products-words.ts';

export interface ImportSource {
  readonly files: readonly File[];
  readonly text: string | null;
}

export interface ImportDialogProps {
  list: readonly ListedProduct[];
  source: ImportSource;
  onTake: (changes: readonly ProductChange[]) => void;
  onClose: () => void;
}

/** What files change in the list, shown before anything is taken: columns, new and updated products, conflicts. */
export function ImportDialog({ list, source, onTake, onClose }: ImportDialogProps) {
  const t = useProductsWords();
  const platform = usePlatformWords();
  const [files, setFiles] = useState<readonly ImportFile[]>([]);
  const [rejected, setRejected] = useState<readonly RejectedFile[]>([]);
  const [isReading, setReading] = useState(true);
  const [marketplace, setMarketplace] = useState<FeeMarketplaceCode | ''>('');
  const [counts, setCounts] = useState<CountedLine>('first');
  const [mine, setMine] = useState<ReadonlySet<string>>(new Set());

  async function add(chosen: readonly File[], text: string | null) {
    setReading(true);
    const opened = await openImport(chosen, text === null ? null : { text, name: t('import.pasted') });
    setFiles((before) => [...before, ...opened.accepted]);
    setRejected(opened.rejected);
    setReading(false);
  }
  useEffect(() => {
    void add(source.files, source.text);
    // The dialog opens with its source; others are added by its button.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const readings = useMemo(() => readImport(files, marketplace || undefined), [files, marketplace]);
  const plan = useMemo(() => planImport(list, rowsOf(readings), counts), [list, readings, counts]);
  const keepsMine = (conflict: Parameters<typeof conflictKey>[0]) => mine.has(conflictKey(conflict));
  const changes = useMemo(
    () => takePlan(list, plan, (conflict) => mine.has(conflictKey(conflict))),
    [list, plan, mine],
  );

  function take() {
    onTake(changes);
    onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('import.title')}
      closeLabel={platform('frame.dismiss')}
      size="l"
      dismiss="explicit"
      footer={
        <DialogActions
          icon="check"
          busy={isReading}
          isReady={changes.length > 0}
          onConfirm={take}
          onCancel={onClose}
        >
          {t('import.take', { count: changes.length })}
        </DialogActions>
      }
    >
      <div className={styles.steps}>
        <FileDrop
          accept={TABLE_FILES}
          look="open"
          multiple
          isBusy={isReading}
          onFiles={(more) => void add(more, null)}
        >
          <FileButton>{t('import.more')}</FileButton>
        </FileDrop>
        <LazyWords namespace={TABLE_IMPORT_WORDS} load={loadTableImportWords}>
          {rejected.map((file) => (
            <Rejected key={file.name} {...file} />
          ))}
        </LazyWords>
        {isReading && <Skeleton label={t('head.loading')} count={2} />}
        {files.map((file, index) => (
          <FileMapping
            key={`${file.name} ${index}`}
            file={file}
            onMapping={(mapping) =>
              setFiles(files.map((other) => (other === file ? { ...file, mapping } : other)))
            }
            onRemove={() => setFiles(files.filter((other) => other !== file))}
          />
        ))}
        {files.length > 0 && (
          <>
            <Field label={t('import.marketplace')} hint={t('import.marketplaceHint')}>
              <Select
                options={[
                  { value: '' as const, label: t('table.none') },
                  ...FEE_MARKETPLACE_CODES.map((code) => ({ value: code, label: code })),
                ]}
                value={marketplace}
                onValueChange={setMarketplace}
              />
            </Field>
            <ImportProblems {...{ readings, plan, counts }} onCounts={setCounts} />
            <PlanSummary plan={plan} />
            <p>{t('import.undo')}</p>
            {plan.conflicts.length > 0 && (
              <ConflictList conflicts={plan.conflicts} keepsMine={keepsMine} onMine={setMine} />
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}

function Rejected({ name, code }: RejectedFile) {
  const t = useProductsWords();
  const refusal = useWords<TableImportWords>(TABLE_IMPORT_WORDS);
  return (
    <Notice tone="bad" title={name} live="polite">
      {code === 'no-table' ? t('import.noTable') : refusal(`refusal.${code}`)}
    </Notice>
  );
}

function PlanSummary({ plan }: { plan: ImportPlan }) {
  const t = useProductsWords();
  const format = useFormat();
  const counts = [
    [t('import.added'), plan.added.length],
    [t('import.updated'), plan.updated.length],
    [t('import.unchanged'), plan.unchanged],
    [t('import.conflicts'), plan.conflicts.length],
  ] as const;
  return (
    <dl className={styles.summary} aria-live="polite">
      {counts.map(([label, count]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{format.number(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
