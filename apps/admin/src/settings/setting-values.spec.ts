import { fromTexts, textIn, toTexts, valueOf } from './setting-values.ts';

describe('texts of a setting', () => {
  it('for all languages is the one of zh, and back', () => {
    expect(toTexts('Sample')).toEqual({ zh: 'Sample' });
    expect(fromTexts({ zh: 'Sample', en: '' })).toBe('Sample');
  });

  it('by language keeps those that are given', () => {
    expect(fromTexts({ zh: '示例', en: 'Sample', ja: '' })).toEqual({ zh: '示例', en: 'Sample' });
    expect(fromTexts({ en: 'Sample' })).toEqual({ en: 'Sample' });
    expect(fromTexts({})).toBe('');
  });

  it('is read in a language, else in zh, else in the first one', () => {
    expect(textIn({ zh: '示例', en: 'Sample' }, 'en')).toBe('Sample');
    expect(textIn({ zh: '示例', en: 'Sample' }, 'ja')).toBe('示例');
    expect(textIn({ en: 'Sample' }, 'ja')).toBe('Sample');
  });
});

describe('valueOf', () => {
  it('is the default for a value that the schema rejects', () => {
    expect(valueOf('aiDailyCap', 'many')).toBe(1000);
    expect(valueOf('aiDailyCap', 7)).toBe(7);
  });
});
