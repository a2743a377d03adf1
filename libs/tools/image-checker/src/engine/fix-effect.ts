import type { FixPlan } from './fix-plan.ts';
import type { ImageRules } from './image-rules.ts';
import { judgeImage, type FileFacts, type RuleId, type RuleResult, type Verdict } from './judge-image.ts';
import type { Measures } from './measure-picture.ts';

/** The effect of the corrected picture on the rules. */
export interface FixEffect {
  /** Rules that are broken or doubtful now and kept by the corrected picture. */
  readonly cures: RuleId[];
  /** Rules that stay broken or doubtful, or are unknown before the file is made (its bytes). */
  readonly leaves: RuleId[];
  /** Rules that are kept now and broken by the correction: a cropped picture has fewer pixels. */
  readonly breaks: RuleId[];
}

export interface FixedPicture {
  readonly plan: FixPlan;
  /** File pixels per examined pixel; above 1 for a reduced copy. */
  readonly reduction: number;
}

/** Judges the planned picture: the product alone on a white square, saved as JPEG. */
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
      // `touches` and `isComplete` stay: a margin does not restore what was cut off.
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
