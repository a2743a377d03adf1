import { backOf, facesOf, fromBackToFront, project, toPath, type Point } from '../ui/picture/isometric.ts';
import type { PictureModel } from '../ui/picture/solid.ts';

const LINE = 0.5;
const COLORS = ['var(--chart-1)', 'var(--chart-2)', 'var(--chart-3)'];
const SHADES = { top: 0, right: 0.14, left: 0.3 };

/** The open carton with its boxes, drawn without style sheets: the home page carries it as it is. */
export function PackedCarton({ model: { inner, boxes } }: { model: PictureModel }) {
  const carton = { x: 0, y: 0, z: 0, ...inner };
  const [left] = project(0, inner.width, 0);
  const [right] = project(inner.length, 0, 0);
  const [, top] = project(0, 0, inner.height);
  const [, bottom] = project(inner.length, inner.width, 0);
  const view = [left - 1, top - 1, right - left + 2, bottom - top + 2].map(Math.round).join(' ');
  return (
    <svg viewBox={view} width="236" height="240" aria-hidden="true" focusable="false" style={{ minWidth: 0 }}>
      <path
        d={backOf(carton).map(toPath).join('')}
        style={{ fill: 'var(--sunken)', stroke: 'var(--line-strong)', strokeWidth: LINE }}
      />
      {fromBackToFront(boxes).map((box, place) => (
        <g
          key={place}
          style={{ fill: COLORS[box.index % COLORS.length], stroke: 'var(--surface)', strokeWidth: LINE }}
        >
          {Object.entries(facesOf(box)).map(([side, face]) => (
            <Face key={side} points={face} shade={SHADES[side as keyof typeof SHADES]} />
          ))}
        </g>
      ))}
      <path
        d={Object.values(facesOf(carton)).map(toPath).join('')}
        style={{ fill: 'none', stroke: 'var(--ink-3)', strokeWidth: LINE, strokeOpacity: 0.45 }}
      />
    </svg>
  );
}

function Face({ points, shade }: { points: readonly Point[]; shade: number }) {
  const path = toPath(points);
  return (
    <>
      <path d={path} />
      {shade > 0 && <path d={path} style={{ fill: '#000000', fillOpacity: shade, stroke: 'none' }} />}
    </>
  );
}
