import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from '@seller-toolbox/words';
import type { Check, LocaleFile } from './tool-under-test.ts';

const SECTIONS = ['catalogue', 'findings', 'ui'];
const CATALOGUE_KEYS = ['title', 'line', 'keywords'];

/** Six languages with the same keys and placeholders, no empty text, and dates spaced as the language requires. */
export const checkLocales: Check = ({ locales, partLocales }) => [
  ...checkSections(locales[DEFAULT_LANGUAGE] ?? {}),
  ...checkLanguages(locales),
  ...Object.entries(partLocales).flatMap(([part, files]) =>
    checkLanguages(files).map((problem) => `${part}/${problem}`),
  ),
];

function checkLanguages(locales: Readonly<Record<string, LocaleFile>>): string[] {
  const original = locales[DEFAULT_LANGUAGE];
  if (!original) return [`${DEFAULT_LANGUAGE}.json is missing`];
  const unknown = Object.keys(locales).filter(
    (code) => !(LANGUAGE_CODES as readonly string[]).includes(code),
  );
  return [
    ...unknown.map((code) => `${code}.json is of no language of the site`),
    ...LANGUAGE_CODES.flatMap((code) => {
      const file = locales[code];
      if (!file) return [`${code}.json is missing`];
      const problems = [...compare(original, file), ...emptyTexts(file), ...spacedDates(code, file)];
      return problems.map((problem) => `${code}.json: ${problem}`);
    }),
  ];
}

function checkSections(original: LocaleFile): string[] {
  const sections = Object.keys(original).sort();
  const catalogue = Object.keys(original['catalogue'] ?? {});
  return [
    ...(sections.join() === SECTIONS.join()
      ? []
      : [`the sections are ${sections.join()}, not ${SECTIONS.join()}`]),
    ...CATALOGUE_KEYS.filter((key) => !catalogue.includes(key)).map((key) => `catalogue.${key} is missing`),
  ];
}

function compare(original: LocaleFile, file: LocaleFile): string[] {
  const [wanted, found] = [placeholdersByKey(original), placeholdersByKey(file)];
  return [
    ...[...wanted.keys()].filter((key) => !found.has(key)).map((key) => `${key} is missing`),
    ...[...found.keys()]
      .filter((key) => !wanted.has(key))
      .map((key) => `${key} is unknown in ${DEFAULT_LANGUAGE}`),
    ...[...wanted]
      .filter(([key, placeholders]) => found.has(key) && found.get(key) !== placeholders)
      .map(([key, placeholders]) => `${key} has the placeholders [${found.get(key)}], not [${placeholders}]`),
  ];
}

/** Dotted keys with their placeholders. Plural forms (`count_one`) count as the key, because languages differ in them. */
function placeholdersByKey(file: LocaleFile): Map<string, string> {
  return new Map(
    texts(file).map(([key, text]) => [
      key.replace(/_(zero|one|two|few|many|other)$/, ''),
      placeholdersOf(text).join(' '),
    ]),
  );
}

/** The placeholders of a text without formats, sorted: `{{count, number}}` is `count`. */
export function placeholdersOf(text: string): string[] {
  return [...new Set([...text.matchAll(/\{\{\s*([\w.]+)/g)].map((match) => match[1] ?? ''))].sort();
}

function emptyTexts(file: LocaleFile): string[] {
  return texts(file).flatMap(([key, text]) =>
    typeof text === 'string' && text.trim() !== '' ? [] : [`${key} has no text`],
  );
}

const EAST_ASIAN: ReadonlySet<string> = new Set(['zh', 'zh-TW', 'ja']);
// These languages write dates in their own script, without a space to adjacent words.
const SPACED_DATE =
  /\p{Script=Han} \{\{(date|checked)\}\}|\{\{(date|checked)\}\} [\p{Script=Han}\p{Script=Hiragana}]/u;

function spacedDates(code: string, file: LocaleFile): string[] {
  if (!EAST_ASIAN.has(code)) return [];
  return texts(file).flatMap(([key, text]) =>
    SPACED_DATE.test(text) ? [`${key} has a space beside a date`] : [],
  );
}

function texts(file: LocaleFile): [string, string][] {
  return Object.entries(file).flatMap(([section, entries]) =>
    Object.entries(entries).map(([key, text]): [string, string] => [`${section}.${key}`, text]),
  );
}
