import { useToolWords } from '@seller-toolbox/tool-kit';
import { Badge, KeyFigure } from '@seller-toolbox/ui';
import type { CalendarEvent } from '../engine/amz-seller-calendar.schema.ts';
import type zh from '../locales/zh.json';
import { useEventWords } from './event-words.ts';
import { URGENCY_TONES } from './urgency-tone.ts';

/** The next or running event. */
export function NextEvent({ event }: { event: CalendarEvent }) {
  const { t } = useToolWords<typeof zh>();
  const { nameOf, dateOf, leftOf } = useEventWords();
  const { urgency } = event;
  return (
    <KeyFigure
      label={t('ui.next', { name: nameOf(event) })}
      value={leftOf(event)}
      note={dateOf(event)}
      {...(urgency === 'none' ? {} : { tone: URGENCY_TONES[urgency] })}
      aside={<Badge tone={URGENCY_TONES[urgency]}>{t(`ui.urgency-${urgency}`)}</Badge>}
    />
  );
}
