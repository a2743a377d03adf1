// @ts-check
// Lists the texts that break a rule of style: node tools/checks/text-style.mjs [language ...]
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { siteTexts } from './data-texts.mjs';
import { isSearchWords, LANGUAGES } from './locale-texts.mjs';
import { numbersIn, smallNumbersIn } from './text-numbers.mjs';
import { openProblems, readExceptions, reportProblems } from './text-exceptions.mjs';
import { toolNameProblems } from './tool-names.mjs';
import { MAINLAND_WORDS, NAMES, ODD_ENGLISH } from './text-style-words.mjs';
import { ROOT } from './workspace-folders.mjs';

/**
 * @typedef {import('./locale-texts.mjs').LocaleText} LocaleText
 * @typedef {{ text: string, language: string, source: readonly string[], isPlural: boolean }} Written
 *   one text, the forms of zh, and whether the text has plural forms
 * @typedef {{ id: string, languages: readonly string[], find: (written: Written) => string | undefined }} Rule
 *   `find` returns what is wrong
 */

const CHINESE = ['zh', 'zh-TW'];
const HAN = '\\p{Script=Han}';
const JAPANESE = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー]';

/** Returns the first match with what to write. */
const matches =
  (/** @type {RegExp} */ pattern, /** @type {string} */ instead) =>
  (/** @type {{ text: string }} */ { text }) => {
    const found = pattern.exec(text)?.[0];
    return found === undefined ? undefined : `"${found}": ${instead}`;
  };

const listed =
  (/** @type {readonly [RegExp, string][]} */ words) =>
  (/** @type {{ text: string }} */ { text }) =>
    words.map(([pattern, instead]) => matches(pattern, instead)({ text })).find((found) => found);

/** The ends of verbs and adjectives in the plain form; a sentence may also end in a noun. */
const PLAIN_FORM =
  /(?:[するくむうぶぐぬ]|(?<!\d)つ|[っいしきちりみんれえけせめべてで]た|ない|である|だ|べき|しい|よい|多い|高い|低い)」?$/u;
const POLITE_FORM = /(?:ます|です|ました|ません|でした|でしょう|ましょう|ください)(?:か|が)?」?$/u;

/** @type {readonly Rule[]} */
export const RULES = [
  {
    id: 'spacing',
    languages: CHINESE,
    find: matches(
      new RegExp(`${HAN}[A-Za-z0-9]+|[A-Za-z0-9%]${HAN}`, 'u'),
      'a space between Chinese and Latin letters or digits',
    ),
  },
  {
    id: 'full-width',
    languages: CHINESE,
    find: matches(
      new RegExp(`${HAN}[,:;?!]|[,;?!]${HAN}|\\.{3}|${HAN}\\(|\\(${HAN}|[？！，。：；] `, 'u'),
      'full-width marks without a space, … for three dots',
    ),
  },
  { id: 'polite-you', languages: CHINESE, find: matches(/你/u, '您') },
  { id: 'mainland-word', languages: ['zh-TW'], find: listed(MAINLAND_WORDS) },
  {
    id: 'spacing',
    languages: ['ja'],
    find: ({ text, ...rest }) =>
      / [=+−×÷→·^] /u.test(text)
        ? undefined
        : matches(
            new RegExp(`${JAPANESE} [A-Za-z0-9{]|[A-Za-z0-9}%] ${JAPANESE}`, 'u'),
            'no space between Japanese and Latin letters, digits or placeholders',
          )({ text, ...rest }),
  },
  { id: 'wave-dash', languages: ['ja'], find: matches(/[〜~]/u, '～') },
  { id: 'half-width-percent', languages: ['ja'], find: matches(/[％０-９]/u, '% and digits in half width') },
  {
    id: 'full-width',
    languages: ['ja'],
    find: matches(
      new RegExp(`${JAPANESE}[,:;?!]|[,;?!]${JAPANESE}|\\.{3}|${JAPANESE}\\(|\\(${JAPANESE}|[、。：] `, 'u'),
      'full-width marks without a space, … for three dots',
    ),
  },
  {
    id: 'polite-form',
    languages: ['ja'],
    find: ({ text }) => {
      const sentences = text.split(/(?<=。)/u).filter((sentence) => sentence.trim().endsWith('。'));
      const plain = sentences
        .map((sentence) => sentence.trim().slice(0, -1))
        .find((sentence) => PLAIN_FORM.test(sentence) && !POLITE_FORM.test(sentence));
      return plain === undefined ? undefined : `"…${plain.slice(-8)}。": です・ます`;
    },
  },
  { id: 'percent', languages: ['en', 'id', 'vi'], find: matches(/[\d}] %/, '5% without a space') },
  {
    id: 'number-form',
    languages: ['id', 'vi'],
    find: matches(
      /(?<![\d.,A-Za-z])\d{1,3}(?:,\d{3})+(?![\d,])|(?<![\d.])\d+\.\d{1,2}(?![\d.]|\.\d)/,
      '10.000 and 4,9 as the language writes numbers',
    ),
  },
  {
    id: 'typography',
    languages: ['en', 'id', 'vi'],
    find: matches(/"|\.{3}| {2}/, '“…” for quotes, … for three dots, one space'),
  },
  { id: 'odd-english', languages: ['en'], find: listed(ODD_ENGLISH) },
  { id: 'sentence-case', languages: ['en'], find: ({ text }) => capitalInside(text) },
  {
    id: 'plural',
    languages: ['en'],
    find: ({ text, isPlural }) => (isPlural ? undefined : countedNoun(text)),
  },
  {
    id: 'iso-date',
    languages: LANGUAGES,
    find: matches(
      /\b(?:19|20)\d\d(?:-\d\d){1,2}\b|\b(?:19|20)\d\d\/\d{1,2}\/\d{1,2}\b/,
      'the date as the language writes it, or through the formatter',
    ),
  },
  {
    id: 'numbers',
    languages: LANGUAGES.filter((code) => code !== 'zh'),
    find: ({ text, language, source }) =>
      source.length === 0
        ? undefined
        : (otherNumbers(text, language, source) ?? otherSmallNumbers(text, source)),
  },
];

/** @param {string} text @param {string} language @param {readonly string[]} source */
function otherNumbers(text, language, source) {
  const own = numbersIn(text, language).join(' ');
  const wanted = source.map((form) => numbersIn(form, 'zh').join(' '));
  return wanted.includes(own) ? undefined : `numbers [${own}], in zh [${wanted.join('] or [')}]`;
}

/** Small numbers differ where each side has digits that the other lacks. @param {string} text @param {readonly string[]} source */
function otherSmallNumbers(text, source) {
  const own = smallNumbersIn(text);
  const wanted = source.map(smallNumbersIn);
  const differs = (/** @type {ReadonlySet<number>} */ from) =>
    [...own].some((value) => !from.has(value)) && [...from].some((value) => !own.has(value));
  return wanted.every(differs)
    ? `numbers [${[...own].join(' ')}], in zh [${wanted.map((from) => [...from].join(' ')).join('] or [')}]`
    : undefined;
}

const HEADING_WORDS = 8;

/** A capital inside a heading or on a button: sentence case has them in names only. */
function capitalInside(/** @type {string} */ text) {
  const words = text.split(/\s+/);
  if (words.length > HEADING_WORDS || /[.!?:…]$|[.!?:] /.test(text)) return undefined;
  const odd = words
    .slice(1)
    .map((word) => word.replace(/^[“(]+|[”),;’]{1,3}$|’s$/g, ''))
    .find((word) => /^[A-Z][a-z]+$/.test(word) && !NAMES.has(word));
  return odd === undefined ? undefined : `"${odd}": small letters in headings and on buttons`;
}

/** Words between a count and its noun. */
const BEFORE_NOUN = '(?:(?:more|different|selected|analyzed|return|bullet|full|time) )?';
/** A number and a word in the plural: {{rows}} rows. */
const COUNTED_NOUN = new RegExp(`\\{\\{(\\w+)\\}\\} ${BEFORE_NOUN}(\\p{Ll}+s)(?!\\p{L})`, 'gu');
/** Placeholders that are limits, which are above one. */
const LIMIT = /^(?:max|most|min|least|limit|cap|range|target|advised)$/;
/** Verbs and other words that end like a plural. */
const NO_PLURAL = /^(?:is|was|has|does|its|this|less|as|runs|matches|holds|times|across|always|\p{Ll}+ss)$/u;

/** A count before a noun in the plural, which needs a form for one. */
function countedNoun(/** @type {string} */ text) {
  const found = [...text.matchAll(COUNTED_NOUN)].find(
    ([, name = '', word = '']) => !LIMIT.test(name) && !NO_PLURAL.test(word),
  );
  return found ? `"${found[0]}": forms _one and _other, or the noun before the count` : undefined;
}

/**
 * The texts that break a rule of their language.
 * @param {readonly LocaleText[]} texts
 * @param {readonly string[]} languages
 */
export function styleProblems(texts, languages = LANGUAGES) {
  return texts
    .filter((text) => !isSearchWords(text))
    .flatMap(({ address, forms }) =>
      languages.flatMap((language) => {
        const written = forms[language] ?? [];
        const source = forms['zh'] ?? [];
        return written.flatMap((text) =>
          RULES.filter((rule) => rule.languages.includes(language)).flatMap(({ id, find }) => {
            const what = find({ text, language, source, isPlural: written.length > 1 });
            return what === undefined
              ? []
              : [{ rule: id, address, language, what, text, source: source.join(' ') }];
          }),
        );
      }),
    );
}

/** The exceptions of the workspace, by language. */
export const styleExceptions = (languages = LANGUAGES, root = ROOT) =>
  readExceptions(join(root, 'libs/platform/words/src/text-style'), languages);

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const asked = process.argv.slice(2);
  const languages = asked.length > 0 ? asked : LANGUAGES;
  const texts = siteTexts(ROOT);
  const problems = [...styleProblems(texts, languages), ...toolNameProblems(texts, languages)];
  reportProblems(openProblems(problems, styleExceptions(languages)));
}
