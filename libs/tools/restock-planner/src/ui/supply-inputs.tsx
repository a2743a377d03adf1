import { NumberField, useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { Checkbox, Disclosure, Field, Select } from '@seller-toolbox/ui';
import type { engine } from '../engine/restock-planner.engine.ts';
import type zh from '../locales/zh.json';
import styles from './restock-inputs.module.css';
import { SERVICE_LEVELS } from './service-levels.data.ts';
import type { ProductRows } from './use-rows.ts';

export interface SupplyInputsProps {
  tool: Tool<typeof engine>;
  products: ProductRows;
}

type Term =
  | 'leadTimeDays'
  | 'leadTimeDeviation'
  | 'targetCoverDays'
  | 'unitsPerCarton'
  | 'minimumOrder'
  | 'serviceLevel';

/** The default terms; where the selected product has its own value, the field shows and changes that value. */
export function SupplyInputs({ tool, products }: SupplyInputsProps) {
  const { t, problemAt } = useToolWords<typeof zh>();
  const format = useFormat();
  const { row, selected, changeRow, changeDefaults } = products;
  const { defaults } = tool.input;
  const isOwn = (term: Term) => row[term] !== null;
  const pathOf = (term: Term) => (isOwn(term) ? `rows.${selected}.${term}` : `defaults.${term}`);
  const set = (term: Term, value: number | null) =>
    isOwn(term) ? changeRow({ [term]: value }) : changeDefaults({ [term]: value });
  const hintOf = (term: Term, hint?: string) => (isOwn(term) ? t('ui.ownValue') : hint);
  const number = (term: Term, look: { unit: string; whenUnreadable: number | null; hint?: string }) => (
    <NumberField
      label={t(`ui.${term}`)}
      unit={look.unit}
      hint={hintOf(term, look.hint)}
      value={row[term] ?? defaults[term]}
      onValueChange={(value) => set(term, value)}
      whenUnreadable={look.whenUnreadable}
      error={problemAt(tool.problems, pathOf(term))}
    />
  );
  const level = row.serviceLevel ?? defaults.serviceLevel;
  const deviation = row.leadTimeDeviation ?? defaults.leadTimeDeviation;
  const levels = SERVICE_LEVELS.includes(level) ? SERVICE_LEVELS : [...SERVICE_LEVELS, level];
  const days = t('ui.days');
  const pieces = t('ui.pieces');
  return (
    <fieldset className={styles.group}>
      <legend>{t('ui.supply')}</legend>
      <div className={styles.pair}>
        {number('leadTimeDays', { unit: days, whenUnreadable: null, hint: t('ui.leadTimeHint') })}
        {number('targetCoverDays', { unit: days, whenUnreadable: 0, hint: t('ui.targetCoverHint') })}
        {number('unitsPerCarton', { unit: pieces, whenUnreadable: 1 })}
        {number('minimumOrder', { unit: pieces, whenUnreadable: 0 })}
      </div>
      <Disclosure
        summary={t('ui.certainty')}
        aside={t('ui.certaintyOf', { level: format.percent(level, 2), days: format.number(deviation) })}
      >
        <div className={styles.inputs}>
          <div className={styles.pair}>
            <Field
              label={t('ui.serviceLevel')}
              hint={hintOf('serviceLevel', t('ui.serviceLevelHint'))}
              error={problemAt(tool.problems, pathOf('serviceLevel'))}
            >
              <Select
                options={levels.map((one) => ({ value: String(one), label: format.percent(one, 2) }))}
                value={String(level)}
                onValueChange={(value) => set('serviceLevel', Number(value))}
              />
            </Field>
            {number('leadTimeDeviation', {
              unit: days,
              whenUnreadable: 0,
              hint: t('ui.leadTimeDeviationHint'),
            })}
          </div>
          <Checkbox
            label={t('ui.backorders')}
            hint={t('ui.backordersHint')}
            checked={defaults.backorders}
            onCheckedChange={(backorders) => changeDefaults({ backorders })}
          />
        </div>
      </Disclosure>
    </fieldset>
  );
}
