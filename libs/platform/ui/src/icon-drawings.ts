import { asOnePath } from './icon-path.ts';
import { ICONS, isIconName } from './icon-set.ts';
import { iconId } from './icon-sprite.ts';
import { addToSprite, type SpriteDrawing } from './sprite.ts';

/** The drawing of an icon; a question mark for a name that is not in the set. */
export function iconDrawing(name: string): SpriteDrawing {
  return [iconId(name), asOnePath(ICONS[isIconName(name) ? name : 'help'])];
}

/** The names of the icons that a piece of a page refers to, each once. */
export function iconsIn(html: string): readonly string[] {
  const references = html.matchAll(new RegExp(`href="#${iconId('([^"]+)')}"`, 'g'));
  return [...new Set([...references].flatMap(([, name]) => name ?? []))];
}

/** Puts the drawing of an icon into the page, once. */
export function drawIcon(name: string): void {
  addToSprite(iconDrawing(name));
}
