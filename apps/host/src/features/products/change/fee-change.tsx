import type { ListedProduct } from '@seller-toolbox/product-store';
import type { ToolProducts } from '@seller-toolbox/products';
import type { ProductChange } from '@seller-toolbox/tool-contract';
import { DAY } from '@seller-toolbox/tool-contract/durations';
import { Field, TextInput } from '@seller-toolbox/ui';
import { useFormat } from '@seller-toolbox/words/react';
import { useMemo, useState } from 'react';
import { useProductsWords } from '../products-words.ts';
import styles from './change.module.css';
import { catalogueChange } from './change-model.ts';
import { ChangeResult } from './change-result.tsx';
import { DayRemarks } from './day-remarks.tsx';
import { PartWaiting } from './part-waiting.tsx';
import { usePartRows, type PartRequest } from './use-part-rows.ts';

export interface FeeChangeProps {
  products: readonly ListedProduct[];
  toolId: string;
  hook: ToolProducts;
  change: ProductChange;
}

/** An amount of each product by the rules of two days, what the difference costs a month, and the smallest change that costs less. */
export function FeeChange({ products, toolId, hook, change }: FeeChangeProps) {
  const t = useProductsWords();
  const format = useFormat();
  const [before, setBefore] = useState(change.before);
  const [after, setAfter] = useState(() => dayAfter(change.before));
  const isProfit = change.isProfit === true;
  const requests = useMemo(() => {
    if (!noonOf(before) || !noonOf(after)) return [];
    const rulesAt = change.keepsRuleSet ? Date.now() : undefined;
    return [before, after].map((day): PartRequest => ({ toolId, part: 'change', now: noonOf(day), rulesAt }));
  }, [toolId, change, before, after]);
  const { found, hasFailed } = usePartRows(requests, products);
  const [from, to] = found?.rows ?? [];
  const result = useMemo(() => {
    return found && from && to
      ? catalogueChange(found.products, { before: from, after: to, isProfit })
      : null;
  }, [found, from, to, isProfit]);

  return (
    <div className={styles.part}>
      <div className={styles.days}>
        <Field label={t('change.from')}>
          <TextInput type="date" value={before} onValueChange={setBefore} />
        </Field>
        <Field label={t('change.to')}>
          <TextInput type="date" value={after} onValueChange={setAfter} />
        </Field>
      </div>
      <p className={styles.note}>{t('change.note')}</p>
      {result && (
        <DayRemarks
          {...{ toolId, hook }}
          sides={[
            { day: before, rows: from ?? [] },
            { day: after, rows: to ?? [] },
          ]}
        />
      )}
      {!result ? (
        requests.length > 0 && <PartWaiting hasFailed={hasFailed} />
      ) : (
        <ChangeResult
          result={result}
          {...{ toolId, hook, change }}
          before={format.date(before)}
          after={format.date(after)}
          notComputed={t('change.notComputed', { count: result.notComputed.length })}
          fileName={`change-${before}-${after}.csv`}
        />
      )}
    </div>
  );
}

/** Noon of a day in milliseconds, which is the same day in every marketplace; 0 for none. */
function noonOf(day: string): number {
  return Date.parse(`${day}T12:00:00Z`) || 0;
}

function dayAfter(day: string): string {
  return new Date(noonOf(day) + DAY).toISOString().slice(0, 10);
}
