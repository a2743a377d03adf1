const COS_30 = Math.sqrt(3) / 2;
const TAN_30 = 1 / Math.sqrt(3);
/** The drawing, and in its middle the area for the box; in pixels. */
const [WIDTH, HEIGHT] = [184, 136];
const AREA = { width: 144, height: 108 };
/** To scale; only what is thinner than a line is drawn as one. */
const MIN_CUT = 2;
/** From an edge to its label. */
const GAP = 5;
/** Of a character of the text at the cut, at least. */
const CHARACTER = 8.5;

const SIDES = ['length', 'width', 'height'] as const;
type Side = (typeof SIDES)[number];
type Sizes = Readonly<Record<Side, number>>;

export interface ParcelProps extends Sizes {
  /** Beside the edges. */
  readonly labels: Readonly<Record<Side, string>>;
  /** What to take off a side, and what is said of it. */
  readonly cut?: { readonly side: Side; readonly by: number; readonly text: string } | undefined;
  /** In pixels of the drawing. */
  readonly letters?: number | undefined;
  readonly className?: string | undefined;
}

/** A parcel to scale, seen from above a corner; what to cut off is a lid or a slice in green, to scale. */
export function Parcel({ length, width, height, labels, cut, letters = 12, className }: ParcelProps) {
  const [wide, high] = [(length + width) * COS_30, (length + width) / 2 + height];
  const scale = Math.min(AREA.width / wide, AREA.height / high);
  if (!(Math.min(length, width, height) > 0)) return null;
  const [left, top] = [(WIDTH - (length - width) * COS_30 * scale) / 2, (HEIGHT - high * scale) / 2];
  const at = (x: number, y: number, z: number) =>
    [left + (x - y) * COS_30 * scale, top + ((x + y) / 2 + height - z) * scale] as const;
  const path = (...points: readonly (readonly [number, number, number])[]) =>
    `M${points
      .map((point) =>
        at(...point)
          .map((one) => one.toFixed(1))
          .join(' '),
      )
      .join('L')}Z`;
  const facesOf = (from: Sizes, to: Sizes) => {
    const [[x0, y0, z0], [x, y, z]] = [SIDES.map((side) => from[side]), SIDES.map((side) => to[side])] as [
      [number, number, number],
      [number, number, number],
    ];
    return {
      top: path([x0, y0, z], [x, y0, z], [x, y, z], [x0, y, z]),
      left: path([x0, y, z], [x, y, z], [x, y, z0], [x0, y, z0]),
      right: path([x, y0, z], [x, y, z], [x, y, z0], [x, y0, z0]),
    };
  };
  const whole = { length, width, height };
  const kept = cut
    ? { ...whole, [cut.side]: Math.max(0, whole[cut.side] - Math.max(cut.by, MIN_CUT / scale)) }
    : whole;
  const box = facesOf({ length: 0, width: 0, height: 0 }, kept);
  const slice = cut && facesOf({ length: 0, width: 0, height: 0, [cut.side]: kept[cut.side] }, whole);
  const tape = [0.44, 0.56].map((share) => share * kept.width) as [number, number];
  const texts = [
    [labels.length, at(length / 2, width, 0), 'end', 12],
    [labels.width, at(length, width / 2, 0), 'start', 12],
    [labels.height, at(length, 0, height / 2), 'start', 4],
  ] as const;
  // Above the upper right edge, which a line leads to.
  const [, backY] = at(0, 0, height);
  const [cornerX, cornerY] = at(length, 0, height);
  const edgeY = (x: number) => Math.max(backY, cornerY - (cornerX - x) * TAN_30);
  const leadX = cornerX - 2 * GAP;
  const savedY = Math.min(edgeY(WIDTH - (cut?.text.length ?? 0) * CHARACTER) - GAP, edgeY(leadX) - 4 * GAP);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      className={className}
      aria-hidden="true"
      focusable="false"
      fontSize={letters}
      fill="var(--ink-2)"
      style={{ overflow: 'visible', forcedColorAdjust: 'none', fontVariantNumeric: 'tabular-nums' }}
    >
      <path
        d={box.top + box.left + box.right}
        strokeLinejoin="round"
        style={{ fill: 'var(--chart-1)', stroke: 'var(--surface)' }}
      />
      <path d={box.left} fill="#000" fillOpacity=".32" />
      <path d={box.right} fill="#000" fillOpacity=".16" />
      <path
        d={path(
          [0, tape[0], kept.height],
          [kept.length, tape[0], kept.height],
          [kept.length, tape[1], kept.height],
          [0, tape[1], kept.height],
        )}
        fill="#fff"
        fillOpacity=".4"
      />
      {slice && (
        <path
          d={slice.top + slice.left + slice.right}
          fillOpacity=".6"
          strokeLinejoin="round"
          style={{ fill: 'var(--ok-soft)', stroke: 'var(--ok)' }}
        />
      )}
      {texts.map(([text, [x, y], anchor, down], index) => (
        <text key={SIDES[index]} x={x + (anchor === 'end' ? -GAP : GAP)} y={y + down} textAnchor={anchor}>
          {text}
        </text>
      ))}
      {cut && (
        <>
          <line x1={leadX} y1={savedY + GAP} x2={leadX} y2={edgeY(leadX)} style={{ stroke: 'var(--ok)' }} />
          <text
            x={WIDTH}
            y={savedY}
            textAnchor="end"
            fontSize={letters + 2}
            fontWeight="650"
            style={{ fill: 'var(--ok)' }}
          >
            {cut.text}
          </text>
        </>
      )}
    </svg>
  );
}
