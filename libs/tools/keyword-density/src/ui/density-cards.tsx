import { CopyTable, useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { Badge } from '@seller-toolbox/ui';
import type { DensityRow, KeywordDensityOutput } from '../engine/keyword-density.schema.ts';
import type zh from '../locales/zh.json';
import { DensityBar } from './density-bar.tsx';
import { STATUS_LOOK } from './density-status-look.ts';
import styles from './density-cards.module.css';

/** One card for each keyword, and all of them as a table to copy. */
export function DensityCards({ output }: { output: KeywordDensityOutput }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { rows, band } = output;
  return (
    <>
      <div className={styles.head}>
        <p className={styles.legend}>
          <span className={styles.swatch} aria-hidden="true" />
          {t('ui.legend', { low: format.number(band.low), high: format.number(band.high) })}
        </p>
        <CopyTable
          size="s"
          rows={() => [
            [t('ui.keyword'), t('ui.count'), t('ui.density'), t('ui.status')],
            ...rows.map((row) => [
              row.keyword,
              format.number(row.count),
              isCounted(row) ? `${format.number(row.density)}%` : '–',
              t(`ui.status-${row.verdict}`),
            ]),
          ]}
        />
      </div>
      <ul className={styles.cards}>
        {rows.map((row) => (
          <li key={row.keyword}>
            <DensityCard row={row} band={band} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Not where loose matching leaves out the words of a keyword that is in the text: a sentence says that. */
function isCounted({ count, recommendation: { code } }: DensityRow): boolean {
  return count > 0 || (code !== 'only-as-phrase' && code !== 'words-apart');
}

function DensityCard({ row, band }: { row: DensityRow; band: KeywordDensityOutput['band'] }) {
  const { t, textOf } = useToolWords<typeof zh>();
  const format = useFormat();
  const { keyword, count, density, verdict, recommendation } = row;
  const { tone, icon } = STATUS_LOOK[verdict];
  return (
    <article className={styles.card}>
      <div className={styles.title}>
        <h2 dir="auto">{keyword}</h2>
        <Badge tone={tone} icon={icon}>
          {t(`ui.status-${verdict}`)}
        </Badge>
      </div>
      {isCounted(row) && (
        <>
          <p className={styles.figures}>
            <strong>{format.number(density)}%</strong> {t('ui.times', { times: format.number(count) })}
          </p>
          <DensityBar row={row} band={band} />
        </>
      )}
      <p className={styles.advice}>{textOf(recommendation, { density: format.number(density) })}</p>
    </article>
  );
}
