import type { BoxSide } from '../../engine/packing-calculator.schema.ts';

/** The sides of a box in the order of the screen: as it usually lies first. */
export const SHOWN_SIDES = ['height', 'width', 'length'] as const;

export interface UprightSidesProps {
  /** Those that may face up. */
  sides: readonly BoxSide[];
  onChange: (sides: BoxSide[]) => void;
}
