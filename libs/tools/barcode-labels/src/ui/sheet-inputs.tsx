import { NumberField, useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { Disclosure, Field, Select } from '@seller-toolbox/ui';
import type { engine } from '../engine/barcode-labels.engine.ts';
import { PRINTER_DPIS, type BarcodeInput } from '../engine/barcode-labels.schema.ts';
import { LABEL_SHEETS, SHEET_IDS } from '../engine/label-sheets.data.ts';
import type zh from '../locales/zh.json';
import styles from './label-inputs.module.css';

const MEASURES = [
  'pageWidth',
  'pageHeight',
  'labelWidth',
  'labelHeight',
  'marginLeft',
  'marginTop',
  'pitchX',
  'pitchY',
] as const;

/** The sheet, or the dimensions of a custom one. */
export function SheetChoice({ tool }: { tool: Tool<typeof engine> }) {
  const { t, problemAt } = useToolWords<typeof zh>();
  const format = useFormat();
  const { input, change, place, problems } = tool;
  const { custom } = input;
  const nameOf = (id: BarcodeInput['sheet']) => {
    if (id === 'custom') return t('ui.sheetCustom');
    const { columns, rows, labelWidth, labelHeight } = LABEL_SHEETS[id];
    const size = {
      width: format.number(labelWidth, { digits: 1 }),
      height: format.number(labelHeight, { digits: 1 }),
    };
    return t(`ui.sheet-${familyOf(id)}`, { count: columns * rows, ...size });
  };
  const customNumber = (field: keyof typeof custom, unit?: string) => (
    <NumberField
      key={field}
      label={t(`ui.${field}`)}
      unit={unit}
      value={custom[field]}
      onValueChange={(value) => change((now) => ({ custom: { ...now.custom, [field]: value ?? 0 } }))}
      whenUnreadable={0}
      error={problemAt(problems, `custom.${field}`)}
    />
  );
  return (
    <div className={styles.group}>
      <Field className={styles.sheet} label={t('ui.sheet')} error={problemAt(problems, 'custom')}>
        <Select
          options={[...SHEET_IDS, 'custom' as const].map((id) => ({ value: id, label: nameOf(id) }))}
          value={input.sheet}
          onValueChange={(sheet) => place({ sheet, skip: 0 })}
        />
      </Field>
      {input.sheet === 'custom' && (
        <div className={styles.pair}>
          {customNumber('columns')}
          {customNumber('rows')}
          {MEASURES.map((field) => customNumber(field, 'mm'))}
        </div>
      )}
    </div>
  );
}

/** Printer resolution and correction, and the first label position. */
export function PrinterInputs({ tool }: { tool: Tool<typeof engine> }) {
  const { t, problemAt } = useToolWords<typeof zh>();
  const format = useFormat();
  const { input, change, problems } = tool;
  const { offset } = input;
  return (
    <Disclosure
      summary={t('ui.printer')}
      aside={`${input.dpi} dpi · ${format.number(offset.x)} / ${format.number(offset.y)} mm`}
    >
      <div className={styles.pair}>
        <Field label={t('ui.dpi')}>
          <Select
            options={PRINTER_DPIS.map((dpi) => ({ value: String(dpi), label: `${dpi} dpi` }))}
            value={String(input.dpi)}
            onValueChange={(value) =>
              change({ dpi: PRINTER_DPIS.find((dpi) => String(dpi) === value) ?? 300 })
            }
          />
        </Field>
        <NumberField
          label={t('ui.skip')}
          hint={t('ui.skipHint')}
          value={input.skip}
          onValueChange={(skip) => change({ skip: skip ?? 0 })}
          whenUnreadable={0}
          error={problemAt(problems, 'skip')}
        />
        {(['x', 'y'] as const).map((axis) => (
          <NumberField
            key={axis}
            label={t(`ui.offset-${axis}`)}
            unit="mm"
            signed
            value={offset[axis]}
            onValueChange={(value) => change((now) => ({ offset: { ...now.offset, [axis]: value ?? 0 } }))}
            whenUnreadable={0}
            error={problemAt(problems, `offset.${axis}`)}
          />
        ))}
      </div>
    </Disclosure>
  );
}

/** Paper type: the first part of the sheet id. */
function familyOf(id: (typeof SHEET_IDS)[number]): 'letter' | 'a4' | 'thermal' {
  if (id.startsWith('a4')) return 'a4';
  return id.startsWith('letter') ? 'letter' : 'thermal';
}
