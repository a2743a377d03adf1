// @ts-check
import { largestInput, largestInputs } from './largest-input.mjs';

/** @type {import('@seller-toolbox/catalogue/engines').JsonSchema} */
const schema = {
  type: 'object',
  properties: {
    title: { type: 'string', maxLength: 12 },
    note: { type: 'string' },
    rows: { anyOf: [{ type: 'null' }, { type: 'array', maxItems: 3, items: { $ref: '#/$defs/row' } }] },
  },
  $defs: { row: { type: 'object', properties: { name: { type: 'string', maxLength: 5 } } } },
};

it('largestInput fills texts and lists to their documented length, and keeps fields without one', () => {
  expect(largestInput(schema, { title: 'pan', note: 'as is', count: 2, rows: [{ name: 'ab' }] })).toEqual({
    title: 'pan pan pan',
    note: 'as is',
    count: 2,
    rows: [{ name: 'ab ab' }, { name: 'ab ab' }, { name: 'ab ab' }],
  });
});

it('largestInput keeps an empty text and an empty list', () => {
  expect(largestInput(schema, { title: '', rows: [] })).toEqual({ title: '', rows: [] });
});

it('largestInput respects the cap for unbounded lengths', () => {
  expect(largestInput(schema, { title: 'panpan' }, { cap: 4 })).toEqual({ title: 'panp' });
});

it('largestInputs fills every field with a length with each hard text, and no other', () => {
  const titles = largestInputs(schema, { title: 'pan', note: 'as is' });
  expect(
    titles.every(({ title, note }) => title.length >= 10 && title.length <= 12 && note === 'as is'),
  ).toBe(true);
  expect(new Set(titles.map(({ title }) => title)).size).toBe(titles.length);
});
