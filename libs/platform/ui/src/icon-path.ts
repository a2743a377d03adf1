import type { SpriteShape } from './sprite.ts';

/** `m x y` at the start of a path: the first pair of a relative move is a position. A second point begins another number: `1.5.5`. */
const RELATIVE_START = /^m(-?\d*\.?\d+)[ ,]?(-?\d*\.?\d+)[ ,]?/;

/**
 * The outline of an icon as the `d` of one path. A page shows some thirty icons of three to ten shapes each: as paths they are a
 * quarter of the elements. Throws for an icon with a shape that differs in more than its outline.
 */
export function outlineOf(shapes: readonly SpriteShape[]): string {
  const paths = shapes.map(pathOf);
  if (paths.includes(null)) throw new Error(`Not one path: ${JSON.stringify(shapes)}`);
  return paths.join('');
}

/** The outline of one shape, which may follow another one; null for a shape that differs in more than its outline. */
function pathOf([tag, { key: _, ...attributes }]: SpriteShape): string | null {
  const { d, points, ...rest } = attributes;
  const has = (names: string) => Object.keys(rest).every((name) => names.split(' ').includes(name));
  const number = (name: string) => Number(rest[name] ?? 0);
  if (tag === 'path' && d !== undefined && has('')) return afterAnother(d);
  if ((tag === 'polyline' || tag === 'polygon') && points !== undefined && has(''))
    return `M${points}${tag === 'polygon' ? 'z' : ''}`;
  if (tag === 'line' && has('x1 y1 x2 y2')) {
    return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`;
  }
  if (tag === 'circle' && has('cx cy r')) {
    return ovalPath(number('cx'), number('cy'), { x: number('r'), y: number('r') });
  }
  if (tag === 'ellipse' && has('cx cy rx ry')) {
    return ovalPath(number('cx'), number('cy'), { x: number('rx'), y: number('ry') });
  }
  if (tag === 'rect' && has('x y width height rx ry')) {
    const radius = { x: Number(rest['rx'] ?? rest['ry'] ?? 0), y: Number(rest['ry'] ?? rest['rx'] ?? 0) };
    return boxPath(
      { x: number('x'), y: number('y'), width: number('width'), height: number('height') },
      radius,
    );
  }
  return null;
}

function afterAnother(d: string): string {
  const start = RELATIVE_START.exec(d);
  if (!start) return d;
  const rest = d.slice(start[0].length);
  // Further pairs of a relative move are relative lines.
  return `M${start[1]} ${start[2]}${/^[-.\d]/.test(rest) ? 'l' : ''}${rest}`;
}

interface Pair {
  readonly x: number;
  readonly y: number;
}

function ovalPath(cx: number, cy: number, { x, y }: Pair): string {
  return `M${cx - x} ${cy}a${x} ${y} 0 1 0 ${2 * x} 0a${x} ${y} 0 1 0 ${-2 * x} 0z`;
}

interface Box extends Pair {
  readonly width: number;
  readonly height: number;
}

function boxPath({ x, y, width, height }: Box, radius: Pair): string {
  const rx = Math.min(radius.x, width / 2);
  const ry = Math.min(radius.y, height / 2);
  if (rx === 0 || ry === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const corner = (dx: number, dy: number) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`;
  const [side, end] = [width - 2 * rx, height - 2 * ry];
  return (
    `M${x + rx} ${y}h${side}${corner(rx, ry)}v${end}${corner(-rx, ry)}` +
    `h${-side}${corner(-rx, -ry)}v${-end}${corner(rx, -ry)}z`
  );
}
