import type { Summarize } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/amz-seller-calendar.engine.ts';

/** The events that are still to come, with the days for preparing. */
export const summarize: Summarize<typeof engine> = ({ events }) => ({
  figures: [],
  table: {
    columns: ['event', 'ownStart', 'ownEnd', 'category', 'status', 'prepareFrom', 'prepareTo'],
    rows: events.map((event) => [
      event.name === undefined ? { code: `event-${event.id}` } : { text: event.name },
      { text: event.dateRange?.start ?? event.date },
      { text: event.dateRange?.end ?? event.date },
      { code: `category-${event.category}` },
      { code: `status-${event.status}` },
      { text: event.prepare.start },
      { text: event.prepare.end },
    ]),
  },
});
