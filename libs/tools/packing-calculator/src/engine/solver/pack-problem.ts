/** Lengths in whole units of the problem's own scale, along x (length), y (width) and z (height). */
export interface Cuboid {
  readonly length: number;
  readonly width: number;
  readonly height: number;
}

/** Equal boxes: how many, what one weighs (in whole units), and the ways in which one may stand. */
export interface BoxType {
  readonly count: number;
  readonly weight: number;
  readonly orientations: readonly Cuboid[];
}

/** What the solver answers: which boxes go where, so that most volume is in. All figures are whole numbers. */
export interface PackProblem {
  readonly space: Cuboid;
  /** The boxes together may weigh no more. */
  readonly maxWeight: number;
  /** Whether every box must be carried by the floor or by boxes under the whole of its base. */
  readonly support: 'full' | 'none';
  readonly types: readonly BoxType[];
}

/** One box in its place: the corner nearest to the origin, and its orientation. */
export interface PlacedBox extends Cuboid {
  readonly type: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export function volumeOf({ length, width, height }: Cuboid): number {
  return length * width * height;
}
