import fc from 'fast-check';
import * as z from 'zod/mini';
import { fromFragment, MAX_FRAGMENT_LENGTH, omitDefaults, toFragment } from './fragment.ts';

describe('the fragment of a link', () => {
  it('is readable where the values are simple', () => {
    expect(toFragment({ value: 12.5, from: 'in', to: null, isApparel: true })).toBe(
      'value=12.5&from=in&to=null&isApparel=true',
    );
  });

  it('leaves out what is not set', () => {
    expect(toFragment({ value: 1, price: undefined })).toBe('value=1');
  });

  it('keeps texts that look like numbers, truth values or JSON apart from them', () => {
    const input = { title: '12', brand: 'true', note: '{"a":1}', plain: 'a & b = c + d' };
    expect(fromFragment(toFragment(input) ?? '')).toEqual(input);
  });

  it('restores every input that JSON can carry', () => {
    const key = fc.stringMatching(/^[a-zA-Z]{1,12}$/);
    fc.assert(
      fc.property(fc.dictionary(key, fc.jsonValue(), { minKeys: 1, maxKeys: 5 }), (input) => {
        const fragment = toFragment(input);
        if (fragment === null) return;
        expect(fromFragment(fragment)).toEqual(JSON.parse(JSON.stringify(input)));
      }),
    );
  });

  it.each([
    ['a\ud800b', 'a\ufffdb'],
    ['a\udfffb', 'a\ufffdb'],
    ['\udf00\ud83d', '\ufffd\ufffd'],
    ['a😀b', 'a😀b'],
  ])('replaces the lone surrogates of %j', (text, restored) => {
    expect(fromFragment(toFragment({ [text]: text }) ?? '')).toEqual({ [restored]: restored });
  });

  it.each([
    [MAX_FRAGMENT_LENGTH - 't='.length, true],
    [MAX_FRAGMENT_LENGTH - 't='.length + 1, false],
  ])('with a text of %p characters fits a link: %p', (length, fits) => {
    expect(toFragment({ t: 'x'.repeat(length) }) !== null).toBe(fits);
  });

  it.each(['', 'results', 'a=1&b', '=1', 'a=%E0%A4%A', '%=1'])('is not read from %p', (fragment) => {
    expect(fromFragment(fragment)).toBeNull();
  });
});

describe('omitDefaults', () => {
  const schema = z
    .strictObject({
      ruleSet: z._default(z.string(), 'standard'),
      price: z.number(),
      rates: z._default(z.array(z.number()), () => [1, 2]),
      unit: z._default(z.nullable(z.string()), null),
      date: z.optional(z.string()),
    })
    .check(z.refine(() => true));

  it('leaves out what the schema completes, but the rule set', () => {
    const input = { ruleSet: 'standard', price: 3, rates: [1, 2], unit: null };
    expect(omitDefaults(schema, input)).toEqual({ ruleSet: 'standard', price: 3 });
    expect(schema.parse(omitDefaults(schema, input))).toEqual(input);
  });

  it('keeps what differs from the defaults', () => {
    const input = { price: 3, rates: [1, 3], unit: 'kg', date: '2026-11-21' };
    expect(omitDefaults(schema, input)).toEqual(input);
  });

  it('keeps one field, so that the fragment is not empty', () => {
    expect(omitDefaults(schema, { unit: null, rates: [1, 2] })).toEqual({ unit: null });
  });

  it('keeps every field where the schema is of no object', () => {
    expect(omitDefaults(z.any(), { price: 3 })).toEqual({ price: 3 });
  });
});
