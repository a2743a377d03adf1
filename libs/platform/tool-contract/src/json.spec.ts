import { isRecord, parseJson } from './json.ts';

describe('parseJson', () => {
  it.each([null, undefined, '', '{', 'undefined'])('returns undefined for %j', (text) => {
    expect(parseJson(text)).toBeUndefined();
  });

  it.each(['null', '7', '{"a":[1]}'])('parses %s', (text) => {
    expect(JSON.stringify(parseJson(text))).toBe(text);
  });
});

describe('isRecord', () => {
  it.each([
    [{}, true],
    [{ a: 1 }, true],
    [null, false],
    [[], false],
    ['a', false],
    [undefined, false],
  ])('says of %j: %j', (value, expected) => {
    expect(isRecord(value)).toBe(expected);
  });
});
