import type { Finding } from '@seller-toolbox/tool-contract';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';

/** Days of the same winter as the others of their sentence: without the year. */
const CLOSURE: ReadonlySet<string> = new Set(['start', 'end']);

/** The sentence of a finding with days, units and dates formatted in the page's language. */
export function useFindingText(): (finding: Finding) => string {
  const { textOf } = useToolWords();
  const format = useFormat();
  return (finding) => {
    const written = Object.entries(finding.params ?? {}).map(
      ([name, value]) =>
        [
          name,
          typeof value === 'number'
            ? format.number(value, { digits: 1 })
            : CLOSURE.has(name)
              ? format.dayOfYear(String(value), 'short')
              : format.date(String(value)),
        ] as const,
    );
    return textOf(finding, Object.fromEntries(written));
  };
}
