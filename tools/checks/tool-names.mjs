// @ts-check
import { LANGUAGES } from './locale-texts.mjs';

/**
 * @typedef {import('./locale-texts.mjs').LocaleText} LocaleText
 * @typedef {{ rule: string, address: string, language: string, what: string, text: string, source: string }} Problem
 * @typedef {Readonly<Record<string, string>>} Title a tool's name in each language
 */

const RULE = 'tool-name';
const IN_CATALOGUE = /:catalogue\.(title|keywords)$/;

/** The names of the tools, from the titles of the catalogue. @param {readonly LocaleText[]} texts @returns {Title[]} */
export function toolTitles(texts) {
  return texts
    .filter(({ address }) => address.endsWith(':catalogue.title'))
    .map(({ forms }) =>
      Object.fromEntries(Object.entries(forms).map(([language, [title = '']]) => [language, title])),
    );
}

/**
 * Texts that name a tool in Chinese, where a translation has another name than its title; and names that end like that
 * of a tool and are none ("FBA calculator" for "FBA fee calculator").
 * @param {readonly LocaleText[]} texts
 * @param {readonly string[]} languages
 * @returns {Problem[]}
 */
export function toolNameProblems(texts, languages = LANGUAGES) {
  const titles = toolTitles(texts);
  const nearName = nearNameFinder(titles);
  return texts
    .filter(({ address }) => !IN_CATALOGUE.test(address))
    .flatMap(({ address, forms }) => {
      const source = (forms['zh'] ?? []).join('\n');
      const named = titles.filter(({ zh = '' }) => source.includes(zh));
      return languages.flatMap((language) =>
        (forms[language] ?? []).flatMap((text) => {
          const lacking = named
            .map((title) => title[language] ?? '')
            .filter((title) => !hasName(text, title));
          const near = language === 'en' ? nearName(text) : [];
          return [
            ...lacking.map((title) => `without the tool’s name "${title}"`),
            ...near.map((name) => `"${name}" is no tool`),
          ].map((what) => ({ rule: RULE, address, language, what, text, source }));
        }),
      );
    });
}

const hasName = (/** @type {string} */ text, /** @type {string} */ title) =>
  text.toLowerCase().includes(title.toLowerCase());

/** Words before "calculator" that are no part of a name. */
const NO_QUALIFIER =
  /^(?:the|a|an|this|that|its|your|our|each|every|any|and|or|of|in|to|by|with|as|for|no|which|when|own|one|two|both|all|other)$/i;

/**
 * Finds English names with the last word of a tool's name (calculator, converter …) that are no title.
 * @param {readonly Title[]} titles
 * @returns {(text: string) => string[]}
 */
export function nearNameFinder(titles) {
  const names = titles.map(({ en = '' }) => en.toLowerCase());
  const kinds = new Set(
    names.map((name) => name.split(' ').at(-1)).filter((word) => word?.match(/(?:er|or)$/)),
  );
  const pattern = new RegExp(`(?<![\\w-])((?:[\\w-]+ )?[\\w-]+) (${[...kinds].join('|')})s?(?![\\w-])`, 'gi');
  return (text) =>
    [...text.replace(/\s+/g, ' ').matchAll(pattern)].flatMap(([found, before = '']) => {
      const isName = names.some((name) => found.toLowerCase().replace(/s$/, '').endsWith(name));
      return isName || NO_QUALIFIER.test(before.split(' ').at(-1) ?? '') ? [] : [found];
    });
}
