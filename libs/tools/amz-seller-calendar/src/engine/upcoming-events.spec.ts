import { MARKETPLACES, type MarketplaceCode } from '@seller-toolbox/reference-data/marketplaces.data';
import { announcedDates } from './announced-dates.data.ts';
import { EVENT_IDS, type EventId } from './events.data.ts';
import { eventsOfYear, toCalendarEvent, type CalendarContext } from './upcoming-events.ts';

const context: CalendarContext = {
  now: Date.parse('2026-11-21T12:00:00Z'),
  marketplace: 'US',
  timeZone: 'Asia/Tokyo',
  announced: announcedDates('standard'),
};

function eventAt(id: EventId, instant: string) {
  const now = Date.parse(instant);
  const event = eventsOfYear(2026, { ...context, now }).find((each) => each.id === id);
  if (!event) throw new Error(`no ${id}`);
  return { ...toCalendarEvent(event, now), isOver: event.isOver };
}

describe('toCalendarEvent', () => {
  it.each([
    ['2026-11-27T07:59:59.999Z', false, false],
    ['2026-11-27T08:00:00.000Z', true, false],
    ['2026-11-28T07:59:59.999Z', true, false],
    ['2026-11-28T08:00:00.000Z', false, true],
  ])('Black Friday in Los Angeles at %s: running %p, over %p', (instant, isRunning, isOver) => {
    expect(eventAt('black-friday', instant)).toMatchObject({ isRunning, isOver });
  });
});

describe('eventsOfYear', () => {
  const left = (marketplace: MarketplaceCode) => {
    const ids = eventsOfYear(2026, { ...context, marketplace }).map(({ id }) => id);
    return EVENT_IDS.filter((id) => !ids.includes(id));
  };
  const ABROAD = ['memorial-day', 'independence-day', 'labor-day', 'thanksgiving'];

  it.each(MARKETPLACES.map(({ code }) => code))('omits days not observed in %s', (marketplace) => {
    if (marketplace === 'US') expect(left(marketplace)).toEqual([]);
    else if (marketplace === 'CA') expect(left(marketplace)).toEqual(['memorial-day', 'independence-day']);
    else expect(left(marketplace)).toEqual(ABROAD);
  });

  it('dates sales in the time zone of the marketplace and all other events in that of the visitor', () => {
    const events = eventsOfYear(2026, context);
    const sales = events.filter(({ timeZone }) => timeZone === 'America/Los_Angeles').map(({ id }) => id);
    expect(sales).toEqual(['prime-day', 'prime-big-deal-days', 'black-friday', 'cyber-monday']);
    const others = events.filter(({ id }) => !sales.includes(id));
    expect(others.map(({ timeZone }) => timeZone)).toEqual(new Array(12).fill('Asia/Tokyo'));
  });
});
