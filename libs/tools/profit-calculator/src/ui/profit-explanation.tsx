import { FormulaSteps, PublishedSources } from '@seller-toolbox/tool-kit/explanation';
import { LazyWords } from '@seller-toolbox/words/lazy-words';
import { useWords } from '@seller-toolbox/words/react';
import type { ProfitOutput } from '../engine/profit-output.schema.ts';
import { EXPLANATION_WORDS, loadExplanationWords, type ExplanationWords } from './explanation-words.ts';
import styles from './profit-explanation.module.css';

/** Parameters that are shares of 1; all others are percent already. */
const SHARES = new Set(['feeRate', 'fbaFeeRate', 'taxFeeRate']);

/** The steps of the calculation. */
export function ProfitExplanation(props: { output: ProfitOutput }) {
  return (
    <LazyWords namespace={EXPLANATION_WORDS} load={loadExplanationWords}>
      <Steps {...props} />
    </LazyWords>
  );
}

/** Where each rate was published. */
export function ProfitSources(props: { output: ProfitOutput }) {
  return (
    <LazyWords namespace={EXPLANATION_WORDS} load={loadExplanationWords}>
      <Sources {...props} />
    </LazyWords>
  );
}

function Steps({ output: { steps, marketplaceCurrency } }: { output: ProfitOutput }) {
  const t = useWords<ExplanationWords>(EXPLANATION_WORDS);
  return (
    <>
      <p className={styles.currency}>{t('explanation.stepsIn', { currency: marketplaceCurrency })}</p>
      <FormulaSteps
        steps={steps}
        shares={SHARES}
        digits={4}
        textOf={(code, numbers) => t(`explanation.step-${code}`, numbers)}
      />
    </>
  );
}

function Sources({ output: { sources } }: { output: ProfitOutput }) {
  const t = useWords<ExplanationWords>(EXPLANATION_WORDS);
  return (
    <PublishedSources
      sources={sources}
      nameOf={(part) => t(`explanation.source-${part}`)}
      dated={(words) => t('explanation.sourceDated', { ...words })}
      undated={(words) => t('explanation.sourceUndated', { ...words })}
    />
  );
}
