import { useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { Icon } from '@seller-toolbox/ui';
import { bestResult } from '../engine/best-result.ts';
import type { PackingEngine } from '../engine/packing-calculator.engine.ts';
import type { CartonResult, PackingOutput } from '../engine/packing-output.schema.ts';
import type zh from '../locales/zh.json';
import { FillUp } from './fill-up.tsx';
import { useMeasures } from './measures.tsx';
import styles from './packed-carton.module.css';

export interface FreightAdviceProps {
  tool: Tool<PackingEngine>;
  output: PackingOutput;
  shown: CartonResult;
}

/** What a seller may do about the freight: fill the carton up; and what a lighter cushion would save. */
export function FreightAdvice({ tool, output, shown }: FreightAdviceProps) {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { length, measures } = useMeasures();
  const lighter = shown === bestResult(output) && output.lighterCushion;
  const guideline = `${format.number(measures.cushionGuideline)} ${measures.length}`;
  return (
    <>
      <FillUp tool={tool} shown={shown} />
      {/* Cheaper, but no advice where it is thinner than the guideline. */}
      {lighter && (
        <p className={styles.advice}>
          <span>
            {lighter.isBelowGuideline && <Icon name="triangle-alert" size={16} className={styles.warning} />}
            {t(lighter.isBelowGuideline ? 'ui.belowGuideline' : 'ui.lighterCushion', {
              buffer: length(lighter.buffer),
              guideline,
            })}
          </span>
          <b>−{format.money(lighter.saving, 'USD')}</b>
        </p>
      )}
    </>
  );
}
