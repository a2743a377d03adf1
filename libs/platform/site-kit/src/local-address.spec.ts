import { isPagePath, localAddress } from './local-address.ts';

describe('a path in a text of an admin', () => {
  it.each([
    ['/tools', 'en', '/tools?lang=en'],
    ['/tools', 'zh', '/tools'],
    ['/', 'ja', '/?lang=ja'],
    ['/feedback?from=note#form', 'vi', '/feedback?from=note&lang=vi#form'],
    ['/tools?lang=ja', 'en', '/tools?lang=ja'],
    ['/files/terms.pdf', 'en', '/files/terms.pdf'],
  ] as const)('%s in %s leads to %s', (path, language, address) => {
    expect(localAddress(path, language)).toBe(address);
  });

  it('is that of a page, or of something else', () => {
    expect(isPagePath('/privacy?x=1#y')).toBe(true);
    expect(isPagePath('/api/v1/tools')).toBe(false);
  });
});
