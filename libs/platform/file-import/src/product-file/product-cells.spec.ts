import { conditionIn } from './product-cells.ts';

it.each([
  ['11', 'New'],
  [' 11 ', 'New'],
  ['1', undefined],
  ['10', undefined],
  ['New', 'New'],
  ['Used - Like New', 'Used - Like New'],
  ['2nd hand', '2nd hand'],
])('conditionIn reads %j as %p: of the numbers only 11 has a text', (cell, condition) => {
  expect(conditionIn(cell)).toBe(condition);
});
