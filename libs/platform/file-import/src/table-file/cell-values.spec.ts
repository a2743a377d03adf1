import {
  bareNumber,
  daysInText,
  isBlank,
  namesUnknownUnit,
  numberInCell,
  rankInCell,
} from './cell-values.ts';

describe('numberInCell', () => {
  it.each([
    ['$1,234.50', 1234.5],
    ['US$ 3', 3],
    ['EUR 12', 12],
    ['12 %', 12],
    ['1.2 lb', 1.2],
    ['10"', 10],
    ['-4', -4],
    ['1.2k', null],
    ['3万', null],
    ['B0ABC12345', null],
    ['=SUM(A1)', null],
    ['3 von 5', null],
    ['', null],
  ])('reads %j as %p', (cell, value) => {
    expect(numberInCell(cell, '.')).toBe(value);
  });
});

it.each([
  ['5 ft', true],
  ['5 ft. ', true],
  ['5\u3000ft\u3000', true],
  ['5 in ', false],
  ['5 ', false],
  ['ft', false],
])('namesUnknownUnit of %j is %p', (cell, isUnknown) => {
  expect(namesUnknownUnit(cell)).toBe(isUnknown);
});

it('bareNumber takes no longer for long texts than for their length', () => {
  expect(bareNumber(`${'a'.repeat(100_000)}!`)).toHaveLength(100_001);
});

it.each(['', '-', '--', 'N/A', 'null', '#N/A', '–'])('isBlank holds for %j', (cell) => {
  expect(isBlank(cell)).toBe(true);
});

it.each([
  ['>306', null],
  ['N/R', null],
  ['12', 12],
  ['x', undefined],
])('rankInCell reads %j as %p', (cell, rank) => {
  expect(rankInCell(cell, '.')).toBe(rank);
});

it.each([
  ['2026-11-07', ['2026-11-07']],
  ['7.11.2026', ['2026-11-07']],
  ['2026年11月7日', ['2026-11-07']],
  ['11/07/2026', []],
  ['11/27/2026', ['2026-11-27']],
])('daysInText finds in %j %j', (text, days) => {
  expect(daysInText(text)).toEqual(days);
});
