import * as fc from 'fast-check';
import { findJsonObject } from './reply-json.ts';

describe('findJsonObject', () => {
  it.each([
    ['is the whole reply', '{"a":1}'],
    ['finds an object between white space', ' \n{"a":1}\n '],
    ['finds an object in a code fence', 'Here:\n```json\n{"a":1}\n```\nDone.'],
    ['finds an object in a fence without a language', '```\n{"a":1}\n```'],
    ['finds an object in an unclosed fence', '```json\n{"a":1}'],
    ['finds an object in a sentence', 'The answer is {"a":1}, as you wished.'],
    ['is the first of two', '{"a":1} {"b":2}'],
    ['comes after braces that are none', 'I like {braces} and {more: braces}: {"a":1}'],
    ['comes after a fence that holds something else', '```\nhello\n``` {"a":1}'],
  ])('%s', (_title, reply) => {
    expect(findJsonObject(reply)).toEqual({ a: 1 });
  });

  it('supports braces, quotes and nested objects', () => {
    const object = { text: 'a } and a { and a "quote\\" }', inner: { deep: [{}, '{'] } };
    expect(findJsonObject(`Well: ${JSON.stringify(object)} {`)).toEqual(object);
  });

  it.each([
    '',
    'null',
    '[1]',
    '{',
    '{"a":',
    '{"a":1',
    'So: {"a":[{"b":1},{"c":',
    '```json\n```',
    'no braces',
    '}{',
  ])('returns null for %j', (reply) => {
    expect(findJsonObject(reply)).toBeNull();
  });

  it('stops after many braces', () => {
    expect(findJsonObject('{'.repeat(1_000_000))).toBeNull();
  });

  it('finds an object in any text without braces', () => {
    const around = fc.string({ unit: 'binary', maxLength: 50 }).map((text) => text.replace(/[{}"`\\]/g, ''));
    fc.assert(
      fc.property(around, fc.dictionary(fc.string(), fc.jsonValue()), around, (before, object, after) => {
        const text = JSON.stringify(object);
        expect(JSON.stringify(findJsonObject(`${before}${text}${after}`))).toBe(
          JSON.stringify(JSON.parse(text)),
        );
      }),
    );
  });
});
