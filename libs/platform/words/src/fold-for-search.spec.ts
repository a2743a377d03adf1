import { foldForSearch } from './index.ts';

describe('foldForSearch', () => {
  it.each([
    ['tiêu đề', 'tieu de'],
    ['Đô la Mỹ', 'do la my'],
    ['ＵＳＤ', 'usd'],
    ['Złoty', 'złoty'],
    ['São Tomé', 'sao tome'],
    ['人民币', '人民币'],
  ])('takes %s for %s', (text, folded) => {
    expect(foldForSearch(text)).toBe(folded);
  });
});
