import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import type { CSSProperties } from 'react';
import type { FbaOutput } from '../engine/fba-output.schema.ts';
import type zh from '../locales/zh.json';
import type { Cheaper } from './cheaper-hints.tsx';
import styles from './fee-scale.module.css';

/** The shipping weight on a scale of the fee steps around it, and which step the first tip reaches. */
export function FeeScale({ output, cheaper }: { output: FbaOutput; cheaper: Cheaper }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { feeScale, units, currency, billableWeight } = output;
  if (!feeScale) return null;
  const weight = (value: number) => format.number(value, { digits: 3 });
  const { steps, charged, share, saves } = feeScale;
  const [first] = steps;
  const reach = cheaper.hints[0]?.reach;
  const title = t('ui.scale', { unit: units.weight });
  return (
    <figure className={styles.scale} aria-label={title}>
      <figcaption>{title}</figcaption>
      {/* No list elements, which are expected to contain their texts: the labels of a ruler are above and below its steps. */}
      <div role="list">
        {steps.map(({ above, upTo, fee }, index) => (
          <div
            key={above}
            role="listitem"
            aria-current={index === charged || undefined}
            style={{ '--share': share } as CSSProperties}
            data-lower={(saves !== null && index === charged - 1) || undefined}
          >
            <b>{format.amount(fee, currency)}</b>
            {upTo !== null && <span className={styles.bound}>{weight(upTo)}</span>}
            {reach && reach.upTo === upTo && <span className={styles.reached}>{reach.side}</span>}
            {index === charged && (
              <span className={styles.marker}>
                {weight(billableWeight)} {units.weight}
              </span>
            )}
          </div>
        ))}
      </div>
      {first && (
        <span className={styles.start} aria-hidden="true">
          {weight(first.above)}
        </span>
      )}
    </figure>
  );
}
