import type { Finding } from '@seller-toolbox/tool-contract';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';

/** The sentence of a finding with days and units formatted in the page's language. */
export function useFindingText(): (finding: Finding) => string {
  const { textOf } = useToolWords();
  const format = useFormat();
  return (finding) => {
    const numbers = Object.entries(finding.params ?? {}).flatMap(([name, value]) =>
      typeof value === 'number' ? [[name, format.number(value, { digits: 1 })] as const] : [],
    );
    return textOf(finding, Object.fromEntries(numbers));
  };
}
