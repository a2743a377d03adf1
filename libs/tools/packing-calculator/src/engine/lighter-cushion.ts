import { isAtMost } from './measure-tolerance.ts';
import { CUSHION_GUIDELINE, PACKING_RULES } from './packing-rules.data.ts';

export interface CushionLimits {
  readonly isFragile: boolean;
  /** Of the rule set. */
  readonly minBuffer: number;
}

/**
 * The next lighter cushion that a seller may choose, centimeters: those of the specification for fragile and for other
 * boxes, and the least one of the rule set. Fragile boxes keep at least the one for fragile boxes.
 */
export function lighterCushion(buffer: number, { isFragile, minBuffer }: CushionLimits): number | null {
  const { fragileBuffer, normalBuffer } = PACKING_RULES.standard.rules;
  const steps = isFragile ? [fragileBuffer] : [fragileBuffer, normalBuffer, minBuffer];
  const lighter = steps.filter((step) => !isAtMost(buffer, step));
  return lighter.length > 0 ? Math.max(...lighter) : null;
}

/** Whether a cushion is thinner than the guideline of the marketplace. */
export function isBelowGuideline(buffer: number): boolean {
  return !isAtMost(CUSHION_GUIDELINE, buffer);
}
