import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { finding } from '@seller-toolbox/tool-contract';
import type { TitleRules } from '../check/title-rules.ts';
import type { CleanedText } from './clean-text.ts';
import { excessIn } from './repeated-phrases.ts';

const MODEL = String.raw`(?=[\p{L}-]{0,6}\p{N})[\p{L}\p{N}][\p{L}\p{N}+-]{0,9}(?:\s(?:Pro|Max|Plus|Ultra|Mini|FE|Air|SE|Lite))*(?![\p{L}\p{N}])`;
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
export function withSharedNames(cleaned: CleanedText, rules: TitleRules): CleanedText {
  const { text, changes } = cleaned;
  const isExcess = excessIn(text, rules);
  const shared: string[] = [];
  const listed = text.replace(MODELS_OF_ONE, (whole: string, name: string, space: string, models: string) => {
    const isBrand = rules.brand !== '' && foldCase(name).includes(foldCase(rules.brand));
    if (!/\p{Lu}/u.test(name) || isBrand || !isExcess(name)) return whole;
    shared.push(name);
    const next = new RegExp(`${BETWEEN}${name}${space}`, 'giu');
    return `${name}${space}${withSharedEnd(models.split(next)).join('/')}`;
  });
  const isRepeated = excessIn(listed, rules);
  const written = rules.claimRemoval.withMakersOnce(listed, (maker) => {
    const isDropped = isRepeated(maker) && foldCase(maker) !== foldCase(rules.brand);
    if (isDropped) shared.push(maker);
    return isDropped;
  });
  if (shared.length === 0) return cleaned;
  return {
    ...cleaned,
    text: written,
    changes: [...changes, finding('removed-repeats', 'info', { words: [...new Set(shared)] })],
  };
}

/** "S24/S23 Ultra" of "S24 Ultra" and "S23 Ultra". */
function withSharedEnd(models: readonly string[]): string[] {
  const [end = ''] = /\s\D{1,20}$/u.exec(models[0] ?? '') ?? [];
  const isShared = end !== '' && models.every((model) => model.endsWith(end));
  return models.map((model, at) =>
    isShared && at < models.length - 1 ? model.slice(0, -end.length) : model,
  );
}
