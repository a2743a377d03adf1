import { useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { Checkbox, Field, Icon, Select, TextInput } from '@seller-toolbox/ui';
import { memo } from 'react';
import { hasGroceryTable, hasLowPriceTable } from '@seller-toolbox/fee-cards/fba/rule-sets.data';
import { CATEGORIES } from '../engine/fba-calculator.schema.ts';
import type zh from '../locales/zh.json';
import styles from './fba-inputs.module.css';
import { FLAGS, FLAG_OF_CATEGORY, shownCategory, type GoodsKind } from './goods-kind.ts';
import type { FbaEngine } from './page-engine.ts';

type Input = Tool<FbaEngine>['input'];

export interface GoodsFieldsProps
  extends
    GoodsKind,
    Pick<Input, 'marketplace' | 'hasLowerPriceLimit' | 'isGrocery' | 'centralEurope' | 'date'>,
    Pick<Tool<FbaEngine>, 'problems' | 'change'> {
  /** The day that is taken without a date. */
  today: string | undefined;
}

/** What kind of goods it is, and the day of the charge; memoized, so that typing a size does not render it. */
export const GoodsFields = memo(function GoodsFields(props: GoodsFieldsProps) {
  const { t, problemAt } = useToolWords<typeof zh>();
  const format = useFormat();
  const { marketplace, problems, change } = props;
  const category = shownCategory(props);
  const flags = [
    // The chosen category is not offered again as a property.
    ...(category === 'standard' ? [] : FLAGS.filter((flag) => flag !== FLAG_OF_CATEGORY[category])),
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
            onValueChange={(next) =>
              change({ category: next, isOversized: false, isDangerous: false, isApparel: false })
            }
          />
        </Field>
        <Field label={t('ui.date')} hint={t('ui.dateHint')} error={problemAt(problems, 'date')}>
          {/* The pattern of an empty date is in the language of the browser, so the day that counts covers it. */}
          <span
            className={styles.date}
            data-today={
              props.date === undefined && props.today
                ? t('ui.todayIn', {
                    day: format.dayOfYear(props.today, 'short'),
                  })
                : undefined
            }
          >
            <TextInput
              type="date"
              value={props.date ?? ''}
              onValueChange={(next) => change({ date: next === '' ? undefined : next })}
            />
            <Icon name="calendar" size={18} />
          </span>
        </Field>
      </div>
      {flags.length > 0 && (
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
      )}
    </>
  );
});
