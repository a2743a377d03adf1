import type { Finding } from '@seller-toolbox/tool-contract';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/i18n/react';
import type zh from '../locales/zh.json';

/** The sentence of a finding, its numbers as the language writes them. */
export function useFindingText(): (finding: Finding) => string {
  const { textOf } = useToolWords<typeof zh>();
  const format = useFormat();
  return (finding) => {
    const numbers = Object.entries(finding.params ?? {}).flatMap(([name, value]) =>
      typeof value === 'number' ? [[name, format.number(value)] as const] : [],
    );
    return textOf(finding, Object.fromEntries(numbers));
  };
}
