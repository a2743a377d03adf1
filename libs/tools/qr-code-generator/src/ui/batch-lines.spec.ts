import { batchLines, fileNameOf } from './batch-lines.ts';

describe('batchLines', () => {
  it('reads one address per line and counts skipped empty lines', () => {
    expect(batchLines('https://a.co\r\n\n  https://b.co  ')).toEqual([
      { line: 1, name: '', url: 'https://a.co' },
      { line: 3, name: '', url: 'https://b.co' },
    ]);
  });

  it('reads name and address from two cells of a spreadsheet', () => {
    expect(batchLines('Bottle\thttps://a.co\t')).toEqual([{ line: 1, name: 'Bottle', url: 'https://a.co' }]);
  });

  it.each([
    [{ line: 1, name: '', url: 'https://a.co/x?y=1' }, '001-a.co-x-y-1.png'],
    [{ line: 1, name: '水杯 500ml', url: 'https://a.co' }, '001-水杯-500ml.png'],
    [{ line: 1, name: '../../etc', url: 'https://a.co' }, '001-etc.png'],
    [
      { line: 1, name: `${'a'.repeat(59)}\u{20bb7}b`, url: 'https://a.co' },
      `001-${'a'.repeat(59)}\u{20bb7}.png`,
    ],
    [{ line: 1, name: 'बोतल', url: 'https://a.co' }, '001-बोतल.png'],
    [{ line: 1, name: '///', url: 'https://a.co' }, '001.png'],
  ])('names the file of %j %s', (line, name) => {
    expect(fileNameOf(line, { number: 1, of: 999 }, 'png')).toBe(name);
  });

  it('gives all numbers of a long list as many digits', () => {
    const line = { line: 7, name: 'Mug', url: 'https://a.co' };
    expect(fileNameOf(line, { number: 7, of: 1000 }, 'svg')).toBe('0007-Mug.svg');
  });
});
