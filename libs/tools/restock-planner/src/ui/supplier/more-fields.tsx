import { NumberField, useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { LazyWords } from '@seller-toolbox/words/lazy-words';
import { useLanguage, useWords } from '@seller-toolbox/words/react';
import { Checkbox, Field, TextInput } from '@seller-toolbox/ui';
import type { RestockEngine } from '../../engine/restock-planner.engine.ts';
import type zh from '../../locales/zh.json';
import styles from '../restock-inputs.module.css';
import type { ProductRows } from '../use-rows.ts';
import { loadSupplierWords, SUPPLIER_WORDS, type SupplierWords } from './supplier-words.ts';

const MONTHS = Array.from({ length: 12 }, (_, month) => month);

/** Supplier and cost of the selected product, and the months of it or of all products. */
export function MoreFields(props: { tool: Tool<RestockEngine>; products: ProductRows }) {
  return (
    <LazyWords namespace={SUPPLIER_WORDS} load={loadSupplierWords}>
      <Fields {...props} />
    </LazyWords>
  );
}

function Fields({ tool, products }: { tool: Tool<RestockEngine>; products: ProductRows }) {
  const words = useWords<SupplierWords>(SUPPLIER_WORDS);
  const { t, problemAt } = useToolWords<typeof zh>();
  const language = useLanguage();
  const { row, selected, changeRow, changeDefaults } = products;
  const { defaults } = tool.input;
  const isOwn = row.seasonByMonth !== null;
  const factors = row.seasonByMonth ?? defaults.seasonByMonth ?? MONTHS.map(() => 1);
  const path = isOwn ? `rows.${selected}.seasonByMonth` : 'defaults.seasonByMonth';
  const nameOf = (month: number) =>
    new Intl.DateTimeFormat(language, { month: 'short', timeZone: 'UTC' }).format(Date.UTC(2001, month, 1));
  const setFactor = (month: number, value: number | null) => {
    const changed = factors.map((factor, place) => (place === month ? (value ?? 1) : factor));
    const seasonByMonth = !isOwn && changed.every((factor) => factor === 1) ? null : changed;
    if (isOwn) changeRow({ seasonByMonth });
    else changeDefaults({ seasonByMonth });
  };
  return (
    <div className={styles.inputs}>
      <div className={styles.pair}>
        <Field label={t('ui.supplier')} error={problemAt(tool.problems, `rows.${selected}.supplier`)}>
          <TextInput
            value={row.supplier}
            autoComplete="off"
            onValueChange={(supplier) => changeRow({ supplier })}
          />
        </Field>
        <NumberField
          label={t('ui.unitCost')}
          hint={words('supplier.unitCostHint')}
          value={row.unitCost}
          onValueChange={(unitCost) => changeRow({ unitCost })}
          whenUnreadable={null}
          error={problemAt(tool.problems, `rows.${selected}.unitCost`)}
        />
      </div>
      <fieldset className={styles.group}>
        <legend>{words('supplier.seasonByMonth')}</legend>
        <p className={styles.note}>{words('supplier.seasonByMonthHint')}</p>
        <div className={styles.months}>
          {MONTHS.map((month) => (
            <NumberField
              key={month}
              label={nameOf(month)}
              value={factors[month] ?? 1}
              onValueChange={(value) => setFactor(month, value)}
              whenUnreadable={1}
              error={problemAt(tool.problems, `${path}.${month}`)}
            />
          ))}
        </div>
        <Checkbox
          label={words('supplier.seasonOwn')}
          checked={isOwn}
          onCheckedChange={(checked) => changeRow({ seasonByMonth: checked ? [...factors] : null })}
        />
      </fieldset>
    </div>
  );
}
