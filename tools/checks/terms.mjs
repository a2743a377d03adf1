// @ts-check
// Lists the short texts that are a shared term and are not linked to it: node tools/checks/terms.mjs
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readLinks, readTerms, TERMS_FOLDER } from '../catalogue/terms.mjs';
import { isSearchWords, localeTexts, placeOf } from './locale-texts.mjs';
import { openProblems, reportProblems } from './text-exceptions.mjs';
import { ROOT, readJson } from './workspace-folders.mjs';

/**
 * @typedef {import('../catalogue/terms.mjs').Link} Link
 * @typedef {import('../catalogue/terms.mjs').Term} Term
 * @typedef {import('./locale-texts.mjs').LocaleText} LocaleText
 */

/**
 * Chinese texts that equal a term and have no link; the rule of a problem is the Chinese text.
 * @param {ReadonlyMap<string, Term>} terms
 * @param {readonly Link[]} links
 * @param {readonly LocaleText[]} texts
 */
export function unlinkedTexts(terms, links, texts) {
  const linked = new Set(links.map(({ folder, key }) => `${placeOf(folder)}:${key}`));
  /** @type {Map<string, string[]>} */
  const ids = new Map();
  for (const [id, { zh = '' }] of terms) ids.set(zh, [...(ids.get(zh) ?? []), id]);
  return texts
    .filter((text) => !isSearchWords(text) && !linked.has(text.address))
    .flatMap(({ address, forms }) => {
      const [text = '', ...others] = forms['zh'] ?? [];
      const found = others.length === 0 ? ids.get(text) : undefined;
      const what = `is the term ${found?.join(' or ')}: link it in linked-terms.json, or add an exception`;
      return found ? [{ rule: text, address, language: 'zh', what, text, source: text }] : [];
    });
}

/** Terms that no text is linked to. @param {ReadonlyMap<string, Term>} terms @param {readonly Link[]} links */
export function unusedTerms(terms, links) {
  const used = new Set(links.map(({ term }) => term));
  return [...terms.keys()].filter((id) => !used.has(id));
}

/** Texts that are written like a term and mean something else, with reasons. */
export const termExceptions = (root = ROOT) => ({
  zh: readJson(join(root, TERMS_FOLDER, 'exceptions.json')),
});

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const problems = unlinkedTexts(readTerms(ROOT).terms, readLinks(ROOT), localeTexts(ROOT));
  reportProblems(openProblems(problems, termExceptions()));
}
