import { BULK_COLUMNS } from '@seller-toolbox/reference-data/bulk-columns.data';
import { toBulkFile } from './bulk-file.ts';

const HEAD = `\ufeff${BULK_COLUMNS.join(',')}\r\n`;

/** The line of a row with a keyword and a match type alone. */
const lineOf = (keyword: string, matchType: string) =>
  `${BULK_COLUMNS.map((column) =>
    column === 'Keyword Text' ? keyword : column === 'Match Type' ? matchType : '',
  ).join(',')}\r\n`;

describe('toBulkFile', () => {
  it('has the columns alone without rows', () => {
    expect(toBulkFile([])).toBe(HEAD);
  });

  it('has each row on a line, and leaves columns without a value empty', () => {
    expect(
      toBulkFile([
        { 'Keyword Text': 'cup', 'Match Type': 'negativeExact' },
        { 'Keyword Text': 'a, b', 'Match Type': 'exact' },
      ]),
    ).toBe(HEAD + lineOf('cup', 'negativeExact') + lineOf('"a, b"', 'exact'));
  });
});
