import { removingClaims } from '@seller-toolbox/listing-text/claims/removal-cap';
import type { TitleRules } from '../check/title-rules.ts';
import type { TitlePart } from './title-part.ts';

/** The parts that get no listing removed: a version is judged by the same rules as the title. The product and brand stay. */
export function withoutClaims(
  parts: readonly TitlePart[],
  restore: (text: string) => string,
  { claimsOf }: TitleRules,
  isPraise: (text: string) => boolean,
): TitlePart[] {
  const product = restore(parts.find(({ role }) => role === 'product')?.text ?? '');
  const isClaimed = ({ text, role, hasBrand }: TitlePart) =>
    role !== 'product' &&
    role !== 'brand' &&
    !hasBrand &&
    // "Learning Gifts" is praise without the words before it.
    (removingClaims(claimsOf(restore(text))).length > 0 ||
      (role === 'use' && isPraise(`${product}, ${restore(text)}`)));
  const stays = parts.map((part) => !isClaimed(part));
  const moved = parts.map((_part, index) => stays.slice(0, index).filter(Boolean).length);
  return parts.flatMap((part, index) => {
    if (!stays[index]) return [];
    if (part.host === null) return [part];
    // Without its host an adjunct says nothing.
    return stays[part.host] ? [{ ...part, host: moved[part.host] ?? null }] : [];
  });
}
