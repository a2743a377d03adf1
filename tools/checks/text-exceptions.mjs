// @ts-check
import { join } from 'node:path';
import { readJson } from './workspace-folders.mjs';

/**
 * Texts of one language that may break a rule, with the reason.
 * @typedef {{ rule: string, texts: readonly string[], reason: string }} Exception
 *   `texts` are addresses, as `locale-texts.mjs` writes them
 * @typedef {{ rule: string, address: string, language: string }} Place
 */

/**
 * The exceptions of one folder, a file a language.
 * @param {string} folder
 * @param {readonly string[]} languages
 * @returns {Readonly<Record<string, readonly Exception[]>>}
 */
export function readExceptions(folder, languages) {
  return Object.fromEntries(languages.map((code) => [code, readJson(join(folder, `${code}.json`))]));
}

/**
 * The problems without an exception, and the exceptions that no problem needs.
 * @template {Place} P
 * @param {readonly P[]} problems
 * @param {Readonly<Record<string, readonly Exception[]>>} exceptions by language
 * @returns {{ open: P[], unused: Place[] }}
 */
export function openProblems(problems, exceptions) {
  const allowed = Object.entries(exceptions).flatMap(([language, list]) =>
    list.flatMap(({ rule, texts }) => texts.map((address) => ({ rule, address, language }))),
  );
  const keyOf = (/** @type {Place} */ place) => `${place.language} ${place.rule} ${place.address}`;
  const allowedKeys = new Set(allowed.map(keyOf));
  const needed = new Set(problems.map(keyOf));
  return {
    open: problems.filter((problem) => !allowedKeys.has(keyOf(problem))),
    unused: allowed.filter((place) => !needed.has(keyOf(place))),
  };
}

/**
 * Prints what is open, for a check that is run by hand, and sets the exit code.
 * @param {{ open: readonly (Place & { what: string, text: string, source: string })[], unused: readonly Place[] }} result
 */
export function reportProblems({ open, unused }) {
  const oneLine = (/** @type {string} */ text) => text.trim().replace(/\s+/g, ' ');
  for (const { rule, address, language, what, text, source } of open)
    console.log(`${language} ${rule} ${address}: ${what}: ${oneLine(text)} (${oneLine(source)})`);
  for (const { rule, address, language } of unused)
    console.log(`${language} ${rule} ${address}: the exception is not used`);
  console.log(`${open.length} problems, ${unused.length} unused exceptions`);
  process.exitCode = open.length + unused.length === 0 ? 0 : 1;
}
