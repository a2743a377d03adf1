// @ts-check
/** Repeated parts of texts: one of each character class, and pairs on which backtracking patterns fail. */
const PARTS = [
  [
    'a',
    ' ',
    '\t',
    '\n',
    '.',
    ',',
    '=',
    '-',
    '/',
    '(',
    '[',
    '<',
    '"',
    "'",
    '“',
    '«',
    '0',
    '&',
    ':',
    '_',
    '#',
    '+',
  ],
  [
    'é',
    '\u0301',
    'e\u0301\u0316',
    '\u200d',
    '\u00ad',
    '中',
    'か',
    'ก',
    '。',
    '，',
    '\u{1f600}',
    '\ud800',
    'İ',
    'ﷺ',
  ],
  [
    'a ',
    'a.',
    'a,',
    'a-',
    'a/',
    'a=',
    'a\n',
    '0.',
    '0 ',
    '1,000 ',
    '. ',
    ', ',
    ' -',
    '()',
    '<a>',
    '&#',
    'A',
    'aB ',
  ],
  ['best ', 'the ', 'steel water bottle ', 'more than 2 times "', 'error 12345 ', 'words: '],
].flat();
const ENDS = ['', 'a'];

/**
 * Texts that grow: `make(length)` has about that many UTF-16 units.
 * @type {readonly { name: string, make: (length: number, first?: number) => string }[]}
 */
export const SHAPES = [
  ...PARTS.flatMap((part) =>
    ENDS.map((end) => ({
      name: JSON.stringify(part) + (end && ` then ${JSON.stringify(end)}`),
      make: (/** @type {number} */ length) => repeatTo(part, length - end.length) + end,
    })),
  ),
  ...PARTS.slice(0, 12).map((part) => ({
    name: `a, ${JSON.stringify(part)}, a`,
    make: (/** @type {number} */ length) => `a${repeatTo(part, length - 2)}a`,
  })),
  ...[' ', ',', '\n'].map((separator) => ({
    name: `distinct words and ${JSON.stringify(separator)}`,
    make: (/** @type {number} */ length, /** @type {number | undefined} */ first) =>
      distinct(length, separator, first),
  })),
  {
    name: 'sum of powers',
    make: (length) => [...'abcdefgh'].map((c, at) => repeatTo(c, length >> (at + 1))).join(' '),
  },
];

/**
 * @param {string} part
 * @param {number} length
 */
function repeatTo(part, length) {
  return part.repeat(Math.max(0, Math.ceil(length / part.length))).slice(0, Math.max(0, length));
}

/**
 * Words that no other text has, if `first` is its own number among texts.
 * @param {number} length
 * @param {string} separator
 * @param {number} [first]
 */
function distinct(length, separator, first = 0) {
  const words = [];
  for (let at = first * 1000, used = 0; used < length; at += 1) {
    const word = `w${at.toString(36)}`;
    words.push(word);
    used += word.length + 1;
  }
  return words.join(separator).slice(0, length);
}
