import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { KeyFigure } from '@seller-toolbox/ui';
import type { KeywordDensityOutput } from '../engine/keyword-density.schema.ts';
import type zh from '../locales/zh.json';

/** How many of the keywords are in the optimal range. */
export function DensityFigure({ output }: { output: KeywordDensityOutput }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { rows, verdicts } = output;
  return (
    <KeyFigure
      label={t('ui.inRange')}
      value={format.number(verdicts.optimal)}
      unit={`/ ${format.number(rows.length)}`}
      note={t('ui.outOfRange', { low: format.number(verdicts.low), high: format.number(verdicts.high) })}
    />
  );
}
