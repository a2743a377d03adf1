// @ts-check
// Checks whether a rewritten title reads well. They share no code and no word list with the engine.
/** @typedef {Pick<import('./titles.mjs').Title, 'language' | 'kind' | 'brand' | 'title' | 'gone'>} Original */

/** @type {Record<string, Set<string>>} */
const FUNCTION_WORDS = {
  en: listOf(
    'a an the and or for with without of in on at by from to per compatible suitable designed fits up not',
  ),
  de: listOf('der die das und oder für mit ohne von zu zum zur im in aus bei auf an passend nicht bis'),
  fr: listOf(
    "et ou pour avec sans de du des la le les en au aux dans sur par un une à d' l' pas non jusqu'à",
  ),
  es: listOf('y para con sin de del en el la los las por un una al no hasta'),
  it: listOf(
    'e per con senza di del dello della dei degli delle da dal dalla in nel nella su il lo la gli le un una al alla non fino',
  ),
};
const JOINTS = /^(?:&|\+|and|or|und|oder|et|ou|y|e)$/u;
/** "Vitamin E" ends in no conjunction: in English "e" is none. @type {Record<string, RegExp>} */
const JOINTS_OF = { en: /^(?:&|\+|and|or)$/u, de: /^(?:&|\+|und|oder)$/u, fr: /^(?:&|\+|et|ou)$/u };

/**
 * The reasons why a version does not read well; none if it does.
 * @param {{ title: string, itemHighlights: string | null }} version
 * @param {Original} original
 * @param {number} limit
 */
export function readabilityFaults({ title, itemHighlights }, original, limit) {
  return [
    ...lengthFaults(title, original, limit),
    ...faultsOf(title, original, 'title'),
    ...(itemHighlights ? faultsOf(itemHighlights, original, 'highlights') : []),
  ];
}

const MIN_FACTS = 70;
const MIN_LENGTH = 55;

/**
 * A title is a stump if it is short although the original has enough to say.
 * @param {string} title
 * @param {Original} original
 * @param {number} limit
 */
function lengthFaults(title, original, limit) {
  if (original.kind === 'book') return [];
  const length = [...title].length;
  const facts = [...new Set(wordsOf(stripped(original)))].join(' ');
  const isTooShort = [...facts].length >= MIN_FACTS && length < MIN_LENGTH;
  return isTooShort || length > limit ? [`title: ${length} characters`] : [];
}

/**
 * @param {string} text
 * @param {Original} original
 * @param {string} where
 */
function faultsOf(text, original, where) {
  const isSpaced = !['ja', 'zh'].includes(original.language);
  return [
    ...punctuationFaults(text),
    ...(isSpaced ? danglingWords(text, original.language) : []),
    ...doubledWords(text, original.title),
    ...brokenApostrophes(text),
    ...orphanedNumbers(text, original),
    ...(isSpaced ? shreds(text, original) : []),
  ].map((fault) => `${where}: ${fault}`);
}

/** @param {string} text */
function punctuationFaults(text) {
  const found = /[,;:、，] ?[,;:、，]|\( ?\)|\s,|^[\s,;:)\-–—|]|[\s,;:(\-–—|]$|\s{2}/u.exec(text);
  return [
    ...(found ? [`punctuation "${found[0]}"`] : []),
    ...(isPaired(text) ? [] : ['bracket without its partner']),
  ];
}

/** @param {string} text */
function isPaired(text) {
  return [...'()[]（）【】'].every((bracket, index, all) => {
    const partner = all[index % 2 === 0 ? index + 1 : index - 1];
    return partner !== undefined && text.split(bracket).length === text.split(partner).length;
  });
}

/** @param {string} text */
function partsOf(text) {
  return text
    .split(/ ?[,;|()[\]] | [-–—] |[()[\]]/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/**
 * @param {string} text
 * @param {string} language
 */
function danglingWords(text, language) {
  const functionWords = FUNCTION_WORDS[language];
  if (!functionWords) throw new Error(`No function words of the language "${language}".`);
  const joints = JOINTS_OF[language] ?? JOINTS;
  return partsOf(text).flatMap((part) => {
    const words = part.toLowerCase().split(/\s+/u);
    const [first, last] = [words[0] ?? '', words.at(-1) ?? ''];
    const dangles = functionWords.has(last) || (joints.test(last) && words.length > 1);
    // "Slip On", "Clip In" and "Induction Compatible" end in such a word.
    const isCompound = /^(?:on|in|up|compatible)$/u.test(last) && words.length > 1;
    return [
      ...(dangles && !isCompound ? [`"${part}" ends in "${last}"`] : []),
      ...(joints.test(first) ? [`"${part}" starts with "${first}"`] : []),
    ];
  });
}

/**
 * The same word, or its singular and plural, twice in a row, unless the original has it so.
 * @param {string} text
 * @param {string} original
 */
function doubledWords(text, original) {
  const words = text.toLowerCase().split(/[\s、，]+/u);
  return words.flatMap((word, index) => {
    const before = words[index - 1] ?? '';
    const isSame =
      word !== '' &&
      /\p{L}{2}/u.test(word) &&
      (before === word || before === `${word}s` || word === `${before}s` || word === `${before}es`);
    return isSame && !original.toLowerCase().includes(`${before} ${word}`) ? [`"${before} ${word}"`] : [];
  });
}

/** @param {string} text */
function brokenApostrophes(text) {
  return /['’]S(?![\p{L}])/u.test(text) && /\p{Ll}['’]S/u.test(text) ? ['capital after an apostrophe'] : [];
}

const OTHER_SEPARATORS = /[/_|:;→~>：；｜]/gu;
const UNIT_OR_WORD = /^[\p{L}"”″'’%]/u;

/**
 * A number that has lost the word after it, or before it where it was a model.
 * @param {string} text
 * @param {Original} original
 */
function orphanedNumbers(text, original) {
  // "yoga mat_72 x 24 inch": other marks than commas separate words too.
  const before = wordsOf(original.title.replaceAll(OTHER_SEPARATORS, ' '));
  const after = wordsOf(text.replaceAll(OTHER_SEPARATORS, ' '));
  return after.flatMap((word, index) => {
    if (!/^\p{N}[\p{N}.,/]*$/u.test(word)) return [];
    const follower = after[index + 1];
    const known = before.flatMap((each, at) => (each === word ? [before[at + 1]] : []));
    const leads = before.flatMap((each, at) => (each === word ? [before[at - 1]] : []));
    const keepsFollower = known.some(
      (each) => each === follower || each === undefined || !UNIT_OR_WORD.test(each),
    );
    const keepsLead = leads.some((each) => each === after[index - 1]);
    return keepsFollower || keepsLead ? [] : [`number "${word}" alone`];
  });
}

/** @param {string} text */
function wordsOf(text) {
  return text
    .toLowerCase()
    .replaceAll(/[,;()[\]!（）【】、，]/gu, ' ')
    .split(/\s+/u)
    .filter(Boolean);
}

const FITTING =
  /(?:compatible|kompatibel|compatibil[ei]|v[aá]lid[oa]s?|adatt[oaie]|suitable) (?:with|for|w\/|mit|zu|avec|con|para|per|a)(?!\p{L})/giu;
/** @type {Readonly<Record<string, string>>} */
const FITS = { en: 'for', de: 'für', fr: 'pour', es: 'para', it: 'per' };

/**
 * A part that is not one stretch of the original: words of different places put together.
 * @param {string} text
 * @param {Original} original
 */
function shreds(text, original) {
  const plain = stripped(original);
  // "for iPhone 15" of "Compatible with iPhone 15" is no piece, nor "pas pour V10" of "non compatible avec V10".
  const inFewerWords = plain
    .replaceAll(/(?<!\p{L})(?:non|pas) compatibles? avec(?!\p{L})/giu, 'pas pour')
    .replaceAll(FITTING, FITS[original.language] ?? 'for');
  const cleaned = [...wordsOf(plain), '|', ...wordsOf(inFewerWords)];
  return partsOf(text).flatMap((part) => {
    const words = wordsOf(part);
    const brand = wordsOf(original.brand);
    // A benefit can follow the brand: "Acme Memory Foam Dog Bed".
    const hasBrand = brand.length > 0 && words.slice(0, brand.length).join(' ') === brand.join(' ');
    const isWhole = isWritten(words, cleaned) || (hasBrand && isWritten(words.slice(brand.length), cleaned));
    return isWhole ? [] : [`"${part}" is put together from pieces`];
  });
}

/**
 * One or two stretches of the original, or a list with its conjunction: "for Yoga and Travel" of "for Yoga, Gym and Travel".
 * @param {readonly string[]} words
 * @param {readonly string[]} cleaned
 */
function isWritten(words, cleaned) {
  const isStretch = (/** @type {readonly string[]} */ own) => cleaned.join(' ').includes(own.join(' '));
  const isAtMostTwo = (/** @type {readonly string[]} */ own) =>
    isStretch(own) ||
    own.some((_word, at) => at > 0 && isStretch(own.slice(0, at)) && isStretch(own.slice(at)));
  const isList = words.some(
    (word, at) => JOINTS.test(word) && isAtMostTwo(words.slice(0, at)) && isStretch(words.slice(at + 1)),
  );
  return isAtMostTwo(words) || isList;
}

/**
 * The original without the words that had to go.
 * @param {Original} original
 */
function stripped({ title, gone }) {
  return gone.reduce((text, word) => text.replaceAll(word, ' '), title);
}

/** @param {string} words */
function listOf(words) {
  return new Set(words.split(' '));
}
