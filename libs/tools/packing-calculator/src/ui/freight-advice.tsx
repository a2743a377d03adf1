import { useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { Button, Icon, Notice } from '@seller-toolbox/ui';
import { useState } from 'react';
import { bestResult } from '../engine/best-result.ts';
import type { PackingEngine } from '../engine/packing-calculator.engine.ts';
import type { BoxInput } from '../engine/packing-calculator.schema.ts';
import type { CartonResult, PackingOutput } from '../engine/packing-output.schema.ts';
import type zh from '../locales/zh.json';
import { withMore } from './boxes/box-lines.ts';
import { useMeasures } from './measures.tsx';
import { useMoreText, type MoreBoxes } from './more-text.ts';
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
      <FillUp tool={tool} more={shown.moreBoxes} />
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

/** The boxes that the button adds, until the list changes again. */
interface Added {
  readonly before: BoxInput[];
  readonly after: BoxInput[];
  readonly more: MoreBoxes;
}

/** How many more boxes the carton takes, the click that adds them to the list, and the one that takes them back. */
function FillUp({ tool, more }: { tool: Tool<PackingEngine>; more: MoreBoxes | null }) {
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const format = useFormat();
  const moreText = useMoreText();
  const [added, setAdded] = useState<Added | null>(null);
  const { boxes } = tool.input;
  const isAdded = added?.after === boxes;
  // Until the next answer, so that the pressed button stays.
  const offered = isAdded || added?.before === boxes ? added.more : more;
  if (!offered) return null;
  const total = format.number(offered.total);
  const add = () => {
    const after = withMore(boxes, offered.boxes);
    tool.place({ boxes: after });
    setAdded({ before: boxes, after, more: offered });
  };
  return (
    <Notice tone={offered.extraFreight > 0 ? 'info' : 'ok'} live="polite">
      <p className={styles.advice}>
        <span>{isAdded ? t('ui.packedMore', { total }) : moreText(offered, boxes)}</span>
        <Button size="s" onClick={isAdded ? () => tool.place({ boxes: added.before }) : add}>
          {isAdded ? platform('frame.undo') : t('ui.packMore', { total })}
        </Button>
      </p>
    </Notice>
  );
}
