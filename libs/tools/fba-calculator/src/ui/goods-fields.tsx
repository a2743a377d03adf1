import { useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { Checkbox, Field, Select, TextInput } from '@seller-toolbox/ui';
import { FEE_MARKETPLACES } from '@seller-toolbox/reference-data/marketplaces.data';
import { memo } from 'react';
import { CATEGORIES } from '../engine/fba-calculator.schema.ts';
import { hasGroceryTable, hasLowPriceTable } from '@seller-toolbox/fee-cards/fba/rule-sets.data';
import type zh from '../locales/zh.json';
import styles from './fba-inputs.module.css';
import type { FbaEngine } from './page-engine.ts';

const FLAGS = ['isOversized', 'isDangerous', 'isApparel'] as const;

type Input = Tool<FbaEngine>['input'];

export interface GoodsFieldsProps
  extends
    Pick<
      Input,
      | 'category'
      | 'marketplace'
      | (typeof FLAGS)[number]
      | 'hasLowerPriceLimit'
      | 'isGrocery'
      | 'centralEurope'
      | 'date'
    >,
    Pick<Tool<FbaEngine>, 'problems' | 'change'> {
  onMarketplaceChange: (next: Input['marketplace']) => void;
}

/** What kind of goods it is, where and when it is charged; memoized, so that typing a size does not render it. */
export const GoodsFields = memo(function GoodsFields(props: GoodsFieldsProps) {
  const { t, problemAt } = useToolWords<typeof zh>();
  const { category, marketplace, problems, change } = props;
  const flags = [
    ...FLAGS,
    ...(hasLowPriceTable(marketplace) ? (['hasLowerPriceLimit'] as const) : []),
    ...(hasGroceryTable(marketplace) ? (['isGrocery'] as const) : []),
    ...(marketplace === 'DE' ? (['centralEurope'] as const) : []),
  ];
  return (
    <>
      <div className={styles.pair}>
        <Field label={t('ui.category')} error={problemAt(problems, 'category')}>
          <Select
            options={CATEGORIES.map((id) => ({ value: id, label: t(`ui.category-${id}`) }))}
            value={category}
            onValueChange={(next) => change({ category: next })}
          />
        </Field>
        <Field label={t('ui.marketplace')} error={problemAt(problems, 'marketplace')}>
          <Select
            options={FEE_MARKETPLACES.map(({ code }) => ({
              value: code,
              label: t(`ui.marketplace-${code}`),
            }))}
            value={marketplace}
            onValueChange={props.onMarketplaceChange}
          />
        </Field>
      </div>
      <fieldset className={styles.flags}>
        <legend>{t('ui.flags')}</legend>
        {flags.map((flag) => (
          <Checkbox
            key={flag}
            label={t(`ui.${flag}`)}
            checked={props[flag]}
            onCheckedChange={(checked) => change({ [flag]: checked })}
          />
        ))}
      </fieldset>
      <Field label={t('ui.date')} hint={t('ui.dateHint')} error={problemAt(problems, 'date')}>
        <TextInput
          type="date"
          value={props.date ?? ''}
          onValueChange={(next) => change({ date: next === '' ? undefined : next })}
        />
      </Field>
    </>
  );
});
