/** One shape of a drawing: its element, its attributes and the shapes inside a group. */
export type SpriteShape = readonly [
  tag: string,
  attributes: Readonly<Record<string, string>>,
  children?: readonly SpriteShape[],
];

/** A drawing that `<use>` refers to by its id. */
export type SpriteDrawing = readonly [id: string, shapes: readonly SpriteShape[]];

/** The element of a page that holds drawings, each once. */
const SPRITE_ID = 'icons';
const SVG = 'http://www.w3.org/2000/svg';
/** Takes no space; `display: none` would leave the drawings empty in some browsers. */
const SPRITE = {
  id: SPRITE_ID,
  width: '0',
  height: '0',
  style: 'position:absolute',
  'aria-hidden': 'true',
};

/** The drawings as a served page holds them. */
export function spriteMarkup(drawings: readonly SpriteDrawing[]): string {
  return markup(['svg', SPRITE, drawings.map(asShape)]);
}

/** Puts a drawing into the page, once. */
export function addToSprite([id, shapes]: SpriteDrawing): void {
  if (document.getElementById(id)) return;
  sprite().append(toElement(asShape([id, shapes])));
}

/** A group, unless there is only one shape. */
function asShape([id, shapes]: SpriteDrawing): SpriteShape {
  const [first] = shapes;
  if (!first || shapes.length > 1) return ['g', { id }, shapes];
  const [tag, attributes, children] = first;
  return children ? [tag, { id, ...attributes }, children] : [tag, { id, ...attributes }];
}

function sprite(): Element {
  const known = document.getElementById(SPRITE_ID);
  if (known) return known;
  const made = toElement(['svg', SPRITE]);
  document.body.prepend(made);
  return made;
}

function markup([tag, attributes, children]: SpriteShape): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return children
    ? `<${tag}${written.join('')}>${children.map(markup).join('')}</${tag}>`
    : `<${tag}${written.join('')}/>`;
}

function toElement([tag, attributes, children = []]: SpriteShape): Element {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children.map(toElement));
  return element;
}
