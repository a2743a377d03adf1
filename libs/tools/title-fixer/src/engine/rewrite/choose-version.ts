import { codePointLength } from '@seller-toolbox/listing-text/code-points';
import type { LostFacts } from './lost-facts.ts';
import type { Rewritten } from './rewriting.ts';

/** A version that is longer than the minimum by this is preferred. */
const WELL_ABOVE_MIN = 8;

export interface VersionChoice {
  readonly best: Rewritten | undefined;
  readonly hasCandidates: boolean;
  /** Some would be publishable if they were not too short. */
  readonly hasStumps: boolean;
}

/**
 * The first version that says all that decides, all figures where one does, is well above the minimum length, else above it, and is
 * clean. Later candidates are not composed once none of them could be preferred.
 */
export function chooseVersion(
  candidates: Iterable<Rewritten>,
  by: {
    readonly minLength: number;
    readonly isClean: (rewritten: Rewritten) => boolean;
    readonly lostOf: (rewritten: Rewritten) => LostFacts;
    /** A version may lose what it must say, as little as possible: there is none that has it all. */
    readonly acceptsLoss?: boolean;
    /** The candidates begin with the best: none that is longer is preferred. */
    readonly isInOrder?: boolean;
  },
): VersionChoice {
  const { minLength, isClean, lostOf, acceptsLoss = false, isInOrder = false } = by;
  const isLong = ({ title }: Rewritten, min: number) => codePointLength(title) >= min;
  const wanted = minLength === 0 || isInOrder ? minLength : minLength + WELL_ABOVE_MIN;
  let hasCandidates = false;
  const judged: { readonly rewritten: Rewritten; readonly lost: LostFacts }[] = [];
  for (const rewritten of candidates) {
    hasCandidates = true;
    const lost = lostOf(rewritten);
    if (lost.deciding > 0 || (lost.essential > 0 && !acceptsLoss)) continue;
    if (lost.essential + lost.figures === 0 && isLong(rewritten, wanted) && isClean(rewritten))
      return { best: rewritten, hasCandidates, hasStumps: false };
    judged.push({ rewritten, lost });
  }
  const least = Math.min(
    ...judged.filter(({ rewritten }) => isClean(rewritten)).map(({ lost }) => lost.essential),
  );
  const fullest = judged.filter(({ lost }) => lost.essential <= least);
  const hasAll = fullest.filter(({ lost }) => lost.figures === 0);
  const whole = (hasAll.length > 0 ? hasAll : fullest).map(({ rewritten }) => rewritten);
  const best = [wanted, minLength]
    .map((min) => whole.find((each) => isLong(each, min) && isClean(each)))
    .find((each) => each !== undefined);
  return { best, hasCandidates, hasStumps: !best && minLength > 0 && whole.some(isClean) };
}
