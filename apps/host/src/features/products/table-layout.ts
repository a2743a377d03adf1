import type { TableColumn } from './table-columns.ts';

const SELECT_WIDTH = 84;
const WIDTHS: Readonly<Record<TableColumn['look'], number>> = { text: 132, long: 260, figure: 124 };

/** The tracks of all rows, as a property that each takes: a row that comes into sight has no text of its own to be read. */
export function tracksOf(columns: readonly TableColumn[]) {
  const tracks = columns.map(({ look }) => `minmax(${WIDTHS[look]}px, ${look === 'long' ? 2 : 1}fr)`);
  return {
    ['--tracks' as string]: `${SELECT_WIDTH}px ${tracks.join(' ')}`,
    minWidth: SELECT_WIDTH + columns.reduce((sum, { look }) => sum + WIDTHS[look], 0),
  };
}

/** Scrolls sideways until a column is in sight. */
export function showColumn(frame: HTMLElement | null, columns: readonly TableColumn[], column: number) {
  if (!frame) return;
  const left = columns.slice(0, column).reduce((sum, { look }) => sum + WIDTHS[look], SELECT_WIDTH);
  const width = WIDTHS[columns[column]?.look ?? 'text'];
  if (left - SELECT_WIDTH < frame.scrollLeft) frame.scrollLeft = left - SELECT_WIDTH;
  else if (left + width > frame.scrollLeft + frame.clientWidth)
    frame.scrollLeft = left + width - frame.clientWidth;
}
