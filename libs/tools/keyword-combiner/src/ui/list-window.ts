/** Browsers cut elements that are higher; beyond it the scroll bar stands for a share of the list, not for pixels. */
const MAX_LIST_HEIGHT = 10_000_000;
/** Drawn beyond the visible rows, so that a scrolling reader meets no gap. */
const MARGIN_ROWS = 4;

export interface ListView {
  readonly total: number;
  readonly rowHeight: number;
  /** Height of what is seen of the list. */
  readonly viewHeight: number;
}

export interface ListWindow {
  readonly first: number;
  readonly count: number;
  /** Where the first row is drawn, from the top of the scrolled content. */
  readonly top: number;
}

/** Height of the scrolled content. */
export function contentHeight({ total, rowHeight }: Pick<ListView, 'total' | 'rowHeight'>): number {
  return Math.min(total * rowHeight, MAX_LIST_HEIGHT);
}

/** Which rows to draw where, for a scroll position. */
export function listWindow(view: ListView, scrollTop: number): ListWindow {
  const { total, rowHeight, viewHeight } = view;
  const position = scrollTop * stretch(view);
  const first = Math.max(0, Math.floor(position / rowHeight) - MARGIN_ROWS);
  const visible = Math.ceil(viewHeight / rowHeight) + 1;
  return {
    first,
    count: Math.max(0, Math.min(total - first, visible + 2 * MARGIN_ROWS)),
    top: scrollTop - (position - first * rowHeight),
  };
}

/** The scroll position nearest to the current one at which a row is seen whole. */
export function scrollToRow(view: ListView, row: number, scrollTop: number): number {
  const factor = stretch(view);
  const position = scrollTop * factor;
  const top = row * view.rowHeight;
  if (top < position) return top / factor;
  const bottom = top + view.rowHeight - view.viewHeight;
  return bottom > position ? bottom / factor : scrollTop;
}

/** How many pixels of the whole list one pixel of scrolling moves. */
function stretch(view: ListView): number {
  const scrolled = contentHeight(view) - view.viewHeight;
  return scrolled <= 0 ? 1 : Math.max(1, (view.total * view.rowHeight - view.viewHeight) / scrolled);
}
