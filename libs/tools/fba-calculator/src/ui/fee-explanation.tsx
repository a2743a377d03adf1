import { useToolWords } from '@seller-toolbox/tool-kit';
import { FormulaSteps, PublishedSources } from '@seller-toolbox/tool-kit/explanation';
import type { FbaOutput } from '../engine/fba-output.schema.ts';
import type zh from '../locales/zh.json';
import { VOLUME_SYMBOLS, volumeDigits } from './volume-unit.ts';

const SHARES = new Set(['share']);

/** The steps of the calculation. */
export function FeeExplanation({ output }: { output: FbaOutput }) {
  const { steps, units, cardUnits } = output;
  const { t } = useToolWords<typeof zh>();
  const symbols = {
    givenLengthUnit: units.length,
    givenWeightUnit: units.weight,
    lengthUnit: cardUnits.length,
    weightUnit: cardUnits.weight,
    volumeUnit: VOLUME_SYMBOLS[units.volume],
  };
  return (
    <FormulaSteps
      steps={steps}
      shares={SHARES}
      digits={volumeDigits(units.volume)}
      textOf={(code, numbers) => t(`ui.step-${code}`, { ...numbers, ...symbols })}
    />
  );
}

/** Where each figure of the card was published. */
export function FeeSources({ output: { sources } }: { output: FbaOutput }) {
  const { t } = useToolWords<typeof zh>();
  return (
    <PublishedSources
      sources={sources}
      nameOf={(part) => t(`ui.part-${part}`)}
      dated={(words) => t('ui.sourceDated', { ...words })}
      undated={(words) => t('ui.sourceUndated', { ...words })}
    />
  );
}
