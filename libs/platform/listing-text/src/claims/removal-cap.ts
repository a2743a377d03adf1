import type { ClaimFinding } from './claim-finding.ts';

/** The findings that get a listing removed. */
export function removingClaims<Claim extends Pick<ClaimFinding, 'severity'>>(
  claims: readonly Claim[],
): Claim[] {
  return claims.filter(({ severity }) => severity === 'error');
}

/** The highest score of a text with these findings; null without a limit. `caps` are those for one, two and more of them. */
export function removalCap(
  claims: readonly Pick<ClaimFinding, 'severity'>[],
  caps: readonly number[],
): number | null {
  const found = Math.min(removingClaims(claims).length, caps.length);
  return caps[found - 1] ?? null;
}
