import { NumberField, useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { LazyWords } from '@seller-toolbox/words/lazy-words';
import { useWords } from '@seller-toolbox/words/react';
import type { RestockEngine } from '../engine/restock-planner.engine.ts';
import type zh from '../locales/zh.json';
import styles from './restock-inputs.module.css';
import { loadSupplierWords, SUPPLIER_WORDS, type SupplierWords } from './supplier/supplier-words.ts';
import type { ProductRows } from './use-rows.ts';

export interface VariationFieldsProps {
  tool: Tool<RestockEngine>;
  products: ProductRows;
}

/** How the sales of the selected product vary. */
export function VariationFields(props: VariationFieldsProps) {
  return (
    <LazyWords namespace={SUPPLIER_WORDS} load={loadSupplierWords}>
      <Fields {...props} />
    </LazyWords>
  );
}

function Fields({ tool, products: { row, selected, changeRow } }: VariationFieldsProps) {
  const words = useWords<SupplierWords>(SUPPLIER_WORDS);
  const { t, problemAt } = useToolWords<typeof zh>();
  const errorOf = (field: string) => problemAt(tool.problems, `rows.${selected}.${field}`);
  return (
    <div className={styles.inputs}>
      <NumberField
        label={t('ui.salesDeviation')}
        unit={t('ui.perDay')}
        hint={words('supplier.salesDeviationHint')}
        value={row.salesDeviation}
        onValueChange={(salesDeviation) => changeRow({ salesDeviation })}
        whenUnreadable={null}
        error={errorOf('salesDeviation')}
      />
      <div className={styles.pair}>
        <NumberField
          label={t('ui.outOfStockDays')}
          unit={t('ui.days')}
          value={row.outOfStockDays}
          onValueChange={(outOfStockDays) => changeRow({ outOfStockDays })}
          whenUnreadable={null}
          error={errorOf('outOfStockDays')}
        />
        <NumberField
          label={t('ui.seasonIndex')}
          hint={words('supplier.seasonIndexHint')}
          value={row.seasonIndex}
          onValueChange={(value) => changeRow({ seasonIndex: value ?? 1 })}
          whenUnreadable={1}
          error={errorOf('seasonIndex')}
        />
      </div>
    </div>
  );
}
