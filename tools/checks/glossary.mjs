// @ts-check
// Lists the texts that break the glossary: node tools/checks/glossary.mjs [language ...]
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { siteTexts } from './data-texts.mjs';
import { isSearchWords, LANGUAGES, replacePlaceholders } from './locale-texts.mjs';
import { openProblems, readExceptions, reportProblems } from './text-exceptions.mjs';
import { ROOT, readJson } from './workspace-folders.mjs';

/**
 * What a language calls a concept; libs/platform/words/src/glossary/README.md describes the fields.
 * @typedef {object} Entry
 * @property {readonly string[]} terms in zh, what recognizes the concept in a source text
 * @property {string} [group] zh only
 * @property {boolean} [elidable] zh only: translations may leave it out where the page names it; wrong names are still found
 * @property {readonly string[]} [not] zh only: longer phrases with a term that do not mean the concept
 * @property {readonly string[]} [banned] wrong in every text of the language
 * @property {readonly string[]} [avoid] wrong where the source has the concept
 * @property {string} [note]
 *
 * @typedef {Readonly<Record<string, Readonly<Record<string, Entry>>>>} Glossary by language and concept
 * @typedef {import('./locale-texts.mjs').LocaleText} LocaleText
 * @typedef {{ rule: string, address: string, language: string, what: string, text: string, source: string }} Problem
 *   the rule is the concept, the source the text in zh
 */

const FOLDER = 'libs/platform/words/src/glossary';

/** The glossary of the workspace. @returns {Glossary} */
export function readGlossary(root = ROOT) {
  return Object.fromEntries(LANGUAGES.map((code) => [code, readJson(join(root, FOLDER, `${code}.json`))]));
}

/** The exceptions of the workspace, by language. */
export const glossaryExceptions = (languages = LANGUAGES, root = ROOT) =>
  readExceptions(join(root, FOLDER, 'exceptions'), languages);

/**
 * Texts with a banned variant, and translations without a term of a concept that their source has.
 * @param {Glossary} glossary
 * @param {readonly LocaleText[]} texts
 * @param {readonly string[]} languages
 * @returns {Problem[]}
 */
export function glossaryProblems(glossary, texts, languages = LANGUAGES) {
  const source = glossary['zh'] ?? {};
  const concepts = sourceFinder(source);
  const isElidable = (/** @type {string} */ concept) => source[concept]?.elidable === true;
  const checks = languages.map((language) => languageCheck(language, glossary[language] ?? {}, isElidable));
  return texts
    .filter((text) => !isSearchWords(text))
    .flatMap((text) => {
      const found = concepts((text.forms['zh'] ?? []).join('\n'));
      return checks.flatMap((check) => check(text, found));
    });
}

/** @param {Readonly<Record<string, Entry>>} entries */
function sourceFinder(entries) {
  const phrases = Object.entries(entries).flatMap(([concept, { terms, not = [] }]) => [
    ...terms.map((term) => ({ term: term.toLowerCase(), concept })),
    ...not.map((term) => ({ term: term.toLowerCase(), concept: '' })),
  ]);
  return (/** @type {string} */ source) => {
    const text = plain(source).toLowerCase();
    const hits = phrases.flatMap(({ term, concept }) =>
      indexesOf(text, term).map((start) => ({ start, end: start + term.length, concept })),
    );
    // A term within a longer one is part of that name: 利润 in 利润率.
    const whole = hits.filter((hit) => !hits.some((other) => isWithin(hit, other)));
    return new Set(whole.map(({ concept }) => concept).filter((concept) => concept !== ''));
  };
}

/**
 * @param {string} language
 * @param {Readonly<Record<string, Entry>>} entries
 * @param {(concept: string) => boolean} isElidable
 */
function languageCheck(language, entries, isElidable) {
  const compile = (
    /** @type {readonly string[]} */ terms = [],
    /** @type {readonly string[]} */ others = [],
  ) =>
    terms.map((term) => {
      // What differs from an accepted term in its capitals alone is found by them: ACoS beside ACOS.
      const byCase = others.some((other) => other.toLowerCase() === term.toLowerCase());
      return { term, pattern: termPattern(term, language, byCase) };
    });
  const rules = Object.entries(entries).map(([concept, { terms, banned, avoid }]) => ({
    concept,
    terms,
    accepted: compile(terms),
    banned: compile(banned, terms),
    avoid: compile(avoid, terms),
  }));
  const accepted = rules.flatMap((rule) => rule.accepted);
  const mustName = (/** @type {string} */ concept) => language !== 'zh' && !isElidable(concept);

  /** @param {LocaleText} text @param {ReadonlySet<string>} found */
  return ({ address, forms }, found) =>
    (forms[language] ?? []).flatMap((written) => {
      const text = plain(written);
      const problem = (/** @type {string} */ rule, /** @type {string} */ what) => ({
        rule,
        address,
        language,
        what,
        text: written,
        source: (forms['zh'] ?? []).join(' '),
      });
      return rules.flatMap(({ concept, terms, ...rule }) => {
        const has = found.has(concept);
        const wrong = [...rule.banned, ...(has ? rule.avoid : [])].filter(({ pattern }) =>
          occursAlone(text, pattern, accepted),
        );
        const lacks =
          has && mustName(concept) && !rule.accepted.some(({ pattern }) => spans(text, pattern).length > 0);
        return [
          ...wrong.map(({ term }) => problem(concept, `"${term}" instead of "${terms[0]}"`)),
          ...(lacks ? [problem(concept, `without "${terms.join('", "')}"`)] : []),
        ];
      });
    });
}

/**
 * Whether a variant occurs other than within a longer accepted term: ブラウザ in ブラウザー.
 * @param {string} text
 * @param {RegExp} pattern
 * @param {readonly { pattern: RegExp }[]} accepted
 */
function occursAlone(text, pattern, accepted) {
  const hits = spans(text, pattern);
  if (hits.length === 0) return false;
  const terms = accepted.flatMap((term) => spans(text, term.pattern));
  return hits.some((hit) => !terms.some((term) => isWithin(hit, term)));
}

const CHINESE = new Set(['zh', 'zh-TW']);

/**
 * A term as a pattern: words of letters match as wholes (in English with a plural s), `*` matches any letters.
 * @param {string} term
 * @param {string} language
 * @param {boolean} [byCase] capitals differ from small letters
 */
export function termPattern(term, language, byCase = false) {
  const letters = CHINESE.has(language) || language === 'ja' ? '[A-Za-z]' : '\\p{L}';
  const bounded = new RegExp(`^${letters}`, 'iu');
  const escaped = term.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', `${letters}*`);
  const before = bounded.test(term) ? `(?<!${letters})` : '';
  const endsInLetter = bounded.test(term.slice(-1));
  const plural = language === 'en' && endsInLetter ? '(?:e?s)?' : '';
  return new RegExp(
    `${before}${escaped}${plural}${endsInLetter ? `(?!${letters})` : ''}`,
    byCase ? 'gu' : 'giu',
  );
}

/** A text with one sign for each placeholder. */
const plain = (/** @type {string} */ text) => replacePlaceholders(text, '\uFFFC').normalize('NFC');

/** @typedef {{ start: number, end: number }} Span */

/** @returns {Span[]} */
const spans = (/** @type {string} */ text, /** @type {RegExp} */ pattern) =>
  [...text.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length }));

const isWithin = (/** @type {Span} */ a, /** @type {Span} */ b) =>
  b.start <= a.start && a.end <= b.end && b.end - b.start > a.end - a.start;

function indexesOf(/** @type {string} */ text, /** @type {string} */ term) {
  const indexes = [];
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + 1)) indexes.push(at);
  return indexes;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const asked = process.argv.slice(2);
  const languages = asked.length > 0 ? asked : LANGUAGES;
  const problems = glossaryProblems(readGlossary(), siteTexts(ROOT), languages);
  reportProblems(openProblems(problems, glossaryExceptions(languages)));
}
