import { contentOf, createVocabulary, foldText, without } from '@seller-toolbox/ask';
import { MARKETPLACE_CODES, type MarketplaceCode } from '@seller-toolbox/reference-data/marketplaces.data';
import { dayIn } from '@seller-toolbox/reference-data/time-zones';
import type { Guess, Recognize, RecognizeEnv, ToolText } from '@seller-toolbox/tool-contract';
import { DAY } from '@seller-toolbox/tool-contract/durations';
import type { engine } from '../engine/amz-seller-calendar.engine.ts';
import { announcedDates } from '../engine/announced-dates.data.ts';
import { EVENTS, type EventId } from '../engine/events.data.ts';
import { eventsOfYear } from '../engine/upcoming-events.ts';
import { EVENT_NAMES } from './event-words.data.ts';
import { readDay } from './read-day.ts';

type CalendarGuess = Guess<typeof engine>;

const events = createVocabulary(
  // Made of the entries of a record with these keys.
  Object.fromEntries(
    Object.entries(EVENT_NAMES).map(([id, names]) => [
      id,
      foldText([...new Set(Object.values(names))].join('|')),
    ]),
  ) as Record<EventId, string>,
);
/** Words of questions for a day. */
const asking = createVocabulary({
  day: 'when is|date|day|days|countdown|days until|how many days until|days left|还有几天|还有多少天|還有幾天|还有|還有|あと何日|あと|berapa hari lagi|hari lagi|tanggal berapa|còn bao nhiêu ngày đến|còn bao nhiêu ngày|còn|đến|什么时候|哪天|哪一天|几号|日期|什麼時候|幾號|いつ|日付|kapan|tanggal|hari|khi nào|ngày|ngày nào|bao giờ|năm|tahun|年',
});
const YEAR = /(?<!\d)20\d{2}(?!\d)/;
const MAX_LENGTH = 60;

/** An event by its name, or a day: when it is, and how long that is from now. */
export const recognize: Recognize<typeof engine> = (text, env) => {
  if (text.length > MAX_LENGTH) return [];
  const folded = foldText(text).replaceAll('’', "'");
  const day = readDay(folded, env.language, dayIn(env.timeZone, env.now));
  if (day !== null) return [dayGuess(day, env)];
  const mentions = events.find(folded);
  const [event] = mentions;
  if (!event) return [];
  const around = without(folded, mentions);
  const rest = contentOf(without(around, asking.find(around)).replace(YEAR, ''));
  const year = YEAR.exec(around)?.[0];
  return [eventGuess(event.id, year === undefined ? undefined : Number(year), { env, rest })];
};

function dayGuess(day: string, env: RecognizeEnv): CalendarGuess {
  return {
    confidence: 0.93,
    input: { year: Number(day.slice(0, 4)) },
    line: (output) => {
      const params = { date: { day }, days: daysUntil(day, env) };
      const next = output.events.find(({ date, isPeriod }) => date >= day && !isPeriod);
      return next && next.id !== 'own'
        ? {
            code: 'day-next',
            params: { ...params, name: nameOf(next.id, env.language), next: { day: next.date } },
          }
        : { code: 'day', params };
    },
  };
}

function eventGuess(
  id: EventId,
  year: number | undefined,
  { env, rest }: { readonly env: RecognizeEnv; readonly rest: string },
): CalendarGuess {
  const found = nextOf(id, year, env);
  return {
    confidence: rest === '' ? 0.96 : rest.length <= 8 ? 0.6 : 0.3,
    input: { year: found?.year ?? year ?? thisYear(env), marketplace: marketplaceWith(id) },
    line: (): ToolText => {
      const name = nameOf(id, env.language);
      if (!found) return { code: 'none', params: { name } };
      return { code: 'event', params: { name, date: { day: found.date }, days: daysUntil(found.date, env) } };
    },
  };
}

/** The first marketplace that observes an event. */
function marketplaceWith(id: EventId): MarketplaceCode {
  return EVENTS[id].only?.[0] ?? MARKETPLACE_CODES[0];
}

/** The event in a year, or the next one; in the first marketplace that observes it. */
function nextOf(id: EventId, year: number | undefined, { now, timeZone }: RecognizeEnv) {
  const context = {
    now,
    timeZone,
    marketplace: marketplaceWith(id),
    announced: announcedDates('announced'),
  };
  const first = thisYear({ now, timeZone });
  const years =
    year === undefined ? [first, first + 1] : year >= first - 1 && year <= first + 10 ? [year] : [];
  for (const each of years) {
    const event = eventsOfYear(each, context).find((candidate) => candidate.id === id);
    if (event && (year !== undefined || !event.isOver)) return { year: each, date: event.start };
  }
  return undefined;
}

function thisYear({ now, timeZone }: Pick<RecognizeEnv, 'now' | 'timeZone'>): number {
  return Number(dayIn(timeZone, now).slice(0, 4));
}

function daysUntil(day: string, { now, timeZone }: RecognizeEnv): number {
  return (Date.parse(day) - Date.parse(dayIn(timeZone, now))) / DAY;
}

function nameOf(id: EventId, language: string): string {
  const names = EVENT_NAMES[id];
  return (names[language] ?? names['en'] ?? id).split('|')[0] ?? id;
}
