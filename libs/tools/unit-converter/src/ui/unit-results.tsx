import type { EngineOutput } from '@seller-toolbox/tool-contract';
import { FindingList, useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/i18n/react';
import { DataTable } from '@seller-toolbox/ui';
import type { engine } from '../engine/unit-converter.engine.ts';
import type zh from '../locales/zh.json';
import { useUnitName } from './unit-name.ts';
import styles from './unit-results.module.css';

/** The exact value, what is odd about it, and the same value in every unit of the category. */
export function UnitResults({ output }: { output: EngineOutput<typeof engine> }) {
  const { t, textOf } = useToolWords<typeof zh>();
  const format = useFormat();
  const unitName = useUnitName();
  return (
    <>
      {output.exact !== null && output.exact !== output.result && (
        <p className={styles.exact}>
          {t('ui.exact')} {format.significant(output.exact, 15)}
        </p>
      )}
      <FindingList findings={output.findings} textOf={textOf} />
      <DataTable
        caption={t('ui.table')}
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
