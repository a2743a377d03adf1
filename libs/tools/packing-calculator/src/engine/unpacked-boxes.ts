import { finding, type Finding } from '@seller-toolbox/tool-contract';
import { boxesIn } from './carton-rejection.ts';
import { placedCounts, type PackedCarton } from './carton-search.ts';
import { hasSize, fitsSingleBox, type Carton } from './carton.ts';
import type { BoxInput } from './packing-calculator.schema.ts';
import type { PackingRules } from './packing-rules.data.ts';
import type { Load } from './to-pack-problem.ts';

export interface Usable {
  /** The cartons that the output may recommend. */
  readonly cartons: readonly Carton[];
  readonly rules: PackingRules;
  /** The carton was given: its own result lists the boxes it cannot hold, and other cartons might hold them. */
  readonly isGiven: boolean;
}

/**
 * Findings about boxes without a carton: boxes that fit no carton even alone, and boxes after the end of a cut proposal. Empty
 * without a carton to try; a box without a size has its own warning.
 */
export function findUnpackedBoxes(proposal: readonly PackedCarton[], load: Load, usable: Usable): Finding[] {
  if (usable.cartons.length === 0) return [];
  const fitsSomeCarton = (box: BoxInput) =>
    usable.cartons.some((carton) => fitsSingleBox(carton, box, usable.rules));
  const tooLarge = usable.isGiven ? [] : boxesIn(load).filter((box) => hasSize(box) && !fitsSomeCarton(box));
  const afterEnd = proposal.length === 0 ? 0 : boxesAfterEnd(proposal, load, fitsSomeCarton);
  return [
    ...tooLarge.map(({ name, id }) => finding('box-fits-no-carton', 'warning', { name: name || id })),
    ...(afterEnd > 0
      ? [finding('proposal-cut', 'warning', { cartons: proposal.length, count: afterEnd })]
      : []),
  ];
}

function boxesAfterEnd(
  proposal: readonly PackedCarton[],
  { boxes, counts }: Load,
  fitsSomeCarton: (box: BoxInput) => boolean,
): number {
  const packed = placedCounts(
    { boxes, counts },
    proposal.flatMap(({ placements }) => placements),
  );
  return boxes.reduce(
    (sum, box, line) => sum + (fitsSomeCarton(box) ? (counts[line] ?? 0) - (packed[line] ?? 0) : 0),
    0,
  );
}
