import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/i18n/react';
import type { FbaOutput } from '../engine/fba-calculator.schema.ts';
import type zh from '../locales/zh.json';
import styles from './fee-explanation.module.css';

/** Shares of one, shown as percent; every other number of a step is a size, a weight or an amount. */
const SHARES = new Set(['share']);

/** The way from the visitor's numbers to each fee, and where each figure of the card was published. */
export function FeeExplanation({ output }: { output: FbaOutput }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const shown = ([name, value]: readonly [string, number]) => [
    name,
    SHARES.has(name) ? format.percent(value) : format.number(value, { digits: 3 }),
  ];
  return (
    <>
      <ol className={styles.steps}>
        {output.steps.map(({ code, params }) => (
          <li key={code}>
            <code>{t(`ui.step-${code}`, Object.fromEntries(Object.entries(params).map(shown)))}</code>
          </li>
        ))}
      </ol>
      <ul className={styles.sources}>
        {output.sources.map(({ parts, effectiveFrom, source, checkedOn }) => {
          const words = {
            parts: format.list(parts.map((part) => t(`ui.part-${part}`))),
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
