import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { DataTable } from '@seller-toolbox/ui';
import type { FbaOutput } from '../engine/fba-output.schema.ts';
import type zh from '../locales/zh.json';
import { bandWord, usePriceBounds } from './price-bounds.ts';
import styles from './fee-details.module.css';
import { LeftOverNote } from './left-over-note.tsx';
import { useSeasonDays } from './season-days.ts';
import { VOLUME_SYMBOLS, volumeDigits } from './volume-unit.ts';

/** What the fees depend on: weights, volume, day, season, price band and table, and the limits of the tier. */
export function FeeDetails({ output, isPriceGiven }: { output: FbaOutput; isPriceGiven: boolean }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { units, season, seasonDays, storageSeasonDays, priceBand, volumetricWeight } = output;
  const priceBounds = usePriceBounds()(output);
  const daysOf = useSeasonDays();
  const figure = (value: number, unit: string, digits = 3) => `${format.number(value, { digits })} ${unit}`;
  const { dimensionalWeight, dimensionalDivisor, tax } = output;
  const rows = [
    dimensionalWeight !== null &&
      dimensionalDivisor !== null && {
        name: t('ui.dimensionalWeight', { divisor: format.number(dimensionalDivisor) }),
        value: figure(dimensionalWeight, units.weight),
      },
    volumetricWeight !== null && {
      name: t('ui.volumetricWeight'),
      value: figure(volumetricWeight, units.weight),
    },
    {
      name: t('ui.volume'),
      value: figure(output.volume, VOLUME_SYMBOLS[units.volume], volumeDigits(units.volume)),
    },
    (season ?? storageSeasonDays) && { name: t('ui.chargeDay'), value: format.date(output.date) },
    season &&
      seasonDays && {
        name: t('ui.season'),
        value: t(`ui.season-${season}`, daysOf(seasonDays, output.date)),
      },
    storageSeasonDays && {
      name: t('ui.storageSeason'),
      value: t('ui.seasonDays', daysOf(storageSeasonDays, output.date)),
    },
    priceBand &&
      priceBounds && {
        name: t('ui.priceBand'),
        value: t(`ui.${bandWord(priceBand, priceBounds)}`, { ...priceBounds }),
      },
    (season ?? storageSeasonDays) && {
      name: t('ui.feeTable'),
      value: output.isLowPrice ? t('ui.lowPrice') : t(`ui.table-${output.feeTable}`),
    },
    tax && { name: t('ui.tax'), value: t(`ui.tax-${tax}`) },
    isPriceGiven && {
      name: t('ui.fee-referral'),
      value: t(output.leftOver.category === 'clothing' ? 'ui.table-apparel' : 'ui.table-general'),
    },
    ...output.tierLimits.map(({ measure, value, limit }) => {
      const unit = measure.endsWith('weight') ? units.weight : units.length;
      return {
        name: t(`ui.limit-${measure}`),
        value: t('ui.ofLimit', { value: figure(value, unit), limit: figure(limit, unit) }),
      };
    }),
  ].filter((row) => row !== null && row !== false);
  return (
    <>
      <DataTable
        caption={t('ui.details')}
        headerLook="hidden"
        columns={[
          { key: 'name', header: t('ui.detailName'), kind: 'heading', cell: ({ name }) => name },
          {
            key: 'value',
            header: t('ui.detailValue'),
            kind: 'number',
            cell: ({ value }) => <span className={styles.value}>{value}</span>,
          },
        ]}
        rows={rows}
        rowKey={({ name }) => name}
      />
      {isPriceGiven && <LeftOverNote output={output} />}
    </>
  );
}
