import type { PartList } from './arrange.ts';
import { benefitOf, transferableBenefit } from './cut-part.ts';

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
