import type { EngineInput, ImportHook } from '@seller-toolbox/tool-contract';
import ical from 'ical.js';
import type { engine } from '../engine/amz-seller-calendar.engine.ts';
import { MAX_OWN_EVENTS } from '../engine/amz-seller-calendar.schema.ts';
import { calendarEvents } from './calendar-events.ts';
import { CALENDAR_FILES } from './calendar-files.ts';

export const imports: ImportHook<EngineInput<typeof engine>> = {
  kinds: [
    {
      id: 'calendar-file',
      form: 'text',
      accept: CALENDAR_FILES,
      toInput: (text) => {
        const found = calendarEvents(ical, text);
        if (typeof found === 'string') return { input: null, read: 0, used: 0 };
        const own = found.events.slice(0, MAX_OWN_EVENTS);
        return {
          input: own.length > 0 ? { own } : null,
          read: found.events.length + found.left,
          used: own.length,
        };
      },
    },
  ],
};
