import { ChartFill } from '@seller-toolbox/ui/charts';
import { useToolWords } from '@seller-toolbox/tool-kit';
import { useId, useMemo } from 'react';
import type zh from '../../locales/zh.json';
import { useMeasures } from '../measures.tsx';
import { backOf, facesOf, fromBackToFront, project, toPath } from './isometric.ts';
import styles from './isometric-drawing.module.css';
import type { PictureModel, Solid } from './solid.ts';

export interface IsometricDrawingProps {
  model: PictureModel;
  /** Boxes of higher layers are left out. */
  layers: number;
  label: string;
  className?: string | undefined;
}

/** Around the carton, for the lengths of its sides; a share of its height in the drawing. */
const MARGIN = 0.065;
/** Letter size of a length label and the gap before it, in margins. */
const LETTER = 0.36;
const BEFORE_TEXT = 0.2;
/** From a side to the line of its length, in margins. */
const GAP = 0.45;
/** Of a label, in its letters. */
const LINE_HEIGHT = 1.25;

/** A packed carton as a drawing: for paper, for pages without scripts, and until the 3D view is loaded. */
export function IsometricDrawing({ model, layers, label, className }: IsometricDrawingProps) {
  const id = useId();
  const measures = useMeasures();
  const { t } = useToolWords<typeof zh>();
  const { inner, outer, usable, boxes, slots } = model;
  const carton = { x: 0, y: 0, z: 0, ...inner };
  const painted = useMemo(
    () => fromBackToFront([...boxes, ...slots].filter(({ layer }) => layer <= layers)),
    [boxes, slots, layers],
  );
  const fills = [...new Set(boxes.map(({ index }) => index))];
  const [left] = project(0, inner.width, 0);
  const [right] = project(inner.length, 0, 0);
  const [, top] = project(0, 0, inner.height);
  const [, bottom] = project(inner.length, inner.width, 0);
  const textsOf = (side: keyof PictureModel['inner']) => [
    t('ui.outerSide', { length: measures.length(outer[side]) }),
    t('ui.innerSide', { length: measures.length(inner[side]) }),
  ];
  const margin = (bottom - top) * MARGIN;
  // The height label is right of the carton, inside the margin.
  const textWidth =
    Math.max(1, BEFORE_TEXT + 2 * GAP + Math.max(...textsOf('height').map(({ length }) => length)) * LETTER) *
    margin;
  const view = [
    left - margin,
    top - margin / 2,
    right - left + margin + textWidth,
    bottom - top + 1.2 * margin,
  ];
  return (
    <svg className={className} viewBox={view.map(Math.round).join(' ')} role="img" aria-label={label}>
      <defs>
        {fills.map((index) => (
          <ChartFill key={index} id={`${id}-${index}`} index={index} />
        ))}
        <ChartFill id={`${id}-cushion`} index={1} tone="neutral" />
      </defs>
      {/* Of the cushion only what is behind and below the boxes: elsewhere it would hide them. */}
      <path d={backOf(carton).map(toPath).join('')} fill={`url(#${id}-cushion)`} className={styles.cushion} />
      <path d={backOf(usable).map(toPath).join('')} className={styles.wall} />
      {painted.map((box, place) => (
        <DrawnBox
          key={place}
          box={box}
          fill={`url(#${id}-${box.index})`}
          className={slots.includes(box) ? styles.slot : styles.box}
        />
      ))}
      <SideLengths inner={inner} textsOf={textsOf} size={margin * 0.55} gap={margin * GAP} />
    </svg>
  );
}

function DrawnBox({ box, fill, className }: { box: Solid; fill: string; className: string | undefined }) {
  const { top, left, right } = facesOf(box);
  const [rightPath, leftPath] = [toPath(right), toPath(left)];
  return (
    <g className={className}>
      <path d={toPath(top)} fill={fill} />
      <path d={rightPath} fill={fill} />
      <path d={rightPath} className={styles.shade} />
      <path d={leftPath} fill={fill} />
      <path d={leftPath} className={styles.deepShade} />
    </g>
  );
}

interface SideLengthsProps {
  inner: PictureModel['inner'];
  size: number;
  /** From a side to its line. */
  gap: number;
  /** The outer and the inner length of a side. */
  textsOf: (side: keyof PictureModel['inner']) => readonly string[];
}

/** Beside each side a line as long as it, with its lengths. */
function SideLengths({ inner: { length, width, height }, size, gap, textsOf }: SideLengthsProps) {
  const corner = project(length, 0, 0);
  const sides = [
    ['length', project(0, width, 0), project(length, width, 0), project(0, gap, 0), 1.2],
    ['width', corner, project(length, width, 0), project(gap, 0, 0), 1.2],
    ['height', corner, project(length, 0, height), project(gap, -gap, 0), -0.25],
  ] as const;
  return sides.map(([side, first, last, [right, down], below]) => {
    const from = [first[0] + right, first[1] + down] as const;
    const to = [last[0] + right, last[1] + down] as const;
    return (
      <g key={side}>
        <path d={toPath([first, from, to, last, to, from])} className={styles.measure} />
        {textsOf(side).map((text, line) => (
          <text
            key={text}
            x={(from[0] + to[0]) / 2 + Math.sign(right) * size * 0.3}
            y={(from[1] + to[1]) / 2 + size * (below + line * LINE_HEIGHT)}
            fontSize={size}
            textAnchor={right < 0 ? 'end' : 'start'}
            className={styles.length}
          >
            {text}
          </text>
        ))}
      </g>
    );
  });
}
