import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { Notice } from '@seller-toolbox/ui';
import { bestResult } from '../engine/best-result.ts';
import type { BoxInput } from '../engine/packing-calculator.schema.ts';
import type { CartonResult, PackingOutput } from '../engine/packing-output.schema.ts';
import type zh from '../locales/zh.json';
import { useContentText } from './content-text.ts';
import { useMeasures } from './measures.tsx';
import styles from './packed-carton.module.css';

export interface FreightAdviceProps {
  output: PackingOutput;
  shown: CartonResult;
  boxes: readonly BoxInput[];
}

/** What a seller may do about the freight: fill the carton up; and what a lighter cushion would save. */
export function FreightAdvice({ output, shown, boxes }: FreightAdviceProps) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { length } = useMeasures();
  const contentText = useContentText(boxes);
  const { emptySlots, slotsAtSameFreight, placements } = shown;
  const lighter = shown === bestResult(output) && output.lighterCushion;
  const line = (what: string, freight: string) => (
    <p className={styles.advice}>
      {what} <b>{freight}</b>
    </p>
  );
  return (
    <>
      {slotsAtSameFreight > 0 && (
        <Notice tone="ok">
          {line(
            t('ui.sameFreight', {
              content: contentText(emptySlots.slice(0, slotsAtSameFreight)),
              units: format.number(placements.length + slotsAtSameFreight),
            }),
            `+${format.money(0, 'USD')}`,
          )}
        </Notice>
      )}
      {/* Cheaper, but no advice where it is thinner than the guideline. */}
      {lighter &&
        line(
          `${t('ui.lighterCushion', { buffer: length(lighter.buffer) })} · ${t('ui.cushionHint')}`,
          `−${format.money(lighter.saving, 'USD')}`,
        )}
    </>
  );
}
