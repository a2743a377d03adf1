import type { Finding } from '@seller-toolbox/tool-contract';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { useDistinctPercent } from './distinct-percent.ts';

/** Parameters that are money in the currency of the same parameters; all other numbers are percent. */
const MONEY = new Set(['price', 'gain', 'fee']);

/** The sentence of a finding, with amounts and shares formatted in the page's language. */
export function useFindingText(): (finding: Finding) => string {
  const { textOf } = useToolWords();
  const format = useFormat();
  const apart = useDistinctPercent();
  return (finding) => {
    const { currency, ...params } = finding.params ?? {};
    const written = Object.entries(params).flatMap(([name, value]) => {
      if (typeof value !== 'number') return [];
      const isMoney = MONEY.has(name) && typeof currency === 'string';
      return [[name, isMoney ? format.money(value, currency) : apart(value, 1)] as const];
    });
    return textOf(finding, Object.fromEntries(written));
  };
}
