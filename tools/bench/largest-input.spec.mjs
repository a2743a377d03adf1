import { largestInput } from './largest-input.mjs';

const schema = {
  type: 'object',
  properties: {
    title: { type: 'string', maxLength: 12 },
    note: { type: 'string' },
    rows: { anyOf: [{ type: 'null' }, { type: 'array', maxItems: 3, items: { $ref: '#/$defs/row' } }] },
  },
  $defs: { row: { type: 'object', properties: { name: { type: 'string', maxLength: 5 } } } },
};

it('texts and lists are filled to their documented length, whatever has none stays', () => {
  expect(largestInput(schema, { title: 'pan', note: 'as is', count: 2, rows: [{ name: 'ab' }] })).toEqual({
    title: 'pan pan pan',
    note: 'as is',
    count: 2,
    rows: [{ name: 'ab ab' }, { name: 'ab ab' }, { name: 'ab ab' }],
  });
});

it('nothing can be made of nothing', () => {
  expect(largestInput(schema, { title: '', rows: [] })).toEqual({ title: '', rows: [] });
});

it('a cap holds against a length that no machine should hold', () => {
  expect(largestInput(schema, { title: 'panpan' }, 4)).toEqual({ title: 'panp' });
});
