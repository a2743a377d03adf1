/** Converts alternating bar and space widths, bar first, to modules: `213` is `110111`. */
export function modulesOf(widths: string): string {
  return [...widths].map((width, index) => (index % 2 === 0 ? '1' : '0').repeat(Number(width))).join('');
}

export interface Bar {
  /** Modules from the left edge of the code. */
  readonly x: number;
  readonly width: number;
}

/** The bars (runs of dark modules) of a pattern. */
export function barsOf(modules: string): Bar[] {
  return [...modules.matchAll(/1+/g)].map((run) => ({ x: run.index, width: run[0].length }));
}
