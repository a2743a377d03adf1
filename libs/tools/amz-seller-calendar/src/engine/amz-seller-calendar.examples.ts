import type { Example } from '@seller-toolbox/tool-contract';
import type * as z from 'zod/mini';
import type { inputSchema, outputSchema } from './amz-seller-calendar.schema.ts';

type CalendarExample = Example<z.input<typeof inputSchema>, z.output<typeof outputSchema>>;

const at = (instant: string) => ({ now: Date.parse(instant), seed: 1 });

/** Dates: the specification, section 3, and the announcements that the rule sets name. */
export const examples: readonly [CalendarExample, ...CalendarExample[]] = [
  {
    name: 'rest-of-the-year',
    input: {},
    env: at('2026-11-21T12:00:00Z'),
    expected: {
      year: 2026,
      ruleSet: 'announced-2025-01-01',
      events: [
        {
          id: 'fba-peak',
          dateRange: { start: '2026-10-15', end: '2027-01-14' },
          isPeriod: true,
          tips: ['running', 'peak-fees'],
        },
        { id: 'thanksgiving', date: '2026-11-26', daysLeft: 4, hoursLeft: 20, urgency: 'red' },
        { id: 'black-friday', date: '2026-11-27', daysLeft: 5, urgency: 'red', status: 'rule' },
        { id: 'cyber-monday', date: '2026-11-30', daysLeft: 8, urgency: 'orange' },
        { id: 'christmas', date: '2026-12-25', daysLeft: 33, urgency: 'none' },
      ],
      years: [2025, 2026, 2027],
      suggestion: null,
    },
  },
  {
    name: 'rest-of-the-year-by-standard-figures',
    input: { ruleSet: 'standard' },
    env: at('2026-11-21T12:00:00Z'),
    expected: {
      year: 2026,
      ruleSet: 'standard',
      events: [
        { id: 'thanksgiving', date: '2026-11-26', daysLeft: 4, hoursLeft: 20, urgency: 'red' },
        { id: 'black-friday', date: '2026-11-27', daysLeft: 5, urgency: 'red', status: 'rule' },
        { id: 'cyber-monday', date: '2026-11-30', daysLeft: 8, urgency: 'orange' },
        { id: 'christmas', date: '2026-12-25', daysLeft: 33, urgency: 'none' },
      ],
      years: [2025, 2026, 2027],
      suggestion: null,
    },
  },
  {
    name: 'shopping-days-of-2026',
    input: { ruleSet: 'standard', year: 2026, category: 'shopping', from: '2026-01-01' },
    expected: {
      events: [
        {
          id: 'prime-day',
          dateRange: { start: '2026-07-14', end: '2026-07-15' },
          status: 'confirmed',
          value: 'high',
        },
        { id: 'prime-big-deal-days', date: '2026-10-13', status: 'expected' },
        { id: 'black-friday', date: '2026-11-27' },
        { id: 'cyber-monday', date: '2026-11-30' },
      ],
    },
  },
  {
    name: 'announced-prime-days',
    input: {
      year: 2026,
      category: 'shopping',
      from: '2026-01-01',
      ruleSet: 'announced-2025-01-01',
    },
    expected: {
      ruleSet: 'announced-2025-01-01',
      events: [
        { dateRange: { start: '2026-06-23', end: '2026-06-26' }, status: 'confirmed' },
        { dateRange: { start: '2026-10-06', end: '2026-10-07' }, status: 'confirmed' },
        { id: 'singles-day', value: 'low' },
        {},
        {},
      ],
    },
  },
  {
    name: 'second-day-of-a-running-sale',
    input: { ruleSet: 'standard', year: 2025, category: 'shopping', from: '2025-10-15T12:00:00-07:00' },
    expected: {
      events: [
        { id: 'prime-big-deal-days', isRunning: true, daysLeft: 0, hoursLeft: 0, urgency: 'red' },
        {},
        {},
      ],
    },
  },
  {
    name: 'nothing-left',
    input: { ruleSet: 'standard', year: 2025, category: 'special', from: '2026-11-21', marketplace: 'DE' },
    expected: {
      events: [],
      suggestion: { year: 2027, category: null },
      findings: [
        { code: 'no-upcoming-events', severity: 'info' },
        { code: 'days-not-kept', severity: 'info', params: { count: 4 } },
      ],
    },
  },
];
