import { clockFace, offsetText } from './clock-face.ts';

describe('clockFace', () => {
  it.each([
    [{ hour: 0, minute: 0, second: 0 }, '00:00:00', '12:00:00 AM'],
    [{ hour: 11, minute: 59, second: 59 }, '11:59:59', '11:59:59 AM'],
    [{ hour: 12, minute: 0, second: 0 }, '12:00:00', '12:00:00 PM'],
    [{ hour: 13, minute: 5, second: 9 }, '13:05:09', '01:05:09 PM'],
    [{ hour: 23, minute: 59, second: 59 }, '23:59:59', '11:59:59 PM'],
  ])('shows %p in 24 and in 12 hours', (clock, in24, in12) => {
    expect(clockFace(clock, 24)).toEqual({ time: in24, digits: in24, period: null });
    expect(clockFace(clock, 12).time).toBe(in12);
  });

  it('omits the seconds when they are hidden', () => {
    const face = clockFace({ hour: 15, minute: 30, second: 59 }, 12, 'hidden');
    expect(face).toEqual({ time: '03:30 PM', digits: '03:30', period: 'pm' });
  });
});

describe('offsetText', () => {
  it.each([
    [0, 'UTC'],
    [480, 'UTC+8'],
    [-300, 'UTC-5'],
    [345, 'UTC+5:45'],
    [-210, 'UTC-3:30'],
    [65, 'UTC+1:05'],
  ])('of %d minutes is %s', (minutes, text) => {
    expect(offsetText(minutes)).toBe(text);
  });
});
