import { referrerHost, screenClass } from './visit-entry.ts';

describe('where a visit comes from', () => {
  it.each([
    ['', ''],
    ['https://www.google.com/', 'www.google.com'],
    ['https://www.google.com/search?q=secret#x', 'www.google.com'],
    ['http://forum.example:8080/thread/1', 'forum.example'],
    ['https://tools.example', ''],
    ['https://tools.example/tools', ''],
    ['https://mei:secret@example.com/', ''],
    ['https://[::1]/', ''],
    ['android-app://com.example/', ''],
    [`https://${'a'.repeat(254)}/`, ''],
  ])('of %s only the host is reported: %j', (referrer, host) => {
    expect(referrerHost(referrer, 'tools.example')).toBe(host);
  });

  it.each([
    [599, 'small'],
    [600, 'medium'],
    [1199, 'medium'],
    [1200, 'large'],
  ])('a screen of %i pixels is %s', (width, name) => {
    expect(screenClass(width)).toBe(name);
  });
});
