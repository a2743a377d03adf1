import { finding, type Finding } from '@seller-toolbox/tool-contract';
import { boxesIn } from './carton-refusal.ts';
import { placedCounts, type PackedCarton } from './carton-search.ts';
import { hasSize, takesAlone, type Carton } from './carton.ts';
import type { BoxInput } from './packing-calculator.schema.ts';
import type { PackingRules } from './packing-rules.data.ts';
import type { Load } from './to-pack-problem.ts';

export interface Usable {
  /** The cartons that an answer may name. */
  readonly cartons: readonly Carton[];
  readonly rules: PackingRules;
  /** The carton was given: which box it does not take is said of itself, and others might. */
  readonly isGiven: boolean;
}

/**
 * What no answer has: boxes that go into no carton even alone, and boxes that a proposal ended before. Nothing where there
 * is no carton to try; a box without a size has a warning of its own.
 */
export function leftOutOf(proposal: readonly PackedCarton[], load: Load, usable: Usable): Finding[] {
  if (usable.cartons.length === 0) return [];
  const goesIn = (box: BoxInput) => usable.cartons.some((carton) => takesAlone(carton, box, usable.rules));
  const tooLarge = usable.isGiven ? [] : boxesIn(load).filter((box) => hasSize(box) && !goesIn(box));
  const behind = proposal.length === 0 ? 0 : boxesBehind(proposal, load, goesIn);
  return [
    ...tooLarge.map(({ name, id }) => finding('box-fits-no-carton', 'warning', { name: name || id })),
    ...(behind > 0 ? [finding('proposal-cut', 'warning', { cartons: proposal.length, count: behind })] : []),
  ];
}

function boxesBehind(
  proposal: readonly PackedCarton[],
  { boxes, counts }: Load,
  goesIn: (box: BoxInput) => boolean,
): number {
  const packed = placedCounts(
    { boxes, counts },
    proposal.flatMap(({ placements }) => placements),
  );
  return boxes.reduce(
    (sum, box, line) => sum + (goesIn(box) ? (counts[line] ?? 0) - (packed[line] ?? 0) : 0),
    0,
  );
}
