import { requestKind, type RequestKind } from './request-kind.ts';

const ORIGIN = 'https://tools.example.com';
const kindOf = (path: string, more: { method?: string; mode?: string; isAuthorized?: boolean } = {}) =>
  requestKind(
    { url: new URL(path, ORIGIN).href, method: 'GET', mode: 'navigate', isAuthorized: false, ...more },
    ORIGIN,
  );

describe('requestKind', () => {
  it.each<[string, RequestKind]>([
    ['/', { kind: 'page', language: null }],
    ['/?lang=en', { kind: 'page', language: 'en' }],
    ['/?lang=xx', { kind: 'page', language: null }],
    ['/tools/some-tool?lang=zh-TW&utm_source=mail', { kind: 'page', language: 'zh-TW' }],
    ['/nothing/here', { kind: 'page', language: null }],
    ['/admin', { kind: 'service-page' }],
    ['/admin/feedback?status=new', { kind: 'service-page' }],
    ['/administration', { kind: 'page', language: null }],
    ['/api/v1/reference', { kind: 'other' }],
    ['/sitemap.xml', { kind: 'other' }],
    ['/assets/core-1a2b3c4d.js', { kind: 'asset' }],
  ])('opening %s', (path, kind) => {
    expect(kindOf(path)).toEqual(kind);
  });

  it.each<[string, RequestKind]>([
    ['/assets/core-1a2b3c4d.js', { kind: 'asset' }],
    ['/api/v1/announcements/active?language=ja&t=5', { kind: 'announcements', language: 'ja' }],
    ['/api/v1/announcements/active', { kind: 'announcements', language: 'zh' }],
    ['/api/v1/announcements/active?audience=admin', { kind: 'other' }],
    ['/api/v1/exchange-rates/latest', { kind: 'other' }],
    ['/tools', { kind: 'other' }],
    ['https://elsewhere.example.com/assets/core-1a2b3c4d.js', { kind: 'other' }],
  ])('a script that requests %s', (path, kind) => {
    expect(kindOf(path, { mode: 'cors' })).toEqual(kind);
  });

  it('ignores requests with side effects', () => {
    expect(kindOf('/', { method: 'POST' })).toEqual({ kind: 'other' });
    expect(kindOf('/api/v1/analytics/batch', { method: 'POST', mode: 'cors' })).toEqual({ kind: 'other' });
  });

  it('ignores announcements of a signed-in user', () => {
    expect(kindOf('/api/v1/announcements/active', { mode: 'cors', isAuthorized: true })).toEqual({
      kind: 'other',
    });
  });
});
