import { currentNames, findZone, placeIn, zoneOf } from './zone-of.ts';

const NAMES = ['America/New_York', 'America/Argentina/Buenos_Aires', 'Asia/Kolkata', 'Europe/London'];

describe('zoneOf', () => {
  it('finds a built-in city by its id, with its flag', () => {
    expect(zoneOf('tokyo')).toEqual({ id: 'tokyo', timezone: 'Asia/Tokyo', city: 'tokyo', flag: 'JP' });
  });

  it('finds any IANA zone by its name', () => {
    expect(zoneOf('Asia/Kolkata')).toEqual({
      id: 'Asia/Kolkata',
      timezone: 'Asia/Kolkata',
      city: null,
      flag: null,
    });
  });

  it('keeps the id of the caller, and finds its built-in city', () => {
    expect(zoneOf({ id: 'office', timezone: 'Europe/Paris' })).toMatchObject({ id: 'office', city: 'paris' });
  });

  it.each(['atlantis', '+08:00', { id: 'x', timezone: 'Mars/Base' }])('is undefined for %p', (name) => {
    expect(zoneOf(name)).toBeUndefined();
  });
});

describe('findZone', () => {
  it.each([
    ['asia/kolkata', 'Asia/Kolkata'],
    ['new york', 'America/New_York'],
    [' Buenos Aires ', 'America/Argentina/Buenos_Aires'],
    ['Asia/Calcutta', 'Asia/Calcutta'],
    ['UTC', 'UTC'],
  ])('is found by %p', (text, zone) => {
    expect(findZone(text, NAMES)).toBe(zone);
  });

  it('finds a zone by the page’s name of a city', () => {
    const inChinese = (id: string) => ({ shanghai: '上海', 'new-york': '纽约' })[id] ?? id;
    expect(findZone(' 上海', NAMES, inChinese)).toBe('Asia/Shanghai');
    expect(findZone('纽约', NAMES, inChinese)).toBe('America/New_York');
    expect(findZone('北京', NAMES, inChinese)).toBeUndefined();
  });

  it.each(['', '  ', 'york', 'nowhere'])('finds nothing for %p', (text) => {
    expect(findZone(text, NAMES)).toBeUndefined();
  });
});

describe('currentNames', () => {
  it('lists current names once, in order', () => {
    const names = currentNames(['Asia/Calcutta', 'Europe/Kiev', 'America/New_York']);
    expect(names).toEqual(expect.arrayContaining(['America/New_York', 'Asia/Kolkata', 'Europe/Kyiv']));
    expect(names).not.toContain('Asia/Calcutta');
    expect(names).toEqual([...new Set(names)].sort());
  });

  it.each([
    ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
    ['UTC', 'UTC'],
  ])('of %s the place is %s', (zone, place) => {
    expect(placeIn(zone)).toBe(place);
  });
});
