import { useFormat } from '@seller-toolbox/words/react';
import type { Finding } from '@seller-toolbox/tool-contract';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { useAmount } from './use-amount.ts';

const PERCENTS: ReadonlySet<string> = new Set(['rate', 'share', 'target', 'acos', 'margin', 'max']);

/** Texts of findings with localized numbers: shares as percent, amounts with their currency. */
export function useFindingText(currency: string): (finding: Finding) => string {
  const { textOf } = useToolWords();
  const format = useFormat();
  const amount = useAmount(currency);
  return (finding) => {
    const formatted = Object.entries(finding.params ?? {}).map(([name, value]) => {
      if (typeof value !== 'number') return [name, String(value)] as const;
      if (PERCENTS.has(name)) return [name, format.percent(value / 100)] as const;
      return [
        name,
        name === 'perClick' || name === 'goal' ? amount.money(value) : format.number(value),
      ] as const;
    });
    return textOf(finding, Object.fromEntries(formatted));
  };
}
