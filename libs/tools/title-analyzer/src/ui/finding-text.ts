import type { Finding } from '@seller-toolbox/tool-contract';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/i18n/react';
import type zh from '../locales/zh.json';

/** The sentence of a finding; its figures with one decimal, because densities have many. */
export function useFindingText(): (finding: Finding) => string {
  const { textOf } = useToolWords<typeof zh>();
  const format = useFormat();
  return (finding) =>
    textOf(
      finding,
      Object.fromEntries(
        Object.entries(finding.params ?? {}).flatMap(([name, value]) =>
          typeof value === 'number' ? [[name, format.number(value, { digits: 1 })]] : [],
        ),
      ),
    );
}
