const COS_30 = Math.sqrt(3) / 2;
const LINE = { stroke: 'var(--ink-3)', strokeWidth: 0.12, strokeLinejoin: 'round' } as const;

export interface ParcelProps {
  readonly length: number;
  readonly width: number;
  readonly height: number;
}

/** A parcel in its proportions, seen from above a corner. */
export function Parcel({ length, width, height }: ParcelProps) {
  const at = (x: number, y: number, z: number) =>
    `${((x - y) * COS_30).toFixed(2)} ${((x + y) / 2 - z).toFixed(2)}`;
  const path = (...points: readonly string[]) => `M${points.join('L')}Z`;
  const top = path(at(0, 0, height), at(length, 0, height), at(length, width, height), at(0, width, height));
  const left = path(at(0, width, height), at(length, width, height), at(length, width, 0), at(0, width, 0));
  const right = path(
    at(length, 0, height),
    at(length, width, height),
    at(length, width, 0),
    at(length, 0, 0),
  );
  const tape = path(
    at(0, width * 0.42, height),
    at(length, width * 0.42, height),
    at(length, width * 0.58, height),
    at(0, width * 0.58, height),
  );
  const box = [-width * COS_30, -height, (length + width) * COS_30, (length + width) / 2 + height];
  return (
    <svg
      viewBox={box.map((side) => side.toFixed(1)).join(' ')}
      width="112"
      height="78"
      aria-hidden="true"
      focusable="false"
      style={{ minWidth: 0, overflow: 'visible' }}
    >
      <path d={top} style={{ ...LINE, fill: 'var(--surface)' }} />
      <path d={tape} style={{ fill: 'var(--accent-soft)' }} />
      <path d={left} style={{ ...LINE, fill: 'var(--line)' }} />
      <path d={right} style={{ ...LINE, fill: 'var(--sunken)' }} />
    </svg>
  );
}
