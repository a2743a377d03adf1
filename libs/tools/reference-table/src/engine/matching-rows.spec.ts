import { matchingRows } from './matching-rows.ts';

const columns = [{ key: 'name', width: 10, searchable: true }];

function isFound(cell: string | number, query: string): boolean {
  return matchingRows([{ name: cell }], { columns, language: 'en' }, query).length === 1;
}

describe('matchingRows', () => {
  it.each([
    ['Côte d’Ivoire', "d'ivoire", true],
    ['Côte d’Ivoire', 'd’ivoire', true],
    ["Xi'an", 'xi’an', true],
    ['’a’b’', "'a'b'", true],
    ['Côte d’Ivoire', 'divoire', false],
    ['Label 4×6', '4 x 6', true],
    ['1–2 days', '1-2', true],
    ['Åland', 'aland', true],
    ['Åland', 'ålend', false],
    [1189, '1,189', true],
    [1189, '1.189', true],
    [1189, '11,89', false],
    [2.5, '2,5', true],
    ['ｶﾞ', 'カ', false],
  ])('looks in "%s" for "%s": %p', (cell, query, found) => {
    expect(isFound(cell, query)).toBe(found);
  });
});
