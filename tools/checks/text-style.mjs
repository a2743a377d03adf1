// @ts-check
// Lists the texts that break a rule of style: node tools/checks/text-style.mjs [language ...]
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { siteTexts } from './data-texts.mjs';
import { isSearchWords, LANGUAGES } from './locale-texts.mjs';
import { numbersIn } from './text-numbers.mjs';
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
  { id: 'wave-dash', languages: ['ja'], find: matches(/〜/u, '～') },
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
      /\b(?:19|20)\d\d-\d\d-\d\d\b/,
      'the date as the language writes it, or through the formatter',
    ),
  },
  {
    id: 'numbers',
    languages: LANGUAGES.filter((code) => code !== 'zh'),
    find: ({ text, language, source }) => {
      const own = numbersIn(text, language).join(' ');
      const wanted = source.map((form) => numbersIn(form, 'zh').join(' '));
      return source.length === 0 || wanted.includes(own)
        ? undefined
        : `numbers [${own}], in zh [${wanted.join('] or [')}]`;
    },
  },
];

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

/** Words after a number that are no counted noun. */
const NO_NOUN =
  /^(?:of|and|in|is|are|at|more|to|per|or|with|for|new|left|on|by|from|out|times|other|different|fit|d|h|min|\p{L}+ed)$/u;

/** A count before a noun, which needs forms for one and many. */
function countedNoun(/** @type {string} */ text) {
  const found = [...text.matchAll(/\{\{count\}\} (\p{L}+)/gu)].find(([, word = '']) => !NO_NOUN.test(word));
  return found ? `"${found[0]}": forms _one and _other` : undefined;
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
