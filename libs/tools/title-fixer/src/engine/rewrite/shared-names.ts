import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { finding } from '@seller-toolbox/tool-contract';
import { parseTitle } from '../check/parse-title.ts';
import { repeatedWords } from '../check/repeated-words.ts';
import type { CleanedWords, TitleRules } from '../check/title-rules.ts';
import { withMakersOnce } from './makers-once.ts';
import { MODEL_SUFFIX } from './model-names.data.ts';
import { excessIn } from './repeated-phrases.ts';

const MODEL = String.raw`(?=[\p{L}-]{0,6}\p{N})[\p{L}\p{N}][\p{L}\p{N}+-]{0,9}(?:\s${MODEL_SUFFIX})*(?![\p{L}\p{N}])`;
const BETWEEN = String.raw`(?:\s?[,/、・]\s?(?:(?:and|or|und|oder|et|ou|y|o|e)\s)?|\s(?:(?:and|or|&|und|oder|et|ou|y|o|e)\s)?)`;
/** "iPhone 15, iPhone 14 and iPhone 13", "XPS 13 9360, XPS 13 9350". */
const MODELS_OF_ONE = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(\p{L}{2,}(?:\s\p{L}{3,})?(?:\s\p{N}{1,2}(?=\s))?)(\s?)(${MODEL}(?:${BETWEEN}\1\2${MODEL})+)`,
  'giu',
);

/**
 * Names what several models share once, with the models behind it ("iPhone 15/14/13"), where the name is in the title more often than
 * allowed: else some of the models would have to go.
 */
export function withSharedNames<Cleaned extends CleanedWords>(cleaned: Cleaned, rules: TitleRules): Cleaned {
  const { text, changes } = cleaned;
  const isExcess = excessIn(text, rules);
  const shared: string[] = [];
  const undoubled = withoutDoubledModels(text, (model) => shared.push(model));
  const listed = undoubled.replace(
    MODELS_OF_ONE,
    (whole: string, name: string, space: string, models: string) => {
      const isBrand = rules.brand !== '' && foldCase(name).includes(foldCase(rules.brand));
      if (!/\p{Lu}/u.test(name) || isBrand || !isExcess(name)) return whole;
      shared.push(name);
      const next = new RegExp(`${BETWEEN}${name}${space}`, 'giu');
      return `${name}${space}${withSharedEnd(models.split(next)).join('/')}`;
    },
  );
  const ended = withSharedEnds(listed, isExcess, (end) => shared.push(end));
  const isRepeated = excessIn(ended, rules);
  const once = withMakersOnce(ended, (maker) => {
    const isDropped = isRepeated(maker) && foldCase(maker) !== foldCase(rules.brand);
    if (isDropped) shared.push(maker);
    return isDropped;
  });
  const written = withoutRepeatedThings(once, rules, (thing) => shared.push(thing));
  if (shared.length === 0) return cleaned;
  return {
    ...cleaned,
    text: written,
    changes: [...changes, finding('removed-repeats', 'info', { words: [...new Set(shared)] })],
  };
}

const DOUBLED = /(?<![\p{L}\p{N}])(\p{N}{2,5})( ?)(\p{Lu}{1,3})[ ,/]{1,2}(\1 ?\3)(?![\p{L}\p{N}])/gu;

/** "564XL" of "564 XL 564XL": a model that is written in two ways is named once, in the spelling without a space. */
function withoutDoubledModels(text: string, share: (model: string) => unknown): string {
  return text.replace(DOUBLED, (...[, number, space, end, second]: string[]) => {
    share(space === '' ? (second ?? '') : `${number ?? ''} ${end ?? ''}`);
    return `${number ?? ''}${end ?? ''}`;
  });
}

const SHORT_MODEL = String.raw`\p{Lu}?\p{N}{1,3}(?:\s${MODEL_SUFFIX})*`;
/** "15 Pro Max/15 Pro/15", "A54 5G, A34 5G". */
const MODELS_WITH_ENDS = new RegExp(
  String.raw`(?<![\p{L}\p{N}/])${SHORT_MODEL}(?:(?:\s?/\s?|,\s)${SHORT_MODEL}(?![\p{L}\p{N}])){1,20}`,
  'giu',
);

/** Names what the ends of models share once: "15/14 Pro Max, 15/14 Pro" of "15 Pro Max/15 Pro/14 Pro Max/14 Pro". */
function withSharedEnds(
  text: string,
  isExcess: (name: string) => boolean,
  share: (end: string) => unknown,
): string {
  return text.replace(MODELS_WITH_ENDS, (list: string) => {
    const ends = new Map<string, string[]>();
    for (const model of list.split(/\s?\/\s?|,\s/u)) {
      const [name = '', ...end] = model.split(' ');
      ends.set(end.join(' '), [...(ends.get(end.join(' ')) ?? []), name]);
    }
    const repeated = [...ends].filter(([end, names]) => end !== '' && names.length > 1).map(([end]) => end);
    if (!repeated.some(isExcess)) return list;
    repeated.forEach(share);
    return [...ends].map(([end, names]) => `${names.join('/')} ${end}`.trim()).join(', ');
  });
}

/** Without a thing named too often before its figure: "C 12 Pack" after "AAA Batteries" and "AA Batteries 48 Pack". */
function withoutRepeatedThings(text: string, rules: TitleRules, share: (thing: string) => unknown): string {
  const excess = repeatedWords(parseTitle(text, rules), rules, rules.policy.maxOccurrences)
    .flatMap(({ spans, allowed }) => (allowed > 0 ? spans.slice(allowed) : []))
    .filter(({ start, end }) => isListedThing(text.slice(0, start), text.slice(end)))
    .sort((a, b) => b.start - a.start);
  return excess.reduce((rest, { start, end }) => {
    share(rest.slice(start, end));
    return rest.slice(0, start) + rest.slice(end + 1);
  }, text);
}

/** "1 Fitted" before "60x80", "and C" before "12 Pack". */
function isListedThing(before: string, after: string): boolean {
  const isCounted = /(?:^|[,+&] )\p{N}+ \p{L}+ $/u.test(before) && /^ \p{N}/u.test(after);
  const isJoined = /\s(?:and|or|und|oder|et|ou|y|o|e|[&+]) \p{L}+ $/iu.test(before);
  return isCounted || (isJoined && /^ \p{N}+[ -]?(?:pack|pk|pcs|pieces|count|ct)(?!\p{L})/iu.test(after));
}

/** "S24/S23 Ultra" of "S24 Ultra" and "S23 Ultra". */
function withSharedEnd(models: readonly string[]): string[] {
  const [end = ''] = /\s\D{1,20}$/u.exec(models[0] ?? '') ?? [];
  const isShared = end !== '' && models.every((model) => model.endsWith(end));
  return models.map((model, at) =>
    isShared && at < models.length - 1 ? model.slice(0, -end.length) : model,
  );
}
