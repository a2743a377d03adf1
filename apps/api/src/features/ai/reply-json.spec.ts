import * as fc from 'fast-check';
import { findJsonObject } from './reply-json.ts';

describe('the JSON object in a reply', () => {
  it.each([
    ['is the whole reply', '{"a":1}'],
    ['stands between white space', ' \n{"a":1}\n '],
    ['stands in a code fence', 'Here:\n```json\n{"a":1}\n```\nDone.'],
    ['stands in a fence without a name', '```\n{"a":1}\n```'],
    ['stands in a fence that is never closed', '```json\n{"a":1}'],
    ['stands in the middle of a sentence', 'The answer is {"a":1}, as you wished.'],
    ['is the first of two', '{"a":1} {"b":2}'],
    ['comes after braces that are none', 'I like {braces} and {more: braces}: {"a":1}'],
    ['comes after a fence that holds something else', '```\nhello\n``` {"a":1}'],
  ])('%s', (_title, reply) => {
    expect(findJsonObject(reply)).toEqual({ a: 1 });
  });

  it('may hold braces, quotes and objects of its own', () => {
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
  ])('is not found in %j', (reply) => {
    expect(findJsonObject(reply)).toBeNull();
  });

  it('is not looked for without end', () => {
    expect(findJsonObject('{'.repeat(1_000_000))).toBeNull();
  });

  it('is found whatever stands around it, as long as it is no brace', () => {
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
