// @ts-check
import { LANGUAGES } from './locale-texts.mjs';
import { numbersIn } from './text-numbers.mjs';
import { RULES, styleProblems } from './text-style.mjs';

const rulesOf = (/** @type {string} */ language, /** @type {string} */ text, zh = text) =>
  styleProblems([{ address: 'sample:ui.text', forms: { zh: [zh], [language]: [text] } }], [language]).map(
    ({ rule }) => rule,
  );

describe('styleProblems', () => {
  it.each([
    ['zh', 'spacing', '使用AI 功能', '使用 AI 功能'],
    ['zh', 'spacing', '至少 8位', '至少 8 位'],
    ['zh', 'spacing', '占比 95%以上', '占比 95% 以上'],
    ['zh-TW', 'spacing', '使用AI 功能', '使用 AI 功能'],
    ['zh', 'full-width', '保存失败: 网络错误', '保存失败：网络错误'],
    ['zh', 'full-width', '保存中...', '保存中…'],
    ['zh', 'full-width', '费用 (每件)', '费用（每件）'],
    ['zh-TW', 'full-width', '完成, 請稍候', '完成，請稍候'],
    ['zh', 'polite-you', '你的关键词', '您的关键词'],
    ['zh-TW', 'polite-you', '你的關鍵字', '您的關鍵字'],
    ['zh-TW', 'mainland-word', '利潤計算器', '利潤計算機'],
    ['zh-TW', 'mainland-word', '優化標題', '最佳化標題'],
    ['zh-TW', 'mainland-word', '刷新菜單', '重新整理選單'],
    ['ja', 'wave-dash', '1~2週間', '1～2週間'],
    ['en', 'typography', 'the "title"', 'the “title”'],
    ['id', 'typography', 'Memuat...', 'Memuat…'],
    ['vi', 'typography', 'hai  dấu cách', 'một dấu cách'],
    ['ja', 'spacing', 'FBA 在庫', 'FBA在庫'],
    ['ja', 'spacing', '{{count}} 件', '{{count}}件'],
    ['ja', 'wave-dash', '1〜2週間', '1～2週間'],
    ['ja', 'half-width-percent', '30％の割引', '30%の割引'],
    ['ja', 'half-width-percent', '１個あたり', '1個あたり'],
    ['ja', 'full-width', '使います（例: A）', '使います（例：A）'],
    ['ja', 'full-width', '保存中...', '保存中…'],
    ['ja', 'polite-form', '定期的に見直す。', '定期的に見直します。'],
    ['ja', 'polite-form', '数値として認識されない。', '数値として認識されません。'],
    ['ja', 'polite-form', '価格が高い。毎週動きます。', '価格が高めです。毎週動きます。'],
    ['id', 'percent', 'di bawah 5 %', 'di bawah 5%'],
    ['vi', 'percent', 'dưới {{share}} %', 'dưới {{share}}%'],
    ['id', 'number-form', '4.9 dari 5', '4,9 dari 5'],
    ['vi', 'number-form', '10,000 người bán', '10.000 người bán'],
    ['en', 'percent', 'below 5 %', 'below 5%'],
    ['en', 'odd-english', 'The dearest terms', 'Highest-spend terms'],
    ['en', 'odd-english', 'A square is asked for', 'A square is required'],
    ['en', 'odd-english', 'There is no such template', 'Template not found'],
    ['en', 'odd-english', 'The price is missing: please give it', 'The price is missing: please enter it'],
    ['en', 'sentence-case', 'Save Changes', 'Save changes'],
    ['en', 'plural', '{{count}} rows were read', 'Rows read: {{count}}'],
    ['en', 'plural', 'average of {{number}} values', 'average of values: {{number}}'],
    ['en', 'plural', 'and {{count}} more rows', 'up to {{max}} rows'],
    ['en', 'plural', '{{all}} columns used', '{{name}} is used'],
  ])('%s %s finds "%s" and accepts "%s"', (language, rule, wrong, right) => {
    expect(rulesOf(language, wrong, language === 'zh' ? wrong : right)).toContain(rule);
    expect(rulesOf(language, right)).not.toContain(rule);
  });

  it.each(LANGUAGES)('%s iso-date finds a date as machines write it', (language) => {
    expect(rulesOf(language, '2026-11-21')).toEqual(['iso-date']);
    expect(rulesOf(language, '2026-11')).toEqual(['iso-date']);
    expect(rulesOf(language, '2026/11/21')).toEqual(['iso-date']);
  });

  it.each(LANGUAGES.filter((code) => code !== 'zh'))(
    '%s numbers finds a number that zh has not',
    (language) => {
      expect(rulesOf(language, '85%', '95%')).toEqual(['numbers']);
      expect(rulesOf(language, '{{share}}', '85%')).toEqual(['numbers']);
      expect(rulesOf(language, '7+', '8+')).toEqual(['numbers']);
    },
  );

  it('accepts small numbers that one language has as a word, and times of day', () => {
    expect(rulesOf('en', 'one of 7', '7 之 1')).toEqual([]);
    expect(rulesOf('en', 'at 9 AM', '9:00')).toEqual([]);
  });

  it('accepts a count before a noun in a text with plural forms', () => {
    const forms = { zh: ['{{count}} 行'], en: ['{{count}} row', '{{count}} rows'] };
    expect(styleProblems([{ address: 'a:b', forms }], ['en'])).toEqual([]);
  });

  it('accepts names with capitals and sentences that begin with one', () => {
    expect(rulesOf('en', 'Use your own Google Patents file')).toEqual([]);
    expect(rulesOf('en', 'Order now. The stock runs out')).toEqual([]);
  });

  it('accepts a sentence that ends in a noun, and spaces in a formula', () => {
    expect(rulesOf('ja', '利益の大きい商品に。')).toEqual([]);
    expect(rulesOf('ja', '粗利益 = 価格 − {{goods}}')).toEqual([]);
  });

  it('leaves out search words', () => {
    const forms = { zh: ['AI选品,你'], en: [''] };
    expect(styleProblems([{ address: 'a:catalogue.keywords', forms }], ['zh'])).toEqual([]);
  });

  it('has a failing example of every rule', () => {
    expect([...new Set(RULES.map(({ id }) => id))].sort()).toEqual([
      'full-width',
      'half-width-percent',
      'iso-date',
      'mainland-word',
      'number-form',
      'numbers',
      'odd-english',
      'percent',
      'plural',
      'polite-form',
      'polite-you',
      'sentence-case',
      'spacing',
      'typography',
      'wave-dash',
    ]);
  });
});

describe('numbersIn', () => {
  it.each([
    ['zh', '六成，1000 个，12 件', [60, 1000]],
    ['en', 'November 21, 2026, 10,000+ and 4.9/5', [4.9, 21, 2026, 10_000]],
    ['id', '21 November 2026, 10.000+ dan 4,9/5', [4.9, 21, 2026, 10_000]],
    ['vi', '21/11/2026, 1.234,56', [21, 1234.56, 2026]],
    ['ja', '6割、4万件、{{count}}件', [60, 40_000]],
    ['en', '3.6E+10 and 2.5 million', [3.6, 2_500_000]],
  ])('%s: %s gives %j', (language, text, numbers) => {
    expect(numbersIn(text, language)).toEqual(numbers);
  });
});
