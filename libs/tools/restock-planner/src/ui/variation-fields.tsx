import { NumberField, useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import type { RestockEngine } from '../engine/restock-planner.engine.ts';
import type zh from '../locales/zh.json';
import styles from './restock-inputs.module.css';
import type { ProductRows } from './use-rows.ts';

export interface VariationFieldsProps {
  tool: Tool<RestockEngine>;
  products: ProductRows;
}

/** How the sales of the selected product vary. */
export function VariationFields({ tool, products: { row, selected, changeRow } }: VariationFieldsProps) {
  const { t, problemAt } = useToolWords<typeof zh>();
  const errorOf = (field: string) => problemAt(tool.problems, `rows.${selected}.${field}`);
  return (
    <div className={styles.inputs}>
      <NumberField
        label={t('ui.salesDeviation')}
        unit={t('ui.perDay')}
        hint={t('ui.salesDeviationHint')}
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
          hint={t('ui.seasonIndexHint')}
          value={row.seasonIndex}
          onValueChange={(value) => changeRow({ seasonIndex: value ?? 1 })}
          whenUnreadable={1}
          error={errorOf('seasonIndex')}
        />
      </div>
    </div>
  );
}
