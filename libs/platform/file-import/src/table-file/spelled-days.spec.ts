import { daysInText } from './cell-values.ts';

it.each([
  ['Reviewed in the United States on March 3, 2026', '2026-03-03'],
  ['Rezension aus Deutschland vom 3. März 2026', '2026-03-03'],
  ['Commenté en France le 1er août 2026', '2026-08-01'],
  ['Reseñado en España el 21 de septiembre de 2026', '2026-09-21'],
  ['Recensito in Italia il 9 dicembre 2026', '2026-12-09'],
  ['2026年3月3日に日本でレビュー済み', '2026-03-03'],
  ['Nov 28, 2026', '2026-11-28'],
  ['28 Feb 2026', '2026-02-28'],
])('daysInText reads %j', (text, day) => {
  expect(daysInText(text)).toEqual([day]);
});

it.each(['30 Feb 2026', 'Ma 3, 2026', 'Jun 31, 2026', 'size 12 black 2026'])(
  'daysInText finds no day in %j',
  (text) => {
    expect(daysInText(text)).toEqual([]);
  },
);
