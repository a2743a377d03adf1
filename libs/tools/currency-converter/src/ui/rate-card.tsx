import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { CopyButton, DataTable } from '@seller-toolbox/ui';
import type { CurrencyOutput } from '../engine/currency-converter.schema.ts';
import type zh from '../locales/zh.json';
import styles from './rate-card.module.css';

/** The rate in both directions. */
export function RateCard({ output: { from, to, rate, inverseRate } }: { output: CurrencyOutput }) {
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const format = useFormat();
  const rows = [
    { id: 'rate', name: t('ui.rate'), one: from, other: to, value: rate },
    { id: 'inverse', name: t('ui.inverseRate'), one: to, other: from, value: inverseRate },
  ];
  return (
    <DataTable
      caption={t('ui.rateCard')}
      captionLook="shown"
      headerLook="hidden"
      columns={[
        { key: 'name', header: t('ui.rate'), kind: 'heading', cell: ({ name }) => name },
        {
          key: 'value',
          header: t('ui.value'),
          kind: 'number',
          cell: ({ one, other, value }) => (
            <span className={styles.rate}>{`1 ${one} = ${format.significant(value, 8)} ${other}`}</span>
          ),
        },
        {
          key: 'copy',
          header: platform('frame.copy'),
          kind: 'number',
          cell: ({ name, value }) => (
            <CopyButton
              look="icon"
              size="s"
              variant="quiet"
              text={() => format.input(value)}
              label={t('ui.copyOf', { name })}
              copiedLabel={platform('frame.copied')}
              failedLabel={platform('frame.copyFailed')}
            />
          ),
        },
      ]}
      rows={rows}
      rowKey={({ id }) => id}
    />
  );
}
