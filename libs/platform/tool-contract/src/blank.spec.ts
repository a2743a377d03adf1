import * as z from 'zod/mini';
import { blankInput, withoutExample } from './blank.ts';

const schema = z.strictObject({
  title: z.string(),
  keyword: z._default(z.string(), ''),
  price: z.number(),
  note: z.optional(z.string()),
  limit: z.nullable(z.number()),
  currency: z.string().check(z.minLength(3)),
  groups: z.array(z.string()).check(z.minLength(2)),
  rows: z.array(z.strictObject({ sku: z.string(), lead: z._default(z.nullable(z.number()), null) })),
  parcels: z.prefault(
    z.array(z.strictObject({ id: z.string(), isFragile: z._default(z.boolean(), false) })),
    [{ id: '1' }],
  ),
  minLength: z._default(z.number(), 2),
  ruleSet: z._default(z.string(), 'standard'),
});

const EXAMPLE = schema.parse({
  title: 'Steel bottle',
  keyword: 'bottle',
  price: 20,
  note: 'demo',
  limit: 5,
  currency: 'USD',
  groups: ['a, b', 'c', 'd'],
  rows: [
    { sku: 'KETTLE', lead: 45 },
    { sku: 'MUG', lead: 30 },
  ],
});

const BLANK = {
  title: '',
  keyword: '',
  price: 0,
  note: undefined,
  limit: null,
  currency: 'USD',
  groups: ['', ''],
  rows: [],
  parcels: [{ id: '1', isFragile: false }],
  minLength: 2,
};

describe('blankInput', () => {
  test('takes defaults, empty values and as many list elements as required, and leaves the rule set out', () => {
    expect(blankInput(schema, EXAMPLE)).toEqual(BLANK);
  });
});

describe('withoutExample', () => {
  test('keeps what differs from the example and the rule set', () => {
    const input = { ...EXAMPLE, title: 'Mine', minLength: 3, ruleSet: 'new' };
    expect(withoutExample(schema, { input, example: EXAMPLE })).toEqual({
      ...BLANK,
      title: 'Mine',
      minLength: 3,
      ruleSet: 'new',
    });
  });

  test('keeps a typed element of a list in its place, and empties the other fields of its row', () => {
    const input = {
      ...EXAMPLE,
      groups: ['a, b', 'mine', 'd'],
      rows: [EXAMPLE.rows[0], { sku: 'CUP', lead: 30 }],
    };
    expect(withoutExample(schema, { input, example: EXAMPLE })).toEqual({
      ...BLANK,
      groups: ['', 'mine'],
      rows: [{ sku: 'CUP', lead: null }],
      ruleSet: 'standard',
    });
  });

  test('keeps fields of a link even where they equal the example', () => {
    const own = withoutExample(schema, { input: EXAMPLE, example: EXAMPLE, own: ['price'] });
    expect(own).toEqual({ ...BLANK, price: 20, ruleSet: 'standard' });
  });
});
