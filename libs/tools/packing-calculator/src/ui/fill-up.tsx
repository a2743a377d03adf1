import { useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { Button, Notice } from '@seller-toolbox/ui';
import { useState } from 'react';
import type { PackingEngine } from '../engine/packing-calculator.engine.ts';
import type { BoxInput } from '../engine/packing-calculator.schema.ts';
import type { CartonResult } from '../engine/packing-output.schema.ts';
import type zh from '../locales/zh.json';
import { withMore } from './boxes/box-lines.ts';
import { useContentText } from './content-text.ts';
import styles from './packed-carton.module.css';

/** The list of boxes without and with those that fill the carton up. */
interface Offer {
  readonly before: BoxInput[];
  readonly after: BoxInput[];
  readonly text: string;
  readonly total: string;
  readonly isFree: boolean;
  readonly shown: CartonResult;
}

/** How many more boxes the carton takes, the click that adds them to the list, and the one that takes them back; on a phone in the sheet. */
export function FillUp({ tool, shown }: { tool: Tool<PackingEngine>; shown: CartonResult }) {
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const format = useFormat();
  const [taken, setTaken] = useState<Offer>();
  const { boxes } = tool.input;
  const contentText = useContentText(boxes);
  const isAdded = boxes === taken?.after;
  // The next answer is still to come: the pressed button stays.
  const isKept = isAdded || (boxes === taken?.before && shown === taken.shown);
  const offer = isKept ? taken : offerOf(shown);
  function offerOf({ moreBoxes, emptySlots }: CartonResult): Offer | null {
    if (!moreBoxes) return null;
    const { count, extraFreight, freightPerUnit } = moreBoxes;
    const total = format.number(moreBoxes.total);
    const what = t(extraFreight > 0 ? 'ui.moreFreight' : 'ui.sameFreight', {
      count,
      cost: format.money(extraFreight, 'USD'),
    });
    const text = t('ui.morePerUnit', { what, cost: format.money(freightPerUnit, 'USD') });
    const content = contentText(emptySlots.slice(0, count));
    return {
      before: boxes,
      after: withMore(boxes, moreBoxes.boxes),
      text: boxes.length > 1 ? `${text} · ${content}` : text,
      total,
      isFree: extraFreight === 0,
      shown,
    };
  }
  if (!offer) return null;
  const { before, after, text, total, isFree } = offer;
  const press = () => {
    setTaken({ ...offer, shown });
    tool.place({ boxes: isAdded ? before : after });
  };
  return (
    <Notice tone={isFree ? 'ok' : 'info'} live="polite" className={styles.offer}>
      <p className={styles.advice}>
        <span>{isAdded ? t('ui.packedMore', { total }) : text}</span>
        <Button size="s" variant={isAdded ? 'plain' : 'primary'} onClick={press}>
          {isAdded ? platform('frame.undo') : t('ui.packMore', { total })}
        </Button>
      </p>
    </Notice>
  );
}
