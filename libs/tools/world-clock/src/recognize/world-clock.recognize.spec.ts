import { recognize } from './world-clock.recognize.ts';

const env = {
  now: Date.UTC(2026, 10, 23, 12),
  timeZone: 'Asia/Shanghai',
  language: 'en',
  parseNumber: Number,
};
const inputOf = (text: string) => recognize(text, env)[0]?.input;

describe('recognize of the world clock', () => {
  it.each([
    ['3pm New York', { zones: ['America/New_York'], date: '2026-11-24', minute: 240 }],
    ['9:30 am London', { zones: ['Europe/London'], date: '2026-11-23', minute: 1050 }],
    ['noon in tokyo', { zones: ['Asia/Tokyo'], minute: 660 }],
    ['北京时间9点是洛杉矶几点', { zones: ['Asia/Shanghai', 'America/Los_Angeles'], minute: 540 }],
    ['10am PST in Shanghai', { zones: ['America/Los_Angeles', 'Asia/Shanghai'] }],
  ])('reads %s', (text, input) => {
    expect(inputOf(text)).toMatchObject(input);
  });

  it('takes the time now without a time', () => {
    expect(inputOf('time in Tokyo')).toEqual({ zones: ['Asia/Tokyo'], localZone: 'Asia/Shanghai' });
  });

  it.each(['3pm', '25:00 London', 'main entrance'])('has no guess for "%s"', (text) => {
    expect(inputOf(text)).toBeUndefined();
  });
});
