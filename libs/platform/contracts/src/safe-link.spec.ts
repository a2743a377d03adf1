import { isClickAction, isContentLink } from './safe-link.ts';

describe('isClickAction', () => {
  it.each([
    '/',
    '/tools/fba-calculator',
    '/tools/fba-calculator?lang=en#length=10',
    '/a//b',
    'https://example.com',
    'HTTP://example.com/path?q=1#x',
    'https://例子.测试/路径',
  ])('accepts %s', (address) => {
    expect(isClickAction(address)).toBe(true);
  });

  it.each([
    '',
    'tools',
    './tools',
    '//example.com',
    '///example.com',
    '/\\example.com',
    '\\\\example.com',
    '/\t/example.com',
    '/\n/example.com',
    '/\u200b/example.com',
    ' /tools',
    'javascript:alert(1)',
    'javascript:"https://example.com"',
    'JavaScript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'mailto:a@example.com',
    'ftp://example.com',
    'https:example.com',
    'https://',
    'https:///example.com',
    'https://?q=1',
    'https://#x',
    'https://exa mple.com',
    'https:\\\\example.com',
    'http://[::1',
  ])('rejects %j', (address) => {
    expect(isClickAction(address)).toBe(false);
  });
});

// A control character, a soft hyphen, a zero-width joiner, a change of direction, a tag, spaces, a byte order mark.
const HIDDEN = '\u0000 \u007f \u0085 \u00ad \u200d \u202e \u2066 \u{e0041} \u00a0 \u2028 \ufeff'.split(' ');

describe.each(HIDDEN)('the hidden character %j', (hidden) => {
  it.each(['/tools', '/tools?q=a', 'https://example.com/path', 'mailto:a@example.com'])(
    'is rejected anywhere in %s',
    (address) => {
      expect(isContentLink(address)).toBe(true);
      const places = Array.from({ length: address.length + 1 }, (_, at) => at);
      const taken = places.filter((at) => isContentLink(address.slice(0, at) + hidden + address.slice(at)));
      expect(taken).toEqual([]);
    },
  );
});

describe('isContentLink', () => {
  it('accepts mail addresses too', () => {
    expect(isContentLink('mailto:seller@example.com')).toBe(true);
    expect(isContentLink('MailTo:a')).toBe(true);
    expect(isContentLink('/tools')).toBe(true);
    expect(isContentLink('mailto:')).toBe(false);
    expect(isContentLink('tel:123')).toBe(false);
    expect(isContentLink('javascript:"mailto:seller@example.com"')).toBe(false);
  });
});
