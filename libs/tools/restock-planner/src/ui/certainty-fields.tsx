import { useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { Checkbox, Field, Select } from '@seller-toolbox/ui';
import type { ReactNode } from 'react';
import type { RestockEngine } from '../engine/restock-planner.engine.ts';
import type zh from '../locales/zh.json';
import styles from './restock-inputs.module.css';
import { SERVICE_LEVELS } from './service-levels.data.ts';
import type { ProductRows } from './use-rows.ts';

export interface CertaintyFieldsProps {
  tool: Tool<RestockEngine>;
  products: ProductRows;
  level: number;
  levelError: string | undefined;
  onLevel: (level: number) => void;
  /** The field of the lead time variation. */
  children: ReactNode;
}

/** Service level, lead time variation and backorders. */
export function CertaintyFields(props: CertaintyFieldsProps) {
  const { tool, products, level, levelError, onLevel, children } = props;
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const levels = SERVICE_LEVELS.includes(level) ? SERVICE_LEVELS : [...SERVICE_LEVELS, level];
  return (
    <div className={styles.inputs}>
      <div className={styles.pair}>
        <Field label={t('ui.serviceLevel')} hint={t('ui.serviceLevelHint')} error={levelError}>
          <Select
            options={levels.map((one) => ({ value: String(one), label: format.percent(one, 2) }))}
            value={String(level)}
            onValueChange={(value) => onLevel(Number(value))}
          />
        </Field>
        {children}
      </div>
      <Checkbox
        label={t('ui.backorders')}
        hint={t('ui.backordersHint')}
        checked={tool.input.defaults.backorders}
        onCheckedChange={(backorders) => products.changeDefaults({ backorders })}
      />
    </div>
  );
}
