import { useToolWords } from '@seller-toolbox/tool-kit';
import { FormulaSteps, PublishedSources } from '@seller-toolbox/tool-kit/explanation';
import type { ProfitOutput } from '../engine/profit-output.schema.ts';
import type zh from '../locales/zh.json';
import styles from './profit-explanation.module.css';

/** Parameters that are shares of 1; all others are percent already. */
const SHARES = new Set(['feeRate', 'fbaFeeRate', 'taxFeeRate']);

/** The steps of the calculation and the source of each rate. */
export function ProfitExplanation({ output }: { output: ProfitOutput }) {
  const { t } = useToolWords<typeof zh>();
  const { steps, sources, marketplaceCurrency } = output;
  return (
    <>
      <p className={styles.currency}>{t('ui.stepsIn', { currency: marketplaceCurrency })}</p>
      <FormulaSteps
        steps={steps}
        shares={SHARES}
        digits={4}
        textOf={(code, numbers) => t(`ui.step-${code}`, numbers)}
      />
      <PublishedSources
        sources={sources}
        nameOf={(part) => t(`ui.source-${part}`)}
        dated={(words) => t('ui.sourceDated', { ...words })}
        undated={(words) => t('ui.sourceUndated', { ...words })}
      />
    </>
  );
}
