import { deviceClass, visitClasses } from './visit-classes.ts';

const entry = { referrer: '', language: 'ja', screen: 'small' } as const;

describe('what is stored of a visit', () => {
  it.each([
    ['', 'direct'],
    ['www.google.com', 'google.com'],
    ['sellercentral.amazon.co.jp', 'sellercentral.amazon.co.jp'],
    ['xn--fiqs8s.xn--55qx5d', 'xn--fiqs8s.xn--55qx5d'],
    ['intranet', 'other'],
    ['10.0.0.1', 'other'],
    ['a..b.com', 'other'],
    ['.com', 'other'],
    [`${'a'.repeat(64)}.com`, 'other'],
  ])('a visit from %j comes from %s', (referrer, host) => {
    expect(visitClasses({ ...entry, referrer }, undefined)).toEqual({
      referrer: host,
      language: 'ja',
      device: 'other',
      screen: 'small',
    });
  });

  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1', 'phone'],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0.0.0 Mobile Safari/537.36', 'phone'],
    ['Mozilla/5.0 (Linux; Android 15; SM-X900) Chrome/140.0.0.0 Safari/537.36', 'tablet'],
    ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1', 'tablet'],
    ['Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0', 'computer'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15', 'computer'],
    ['curl/8.0', 'other'],
    [undefined, 'other'],
  ])('%s is of the class %s', (userAgent, device) => {
    expect(deviceClass(userAgent)).toBe(device);
  });
});
