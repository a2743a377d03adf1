import type { EngineOutput } from '@seller-toolbox/tool-contract';
import { FindingList, useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { DataTable } from '@seller-toolbox/ui';
import type { engine } from '../engine/unit-converter.engine.ts';
import type zh from '../locales/zh.json';
import { SizeResults } from './size-results.tsx';
import { useConversionText } from './conversion-text.ts';
import { useUnitName } from './unit-name.ts';
import styles from './unit-results.module.css';

/** The exact value, findings, and the value in every unit of the category. */
export function UnitResults({ output }: { output: EngineOutput<typeof engine> }) {
  const { t, textOf } = useToolWords<typeof zh>();
  const format = useFormat();
  const unitName = useUnitName();
  const conversionText = useConversionText();
  const { category, value, from } = output;
  return (
    <>
      <SizeResults output={output} />
      {output.values.length === 0 && output.exact !== null && output.exact !== output.result && (
        <p className={styles.exact}>
          {t('ui.exact')} {format.significant(output.exact, 15)}
        </p>
      )}
      <FindingList findings={output.findings} textOf={textOf} />
      <DataTable
        caption={
          output.values.length === 0
            ? t('ui.table')
            : t('ui.tableOf', { value: conversionText({ category, value, from }) })
        }
        captionLook="shown"
        headerLook="hidden"
        columns={[
          {
            key: 'unit',
            header: t('ui.unit'),
            kind: 'heading',
            cell: ({ unit, symbol }) => `${unitName(unit)} (${symbol})`,
          },
          {
            key: 'result',
            header: t('ui.value'),
            kind: 'number',
            cell: ({ result }) => (result === null ? '–' : format.significant(result, 6)),
          },
        ]}
        rows={output.table}
        rowKey={({ unit }) => unit}
        rowLook={({ unit }) => (unit === output.to ? 'marked' : 'plain')}
      />
    </>
  );
}
