import type { Finding } from '@seller-toolbox/tool-contract';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import type { BarcodeOutput } from '../engine/barcode-labels.schema.ts';
import type zh from '../locales/zh.json';

/** So many are told; a long list repeats itself. */
const TOLD = 30;

/** What is to be said of the labels, each sentence with the code that it is about. */
export function useLabelFindings(output: BarcodeOutput | undefined): {
  readonly findings: readonly Finding[];
  readonly textOf: (finding: Finding) => string;
} {
  const { t, textOf } = useToolWords<typeof zh>();
  const format = useFormat();
  const told = (output?.labels ?? [])
    .flatMap(({ value, findings }) => findings.map((found) => ({ found, value })))
    .slice(0, TOLD);
  const codes = new Map(told.map(({ found, value }) => [found, value]));
  return {
    findings: told.map(({ found }) => found),
    textOf: (found) => {
      const numbers = Object.entries(found.params ?? {}).flatMap(([name, value]) =>
        typeof value === 'number' ? [[name, format.number(value, { digits: 1 })] as const] : [],
      );
      const text = textOf(found, Object.fromEntries(numbers));
      const code = codes.get(found);
      return code ? t('ui.about', { code, text }) : text;
    },
  };
}
