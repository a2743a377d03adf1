import { NumberField, useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { classNames, Disclosure, SegmentedControl } from '@seller-toolbox/ui';
import type { RestockEngine } from '../engine/restock-planner.engine.ts';
import { lazy, useState, type ReactNode } from 'react';
import type zh from '../locales/zh.json';
import { LateSection } from './late-section.tsx';
import { loadParts } from './load-parts.ts';
import styles from './restock-inputs.module.css';
import type { ProductRows } from './use-rows.ts';

export interface SupplyInputsProps {
  tool: Tool<RestockEngine>;
  products: ProductRows;
  /** Further parts that are rarely needed. */
  children: ReactNode;
}

const CertaintyFields = lazy(async () => ({
  default: (await (await loadParts()).loadCertaintyFields()).CertaintyFields,
}));

type Term =
  | 'leadTimeDays'
  | 'leadTimeDeviation'
  | 'targetCoverDays'
  | 'unitsPerCarton'
  | 'minimumOrder'
  | 'productionDays'
  | 'serviceLevel';

const SCOPES = ['all', 'product'] as const;
const TERMS: readonly Term[] = [
  'leadTimeDays',
  'leadTimeDeviation',
  'serviceLevel',
  'targetCoverDays',
  'unitsPerCarton',
  'minimumOrder',
  'productionDays',
];

/** The terms of all products, or those of the selected product, where an empty field takes the one of all products. */
export function SupplyInputs({ tool, products, children }: SupplyInputsProps) {
  const { t, problemAt } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const format = useFormat();
  const { row, selected, changeRow, changeDefaults } = products;
  const { defaults } = tool.input;
  const [chosen, setScope] = useState<(typeof SCOPES)[number]>();
  const scope = chosen ?? (TERMS.some((term) => row[term] !== null) ? 'product' : 'all');
  const isProduct = scope === 'product';
  const pathOf = (term: Term) => (isProduct ? `rows.${selected}.${term}` : `defaults.${term}`);
  const set = (term: Term, value: number | null) =>
    isProduct ? changeRow({ [term]: value }) : changeDefaults({ [term]: value });
  const number = (term: Term, look: { unit: string; whenUnreadable: number | null; hint?: string }) => (
    <NumberField
      label={t(`ui.${term}`)}
      unit={look.unit}
      hint={look.hint}
      placeholder={isProduct && defaults[term] !== null ? format.number(defaults[term]) : undefined}
      value={isProduct ? row[term] : defaults[term]}
      onValueChange={(value) => set(term, value)}
      whenUnreadable={isProduct ? null : look.whenUnreadable}
      error={problemAt(tool.problems, pathOf(term))}
    />
  );
  const level = (isProduct ? row.serviceLevel : null) ?? defaults.serviceLevel;
  const deviation = (isProduct ? row.leadTimeDeviation : null) ?? defaults.leadTimeDeviation;
  const days = t('ui.days');
  const pieces = t('ui.pieces');
  const cartonUnits = (isProduct ? row.unitsPerCarton : null) ?? defaults.unitsPerCarton;
  const production = (isProduct ? row.productionDays : null) ?? defaults.productionDays;
  const minimum = (isProduct ? row.minimumOrder : null) ?? defaults.minimumOrder;
  return (
    <fieldset className={classNames(styles.group, styles.supply)}>
      <legend>{t('ui.supply')}</legend>
      <div className={styles.scope}>
        <SegmentedControl
          label={t('ui.supplyScope')}
          options={SCOPES.map((value) => ({ value, label: t(`ui.scope-${value}`) }))}
          value={scope}
          onValueChange={setScope}
        />
      </div>
      {isProduct && <p className={styles.note}>{t('ui.scopeHint')}</p>}
      <div className={styles.pair}>
        {number('leadTimeDays', { unit: days, whenUnreadable: null, hint: t('ui.leadTimeHint') })}
        {number('targetCoverDays', { unit: days, whenUnreadable: 0, hint: t('ui.targetCoverHint') })}
      </div>
      <Disclosure
        print="open"
        summary={t('ui.moreTerms')}
        aside={t('ui.termsOf', {
          production:
            production === null
              ? platform('frame.notSet')
              : t('ui.daysValue', { count: production, days: format.number(production) }),
          units: format.number(cartonUnits),
          minimum: format.number(minimum),
        })}
      >
        {number('productionDays', { unit: days, whenUnreadable: null, hint: t('ui.productionDaysHint') })}
        <div className={styles.pair}>
          {number('unitsPerCarton', { unit: pieces, whenUnreadable: 1 })}
          {number('minimumOrder', { unit: pieces, whenUnreadable: 0 })}
        </div>
        <LateSection
          summary={t('ui.certainty')}
          aside={t('ui.certaintyOf', { level: format.percent(level, 2), count: deviation })}
        >
          <CertaintyFields
            tool={tool}
            products={products}
            level={level}
            levelError={problemAt(tool.problems, pathOf('serviceLevel'))}
            onLevel={(value) => set('serviceLevel', value)}
          >
            {number('leadTimeDeviation', {
              unit: days,
              whenUnreadable: 0,
              hint: t('ui.leadTimeDeviationHint'),
            })}
          </CertaintyFields>
        </LateSection>
        {children}
      </Disclosure>
    </fieldset>
  );
}
