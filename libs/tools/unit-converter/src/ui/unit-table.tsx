import type { EngineOutput } from '@seller-toolbox/tool-contract';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/i18n/react';
import { DataTable } from '@seller-toolbox/ui';
import type { engine } from '../engine/unit-converter.engine.ts';
import type zh from '../locales/zh.json';

/** The reference table: the same value in every unit of the category. */
export function UnitTable({ output }: { output: EngineOutput<typeof engine> }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  return (
    <DataTable
      caption={t('ui.table')}
      captionLook="shown"
      headerLook="hidden"
      columns={[
        { key: 'unit', header: t('ui.unit'), kind: 'heading', cell: ({ symbol }) => symbol },
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
  );
}
