import { NumberField, useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { Button, Field, Notice, TextInput } from '@seller-toolbox/ui';
import { lazy } from 'react';
import { SALES_WINDOWS } from '../engine/sales-windows.data.ts';
import type { RestockEngine } from '../engine/restock-planner.engine.ts';
import type { RowInput } from '../engine/restock-planner.schema.ts';
import type zh from '../locales/zh.json';
import { ImportSection } from './import/import-section.tsx';
import { LateSection } from './late-section.tsx';
import { ProductStrip } from './product-strip.tsx';
import styles from './restock-inputs.module.css';
import { SupplyInputs } from './supply-inputs.tsx';
import type { ProductRows } from './use-rows.ts';
import { loadParts } from './load-parts.ts';

export interface ProductInputsProps {
  tool: Tool<RestockEngine>;
  products: ProductRows;
}

const MoreFields = lazy(async () => ({
  default: (await (await loadParts()).loadMoreFields()).MoreFields,
}));

const VariationFields = lazy(async () => ({
  default: (await (await loadParts()).loadVariationFields()).VariationFields,
}));

type RowNumber = Exclude<keyof RowInput, 'sku' | 'supplier' | 'seasonIndex' | 'seasonByMonth'>;

/** Sales and stock of the selected product, below them the supply terms. */
export function ProductInputs({ tool, products }: ProductInputsProps) {
  const { t, problemAt } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const format = useFormat();
  const { row, selected, changeRow } = products;
  const { dailyRate = null, seasonIndex = 1, windows = [] } = tool.output?.rows[selected] ?? {};
  const weighted = windows.length > 0 ? windows : SALES_WINDOWS;
  const computedRate =
    row.dailySales === null && dailyRate !== null && seasonIndex === 1
      ? t('ui.automatic', { rate: format.number(dailyRate) })
      : undefined;
  const errorOf = (field: string) => problemAt(tool.problems, `rows.${selected}.${field}`);
  const number = (field: RowNumber, { unit, hint, placeholder, signed = false }: FieldLook) => (
    <NumberField
      label={t(`ui.${field}`)}
      unit={unit}
      hint={hint}
      placeholder={placeholder}
      signed={signed}
      value={row[field]}
      onValueChange={(value) => changeRow({ [field]: value })}
      whenUnreadable={null}
      error={errorOf(field)}
    />
  );
  const sku = (
    <Field label={t('ui.sku')} error={errorOf('sku')}>
      <TextInput
        value={row.sku}
        autoComplete="off"
        spellCheck={false}
        onValueChange={(text) => changeRow({ sku: text })}
      />
    </Field>
  );
  const isNamedAbove = products.rows.length > 1;
  const pieces = t('ui.pieces');
  const days = t('ui.days');
  return (
    <>
      <div className={styles.top}>
        <ProductStrip output={tool.output} selected={selected} onSelect={products.select} />
        <ImportSection onTake={products.replaceAll} />
      </div>
      <div key={selected} className={styles.inputs}>
        {!isNamedAbove && sku}
        <fieldset className={styles.group}>
          <legend>{t('ui.sales')}</legend>
          <div className={styles.three}>
            {number('sales7', { unit: pieces })}
            {number('sales30', { unit: pieces })}
            {number('sales90', { unit: pieces })}
          </div>
        </fieldset>
        <fieldset className={styles.group}>
          <legend>{t('ui.stock')}</legend>
          <div className={styles.three}>
            {number('onHand', { unit: pieces, signed: true })}
            {number('inbound', { unit: pieces })}
            {number('inboundDays', { unit: days })}
          </div>
        </fieldset>
        {number('dailySales', {
          unit: t('ui.perDay'),
          hint: t('ui.dailySalesHint', {
            days: weighted.map(({ days }) => format.number(days)).join('/'),
            weights: weighted.map(({ weight }) => format.percent(weight)).join('/'),
          }),
          placeholder: computedRate,
        })}
        <SupplyInputs tool={tool} products={products}>
          <LateSection
            summary={t('ui.variation')}
            aside={`${t('ui.seasonIndex')} ${format.number(row.seasonIndex)}`}
          >
            <VariationFields tool={tool} products={products} />
          </LateSection>
          <LateSection summary={t('ui.moreFields')} aside={products.row.supplier || platform('frame.notSet')}>
            <MoreFields tool={tool} products={products} />
          </LateSection>
        </SupplyInputs>
        {isNamedAbove && sku}
        <div className={styles.actions}>
          <Button size="s" icon="plus" onClick={products.add}>
            {t('ui.addProduct')}
          </Button>
          {products.rows.length > 1 && (
            <Button size="s" icon="trash" onClick={products.remove}>
              {t('ui.removeProduct')}
            </Button>
          )}
        </div>
        {products.undo && (
          <Notice
            live="polite"
            actions={
              <Button size="s" onClick={products.undo}>
                {platform('frame.undo')}
              </Button>
            }
          >
            {t('ui.listChanged', { count: products.rows.length })}
          </Notice>
        )}
      </div>
    </>
  );
}

interface FieldLook {
  unit: string;
  hint?: string;
  placeholder?: string | undefined;
  signed?: boolean;
}
