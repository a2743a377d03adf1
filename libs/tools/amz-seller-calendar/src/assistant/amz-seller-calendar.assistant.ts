import type { EngineInput, ToolAssistant } from '@seller-toolbox/tool-contract';
import { announcedDates, RULE_SETS } from '../engine/announced-dates.data.ts';
import type { engine } from '../engine/amz-seller-calendar.engine.ts';

export const assistant = {
  description:
    'Use for the dates of holidays and sales events that matter to marketplace sellers in a year: days left, when to start preparing, and whether a date is confirmed, expected or follows a rule. Answers only events that are not over.',
  fields: {
    year: 'The calendar year; left out, the current one.',
    category: 'Kind of event, or `all`.',
    marketplace: 'Amazon marketplace as a country code (US is the default).',
    timeZone: 'IANA time zone of public days; left out, that of the marketplace.',
    from: 'Count from this day (YYYY-MM-DD) or instant (ISO 8601) instead of now.',
    own: "The user's own events, to see them among the others.",
    ruleSet: 'Which dates to use; `announced` are those that marketplaces have published.',
  },
  ruleFigures: Object.fromEntries(
    RULE_SETS.map(({ id }) => [id, announcedDates(id === 'standard' ? 'standard' : 'announced')]),
  ),
} satisfies ToolAssistant<EngineInput<typeof engine>>;
