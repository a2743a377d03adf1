import { outlineOf } from './icon-path.ts';
import { ICONS, isIconName } from './icon-set.ts';

/** The outline of an icon, as the `d` of a path; that of a question mark for a name that is not in the set. */
export function iconOutline(name: string): string {
  return outlineOf(ICONS[isIconName(name) ? name : 'help']);
}

/** A piece of a page, as React writes it, with its icons drawn. */
export function drawIcons(html: string): string {
  return html.replace(
    /<path data-icon="([^"]+)"/g,
    (path, name: string) => `${path} d="${iconOutline(name)}"`,
  );
}
