import type { Progress } from '@seller-toolbox/tool-contract';
import { fromBase64 } from './base64.ts';
import { fixEffect } from './fix-effect.ts';
import { fixPlan } from './fix-plan.ts';
import { IMAGE_RULES, type RuleSetId } from './image-rules.data.ts';
import type { ImageRules } from './image-rules.ts';
import type { ImageInput, ImageReport } from './image-checker.schema.ts';
import { judgeImage, type FileFacts, type RuleResult } from './judge-image.ts';
import { measurePicture, type Measures } from './measure-picture.ts';
import type { Picture } from './picture.ts';

const LOSSY: ReadonlySet<string> = new Set(['jpeg', 'webp', 'avif', 'heic']);

/** Measures the pixels and holds them, and what the file says, against the rules. */
export function checkImage(input: ImageInput, progress: Progress = () => undefined): ImageReport {
  const { pixels, original, ruleSet, targetFill, wantsBackgroundRuns: wantsRuns } = input;
  const { format, extension, byteSize, colorSpace, isAnimated, isComplete } = input;
  const { width, height } = original ?? pixels;
  const file = { width, height, format, extension, byteSize, colorSpace, isAnimated, isComplete };
  const picture = toPicture(pixels);
  const isLossy = format !== null && LOSSY.has(format);
  const measures = picture && measurePicture(picture, { isLossy, wantsRuns, progress });
  return {
    ...file,
    longestSide: Math.max(width, height),
    examined: picture && { width: picture.width, height: picture.height },
    ...(measures ? toFields(measures) : NOT_EXAMINED),
    ...verdictOf({ file, examined: picture, measures }, { ruleSet, targetFill }),
  };
}

export interface JudgeOptions {
  readonly ruleSet: RuleSetId;
  readonly targetFill: number;
}

/** The same measures against other rules or for another fill: no pixel is looked at again. */
export function judgeAgain(report: ImageReport, options: JudgeOptions): ImageReport {
  const { examined } = report;
  return { ...report, ...verdictOf({ file: report, examined, measures: toMeasures(report) }, options) };
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

function toPicture({ width, height, data }: ImageInput['pixels']): Picture | null {
  const bytes = typeof data === 'string' ? fromBase64(data) : data;
  return bytes && { width, height, data: bytes };
}

const NOT_EXAMINED = {
  hasPlainBackground: null,
  edgeColor: null,
  isPureWhite: null,
  whiteShare: null,
  nonWhitePixels: null,
  edgeZone: null,
  specks: null,
  transparentShare: null,
  frame: null,
  boundingBox: null,
  fillBySide: null,
  fillByArea: null,
  touches: [],
  heatMap: null,
  backgroundRuns: null,
};

/** The schema wants lists that may be written to. */
function toFields({ touches, heatMap, backgroundRuns, boundingBox, ...figures }: Measures) {
  return {
    ...figures,
    touches: [...touches],
    heatMap: { ...heatMap, cells: [...heatMap.cells] },
    backgroundRuns: backgroundRuns && [...backgroundRuns],
    boundingBox: boundingBox && { ...boundingBox },
  };
}

/** The measures that a report was made of; null where there were no pixels. */
function toMeasures(report: ImageReport): Measures | null {
  // `examined` tells whether all fields of the measures are there; the compiler cannot follow that.
  return report.examined && (report as ImageReport & Measures);
}
