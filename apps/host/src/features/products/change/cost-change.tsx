import { TABLE_FILES } from '@seller-toolbox/file-import/file-drop';
import type { ListedProduct } from '@seller-toolbox/product-store';
import type { ToolProducts } from '@seller-toolbox/products';
import type { ProductChange } from '@seller-toolbox/tool-contract';
import { Button, Field, Notice, TextInput } from '@seller-toolbox/ui';
import { parseNumber } from '@seller-toolbox/words';
import { useLanguage } from '@seller-toolbox/words/react';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { openImport, readImport, rowsOf } from '../import-files.ts';
import { useProductsWords } from '../products-words.ts';
import styles from './change.module.css';
import { catalogueChange } from './change-model.ts';
import { ChangeResult } from './change-result.tsx';
import { amountsOfFile, productOfVersion, type OwnAmounts } from './cost-model.ts';
import { PartWaiting } from './part-waiting.tsx';
import { usePartRows, type PartRequest } from './use-part-rows.ts';

export interface CostChangeProps {
  products: readonly ListedProduct[];
  toolId: string;
  hook: ToolProducts;
  change: ProductChange;
}

interface VersionFile {
  readonly name: string;
  readonly amounts: ReadonlyMap<string, OwnAmounts>;
}

const NONE: ReadonlyMap<string, OwnAmounts> = new Map();

/** What other costs and prices of the seller's own do to the profit of each product; nothing of it is stored. */
export function CostChange({ products, toolId, hook, change }: CostChangeProps) {
  const t = useProductsWords();
  const language = useLanguage();
  const [cost, setCost] = useState('5');
  const [price, setPrice] = useState('0');
  const [file, setFile] = useState<VersionFile | null>(null);
  const costPercent = useDeferredValue(parseNumber(cost, language));
  const pricePercent = useDeferredValue(parseNumber(price, language));
  const requests = useMemo((): PartRequest[] => {
    const request = { toolId, part: 'change', now: Date.now() } as const;
    const version = {
      costPercent: costPercent ?? 0,
      pricePercent: pricePercent ?? 0,
      fromFile: file?.amounts ?? NONE,
    };
    return [request, { ...request, productOf: (listed) => productOfVersion(listed, version) }];
  }, [toolId, costPercent, pricePercent, file]);
  const { found, hasFailed } = usePartRows(requests, products);
  const result = useMemo(() => {
    const [before, after] = found?.rows ?? [];
    return found && before && after
      ? catalogueChange(found.products, { before, after, isProfit: change.isProfit === true })
      : null;
  }, [found, change]);
  return (
    <div className={styles.part}>
      <p className={styles.note}>{t('costs.note')}</p>
      <div className={styles.days}>
        <Field label={t('costs.cost')} error={costPercent === null ? t('table.wrong') : undefined}>
          <TextInput inputMode="decimal" value={cost} onValueChange={setCost} />
        </Field>
        <Field label={t('costs.price')} error={pricePercent === null ? t('table.wrong') : undefined}>
          <TextInput inputMode="decimal" value={price} onValueChange={setPrice} />
        </Field>
      </div>
      <FileOfVersion products={products} file={file} onFile={setFile} />
      {result ? (
        <ChangeResult
          result={result}
          toolId={toolId}
          {...{ hook, change }}
          before={t('costs.now')}
          after={t('costs.changed')}
          notComputed={t('costs.notComputed', { count: result.notComputed.length })}
          fileName="costs.csv"
        />
      ) : (
        <PartWaiting hasFailed={hasFailed} />
      )}
    </div>
  );
}

interface FileOfVersionProps {
  products: readonly ListedProduct[];
  file: VersionFile | null;
  onFile: (file: VersionFile | null) => void;
}

function FileOfVersion({ products, file, onFile }: FileOfVersionProps) {
  const t = useProductsWords();
  const field = useRef<HTMLInputElement>(null);
  const [isRefused, setRefused] = useState(false);

  async function read(chosen: File | undefined) {
    if (!chosen) return;
    const { accepted } = await openImport([chosen], null);
    setRefused(accepted.length === 0);
    if (accepted.length === 0) return;
    onFile({ name: chosen.name, amounts: amountsOfFile(products, rowsOf(readImport(accepted, undefined))) });
  }
  return (
    <>
      <input
        ref={field}
        type="file"
        hidden
        accept={TABLE_FILES}
        aria-label={t('costs.file')}
        onChange={({ currentTarget }) => {
          void read(currentTarget.files?.[0]);
          // The same file may be chosen again after it was fixed.
          currentTarget.value = '';
        }}
      />
      <Button icon="upload" onClick={() => field.current?.click()}>
        {t('costs.file')}
      </Button>
      {isRefused && (
        <Notice tone="bad" live="polite">
          {t('import.noTable')}
        </Notice>
      )}
      {file && (
        <p className={styles.days}>
          {t('costs.fromFile', { file: file.name, count: file.amounts.size })}
          <Button variant="quiet" size="s" onClick={() => onFile(null)}>
            {t('costs.noFile')}
          </Button>
        </p>
      )}
    </>
  );
}
