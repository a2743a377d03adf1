import { useId, useMemo } from 'react';
import { useMeasures } from '../measures.tsx';
import { NO_LINE } from './box-look.ts';
import { BoxTile } from './box-tile.tsx';
import { backOf, facesOf, fromBackToFront, toPath } from './isometric.ts';
import styles from './isometric-drawing.module.css';
import { sideLengths, type DrawnLengths } from './side-lengths.ts';
import type { PictureModel, Solid } from './solid.ts';

export interface IsometricDrawingProps {
  model: PictureModel;
  /** Boxes of higher layers are left out. */
  layers: number;
  label: string;
  /** Of the carton with its boxes, without the lengths. */
  id?: string | undefined;
}

/** A packed carton as a drawing: for paper, for pages without scripts, and until the 3D view is loaded. */
export function IsometricDrawing({ model, layers, label, id: drawingId }: IsometricDrawingProps) {
  const id = useId();
  const { inner, usable, boxes, slots } = model;
  const carton = { x: 0, y: 0, z: 0, ...inner };
  const painted = useMemo(
    () => fromBackToFront([...boxes, ...slots].filter(({ layer }) => layer <= layers)),
    [boxes, slots, layers],
  );
  const fills = [...new Set([NO_LINE, ...boxes.map(({ index }) => index)])];
  const { lines, size, view } = sideLengths(model);
  return (
    <svg viewBox={view.map(Math.round).join(' ')} role="img" aria-label={label}>
      <defs>
        {fills.map((index) => (
          <pattern key={index} id={`${id}${index}`} width="8" height="8" patternUnits="userSpaceOnUse">
            <BoxTile index={index} />
          </pattern>
        ))}
      </defs>
      <g id={drawingId}>
        {/* Of the cushion only what is behind and below the boxes: elsewhere it would hide them. */}
        <path
          d={backOf(carton).map(toPath).join('')}
          fill={`url(#${id}${NO_LINE})`}
          className={styles.cushion}
        />
        <path d={backOf(usable).map(toPath).join('')} className={styles.wall} />
        {painted.map((box, place) => (
          <DrawnBox
            key={place}
            box={box}
            fill={`url(#${id}${box.index})`}
            className={slots.includes(box) ? styles.slot : styles.box}
          />
        ))}
      </g>
      <SideLengths lines={lines} size={size} />
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

/** Beside each side a line as long as it, with its length. */
function SideLengths({ lines, size }: Pick<DrawnLengths, 'lines' | 'size'>) {
  const measures = useMeasures();
  return lines.map(({ side, centimeters, path, at: [x, y], angle }) => (
    <g key={side}>
      <path d={path} className={styles.measure} />
      <text
        transform={`translate(${x} ${y}) rotate(${angle})`}
        dy="0.35em"
        fontSize={size}
        className={styles.length}
      >
        {measures.length(centimeters)}
      </text>
    </g>
  ));
}
