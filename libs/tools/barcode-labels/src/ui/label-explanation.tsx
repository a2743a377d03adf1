import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import type { BarcodeOutput } from '../engine/barcode-labels.schema.ts';
import type zh from '../locales/zh.json';

/** Explains the bar width of the first label, check digits and sources. */
export function LabelExplanation({ output }: { output: BarcodeOutput }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const label = output.labels.find(({ moduleWidth }) => moduleWidth !== null);
  const mm = (value: number | null | undefined) => format.number(value ?? 0, { digits: 3 });
  return (
    <ul>
      {label && (
        <li>
          {t('ui.explainModule', {
            code: label.value,
            modules: format.number(label.modules?.length ?? 0),
            module: mm(label.moduleWidth),
            quiet: mm(label.quietZone),
            width: mm(output.sheet.labelWidth),
          })}
        </li>
      )}
      <li>{t('ui.explainCheck')}</li>
      <li>{t('ui.explainTitle')}</li>
      {output.sources.map(({ name, checkedOn }) => (
        <li key={name}>{t('ui.source', { source: name, checked: format.date(checkedOn) })}</li>
      ))}
    </ul>
  );
}
