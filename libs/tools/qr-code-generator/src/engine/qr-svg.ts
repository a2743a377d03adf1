import { QUIET_ZONE, type Modules } from './qr-modules.ts';

export interface CodeColors {
  /** `#RRGGBB`, of the dark modules. */
  readonly foreground: string;
  /** `#RRGGBB`, of everything else. */
  readonly background: string;
}

/** Modules a side, the quiet zone included: the side of the drawing. */
export function drawnSide(modules: Modules): number {
  return modules.length + 2 * QUIET_ZONE;
}

/** The dark modules as a path in units of modules; runs of a row are joined, the quiet zone is empty. */
export function modulesPath(modules: Modules): string {
  return modules.flatMap((row, y) => runsOf(row).map(([x, length]) => runPath(x, y, length))).join('');
}

function runPath(x: number, y: number, length: number): string {
  return `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h${length}v1h-${length}z`;
}

function runsOf(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  row.forEach((dark, x) => {
    const last = runs.at(-1);
    if (!dark) return;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  });
  return runs;
}

/** The code as an SVG file of `size` pixels a side. */
export function qrSvg(modules: Modules, size: number, { foreground, background }: CodeColors): string {
  const side = drawnSide(modules);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">`,
    `<rect width="${side}" height="${side}" fill="${background}"/>`,
    `<path d="${modulesPath(modules)}" fill="${foreground}"/>`,
    '</svg>',
  ].join('');
}
