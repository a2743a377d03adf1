// @ts-check
/** @typedef {[tag: string, attributes: Record<string, string>, children?: Shape[]]} Shape */

const TAG = /<(\/?)([a-z]+)((?:\s+[a-zA-Z][\w-]*="[^"<&]*")*)\s*(\/?)>\s*/y;
const ATTRIBUTE = /\s([\w-]+)="([^"]*)"/g;

/**
 * The drawing of a tool as one group of shapes with the attributes of its `<svg>`. Nothing but elements and attributes is
 * accepted: no text, comment, entity or declaration. The conformance suite checks which ones.
 * @param {string} source @returns {Shape}
 */
export function parsePicture(source) {
  const text = source.trim();
  /** @type {Shape[]} */
  const roots = [];
  /** @type {Shape[]} */
  const open = [];
  TAG.lastIndex = 0;
  while (TAG.lastIndex < text.length) {
    const at = TAG.lastIndex;
    const [, closes, tag = '', attributes = '', isEmpty] = TAG.exec(text) ?? reject(text, at);
    if (closes) {
      if (open.pop()?.[0] !== tag) reject(text, at);
      continue;
    }
    /** @type {Shape} */
    const shape = [
      tag,
      Object.fromEntries([...attributes.matchAll(ATTRIBUTE)].map(([, name, value]) => [name, value])),
    ];
    const parent = open.at(-1);
    if (parent) parent[2] = [...(parent[2] ?? []), shape];
    else roots.push(shape);
    if (!isEmpty) open.push(shape);
  }
  const [root] = roots;
  if (!root || roots.length > 1 || open.length > 0 || root[0] !== 'svg')
    throw new Error('src/picture.svg is not one <svg>');
  const look = Object.entries(root[1]).filter(([name]) => name !== 'xmlns' && name !== 'viewBox');
  return ['g', Object.fromEntries(look), root[2] ?? []];
}

/** @param {string} text @param {number} at @returns {never} */
function reject(text, at) {
  throw new Error(`src/picture.svg: an element was expected at "${text.slice(at, at + 40)}"`);
}
