import type { PartList } from './arrange.ts';
import { foldCase } from '@seller-toolbox/listing-text/fold-case';
import { benefitOf } from './cut-part.ts';

/** Names of one kind of product, in lower case: what one is praised for is true of the other. */
const SAME_KIND: readonly (readonly string[])[] = [
  ['bed', 'beds', 'couch', 'sofa', 'mattress'],
  ['bottle', 'bottles', 'flask', 'tumbler', 'mug', 'mugs', 'cup', 'cups'],
  ['case', 'cases', 'cover', 'covers'],
  ['pants', 'leggings', 'tights'],
  ['shoes', 'sneakers', 'boots'],
  ['headphones', 'headset', 'earbuds', 'earphones'],
  ['rug', 'mat', 'mats', 'carpet', 'liners'],
  ['jacket', 'coat', 'anorak'],
  ['bib', 'bibs'],
  ['light', 'lights', 'lamp', 'lamps', 'lantern', 'headlamp', 'torch', 'flashlight'],
  ['backpack', 'backpacks', 'bag', 'bags'],
];

/** The benefit that a text praises a product of this name for: it is all of the text, or the text names the same kind of product. */
function transferableBenefit(text: string, name: string, language: string): string {
  const benefit = benefitOf(text, language);
  const headOf = (words: string) => foldCase(words).split(' ').at(-1) ?? '';
  const [head, other] = [headOf(name), headOf(text)];
  const isSame = head === other || SAME_KIND.some((kind) => kind.includes(head) && kind.includes(other));
  return text === benefit || isSame ? benefit : '';
}

/** "Acme Orthopedic Memory Foam Dog Bed": a benefit of another part before the product, after the brand; English only. */
export function withBenefit(list: PartList): PartList | undefined {
  const { parts, language } = list;
  const at = parts.findIndex(({ role }) => role === 'product');
  const product = parts[at];
  const text = product?.text ?? '';
  const nameStart = /[\uE000-\uE0FF] ?(?=[^\uE000-\uE0FF]*$)/u.exec(text);
  const brand = nameStart ? text.slice(0, nameStart.index + nameStart[0].length) : '';
  const name = text.slice(brand.length);
  const hasBrand = brand !== '' || (at > 0 && parts[at - 1]?.role === 'brand');
  if (!product || language !== 'en' || !hasBrand || /^\p{N}/u.test(name) || benefitOf(name, language) !== '')
    return undefined;
  const from = parts.findIndex(
    ({ role, brackets, isAdjunct }, index) =>
      index > at &&
      !brackets &&
      !isAdjunct &&
      ['feature', 'synonym'].includes(role) &&
      isNewBenefit(transferableBenefit(parts[index]?.text ?? '', name, language), name),
  );
  const source = parts[from];
  if (!source) return undefined;
  const benefit = benefitOf(source.text, language);
  const rest = source.text.replace(benefit, '').trim().replace(/\s+/gu, ' ');
  const isWhole = rest.split(' ').length >= MIN_REST_WORDS && source.text.startsWith(benefit);
  const changed = parts
    .with(at, { ...product, text: `${brand}${benefit} ${name}` })
    .with(from, isWhole ? { ...source, text: rest } : source);
  return { ...list, parts: changed };
}

const MIN_REST_WORDS = 2;

function isNewBenefit(text: string, name: string): boolean {
  const benefit = text.toLowerCase().split(' ');
  return (
    text !== '' &&
    benefit.length <= MAX_BENEFIT_WORDS &&
    benefit.every((word) => !name.toLowerCase().includes(word))
  );
}

const MAX_BENEFIT_WORDS = 3;
