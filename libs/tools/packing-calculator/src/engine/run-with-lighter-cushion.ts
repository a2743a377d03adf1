import { roundTo14Digits } from '@seller-toolbox/tool-contract/rounding';
import { bestResult } from './best-result.ts';
import { bufferFor } from './carton.ts';
import { MIN_SAVING } from './carton-result.ts';
import { isBelowGuideline, lighterCushion } from './lighter-cushion.ts';
import type { PackingInput } from './packing-calculator.schema.ts';
import type { PackingOutput } from './packing-output.schema.ts';
import { createPackingRun, type PackingRun } from './packing-run.ts';
import { rulesWith } from './rules-with.ts';

/**
 * A run that, once it has spent its effort, does the same with the next lighter cushion, and says what that saves. The
 * second one is spent on loads that one carton holds; the first goes on after it.
 */
export function createRunWithLighterCushion(input: PackingInput): PackingRun {
  const run = createPackingRun(input);
  const lighter = withLighterCushion(input);
  let other: PackingRun | null | undefined;
  const comparing = () => {
    if (other === undefined && run.isSettled)
      other = lighter && holdsAll(run.output()) ? createPackingRun(lighter.input) : null;
    return other && !other.isSettled ? other : null;
  };
  return {
    get effort() {
      return run.effort + (other?.effort ?? 0);
    },
    get effortLimit() {
      return run.effortLimit + (other?.effortLimit ?? 0);
    },
    get hasAnswer() {
      return run.hasAnswer;
    },
    get isOver() {
      return run.isOver && comparing() === null;
    },
    get isSettled() {
      return run.isSettled && comparing() === null;
    },
    advance: (effort) => (comparing() ?? run).advance(effort),
    output() {
      const output = run.output();
      if (!lighter || !other?.isSettled) return output;
      return { ...output, lighterCushion: savingOf(output, other.output(), lighter) };
    },
  };
}

interface LighterCushion {
  readonly buffer: number;
  readonly input: PackingInput;
}

/** The same load with the next lighter cushion; null where there is none, or the carton is given. */
function withLighterCushion(input: PackingInput): LighterCushion | null {
  const rules = rulesWith(input.ruleSet, input.rules);
  const isFragile = input.boxes.some((box) => box.isFragile);
  const buffer = lighterCushion(bufferFor(input.boxes, rules), { isFragile, minBuffer: rules.minBuffer });
  if (buffer === null || input.mode === 'optimize') return null;
  const name = isFragile ? 'fragileBuffer' : 'normalBuffer';
  return { buffer, input: { ...input, rules: { ...input.rules, [name]: buffer } } };
}

function holdsAll({ cartonsNeeded, placements, unplaced }: PackingOutput): boolean {
  return cartonsNeeded.length === 0 && unplaced.length === 0 && placements.length > 0;
}

function savingOf(
  output: PackingOutput,
  lighter: PackingOutput,
  { buffer }: LighterCushion,
): PackingOutput['lighterCushion'] {
  if (!holdsAll(output) || !holdsAll(lighter)) return null;
  const [now, cost] = [output, lighter].map((one) => bestResult(one).shippingCost.shippingCost);
  const saving = roundTo14Digits((now ?? 0) - (cost ?? 0));
  return saving < MIN_SAVING
    ? null
    : { buffer, cost: cost ?? 0, saving, isBelowGuideline: isBelowGuideline(buffer) };
}
