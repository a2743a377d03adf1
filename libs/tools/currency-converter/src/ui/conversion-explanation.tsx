import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import type { CurrencyOutput } from '../engine/currency-converter.schema.ts';
import type zh from '../locales/zh.json';
import styles from './conversion-explanation.module.css';

/** The formula with the visitor's own numbers, over the base currency of the rates. */
export function ConversionExplanation({ output }: { output: CurrencyOutput }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { amount, from, to, result, basis } = output;
  const number = (figure: number) => format.significant(figure, 15);
  const { baseCurrency, fromPerBase, toPerBase } = basis;
  return (
    <>
      <p>
        <code className={styles.formula}>
          1 {baseCurrency} = {number(fromPerBase)} {from} = {number(toPerBase)} {to}
        </code>
      </p>
      {amount !== null && result !== null && (
        <p>
          <code className={styles.formula}>
            {number(amount)} × {number(toPerBase)} ÷ {number(fromPerBase)} = {number(result)} {to}
          </code>
        </p>
      )}
      <p>{t('ui.howRounded')}</p>
    </>
  );
}
