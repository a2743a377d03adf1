import { createI18n } from './create-i18n.ts';

describe('plural forms', () => {
  it.each([
    [0, '0 rows'],
    [1, '1 row'],
    [2, '2 rows'],
    [1234, '1,234 rows'],
  ])('writes %d in English as "%s"', (count, text) => {
    const i18n = createI18n('en', { tool: { rows_one: '{{count}} row', rows_other: '{{count}} rows' } });
    expect(i18n.t('tool:rows', { count })).toBe(text);
  });

  it('takes the one form of a language that has no others', () => {
    const i18n = createI18n('zh', { tool: { rows: '{{count}} 行' } });
    expect(i18n.t('tool:rows', { count: 1 })).toBe('1 行');
  });
});
