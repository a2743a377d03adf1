import { useToolWords } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import type { CalendarOutput } from '../engine/amz-seller-calendar.schema.ts';
import { eventsDatedDifferently } from '../engine/dated-differently.ts';
import type zh from '../locales/zh.json';
import { useEventWords } from './event-words.ts';

/** A sentence on the events that the rules in force date differently. */
export function useInForceSentence(
  output: CalendarOutput,
  inForce: CalendarOutput | undefined,
): string | undefined {
  const { t } = useToolWords<typeof zh>();
  const format = useFormat();
  const { nameOf, dateOf } = useEventWords();
  const changed = inForce ? eventsDatedDifferently(output, inForce) : [];
  if (changed.length === 0) return undefined;
  const dates = changed.map(({ event, isOver }) => {
    const words = { name: nameOf(event), date: dateOf(event), status: t(`ui.status-${event.status}`) };
    return isOver ? t('ui.inForceOver', words) : t('ui.inForceDate', words);
  });
  return t('ui.inForce', { dates: format.list(dates) });
}
