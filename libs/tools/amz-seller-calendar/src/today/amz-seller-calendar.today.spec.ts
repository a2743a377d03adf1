import { today } from './amz-seller-calendar.today.ts';

const rowsAt = (instant: string, stored?: unknown) =>
  today.rows({ now: Date.parse(instant), timeZone: 'UTC', stored, rate: null });

describe('today of the seller calendar', () => {
  it('has the next event and the next inbound deadline, in days of the calendar', () => {
    expect(rowsAt('2026-11-23T12:00:00Z')).toMatchObject([
      {
        kind: 'event',
        label: { code: 'event-thanksgiving' },
        figure: { params: { count: 3 } },
      },
      { kind: 'event', rank: 4, label: { code: 'event-black-friday' } },
      {
        kind: 'deadline',
        label: { params: { name: { code: 'event-christmas' } } },
        figure: { params: { count: 4 } },
        isUrgent: true,
      },
    ]);
  });

  it('marks an event from seven days before it', () => {
    expect(rowsAt('2027-02-07T12:00:00Z')[0]).toMatchObject({ rank: 7, isUrgent: true });
    expect(rowsAt('2027-02-06T12:00:00Z')[0]).toMatchObject({ rank: 8, isUrgent: false });
  });

  it('says to prepare for an event until the last day on which stock may arrive', () => {
    expect(rowsAt('2027-01-17T12:00:00Z')[0]).toMatchObject({ label: { code: 'today-next' }, rank: 28 });
    expect(rowsAt('2027-01-18T12:00:00Z')[0]).toMatchObject({
      label: { code: 'event-valentines-day' },
      rank: 27,
    });
  });

  it('counts from the date of the visitor, which a marketplace may be behind', () => {
    const daysAt = (instant: string) => rowsAt(instant)[0]?.figure;
    const tomorrow = { code: 'today-tomorrow' };
    expect(rowsAt('2026-11-29T01:00:00Z')[0]).toMatchObject({
      label: { code: 'event-cyber-monday' },
      figure: tomorrow,
    });
    expect(daysAt('2026-11-28T23:59:00Z')).toMatchObject({ params: { count: 2 } });
    expect(daysAt('2026-11-29T23:59:00Z')).toEqual(tomorrow);
    expect(daysAt('2026-11-30T07:59:00Z')).toEqual({ code: 'today-today' });
    expect(daysAt('2026-11-30T08:00:00Z')).toEqual({ code: 'today-running' });
    expect(rowsAt('2026-12-01T07:59:00Z')[0]).toMatchObject({ figure: { code: 'today-running' }, rank: 0 });
  });

  it('goes on into the next year', () => {
    const [event] = rowsAt('2026-12-30T12:00:00Z');
    expect(event).toMatchObject({
      label: { code: 'event-new-year' },
      figure: { params: { count: 2 } },
    });
  });

  it('takes the stored marketplace, and the first where it is unknown', () => {
    const [here] = rowsAt('2026-11-23T12:00:00Z', { marketplace: 'DE' });
    expect(here).toMatchObject({ label: { code: 'event-black-friday' } });
    expect(rowsAt('2026-11-23T12:00:00Z', { marketplace: 7 })).toEqual(rowsAt('2026-11-23T12:00:00Z'));
  });
});
