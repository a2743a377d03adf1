import { tools } from '@seller-toolbox/catalogue';
import { productsIds } from '@seller-toolbox/catalogue/products';
import { FileZone, TABLE_FILES, FileButton, FileDrop } from '@seller-toolbox/file-import/file-drop';
import {
  loadTableImportWords,
  TABLE_IMPORT_WORDS,
  type TableImportWords,
} from '@seller-toolbox/file-import/table-import';
import { LocalLink } from '@seller-toolbox/site-kit/local-link';
import { paths } from '@seller-toolbox/site-kit/paths';
import { Button, Field, Notice, Select, Skeleton } from '@seller-toolbox/ui';
import { LazyWords } from '@seller-toolbox/words/lazy-words';
import { usePlatformWords, useWords } from '@seller-toolbox/words/react';
import { useEffect, useRef, useState } from 'react';
import { useCatalogueWords } from '../../../site/base/site-words.tsx';
import { useProductsWords } from '../products-words.ts';
import { putToolInAddress, toolOfAddress } from '../tool-of-address.ts';
import { FileRun } from './file-run.tsx';
import { isFocusLost } from './is-focus-lost.ts';
import { useFileWords } from './file-words.ts';
import styles from './file-page.module.css';
import { useBatchFile, type BatchFile } from './use-batch-file.ts';
import { useBatchTool } from './use-batch-tool.ts';

/** A file and a tool, then the columns, the calculation and the results. */
export function FileWorkspace() {
  const t = useFileWords();
  const platform = usePlatformWords();
  const [toolId, setToolId] = useState(() => toolOfAddress(TOOL_IDS));
  const [file, readFile] = useBatchFile();
  const { tool, hasFailed, retry } = useBatchTool(toolId);
  const fileName = useRef<HTMLElement>(null);
  const hasFile = file !== null;
  useEffect(() => {
    // The button of the first file is gone.
    if (hasFile && isFocusLost()) fileName.current?.focus();
  }, [hasFile]);
  const take = ([first]: readonly File[]) => first && readFile(first);

  function choose(id: string) {
    const chosen = id === '' ? null : id;
    setToolId(chosen);
    putToolInAddress(chosen);
  }
  return (
    <div className={styles.workspace}>
      <ToolChoice toolId={toolId} onTool={choose} />
      {file === null ? (
        <FileZone
          icon="table"
          accept={TABLE_FILES}
          title={t('drop.title')}
          hint={t('drop.hint')}
          kept={t('head.kept')}
          choose={t('drop.choose')}
          onFiles={take}
        />
      ) : (
        <FileDrop look="open" accept={TABLE_FILES} isBusy={file.isReading} onFiles={take}>
          <div className={styles.file}>
            <strong ref={fileName} tabIndex={-1} dir="auto">
              {file.name}
            </strong>
            <FileButton>{t('drop.other')}</FileButton>
          </div>
        </FileDrop>
      )}
      {file?.rejection && (
        <LazyWords namespace={TABLE_IMPORT_WORDS} load={loadTableImportWords}>
          <Rejected code={file.rejection} />
        </LazyWords>
      )}
      {hasFailed && (
        <Notice tone="bad" live="polite" actions={<Button onClick={retry}>{platform('frame.retry')}</Button>}>
          {platform('frame.partFailed')}
        </Notice>
      )}
      {(file?.isReading || (toolId !== null && !tool && !hasFailed)) && (
        <Skeleton label={t('head.loading')} count={2} />
      )}
      {tool && file?.table && <FileRun key={tool.id} tool={tool} table={file.table} fileName={file.name} />}
    </div>
  );
}

function ToolChoice({ toolId, onTool }: { toolId: string | null; onTool: (id: string) => void }) {
  const t = useFileWords();
  const words = useCatalogueWords();
  const option = (id: string) => ({ value: id, label: words[id]?.title ?? id });
  const others = TOOL_IDS.filter((id) => !productsIds.includes(id));
  return (
    <div className={styles.tool}>
      <Field label={t('tool.label')}>
        <Select
          options={[
            { value: '', label: t('tool.choose') },
            { label: t('tool.withProducts'), options: productsIds.map(option) },
            { label: t('tool.others'), options: others.map(option) },
          ]}
          value={toolId ?? ''}
          onValueChange={onTool}
        />
      </Field>
      {toolId !== null && <LocalLink to={paths.tool(toolId)}>{t('tool.open')}</LocalLink>}
    </div>
  );
}

function Rejected({ code }: { code: NonNullable<BatchFile['rejection']> }) {
  const products = useProductsWords();
  const refusal = useWords<TableImportWords>(TABLE_IMPORT_WORDS);
  return (
    <Notice tone="bad" live="polite">
      {code === 'no-table' ? products('import.noTable') : refusal(`refusal.${code}`)}
    </Notice>
  );
}

const TOOL_IDS = tools.filter(({ status }) => status === 'ready').map(({ id }) => id);
