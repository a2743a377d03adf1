import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import type { WorldClockOutput } from '../engine/world-clock.schema.ts';
import type zh from '../locales/zh.json';
import { useClockWords } from './clock-words.ts';

/** One sentence on when the working hours overlap. It does not change as the clocks tick. */
export function useMeetingText(): (output: WorldClockOutput) => string {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { faceText } = useClockWords();
  return ({ overlap, mostAtWork, strip }) => {
    const attending = strip.rows.filter(({ takesPart }) => takesPart).length;
    const date = format.date(strip.date);
    if (attending === 0) return t('ui.noParticipants');
    if (overlap.length > 0) {
      const times = overlap.map(({ startTime, endTime }) =>
        t('ui.span', { start: faceText(startTime), end: faceText(endTime) }),
      );
      return t('ui.overlapAt', { count: attending, date, times: format.list(times) });
    }
    if (!mostAtWork) return t('ui.noOverlap', { date });
    return t('ui.mostAt', {
      count: mostAtWork.count,
      of: mostAtWork.of,
      date,
      times: t('ui.span', { start: faceText(mostAtWork.startTime), end: faceText(mostAtWork.endTime) }),
    });
  };
}
