/** Browsers limit the height of elements; above it the scroll position is scaled. */
const MAX_LIST_HEIGHT = 10_000_000;
/** Rows rendered beyond the visible ones, to avoid gaps while scrolling. */
const OVERSCAN_ROWS = 4;

export interface ListView {
  readonly total: number;
  readonly rowHeight: number;
  /** Height of the visible part of the list. */
  readonly viewHeight: number;
}

export interface ListWindow {
  readonly first: number;
  readonly count: number;
  /** Offset of the first row from the top of the scrolled content. */
  readonly top: number;
}

/** Height of the scrolled content. */
export function contentHeight({ total, rowHeight }: Pick<ListView, 'total' | 'rowHeight'>): number {
  return Math.min(total * rowHeight, MAX_LIST_HEIGHT);
}

/** The rows to render at a scroll position. */
export function listWindow(view: ListView, scrollTop: number): ListWindow {
  const { total, rowHeight, viewHeight } = view;
  const position = scrollTop * scrollFactor(view);
  const first = Math.max(0, Math.floor(position / rowHeight) - OVERSCAN_ROWS);
  const visible = Math.ceil(viewHeight / rowHeight) + 1;
  return {
    first,
    count: Math.max(0, Math.min(total - first, visible + 2 * OVERSCAN_ROWS)),
    top: scrollTop - (position - first * rowHeight),
  };
}

/** The nearest scroll position at which a row is completely visible. */
export function scrollToRow(view: ListView, row: number, scrollTop: number): number {
  const factor = scrollFactor(view);
  const position = scrollTop * factor;
  const top = row * view.rowHeight;
  if (top < position) return top / factor;
  const bottom = top + view.rowHeight - view.viewHeight;
  return bottom > position ? bottom / factor : scrollTop;
}

/** Pixels of the whole list per pixel of scrolling. */
function scrollFactor(view: ListView): number {
  const scrolled = contentHeight(view) - view.viewHeight;
  return scrolled <= 0 ? 1 : Math.max(1, (view.total * view.rowHeight - view.viewHeight) / scrolled);
}
