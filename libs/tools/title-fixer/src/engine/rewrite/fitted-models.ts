import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { FITTED_MAKERS } from './lexicon.data.ts';
import { FOR_WORDS } from './model-names.data.ts';

/** "Compatible with Dyson V7 V8": a maker that the product is for, and its models. */
const FITTED = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${FOR_WORDS}|with|avec|con|mit)\s(${FITTED_MAKERS.join('|')})((?:\s\p{L}[\p{L}-]{0,3}\p{N}[\p{L}\p{N}+-]{0,9})+)(?![\p{L}\p{N}])`,
  'giu',
);

/** Whether a title says a model of another maker without that maker, as if it were the brand's own: "ACME V7 V8 Attachments". */
export function claimsFittedModel(title: string, source: string): boolean {
  const words = foldCase(title).split(/[\s,;/()[\]]+/u);
  return Array.from(foldCase(source).matchAll(FITTED)).some(
    ([, maker = '', models = '']) =>
      !words.includes(maker) &&
      models
        .trim()
        .split(/\s/u)
        .some((model) => words.includes(model)),
  );
}
