import type { EngineInput, ToolAssistant } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/world-clock.engine.ts';

export const assistant = {
  description:
    'Use for the time in several places at a moment, with daylight saving, the next change of clocks, and the working hours that places have in common (for a meeting). Times are of the wall clock in each zone; `offsetMinutes` is minutes ahead of UTC.',
  fields: {
    zones:
      'Places: an IANA time zone such as America/New_York, or an id of a built-in city. Left out, twelve cities.',
    localZone: "The user's own IANA time zone; days are counted against it.",
    hourCycle: '24 or 12 hours in the texts of times.',
    workingHours: 'First hour of work and the hour after the last, of the wall clock.',
    meeting: 'Ids of the zones that have to be at work for the overlap, `local` for the user; left out, all.',
    date: 'Day in the local zone, YYYY-MM-DD; left out, today.',
    minute: 'Moment of that day in minutes after midnight in the local zone; left out, now.',
  },
} satisfies ToolAssistant<EngineInput<typeof engine>>;
