import { fixEffect } from './fix-effect.ts';
import { fixPlan } from './fix-plan.ts';
import { IMAGE_RULES, type RuleSetId } from './image-rules.data.ts';
import type { ImageRules } from './image-rules.ts';
import type { ImageReport } from './image-checker.schema.ts';
import { judgeImage, type FileFacts, type RuleResult } from './judge-image.ts';
import type { Measures } from './measure-picture.ts';

export interface JudgeOptions {
  readonly ruleSet: RuleSetId;
  readonly targetFill: number;
}

/** What is known of a picture, whatever the rules are. */
export type ImageFacts = Omit<ImageReport, keyof ReturnType<typeof verdictOf>>;

/** What the rules, and a fill, make of what is known. No pixel is looked at, so it may be asked again and again. */
export function judgeReport(facts: ImageFacts, options: JudgeOptions): ImageReport {
  const { examined } = facts;
  return { ...facts, ...verdictOf({ file: facts, examined, measures: toMeasures(facts) }, options) };
}

interface Judged {
  readonly file: FileFacts;
  readonly examined: { readonly width: number } | null;
  readonly measures: Measures | null;
}

function verdictOf({ file, examined, measures }: Judged, { ruleSet, targetFill }: JudgeOptions) {
  const rules = IMAGE_RULES[ruleSet];
  const results = judgeImage(file, measures, rules);
  return {
    ruleSet,
    targetFill,
    results,
    checks: results.map(({ finding }) => finding),
    broken: results.filter(({ verdict }) => verdict === 'broken').length,
    doubtful: results.filter(({ verdict }) => verdict === 'doubtful').length,
    fix: measures && fixOf({ file, examined, measures }, { results, rules, targetFill }),
  };
}

interface FixOptions {
  readonly results: readonly RuleResult[];
  readonly rules: ImageRules;
  readonly targetFill: number;
}

function fixOf(
  { file, examined, measures }: Judged & { readonly measures: Measures },
  { results, rules, targetFill }: FixOptions,
) {
  const plan = measures.hasPlainBackground ? fixPlan(measures.boundingBox, targetFill, rules) : null;
  if (plan === null) return null;
  const reduction = file.width / (examined?.width ?? file.width);
  const effect = fixEffect({ plan, reduction }, { file, measures, results }, rules);
  return { ...plan, from: { ...plan.from }, to: { ...plan.to }, ...effect };
}

/** The measures that the facts hold; null where there were no pixels. */
function toMeasures(facts: ImageFacts): Measures | null {
  // `examined` tells whether all fields of the measures are there; the compiler cannot follow that.
  return facts.examined && (facts as ImageFacts & Measures);
}
