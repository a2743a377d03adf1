import { useToolWords } from '@seller-toolbox/tool-kit';
import { FormulaSteps, PublishedSources } from '@seller-toolbox/tool-kit/explanation';
import type { FbaOutput } from '../engine/fba-calculator.schema.ts';
import type zh from '../locales/zh.json';

const SHARES = new Set(['share']);

/** The steps of the calculation and the source of each figure of the card. */
export function FeeExplanation({ output: { steps, sources } }: { output: FbaOutput }) {
  const { t } = useToolWords<typeof zh>();
  return (
    <>
      <FormulaSteps
        steps={steps}
        shares={SHARES}
        digits={3}
        textOf={(code, numbers) => t(`ui.step-${code}`, numbers)}
      />
      <PublishedSources
        sources={sources}
        nameOf={(part) => t(`ui.part-${part}`)}
        dated={(words) => t('ui.sourceDated', { ...words })}
        undated={(words) => t('ui.sourceUndated', { ...words })}
      />
    </>
  );
}
