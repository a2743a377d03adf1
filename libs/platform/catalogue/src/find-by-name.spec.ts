import { tools } from './index.ts';
import { namedTools } from './find-by-name.ts';

const [first, second, third] = tools.map(({ id }) => id);
if (!first || !second || !third) throw new Error('the catalogue has too few tools');
const words = [
  {
    [first]: { title: 'Fee calculator', line: '', keywords: 'costs,dimensional weight' },
    [second]: { title: '利润计算器', line: '', keywords: 'margin' },
    [third]: { title: 'Sửa tiêu đề', line: '', keywords: 'AI' },
  },
];
const best = (text: string) =>
  [...namedTools(text, words)].sort((a, b) => b.confidence - a.confidence)[0] ?? {
    toolId: undefined,
    confidence: 0,
  };

describe('namedTools', () => {
  it.each([
    ['a title', 'fee calculator', first],
    ['the beginning of a title', 'fee calc', first],
    ['a keyword', 'Dimensional Weight', first],
    ['a part of a title in Chinese', '利润计算', second],
    ['a title without accents', 'sua tieu de', third],
    ['another form of its words', 'weights dimensional', first],
  ])('finds a tool by %s', (_title, text, id) => {
    expect(best(text).toolId).toBe(id);
  });

  it.each(['main', 'al or we', 'qqq', '', '—'])('finds none by "%s"', (text) => {
    expect(best(text).toolId).toBeUndefined();
  });

  it('is surer of a whole name than of a part', () => {
    expect(best('fee calculator').confidence).toBeGreaterThan(best('fee').confidence);
  });
});
