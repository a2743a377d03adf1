import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { SegmentedControl, Select } from '@seller-toolbox/ui';
import { byUrgency } from '../engine/by-urgency.ts';
import type { RestockOutput } from '../engine/restock-plan.schema.ts';
import type zh from '../locales/zh.json';
import styles from './restock-inputs.module.css';
import { statusLook } from './status-look.ts';

/** The table below the plan has the others. */
const MAX_PRODUCTS = 8;

export interface ProductStripProps {
  output: RestockOutput | undefined;
  selected: number;
  onSelect: (index: number) => void;
}

/** The products with their status, most urgent first, to choose the one of the form; on a phone a list to open. */
export function ProductStrip({ output, selected, onSelect }: ProductStripProps) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const rows = output?.rows ?? [];
  const first = byUrgency(rows).slice(0, MAX_PRODUCTS);
  const shown = first.includes(selected) || !rows[selected] ? first : [selected, ...first];
  if (rows.length < 2) return null;
  const label = t('ui.products', { count: format.number(rows.length) });
  const nameOf = (index: number) => rows[index]?.sku || t('ui.unnamed', { number: format.number(index + 1) });
  return (
    <>
      <Select
        className={styles.chooser}
        aria-label={label}
        options={[...rows.keys()].map((index) => ({ value: String(index), label: nameOf(index) }))}
        value={String(selected)}
        onValueChange={(value) => onSelect(Number(value))}
      />
      <div className={styles.strip}>
        <SegmentedControl
          label={label}
          look="chips"
          options={shown.flatMap((index) => {
            const row = rows[index];
            if (!row) return [];
            return [{ value: String(index), label: nameOf(index), ...statusLook(row) }];
          })}
          value={String(selected)}
          onValueChange={(value) => onSelect(Number(value))}
        />
      </div>
    </>
  );
}
