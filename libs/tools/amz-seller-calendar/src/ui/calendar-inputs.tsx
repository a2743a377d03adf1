import { useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { MARKETPLACE_CODES } from '@seller-toolbox/reference-data/marketplaces.data';
import { Field, SegmentedControl, Select } from '@seller-toolbox/ui';
import { useFormat } from '@seller-toolbox/words/react';
import { regionName } from '@seller-toolbox/words/region-names';
import type { engine } from '../engine/amz-seller-calendar.engine.ts';
import { CATEGORY_CHOICES, type CalendarOutput } from '../engine/amz-seller-calendar.schema.ts';
import type zh from '../locales/zh.json';
import styles from './calendar-inputs.module.css';

export interface CalendarInputsProps {
  tool: Tool<typeof engine>;
  output: CalendarOutput | undefined;
}

/** Year, category and marketplace. */
export function CalendarInputs({ tool, output }: CalendarInputsProps) {
  const { t, problemAt } = useToolWords<typeof zh>();
  const format = useFormat();
  const { input, change, problems } = tool;
  return (
    <div className={styles.inputs}>
      {output && (
        <SegmentedControl
          label={t('ui.year')}
          labelLook="shown"
          options={yearOptions(output)}
          value={String(output.year)}
          onValueChange={(year) => change({ year: Number(year) })}
        />
      )}
      <SegmentedControl
        label={t('ui.category')}
        labelLook="shown"
        look="chips"
        options={CATEGORY_CHOICES.map((id) => ({ value: id, label: t(`ui.category-${id}`) }))}
        value={input.category}
        onValueChange={(category) => change({ category })}
      />
      <Field
        label={t('ui.marketplace')}
        error={problemAt(problems, 'marketplace')}
        className={styles.marketplace}
      >
        <Select
          options={MARKETPLACE_CODES.map((code) => ({ value: code, label: regionName(code, format) }))}
          value={input.marketplace}
          onValueChange={(marketplace) => change({ marketplace })}
        />
      </Field>
    </div>
  );
}

/** A link may contain a year that is not offered. */
function yearOptions({ years, year }: CalendarOutput): { value: string; label: string }[] {
  const all = years.includes(year) ? years : [...years, year];
  return all.map((one) => ({ value: String(one), label: String(one) }));
}
