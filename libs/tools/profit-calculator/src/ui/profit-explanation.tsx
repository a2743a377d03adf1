import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/i18n/react';
import type { ProfitOutput } from '../engine/profit-calculator.schema.ts';
import type zh from '../locales/zh.json';
import styles from './profit-explanation.module.css';

/** Shares of one, shown as percent; every other number of a step is an amount or already percent. */
const SHARES = new Set(['feeRate']);

/** The way from the visitor's numbers to each figure, and where each rate was published. */
export function ProfitExplanation({ output }: { output: ProfitOutput }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const shown = ([name, value]: readonly [string, number]) => [
    name,
    SHARES.has(name) ? format.percent(value) : format.number(value, { digits: 4 }),
  ];
  return (
    <>
      <p className={styles.currency}>{t('ui.stepsIn', { currency: output.marketplaceCurrency })}</p>
      <ol className={styles.steps}>
        {output.steps.map(({ code, params }, index) => (
          <li key={`${code}-${index}`}>
            <code>{t(`ui.step-${code}`, Object.fromEntries(Object.entries(params).map(shown)))}</code>
          </li>
        ))}
      </ol>
      <ul className={styles.sources}>
        {output.sources.map(({ parts, effectiveFrom, source, checkedOn }) => {
          const words = {
            parts: format.list(parts.map((part) => t(`ui.source-${part}`))),
            source: source.name,
            checked: format.date(checkedOn),
          };
          return (
            <li key={words.parts}>
              {effectiveFrom === null
                ? t('ui.sourceUndated', words)
                : t('ui.sourceDated', { ...words, date: format.date(effectiveFrom) })}
            </li>
          );
        })}
      </ul>
    </>
  );
}
