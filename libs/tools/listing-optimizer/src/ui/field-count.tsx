import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import type { FieldCounter } from '../engine/listing-optimizer.schema.ts';
import type zh from '../locales/zh.json';
import styles from './field-count.module.css';

/** Character counter of a field, with a note if there are too few or too many. */
export function FieldCount({ counter }: { counter: FieldCounter }) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { length, max, state } = counter;
  const figures = t('ui.counter', { length: format.number(length), max: format.number(max) });
  const isNoted = state === 'short' || state === 'near' || state === 'over';
  return (
    <span className={styles.count} data-state={state}>
      {isNoted ? [figures, t(`ui.state-${state}`)].join(' · ') : figures}
    </span>
  );
}
