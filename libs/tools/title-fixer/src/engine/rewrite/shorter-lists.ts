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
import { essentialParts, essentialSets } from './essential-parts.ts';
import { LEADING_NAME, POSITION, splitsFromNoun } from './shorter-product.ts';
import type { HasSpace, ShorterList, SpacedList } from './spaced-list.ts';
import { isUnspaced } from './title-language.ts';
import { shortened, type TitlePart } from './title-part.ts';

/** The first list in which the fullest set of its essential parts has space, and that set. */
export function withSpace(list: PartList, hasSpace: HasSpace): SpacedList {
  if (isUnspaced(list.language)) return { list, needed: essentialSets(list)[0] ?? [] };
  const known = [...shorterLists(list)];
  for (const needed of essentialSets(list))
    for (const shorter of known) if (hasSpace(shorter, needed)) return { ...shorter, needed };
  return { list, needed: [] };
}

/** With the fit alone ("for Camry" of "Custom Fit for Camry"), then a shorter product or wording, then a shorter list of models. */
function* shorterLists(list: PartList): Generator<ShorterList> {
  const bare = withBareFit(list);
  const plain = withPlainWording(bare);
  const products = withShorterProducts(bare);
  const mild = products.filter(({ isMild }) => isMild);
  yield { list };
  yield { list: bare };
  yield* mild;
  yield { list: withPlainWording(list) };
  yield { list: plain };
  const worded = (each: { readonly list: PartList }) => ({ list: withPlainWording(each.list) });
  yield* mild.map(worded);
  for (const each of [plain, ...mild.map((mildly) => withPlainWording(mildly.list))]) {
    yield { list: withShortExclusions(each) };
    yield { list: withShortestExclusions(each) };
  }
  yield { list: plain, cutsFit: true };
  yield* products.map(worded);
  const named = withNameOfBrand(list);
  if (named) {
    yield { list: named };
    yield worded({ list: named });
    yield* withShorterProducts(named).map(worded);
  }
  for (const each of products) {
    yield { ...worded(each), cutsFit: true };
    yield { list: withShortestExclusions(withPlainWording(each.list)), cutsFit: true };
  }
}

/** "Not for 15/15 Plus" behind "for iPhone 15 Pro": what is excluded without the name that the fit has, and without brackets. */
function withShortExclusions(list: PartList): PartList {
  const fit = list.parts.find(({ role }) => role === 'fit')?.text ?? '';
  const [, line = ''] = /^\S+ ((?:\p{L}+ )+)(?=\S*\p{N})/u.exec(fit) ?? [];
  const parts = list.parts.map((part) => {
    if (!excludesBuyers(part) && part.role !== 'count') return part;
    const text = part.text.replace(/ \/ /gu, '/');
    const [lead = '', ...models] = line === '' ? [] : text.split(line);
    const isOfLine =
      excludesBuyers(part) && models.length > 0 && models.every((model) => /^\p{N}/u.test(model));
    return { ...part, brackets: null, separator: ', ', text: isOfLine ? lead + models.join('') : text };
  });
  return { ...list, parts };
}

/** "Not for S24/Plus" of "Not for S24/S24 Plus", "non per Pro 11/10" of "non per iPad Pro 11/iPad 10" behind "per iPad Air". */
function withShortestExclusions(list: PartList): PartList {
  const short = withShortExclusions(list);
  const [, name = ''] =
    /^\S+ (\p{L}+ )/u.exec(list.parts.find(({ role }) => role === 'fit')?.text ?? '') ?? [];
  const parts = short.parts.map((part) => {
    if (!excludesBuyers(part)) return part;
    const listed = part.text.split(' ').find((word) => word.includes('/') && /\p{N}/u.test(word)) ?? '';
    const [model = ''] = listed.split('/');
    const once = model === '' ? part.text : part.text.replaceAll(`/${model} `, '/');
    const isNamed = name !== '' && once === part.text;
    return {
      ...part,
      text: isNamed ? once.replace(new RegExp(`${name}(?=[\\p{Lu}\\p{N}])`, 'gu'), '') : once,
    };
  });
  return { ...short, parts };
}

const MIN_NAME_WORDS = 3;

/** "Fuerzana Bandas Elásticas" as the product where another name of it follows: that one may go. */
function withNameOfBrand(list: PartList): PartList | undefined {
  const at = list.parts.findIndex(
    ({ role, hasBrand, text }) => role === 'brand' && hasBrand && text.split(' ').length >= MIN_NAME_WORDS,
  );
  const product = list.parts.findIndex(({ role }) => role === 'product');
  const [name, other] = [list.parts[at], list.parts[product]];
  if (!name || !other || at > product) return undefined;
  const parts = list.parts
    .with(at, { ...name, role: 'product' })
    .with(product, { ...other, role: 'synonym' });
  return { ...list, parts };
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
  const [whole = '', ...others] = fit.text.slice(modifier.length).split(/ (?=\+ )/u);
  const added = others.map((other) => partOf(fit, other.replace(/^\+ /u, ''), 'feature'));
  const apart = [...(modifier === '' ? [] : [partOf(fit, modifier.trim(), 'feature')]), ...added];
  let text = whole;
  for (let remark = REMARK.exec(text); remark; remark = REMARK.exec(text)) {
    const said = remark[1] ?? remark[2] ?? '';
    apart.push(partOf(fit, said, attributeRole(said, list.language) ?? 'feature'));
    text = text.slice(0, remark.index);
  }
  const words = text.split(' ');
  const length = Array.from({ length: MAX_SIZE_WORDS }, (_, step) => MAX_SIZE_WORDS - step).find(
    (count) =>
      words.length > count + 1 &&
      // "Galaxy A54 5G" is a model.
      !/^[345]G$/u.test(words.at(-1) ?? '') &&
      // So is "HP 305 XL".
      !(count === 1 && /^\p{L}+$/u.test(words.at(-1) ?? '') && /\p{N}$/u.test(words.at(-2) ?? '')) &&
      attributeRole(words.slice(-count).join(' '), list.language) === 'size',
  );
  if (length) {
    apart.push(partOf(fit, words.slice(-length).join(' '), 'size'));
    text = words.slice(0, -length).join(' ');
  }
  return { ...list, parts: [...list.parts.with(at, { ...fit, text }), ...apart] };
}

/** "5 Pack: 2 Black", "240 Softgels (8 Month Supply)". */
const MORE_OF_COUNT = /: | (?=\()/u;

function withPlainWording(list: PartList): PartList {
  const { count } = essentialParts(list);
  const parts = list.parts.map((part, index) =>
    count.includes(index) && MORE_OF_COUNT.test(part.text)
      ? // "5 Pack: 2 Black, 1 Cyan" without what is in it.
        shortened(part, part.text.split(MORE_OF_COUNT)[0] ?? '')
      : part.role === 'fit' || excludesBuyers(part)
        ? { ...part, text: plainWording(part.text, list.language) }
        : part,
  );
  return { ...list, parts };
}

/** The product with fewer words, and its whole name as a part for the item highlights; mild if they only say how it is. */
function withShorterProducts(list: PartList): { readonly list: PartList; readonly isMild: boolean }[] {
  const { parts, language } = list;
  const at = parts.findIndex(({ role }) => role === 'product');
  const product = parts[at];
  if (!product) return [];
  const name = product.text.replace(LEADING_NAME, '');
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

/** "564XL Ink Cartridges Combo Pack Replacement": words behind a product that its count or fit say too. */
const PACKED = /^(?:combo|multi|value|multipack|pack|bundle|replacement|replacements)$/iu;

const MAX_NAME_WORDS = 7;
const PREPOSITION_OF_NAME = /^(?:d[aei]l?|d['’]\S+|à)$/iu;

/** The words of a name without some at its edge: "Phone Case" is no "Case", and what a noun is of says which. */
function shorterNames(words: readonly string[], language: string) {
  const isInitial = isHeadInitial(language);
  const end = productEnd(words.join(' '), language);
  const tail = end > 0 ? words.slice(end) : [];
  const isPacked = !isInitial && tail.length > 0 && tail.every((word) => PACKED.test(word));
  const name = isPacked ? words.slice(0, end) : words;
  const behind = isPacked ? tail : [];
  const cuts = Array.from({ length: name.length - 1 }, (_, step) => step + 1).map((count) =>
    isInitial
      ? { kept: name.slice(0, -count), removed: name.slice(-count) }
      : { kept: name.slice(count), removed: [...name.slice(0, count), ...behind] },
  );
  // "Gummimatten passgenau": in German an adjective may follow its noun.
  if (tail.length > 0 && (language === 'de' || isPacked))
    cuts.unshift({ kept: words.slice(0, end), removed: tail });
  // The figures of a long name are in the item highlights with the rest of it.
  const isRun = isInitial && name.length > MAX_NAME_WORDS;
  const { audiences } = lexiconOf(language);
  return cuts.filter(({ kept, removed }) => {
    const [first = '', second = ''] = removed;
    const isOf = PREPOSITION_OF_NAME.test(first) && !isModifier(second, language);
    const isWhole = isInitial
      ? !isOf &&
        canEnd(kept.at(-1) ?? '', language) &&
        !(kept.length > 2 && splitsFromNoun(kept, first, language))
      : (kept[0] === words[0] || canBegin(kept[0] ?? '', language)) &&
        // "Bohrfutter Adapter" is no "Adapter".
        (language !== 'de' || kept[0] === words[0] || removed.every((word) => isModifier(word, language))) &&
        canEndBefore(removed.at(-1) ?? '', kept[0] ?? '', language);
    // "Battery for Dyson V8" is enough of "Replacement Battery"; a "Dog Seat Cover" is one for dogs.
    const minWords = language === 'de' || /^(?:replacement|spare)$/iu.test(removed.join(' ')) ? 1 : 2;
    return (
      kept.filter((word) => !PACKED.test(word)).length >= minWords &&
      !removed.some((word) => audiences.includes(foldCase(word))) &&
      isWhole &&
      (!/\p{N}/u.test(removed.join('')) || (isRun && !/^\p{N}/u.test(first))) &&
      !POSITION.test(removed.join(' ')) &&
      (namesProduct(kept.join(' '), language) || (isRun && !namesProduct(words.join(' '), language)))
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
