import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { canBegin, type PartList } from './arrange.ts';
import { canEnd, canEndBefore, isHeadInitial } from './cut-part.ts';
import {
  attributeRole,
  excludesBuyers,
  isModifier,
  lexiconOf,
  namesProduct,
  productEnd,
  type PartRole,
} from './part-role.ts';
import { plainWording } from './plain-wording.ts';
import { POSITION } from './shorter-product.ts';
import { isUnspaced } from './title-language.ts';
import type { TitlePart } from './title-part.ts';

/**
 * A title says what its product fits beside what it does not fit: the first list in which both have space, with the fit alone ("for
 * Camry" of "Custom Fit for Camry"), then with a shorter product or wording; else with the exclusion in fewer words if it needs them.
 */
export function besideExclusion(
  list: PartList,
  hasSpace: (list: PartList, needed: readonly number[]) => boolean,
): PartList {
  const exclusion = list.parts.findIndex(excludesBuyers);
  const fit = list.parts.findIndex(({ role, host }) => role === 'fit' && host === null);
  if (exclusion < 0 || isUnspaced(list.language)) return list;
  if (fit >= 0)
    for (const shorter of shorterLists(list)) if (hasSpace(shorter, [exclusion, fit])) return shorter;
  const plain = withPlainWording(list);
  return !hasSpace(list, [exclusion]) && hasSpace(plain, [exclusion]) ? plain : list;
}

function* shorterLists(list: PartList): Generator<PartList> {
  const bare = withBareFit(list);
  const products = shorterProducts(bare);
  yield list;
  yield bare;
  yield* products.filter(({ isMild }) => isMild).map((each) => each.list);
  yield withPlainWording(bare);
  yield* products.map((each) => withPlainWording(each.list));
}

const FIT_MODIFIER = /^(?:custom|universal|perfect|exact|direct|precise)\sfit\s(?=for\s)/iu;
/** In brackets, but no years of a model. */
const REMARK = /\s(?!\S*(?:19|20)\d\d)(?:\[([^\]]+)\]|\(([^)]+)\))$/u;
/** No more: "Max 6.7 Inch" would take the end of a model. */
const MAX_SIZE_WORDS = 2;

/** What is said of a fit as parts of their own: "Custom Fit" before "for Toyota Camry", "6.7 Inch" behind "for iPhone 15 Pro". */
function withBareFit(list: PartList): PartList {
  const at = list.parts.findIndex(({ role }) => role === 'fit');
  const fit = list.parts[at];
  if (!fit || fit.text.includes(', ')) return list;
  const [modifier = ''] = FIT_MODIFIER.exec(fit.text) ?? [];
  const apart = modifier === '' ? [] : [partOf(fit, modifier.trim(), 'feature')];
  let text = fit.text.slice(modifier.length);
  for (let remark = REMARK.exec(text); remark; remark = REMARK.exec(text)) {
    const said = remark[1] ?? remark[2] ?? '';
    apart.push(partOf(fit, said, attributeRole(said, list.language) ?? 'feature'));
    text = text.slice(0, remark.index);
  }
  const words = text.split(' ');
  const length = Array.from({ length: MAX_SIZE_WORDS }, (_, step) => MAX_SIZE_WORDS - step).find(
    (count) =>
      words.length > count + 1 && attributeRole(words.slice(-count).join(' '), list.language) === 'size',
  );
  if (length) {
    apart.push(partOf(fit, words.slice(-length).join(' '), 'size'));
    text = words.slice(0, -length).join(' ');
  }
  return { ...list, parts: [...list.parts.with(at, { ...fit, text }), ...apart] };
}

function withPlainWording(list: PartList): PartList {
  const parts = list.parts.map((part) =>
    part.role === 'fit' || excludesBuyers(part)
      ? { ...part, text: plainWording(part.text, list.language) }
      : part,
  );
  return { ...list, parts };
}

/** The product with fewer words, and its whole name as a part for the item highlights; mild if they only say how it is. */
function shorterProducts(list: PartList): { readonly list: PartList; readonly isMild: boolean }[] {
  const { parts, language } = list;
  const at = parts.findIndex(({ role }) => role === 'product');
  const product = parts[at];
  if (!product) return [];
  const name = product.text.replace(/^.*[\uE000-\uE0FF]\s?/u, '');
  const lead = product.text.slice(0, product.text.length - name.length);
  return shorterNames(name.split(' '), language).map(({ kept, removed }) => {
    const words = removed.filter((word) => !lexiconOf(language).connectors.includes(foldCase(word)));
    const shorter = { ...product, text: lead + kept.join(' ') };
    return {
      list: { ...list, parts: [...parts.with(at, shorter), partOf(product, name, 'feature')] },
      isMild: words.every((word) => isModifier(word, language)),
    };
  });
}

const PREPOSITION_OF_NAME = /^(?:d[aei]l?|d['’]\S+|à)$/iu;

/** The words of a name without some at its edge: "Phone Case" is no "Case", and what a noun is of says which. */
function shorterNames(words: readonly string[], language: string) {
  const isInitial = isHeadInitial(language);
  const end = productEnd(words.join(' '), language);
  const cuts = Array.from({ length: words.length - 1 }, (_, step) => step + 1).map((count) =>
    isInitial
      ? { kept: words.slice(0, -count), removed: words.slice(-count) }
      : { kept: words.slice(count), removed: words.slice(0, count) },
  );
  // "Gummimatten passgenau": in German an adjective may follow its noun.
  if (language === 'de' && end > 0 && end < words.length)
    cuts.unshift({ kept: words.slice(0, end), removed: words.slice(end) });
  const { audiences } = lexiconOf(language);
  return cuts.filter(({ kept, removed }) => {
    const [first = '', second = ''] = removed;
    const isOf = PREPOSITION_OF_NAME.test(first) && !isModifier(second, language);
    const isWhole = isInitial
      ? !isOf && canEnd(kept.at(-1) ?? '', language)
      : canBegin(kept[0] ?? '', language) &&
        // "Bohrfutter Adapter" is no "Adapter".
        (language !== 'de' || kept[0] === words[0] || removed.every((word) => isModifier(word, language))) &&
        canEndBefore(removed.at(-1) ?? '', kept[0] ?? '', language);
    // "Battery for Dyson V8" is enough of "Replacement Battery"; a "Dog Seat Cover" is one for dogs.
    const minWords = language === 'de' || /^(?:replacement|spare)$/iu.test(removed.join(' ')) ? 1 : 2;
    return (
      kept.length >= minWords &&
      !removed.some((word) => audiences.includes(foldCase(word))) &&
      isWhole &&
      !/\p{N}/u.test(removed.join('')) &&
      !POSITION.test(removed.join(' ')) &&
      namesProduct(kept.join(' '), language)
    );
  });
}

function partOf(part: TitlePart, text: string, role: PartRole): TitlePart {
  return {
    ...part,
    text,
    role,
    separator: ', ',
    brackets: null,
    host: null,
    isAdjunct: false,
    hasBrand: false,
  };
}
