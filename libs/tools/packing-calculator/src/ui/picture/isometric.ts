import type { Solid } from './solid.ts';

/** Right and down, in centimeters of the drawing. */
export type Point = readonly [right: number, down: number];

const COS_30 = Math.sqrt(3) / 2;
/** Centimeters by which two faces may overlap and still touch only. */
const TOLERANCE = 1e-6;

/** A point of the carton as seen from above its far corner: x runs right and down, y left and down, z up. */
export function project(x: number, y: number, z: number): Point {
  return [(x - y) * COS_30, (x + y) / 2 - z];
}

/** The three faces of a cuboid that are seen, as outlines. */
export function facesOf({
  x,
  y,
  z,
  length,
  width,
  height,
}: Solid): Record<'top' | 'left' | 'right', Point[]> {
  const [x1, y1, z1] = [x + length, y + width, z + height];
  return {
    top: [project(x, y, z1), project(x1, y, z1), project(x1, y1, z1), project(x, y1, z1)],
    left: [project(x, y1, z1), project(x1, y1, z1), project(x1, y1, z), project(x, y1, z)],
    right: [project(x1, y, z1), project(x1, y1, z1), project(x1, y1, z), project(x1, y, z)],
  };
}

/** The three faces that lie behind everything in a cuboid: its floor and two walls. */
export function backOf({ x, y, z, length, width, height }: Solid): Point[][] {
  const [x1, y1, z1] = [x + length, y + width, z + height];
  return [
    [project(x, y, z), project(x1, y, z), project(x1, y1, z), project(x, y1, z)],
    [project(x, y, z), project(x1, y, z), project(x1, y, z1), project(x, y, z1)],
    [project(x, y, z), project(x, y1, z), project(x, y1, z1), project(x, y, z1)],
  ];
}

/** Cuboids that do not overlap, from the farthest to the nearest, so that each may be painted over those before. */
export function fromBackToFront<S extends Solid>(solids: readonly S[]): S[] {
  const painted = new Set<S>();
  const paint = (solid: S) => {
    if (painted.has(solid)) return;
    painted.add(solid);
    for (const other of solids) if (other !== solid && mayHide(solid, other)) paint(other);
    order.push(solid);
  };
  const order: S[] = [];
  solids.forEach(paint);
  return order;
}

/** Some point of the first cuboid lies in front of one of the second. */
function mayHide(front: Solid, back: Solid): boolean {
  return (
    back.x < front.x + front.length - TOLERANCE &&
    back.y < front.y + front.width - TOLERANCE &&
    back.z < front.z + front.height - TOLERANCE
  );
}

/** The outline as the data of an SVG path, to a tenth. */
export function toPath(points: readonly Point[]): string {
  const written = points.map((point) => point.map((value) => Math.round(value * 10) / 10).join(' '));
  return `M${written.join('L')}Z`;
}

/** The rectangle around the drawing of a carton. */
export function boundsOf({ length, width, height }: Pick<Solid, 'length' | 'width' | 'height'>) {
  const [left] = project(0, width, 0);
  const [right] = project(length, 0, 0);
  const [, top] = project(0, 0, height);
  const [, bottom] = project(length, width, 0);
  return { left, top, width: right - left, height: bottom - top };
}
