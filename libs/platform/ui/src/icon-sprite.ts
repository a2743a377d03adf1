/** The id of an icon's drawing in the page. */
export function iconId(name: string): string {
  return `icon-${name}`;
}

/** Puts the drawing of an icon into the page. */
export type DrawIcon = (name: string) => void;

let bring: (() => Promise<DrawIcon>) | undefined;

/**
 * Tells where the drawings of icons come from that the page does not hold. A served page holds those that it shows, so no page
 * waits for the whole set; without this an icon that appears later stays empty.
 */
export function provideIconDrawings(load: () => Promise<DrawIcon>): void {
  bring = load;
}

/** A reference to a drawing has come into the page: brings the drawing where the page has none. */
export function addMissingDrawing(reference: SVGUseElement | null): void {
  const id = reference?.getAttribute('href')?.slice(1);
  if (id === undefined || document.getElementById(id)) return;
  // Without its picture an icon still has its place and its name.
  bring?.().then(
    (draw) => draw(id.slice(iconId('').length)),
    () => undefined,
  );
}
