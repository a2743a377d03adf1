import { classNames } from '@seller-toolbox/ui';
import { useFormat, useWords } from '@seller-toolbox/words/react';
import { marginBand } from '../../engine/margin-band.ts';
import type { ProfitOutput } from '../../engine/profit-output.schema.ts';
import { MARGIN_TONES } from '../margin-tones.ts';
import { COMPARISON_WORDS, type ComparisonWords } from './comparison-words.ts';
import styles from './comparison.module.css';

const CELL = { width: 58, height: 32 };
const HEAD = { width: 84, height: 46 };

/** The margin for changes of price (columns) and cost of goods (rows), each cell in the color of its band. */
export function SensitivityPicture({
  sensitivity,
}: {
  sensitivity: NonNullable<ProfitOutput['sensitivity']>;
}) {
  const t = useWords<ComparisonWords>(COMPARISON_WORDS);
  const format = useFormat();
  const { changes, margins } = sensitivity;
  const change = (percent: number) => `${percent > 0 ? '+' : ''}${format.percent(percent / 100)}`;
  const margin = (value: number | null) =>
    value === null ? '–' : format.percent(Number((value / 100).toFixed(3)));
  const width = HEAD.width + changes.length * CELL.width;
  const height = HEAD.height + changes.length * CELL.height;
  return (
    <section>
      <h3>{t('comparison.sensitivity')}</h3>
      <svg
        className={styles.picture}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={t('comparison.sensitivity')}
      >
        <text x={HEAD.width + (width - HEAD.width) / 2} y={14} textAnchor="middle">
          {t('comparison.priceAxis')}
        </text>
        <text x={0} y={HEAD.height - 10}>
          {t('comparison.costAxis')}
        </text>
        {changes.map((percent, column) => (
          <text
            key={percent}
            x={HEAD.width + (column + 0.5) * CELL.width}
            y={HEAD.height - 10}
            textAnchor="middle"
          >
            {change(percent)}
          </text>
        ))}
        {margins.map((row, index) => {
          const cost = changes[index] ?? 0;
          const y = HEAD.height + index * CELL.height;
          return (
            <g key={cost}>
              <text x={HEAD.width - 8} y={y + 21} textAnchor="end">
                {change(cost)}
              </text>
              {row.map((value, column) => {
                const price = changes[column] ?? 0;
                const tone = value === null ? undefined : styles[MARGIN_TONES[marginBand(value)]];
                return (
                  <g key={price} className={classNames(tone, price === 0 && cost === 0 && styles.current)}>
                    <rect
                      x={HEAD.width + column * CELL.width + 1}
                      y={y + 1}
                      width={CELL.width - 2}
                      height={CELL.height - 2}
                      rx={4}
                    />
                    <text x={HEAD.width + (column + 0.5) * CELL.width} y={y + 21} textAnchor="middle">
                      {margin(value)}
                    </text>
                  </g>
                );
              })}
            </g>
          );
        })}
      </svg>
    </section>
  );
}
