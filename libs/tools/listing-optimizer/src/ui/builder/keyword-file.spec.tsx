import { readKeywordFile, readKeywordRows } from './keyword-file.ts';

describe('keywords of files', () => {
  it.each([
    [
      'a keyword tool',
      'Keyword Phrase,Cerebro IQ Score,Search Volume\nlunch bag,5,"49,500"\nbento box,7,"90,500"\n',
      'bento box\t90500\nlunch bag\t49500',
    ],
    [
      'query performance with a line above its header',
      'Brand=["X"],"Reporting Range=[""Weekly""]"\nSearch Query,Search Query Score,Search Query Volume\nlunch bag,1,120\n',
      'lunch bag\t120',
    ],
    ['a Chinese tool', '关键词\t月搜索量\n午餐包\t1200\n保温杯\t-\n', '午餐包\t1200\n保温杯'],
    [
      'German figures',
      'Suchbegriff;Suchvolumen\nBrotdose;12.100\nTrinkflasche;40.500\n',
      'Trinkflasche\t40500\nBrotdose\t12100',
    ],
  ])('reads a report of %s', (_name, text, keywords) => {
    expect(readKeywordRows(text)?.text).toBe(keywords);
  });

  it.each(['lunch bag\nbento box', 'lunch bag, 900\nbento box, 20'])(
    'takes rows without a known header as they are: %s',
    async (text) => {
      expect(readKeywordRows(text)).toBeNull();
      expect(await readKeywordFile(new File([text], 'list.txt'))).toEqual({
        ok: true,
        text,
        taken: 2,
        found: 2,
      });
    },
  );

  it('takes the keywords that are searched for most', () => {
    const rows = Array.from({ length: 2001 }, (_, at) => `word${at}x,${at + 1}`).join('\n');
    const read = readKeywordRows(`keyword,search volume\n${rows}`);
    expect(read).toMatchObject({ taken: 2000, found: 2001 });
    expect(read?.text.split('\n').at(-1)).toBe('word1x\t2');
  });

  it('says why nothing is read', async () => {
    expect(await readKeywordFile(new File([''], 'empty.csv'))).toEqual({ ok: false, code: 'file-empty' });
  });
});
