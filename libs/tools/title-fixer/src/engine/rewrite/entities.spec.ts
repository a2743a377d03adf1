import { findMarkup } from '../check/markup.ts';
import { decodeEntities } from './entities.ts';

const decode = (text: string) => decodeEntities(text, findMarkup(text));

describe('decodeEntities', () => {
  it.each([
    ['Salt &amp; Pepper', 'Salt & Pepper'],
    ['Salt &amp;amp; Pepper', 'Salt & Pepper'],
    ['Caf&eacute; &Uuml;ber &amp;ouml;', 'Café Über ö'],
    ['Women&#39;s &#x41;', "Women's A"],
    ['a&nbsp;b', 'a b'],
  ])('writes %j as %j', (text, expected) => {
    expect(decode(text)).toBe(expected);
  });

  it.each([
    ['a zero-width space by nothing', 'a&#8203;b', 'ab'],
    ['a control by a space', 'a&#7;b', 'a b'],
    ['the last code point by a space, as it is unassigned', 'a&#x10ffff;b', 'a b'],
    ['a number beyond the last code point by a space', 'a&#x110000;b', 'a b'],
    ['half of a pair by a space', 'a&#xd83d;b', 'a b'],
  ])('replaces %s', (_name, text, expected) => {
    expect(decode(text)).toBe(expected);
  });

  it('leaves what is outside of the spans', () => {
    expect(decodeEntities('A &amp; B &amp; C', [{ start: 2, end: 7 }])).toBe('A & B &amp; C');
  });
});
