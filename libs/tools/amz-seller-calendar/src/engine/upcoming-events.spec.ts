import { MARKETPLACES, type MarketplaceCode } from '@seller-toolbox/reference-data/marketplaces.data';
import { announcedDates } from './announced-dates.data.ts';
import { EVENT_IDS, SEASON_IDS, type EventId } from './events.data.ts';
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
  const SCHOOL = ['back-to-school'];
  const inOrder = (a: string, b: string) =>
    EVENT_IDS.findIndex((id) => id === a) - EVENT_IDS.findIndex((id) => id === b);
  const ABROAD = ['memorial-day', 'independence-day', 'labor-day', 'thanksgiving'];

  it.each(MARKETPLACES.map(({ code }) => code))('omits days not observed in %s', (marketplace) => {
    if (marketplace === 'US') expect(left(marketplace)).toEqual([]);
    else if (marketplace === 'CA') expect(left(marketplace)).toEqual(['memorial-day', 'independence-day']);
    else if (marketplace === 'IN')
      expect(left(marketplace)).toEqual([...ABROAD, ...SCHOOL, 'prime-big-deal-days'].sort(inOrder));
    else if (marketplace === 'JP' || marketplace === 'AU')
      expect(left(marketplace)).toEqual([...ABROAD, ...SCHOOL].sort(inOrder));
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

describe('eventsOfYear, seasons', () => {
  const seasons = (marketplace: MarketplaceCode, ruleSet: 'standard' | 'announced' = 'announced') => {
    const of = { ...context, marketplace, announced: announcedDates(ruleSet) };
    return eventsOfYear(2026, of)
      .filter(({ id }) => SEASON_IDS.some((season) => season === id))
      .map(({ id, start, end }) => [id, start, end]);
  };
  const CLOSED = ['lunar-new-year', '2026-02-03', '2026-03-03'];
  const SINGLES = ['singles-day', '2026-11-11', '2026-11-11'];
  const PEAK = ['fba-peak', '2026-10-15', '2027-01-14'];
  const LAST_PEAK = ['fba-peak', '2025-10-15', '2026-01-14'];
  const BOXING = ['boxing-day', '2026-12-26', '2026-12-26'];

  it('has none by the standard rules', () => {
    expect(MARKETPLACES.flatMap(({ code }) => seasons(code, 'standard'))).toEqual([]);
  });

  it.each([
    ['US', [LAST_PEAK, CLOSED, PEAK, SINGLES]],
    ['UK', [LAST_PEAK, CLOSED, PEAK, SINGLES, BOXING]],
    ['FR', [CLOSED, SINGLES]],
    ['JP', [CLOSED, ['golden-week', '2026-04-29', '2026-05-06'], SINGLES]],
    ['IN', [CLOSED, ['diwali', '2026-11-08', '2026-11-08'], SINGLES]],
    ['AU', [CLOSED, SINGLES, BOXING]],
  ] as const)('has those of %s', (marketplace, expected) => {
    expect(seasons(marketplace)).toEqual(expected);
  });
});

describe('toCalendarEvent, tips', () => {
  it.each([
    ['2026-10-16T12:00:00Z', ['prepare', 'lightning', 'discount', 'advertise']],
    ['2026-10-17T12:00:00Z', ['prepare', 'lightning-late', 'discount', 'advertise']],
    ['2026-10-30T12:00:00Z', ['prepare', 'lightning-late', 'discount', 'advertise']],
    ['2026-10-31T12:00:00Z', ['prepare-late', 'lightning-late', 'discount', 'advertise']],
    ['2026-11-26T12:00:00Z', ['prepare-late', 'lightning-late', 'discount', 'advertise']],
    ['2026-11-27T12:00:00Z', ['running', 'discount', 'advertise']],
  ])('of Black Friday on %s are %p', (instant, tips) => {
    expect(eventAt('black-friday', instant).tips).toEqual(tips);
  });
});
