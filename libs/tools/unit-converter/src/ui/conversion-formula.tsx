import type { EngineOutput } from '@seller-toolbox/tool-contract';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { symbolOf } from '../engine/unit-categories.ts';
import type { engine } from '../engine/unit-converter.engine.ts';
import type zh from '../locales/zh.json';

/** The formula with the visitor's own numbers, and the sources of the factors. */
export function ConversionFormula({ output }: { output: EngineOutput<typeof engine> }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { category, value, from, to, exact, factor, formula } = output;
  if (value === null || exact === null) return <p>{t('ui.sources')}</p>;

  const number = (figure: number) => format.significant(figure, 15);
  const signed = (figure: number) =>
    figure === 0 ? '' : figure < 0 ? ` − ${number(-figure)}` : ` + ${number(figure)}`;
  const shifted = formula.before === 0 ? number(value) : `(${number(value)}${signed(formula.before)})`;
  const scaled =
    factor === null
      ? `${shifted} × ${number(formula.multiply)} ÷ ${number(formula.divide)}`
      : `${shifted} × ${number(factor)}`;
  return (
    <>
      <p>
        <code>
          {scaled}
          {signed(formula.after)} = {number(exact)} {symbolOf(category, to)}
        </code>
      </p>
      {factor !== null && (
        <p>
          <code>
            1 {symbolOf(category, from)} = {number(factor)} {symbolOf(category, to)}
          </code>
        </p>
      )}
      <p>{t('ui.sources')}</p>
    </>
  );
}
