import { useFormat } from '@seller-toolbox/words/react';
import type { ImageReport } from '../engine/image-report.schema.ts';
import { toHeatPaths } from './heat-path.ts';
import styles from './picture-marks.module.css';

export interface PictureMarksProps {
  report: ImageReport;
  isMarked: boolean;
  label: string;
}

/** Overlay: heat map of the non-white background, bounding box of the product, and its share of each side. */
export function PictureMarks({ report, isMarked, label }: PictureMarksProps) {
  const format = useFormat();
  const { examined, heatMap, boundingBox: box } = report;
  if (examined === null || heatMap === null) return null;
  const { width, height } = examined;
  const percent = (share: number) => format.percent(share, 1);
  return (
    <svg className={styles.marks} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
      {isMarked && (
        <g transform={`scale(${heatMap.cellSize})`}>
          {toHeatPaths(heatMap).map(({ step, path }) => (
            <path key={step} d={path} className={styles[`heat${step}`]} />
          ))}
        </g>
      )}
      {box && report.hasPlainBackground && (
        <>
          <rect className={styles.halo} {...box} />
          <rect className={styles.box} {...box} />
          <Measure x={box.x + box.width / 2} y={box.y} look="above" {...{ width, height }}>
            {`↔ ${percent(box.width / width)}`}
          </Measure>
          <Measure x={box.x + box.width} y={box.y + box.height / 2} look="beside" {...{ width, height }}>
            {`↕ ${percent(box.height / height)}`}
          </Measure>
        </>
      )}
    </svg>
  );
}

interface MeasureProps {
  x: number;
  y: number;
  look: 'above' | 'beside';
  width: number;
  height: number;
  children: string;
}

/** A label at the box, kept within the picture. */
function Measure({ x, y, look, width, height, children }: MeasureProps) {
  const size = Math.max(width, height) * 0.04;
  const isAbove = look === 'above';
  const labelWidth = size * 3.2;
  return (
    <text
      className={styles.figure}
      x={isAbove ? x : Math.min(x + size * 0.4, width - labelWidth)}
      y={isAbove ? Math.max(y - size * 0.5, size * 1.1) : y + size * 0.35}
      fontSize={size}
      textAnchor={isAbove ? 'middle' : 'start'}
    >
      {children}
    </text>
  );
}
