import { ICONS, isIconName } from './icon-set.ts';
import { ICON_SPRITE_ID, iconId } from './icon-sprite.ts';
import type { IconShape } from './lucide-icons.d.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** Takes no space; `display: none` would leave the icons empty in some browsers. */
const SPRITE_STYLE = 'position:absolute';

/** The shapes of an icon; a question mark for a name that is not in the set. */
function shapesOf(name: string): readonly IconShape[] {
  return ICONS[isIconName(name) ? name : 'help'];
}

/** The drawings of these icons as a served page holds them. */
export function iconSprite(names: readonly string[]): string {
  const drawings = names.map((name) => `<g id="${iconId(name)}">${shapesOf(name).map(markup).join('')}</g>`);
  return `<svg id="${ICON_SPRITE_ID}" width="0" height="0" style="${SPRITE_STYLE}" aria-hidden="true">${drawings.join('')}</svg>`;
}

/** The names of the icons that a piece of a page refers to, each once. */
export function iconsIn(html: string): readonly string[] {
  const references = html.matchAll(new RegExp(`href="#${iconId('([^"]+)')}"`, 'g'));
  return [...new Set([...references].flatMap(([, name]) => name ?? []))];
}

/** Puts the drawing of an icon into the page, once. */
export function drawIcon(name: string): void {
  if (document.getElementById(iconId(name))) return;
  const drawing = document.createElementNS(SVG, 'g');
  drawing.id = iconId(name);
  drawing.append(...shapesOf(name).map(toElement));
  sprite().append(drawing);
}

function sprite(): Element {
  const known = document.getElementById(ICON_SPRITE_ID);
  if (known) return known;
  const made = document.createElementNS(SVG, 'svg');
  for (const [name, value] of [
    ['id', ICON_SPRITE_ID],
    ['width', '0'],
    ['height', '0'],
    ['style', SPRITE_STYLE],
    ['aria-hidden', 'true'],
  ] as const) {
    made.setAttribute(name, value);
  }
  document.body.prepend(made);
  return made;
}

function markup([tag, attributes]: IconShape): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${written.join('')}/>`;
}

function toElement([tag, attributes]: IconShape): Element {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}
