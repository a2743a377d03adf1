import { NumberField, useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { Button, Field, IconButton, SegmentedControl, Select } from '@seller-toolbox/ui';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { CATEGORY_IDS, firstTwoUnits, unitsOf } from '../engine/unit-categories.ts';
import type { engine } from '../engine/unit-converter.engine.ts';
import type zh from '../locales/zh.json';
import { useSizeText } from './conversion-text.ts';
import { useUnitName } from './unit-name.ts';
import styles from './unit-inputs.module.css';

/** Frequent values, one click away. */
const PRESETS = [1, 10, 100, 1000];

export function UnitInputs({ tool }: { tool: Tool<typeof engine> }) {
  const { t, problemAt } = useToolWords<typeof zh>();
  const unitName = useUnitName();
  const platform = usePlatformWords();
  const format = useFormat();
  const sizeText = useSizeText();
  const { input, change, place, problems, output } = tool;
  const { category, value, values } = input;
  const first = firstTwoUnits(category);
  const { from = first.from, to = first.to } = input;
  const units = unitsOf(category).map(({ id, symbol }) => ({
    value: id,
    label: `${symbol} · ${unitName(id)}`,
  }));

  const hint = values
    ? t('ui.pastedSize', { size: sizeText(values, category, from) })
    : category === 'length' && t('ui.pasteHint');

  return (
    <>
      <SegmentedControl
        label={t('ui.category')}
        look="chips"
        options={CATEGORY_IDS.map((id) => ({ value: id, label: t(`ui.${id}`) }))}
        value={category}
        onValueChange={(next) => place({ category: next, ...firstTwoUnits(next), values: undefined })}
      />
      <NumberField
        label={t('ui.value')}
        value={value}
        onValueChange={(next) => change({ value: next, values: undefined })}
        whenUnreadable={null}
        signed={category === 'temperature'}
        hint={hint}
        error={problemAt(problems, 'value')}
        readText={async (text, language) =>
          (await import('./read-conversion.ts')).readConversion(text, language, tool)
        }
      />
      <div className={styles.presets} role="group" aria-label={t('ui.presets')}>
        {PRESETS.map((preset) => (
          <Button key={preset} size="s" onClick={() => place({ value: preset, values: undefined })}>
            {format.number(preset)}
          </Button>
        ))}
        <Button size="s" variant="quiet" icon="x" onClick={() => place({ value: null, values: undefined })}>
          {platform('frame.clear')}
        </Button>
      </div>
      <div className={styles.units}>
        <Field label={t('ui.from')} error={problemAt(problems, 'from')}>
          <Select options={units} value={from} onValueChange={(next) => change({ from: next })} />
        </Field>
        <IconButton
          icon="arrow-left-right"
          label={t('ui.swap')}
          onClick={() =>
            place({
              from: to,
              to: from,
              value: output?.result ?? value,
              values: values && output?.values.map(({ result }) => result),
            })
          }
        />
        <Field label={t('ui.to')} error={problemAt(problems, 'to')}>
          <Select options={units} value={to} onValueChange={(next) => change({ to: next })} />
        </Field>
      </div>
    </>
  );
}
