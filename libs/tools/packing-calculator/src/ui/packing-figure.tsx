import { useToolWords } from '@seller-toolbox/tool-kit';
import { usePlatformWords } from '@seller-toolbox/i18n/react';
import { CopyButton, KeyFigure } from '@seller-toolbox/ui';
import type { PackingOutput } from '../engine/packing-calculator.schema.ts';
import type zh from '../locales/zh.json';
import { usePackingRows } from './packing-rows.ts';
import { usePackingVerdict } from './packing-verdict.ts';

/** Longer figures, such as sides in inches, would not stand in one line. */
const LONGEST_LARGE = 16;

/** The carton; the button copies all figures of all cartons as a table. */
export function PackingFigure({ output }: { output: PackingOutput }) {
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const rowsOf = usePackingRows();
  const { label, value, unit, note } = usePackingVerdict()(output);
  const { cartonsNeeded } = output;
  const text = () =>
    (cartonsNeeded.length > 0 ? cartonsNeeded : [output])
      .map((result, index) =>
        [
          ...(cartonsNeeded.length > 0 ? [t('ui.cartonNumber', { number: index + 1 })] : []),
          ...rowsOf(result).map(({ name, value: figure }) => `${name}\t${figure}`),
        ].join('\n'),
      )
      .join('\n\n');
  return (
    <KeyFigure
      label={label}
      value={value}
      unit={unit}
      size={value.length > LONGEST_LARGE ? 'm' : 'l'}
      note={note}
      aside={
        <CopyButton
          look="icon"
          text={text}
          label={platform('frame.copy')}
          copiedLabel={platform('frame.copied')}
          failedLabel={platform('frame.copyFailed')}
        />
      }
    />
  );
}
