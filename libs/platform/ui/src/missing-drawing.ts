/** The outline of an icon by its name, as the `d` of a path. */
export type IconOutline = (name: string) => string;

let bring: (() => Promise<IconOutline>) | undefined;

/** What the served page had drawn: it may be gone when the next icon of the name comes. */
const served = new Map<string | undefined, string | null>();

/**
 * Tells where the drawings of icons come from that the served page does not show: those it has drawn, so no page waits for the
 * whole set. Called before the page hydrates; without this an icon that appears later stays empty.
 */
export function provideIconDrawings(load: () => Promise<IconOutline>): void {
  bring = load;
  for (const path of document.querySelectorAll<SVGPathElement>('[data-icon]'))
    served.set(path.dataset['icon'], path.getAttribute('d'));
}

/** The path of an icon has come into the page: draws it where the page was not served with it. */
export function addMissingDrawing(path: SVGPathElement | null): void {
  const name = path?.dataset['icon'];
  if (!path || name === undefined || !bring || path.hasAttribute('d')) return;
  const draw = (outline: string) => path.setAttribute('d', outline);
  const known = served.get(name);
  if (known) return draw(known);
  // Without its picture an icon still has its place and its name.
  bring().then(
    (outlineOf) => draw(outlineOf(name)),
    () => undefined,
  );
}
