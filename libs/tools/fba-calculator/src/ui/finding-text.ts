import type { Finding } from '@seller-toolbox/tool-contract';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';

const PRICES = new Set(['fromPrice', 'toPrice']);

/** The sentence of a finding, with day, prices and numbers formatted in the page's language. */
export function useFindingText(currency: string): (finding: Finding) => string {
  const { textOf } = useToolWords();
  const format = useFormat();
  const written = (name: string, value: string | number | readonly string[]) => {
    if (typeof value === 'number') {
      return PRICES.has(name) ? format.money(value, currency) : format.number(value);
    }
    return typeof value === 'string' && name === 'date' ? format.date(value) : undefined;
  };
  return (finding) => {
    const params = Object.entries(finding.params ?? {}).flatMap(([name, value]) => {
      const text = written(name, value);
      return text === undefined ? [] : [[name, text] as const];
    });
    return textOf(finding, Object.fromEntries(params));
  };
}
