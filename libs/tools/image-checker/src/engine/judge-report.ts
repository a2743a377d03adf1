import { fixEffect } from './fix-effect.ts';
import { fixPlan } from './fix-plan.ts';
import { imageFileName } from './image-file-name.ts';
import { IMAGE_RULES, type RuleSetId } from './image-rules.data.ts';
import type { ImageRules, ImageType } from './image-rules.ts';
import type { ImageReport } from './image-report.schema.ts';
import { judgeImage, type FileFacts, type RuleResult } from './judge-image.ts';
import type { Measures } from './measure-picture.ts';

export interface JudgeOptions {
  readonly imageType: ImageType;
  readonly ruleSet: RuleSetId;
  readonly targetFill: number;
  readonly asin: string;
}

/** The facts of a picture that do not depend on the rules. */
export type ImageFacts = Omit<ImageReport, keyof ReturnType<typeof verdictOf>>;

/** Judges facts by the rules of a type of image, and plans the correction of a main image. Reads no pixels, so it is cheap to repeat. */
export function judgeReport(facts: ImageFacts, options: JudgeOptions): ImageReport {
  const { examined } = facts;
  return { ...facts, ...verdictOf({ file: facts, examined, measures: toMeasures(facts) }, options) };
}

interface MeasuredImage {
  readonly file: FileFacts;
  readonly examined: { readonly width: number } | null;
  readonly measures: Measures | null;
}

function verdictOf(
  { file, examined, measures }: MeasuredImage,
  { imageType, ruleSet, targetFill, asin }: JudgeOptions,
) {
  const rules = IMAGE_RULES[ruleSet];
  const results = judgeImage(file, measures, rules, imageType);
  const isMain = imageType === 'main';
  return {
    ruleSet,
    imageType,
    asin,
    fileName: imageFileName(asin, imageType, file.format),
    targetFill,
    results,
    checks: results.map(({ finding }) => finding),
    broken: results.filter(({ verdict }) => verdict === 'broken').length,
    doubtful: results.filter(({ verdict }) => verdict === 'doubtful').length,
    fix: isMain && measures ? fixOf({ file, examined, measures }, { results, rules, targetFill }) : null,
  };
}

interface FixOptions {
  readonly results: readonly RuleResult[];
  readonly rules: ImageRules;
  readonly targetFill: number;
}

function fixOf(
  { file, examined, measures }: MeasuredImage & { readonly measures: Measures },
  { results, rules, targetFill }: FixOptions,
) {
  const plan = measures.hasPlainBackground ? fixPlan(measures.boundingBox, targetFill, rules) : null;
  if (plan === null) return null;
  const reduction = file.width / (examined?.width ?? file.width);
  const effect = fixEffect({ plan, reduction }, { file, measures, results }, rules);
  return { ...plan, from: { ...plan.from }, to: { ...plan.to }, ...effect };
}

/** The measures among the facts; null without pixels. */
function toMeasures(facts: ImageFacts): Measures | null {
  // If `examined` is set, all fields of the measures are; the compiler cannot infer that.
  return facts.examined && (facts as ImageFacts & Measures);
}
