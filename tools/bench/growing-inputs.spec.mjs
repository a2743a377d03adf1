// @ts-check
import { growingFields, growths } from './growing-inputs.mjs';
import { SHAPES } from './growing-texts.mjs';

/** @type {import('@seller-toolbox/catalogue/engines').JsonSchema} */
const schema = {
  type: 'object',
  properties: {
    title: { type: 'string', maxLength: 12 },
    kind: { type: 'string', enum: ['a', 'b'] },
    effort: { type: 'integer', minimum: 1, maximum: 9 },
    rows: { anyOf: [{ type: 'null' }, { type: 'array', maxItems: 3, items: { $ref: '#/$defs/row' } }] },
  },
  $defs: {
    row: { type: 'object', properties: { name: { type: 'string', maxLength: 5 } }, required: ['name'] },
  },
};

it('growingFields lists texts, lists and whole numbers with their maximum, in unions and items too', () => {
  expect(growingFields(schema).map(({ kind, path, max }) => [kind, path.join('.'), max])).toEqual([
    ['text', 'title', 12],
    ['number', 'effort', 9],
    ['list', 'rows', 3],
    ['text', 'rows.*.name', 5],
  ]);
});

it('growths grow one field to a size and create the lists around it', () => {
  const made = (/** @type {string} */ name, /** @type {number} */ size) =>
    growths(schema, { title: 'pan' })
      .find((each) => each.name === name)
      ?.make(size);
  expect(made('rows.*.name: "a"', 4)).toEqual({ title: 'pan', rows: [{ name: 'aaaa' }] });
  expect(made('rows: distinct items', 2)).toEqual({ title: 'pan', rows: [{ name: 'w0' }, { name: 'w1' }] });
  expect(made('effort', 8)).toEqual({ title: 'pan', effort: 8 });
});

it('every shape makes texts of the length asked', () => {
  for (const { make } of SHAPES) expect(make(100).length).toBeGreaterThan(90);
});
