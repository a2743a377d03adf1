import { withLanguage } from './paths.ts';

describe('withLanguage', () => {
  it('leaves the address of the default language alone', () => {
    expect(withLanguage('/tools', 'zh')).toBe('/tools');
    expect(withLanguage('/tools', 'zh-TW')).toBe('/tools?lang=zh-TW');
  });
});
