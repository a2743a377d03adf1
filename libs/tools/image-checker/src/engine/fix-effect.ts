import type { FixPlan } from './fix-plan.ts';
import type { ImageRules } from './image-rules.ts';
import { judgeImage, type FileFacts, type RuleId, type RuleResult, type Verdict } from './judge-image.ts';
import type { Measures } from './measure-picture.ts';

/** What a corrected picture does to the rules. */
export interface FixEffect {
  /** Rules that are broken or doubtful now and that the corrected picture keeps. */
  readonly cures: RuleId[];
  /** Rules that it does not keep either, or of which nobody knows before it is made (its bytes). */
  readonly leaves: RuleId[];
  /** Rules that are kept now and would not be then: cropped to its product, a picture has fewer pixels. */
  readonly breaks: RuleId[];
}

export interface FixedPicture {
  readonly plan: FixPlan;
  /** Pixels of the file for one that was examined; above 1 for a reduced copy. */
  readonly reduction: number;
}

/** Judges the picture that the plan makes: a white square without anything but the product, saved as JPEG. */
export function fixEffect(
  { plan, reduction }: FixedPicture,
  before: { readonly file: FileFacts; readonly measures: Measures; readonly results: readonly RuleResult[] },
  rules: ImageRules,
): FixEffect {
  const side = Math.round(plan.side * reduction);
  const after = judgeImage(
    {
      ...before.file,
      width: side,
      height: side,
      format: 'jpeg',
      extension: 'jpg',
      byteSize: null,
      colorSpace: 'untagged',
      isAnimated: false,
    },
    {
      // What touched the frame was cut off there, and no margin brings it back; nor the end of a file.
      ...before.measures,
      whiteShare: 1,
      specks: 0,
      transparentShare: 0,
      frame: 0,
      fillBySide: Math.max(plan.to.width, plan.to.height) / plan.side,
    },
    rules,
  );
  const effect: FixEffect = { cures: [], leaves: [], breaks: [] };
  after.forEach(({ rule, verdict }, at) => {
    const isOpen = isBroken(before.results[at]?.verdict);
    if (isOpen && verdict === 'kept') effect.cures.push(rule);
    else if (isOpen) effect.leaves.push(rule);
    else if (isBroken(verdict)) effect.breaks.push(rule);
  });
  return effect;
}

function isBroken(verdict: Verdict | undefined): boolean {
  return verdict === 'broken' || verdict === 'doubtful';
}
