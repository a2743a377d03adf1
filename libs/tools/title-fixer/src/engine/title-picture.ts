import { codePointLength } from '@seller-toolbox/listing-text/code-points';
import { lengthCounter, type LengthCounter } from '@seller-toolbox/listing-text/length-counter';
import { mobilePreview } from '@seller-toolbox/listing-text/mobile-preview';
import { rulerScale, type ScaleMark } from '@seller-toolbox/listing-text/ruler-scale';
import { TITLE_POLICIES } from '@seller-toolbox/reference-data/title-policies.data';
import type { FixerRules } from './fixer-rules.data.ts';
import type { TitleFix } from './title-fixer.schema.ts';

/** The limit, the advised length, and the length at which a phone truncates. */
export type PictureMark = 'advised' | 'mobile' | 'limit';

/** The data for the pictures of a title. */
export interface TitlePicture {
  /** Code points, as on the ruler. */
  readonly length: number;
  readonly ruler: { readonly end: number; readonly marks: readonly ScaleMark<PictureMark>[] };
  readonly state: LengthCounter['state'];
  readonly mobile: ReturnType<typeof mobilePreview>;
}

/** A trimmed title on a ruler by the rules of a fix, and its preview on a phone. */
export function titlePicture(
  title: string,
  { ruleSet, stats }: Pick<TitleFix, 'ruleSet' | 'stats'>,
  { advisedLength, mobileVisible }: Pick<FixerRules, 'advisedLength' | 'mobileVisible'>,
): TitlePicture {
  const { maxAllowed } = stats;
  const length = codePointLength(title);
  const advised: ScaleMark<PictureMark>[] =
    advisedLength < maxAllowed ? [{ kind: 'advised', at: advisedLength }] : [];
  return {
    length,
    ruler: rulerScale({ length, maxLength: maxAllowed }, [
      ...advised,
      { kind: 'mobile', at: mobileVisible },
      { kind: 'limit', at: maxAllowed },
    ]),
    state: lengthCounter(length / maxAllowed, TITLE_POLICIES[ruleSet].nearLimitShare).state,
    mobile: mobilePreview(title, mobileVisible),
  };
}
