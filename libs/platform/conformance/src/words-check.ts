import { literalPattern } from '@seller-toolbox/tool-contract/literal-pattern';
import { DEFAULT_LANGUAGE } from '@seller-toolbox/words';
import { findingSchema, type Finding } from '@seller-toolbox/tool-contract';
import { runExamples } from './examples-check.ts';
import { placeholdersOf } from './locales-check.ts';
import type { Check, ToolUnderTest } from './tool-under-test.ts';
import { objectsIn } from './values.ts';

/** Each finding code in an example's output or in the source has words, which only show given parameters. */
export const checkFindings: Check = (tool) => {
  const words = tool.locales[DEFAULT_LANGUAGE]?.['findings'] ?? {};
  const reached = reachedFindings(tool);
  const codes = new Set([...reached.map(({ code }) => code), ...writtenCodes(tool)]);
  return [
    ...[...codes]
      .filter((code) => !Object.hasOwn(words, code))
      .map((code) => `findings.${code} has no words`),
    ...reached.flatMap(({ code, params = {} }) =>
      placeholdersOf(words[code] ?? '')
        .filter((name) => !Object.hasOwn(params, name))
        .map((name) => `findings.${code} shows {{${name}}}, which an example does not give`),
    ),
  ];
};

/** No unused text: each key under `ui` and `findings`, and of a part, occurs in the tool. */
export const checkUnusedWords: Check = (tool) => {
  const { ui = {}, findings = {} } = tool.locales[DEFAULT_LANGUAGE] ?? {};
  const texts = tool.sources.map(({ text }) => text);
  const ownSource = searchable(texts);
  const withData = searchable([...texts, ...tool.sharedData]);
  const reached = new Set(reachedFindings(tool).map(({ code }) => code));
  return [
    ...Object.keys(ui)
      .filter((key) => !mentions(ownSource, 'ui', key))
      .map((key) => `ui.${key} is not used`),
    ...Object.values(tool.partLocales).flatMap(({ [DEFAULT_LANGUAGE]: file = {} }) =>
      Object.entries(file).flatMap(([section, texts]) =>
        Object.keys(texts)
          .filter((key) => !mentions(ownSource, section, key))
          .map((key) => `${section}.${key} is not used`),
      ),
    ),
    ...Object.keys(findings)
      .filter((code) => !reached.has(code) && !mentions(withData, 'findings', code))
      .map((code) => `findings.${code} is not used`),
  ];
};

function reachedFindings(tool: ToolUnderTest): Finding[] {
  return runExamples(tool).flatMap(({ result }) =>
    result.ok
      ? objectsIn(result.output).flatMap((candidate) => {
          const { success, data } = findingSchema.safeParse(candidate);
          return success ? [data] : [];
        })
      : [],
  );
}

function writtenCodes({ sources }: ToolUnderTest): string[] {
  return sources
    .filter(({ path }) => path.startsWith('engine/'))
    .flatMap(({ text }) => [...text.matchAll(/\b(?:finding|rule)(?:<[^>]*>)?\(\s*(['"`])([^'"`$]+)\1/g)])
    .map((match) => match[2] ?? '');
}

interface Searchable {
  readonly text: string;
  readonly templates: readonly RegExp[];
}

/** Templates are searched per file: an unmatched backtick must not open a template in the next file. */
function searchable(texts: readonly string[]): Searchable {
  return { text: texts.join('\n'), templates: texts.flatMap(templatesIn) };
}

/** A key occurs in quotes (alone or with its section), or matches a template: `ui.unit-${id}`. */
function mentions({ text, templates }: Searchable, section: string, key: string): boolean {
  const stem = key.replace(/_(zero|one|two|few|many|other)$/, '');
  const quoted = [stem, `${section}.${stem}`, key].flatMap((name) => [
    `'${name}'`,
    `"${name}"`,
    `\`${name}\``,
  ]);
  // A property name needs no quotes where it is an identifier.
  const asProperty = new RegExp(`(^|[{,\\s])${literalPattern(stem)}:`);
  return (
    quoted.some((name) => text.includes(name)) ||
    asProperty.test(text) ||
    templates.some((template) => template.test(`${section}.${stem}`) || template.test(stem))
  );
}

/** Template literals as patterns; those with fewer than two fixed characters beside a section would match anything. */
function templatesIn(source: string): RegExp[] {
  return [...source.matchAll(/`((?:[^`$\\]|\$\{[^}`]*\})*)`/g)]
    .map((match) => (match[1] ?? '').split(/\$\{[^}`]*\}/))
    .filter((parts) => parts.length > 1 && parts.join('').replace(/^(ui|findings)\./, '').length > 1)
    .map((parts) => new RegExp(`^${parts.map(literalPattern).join('.+')}$`));
}
