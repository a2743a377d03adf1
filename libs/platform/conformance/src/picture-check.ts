import type { PictureShape } from '@seller-toolbox/tool-contract';
import type { Check } from './tool-under-test.ts';

const MAX_BYTES = 900;
/** Size, and the look that shapes have unless they say otherwise: the same for all drawings. */
const ROOT =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 144 80" fill="none" stroke="var(--accent)" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">';
const TAGS = ['g', 'path', 'rect', 'circle', 'ellipse'];
/** Without names, links, styles and handlers: a page contains all drawings, and a card its own colors. */
const ATTRIBUTES = /^(d|x|y|width|height|rx|ry|cx|cy|r|transform|opacity|(fill|stroke)(-[a-z]+)?)$/;
const COLORS = [
  'none',
  ...['accent', 'category', 'surface', 'line-strong'].map((token) => `var(--${token})`),
];

/** The drawing has the common size and look, is small, and consists of shapes in colors of the design. */
export const checkPicture: Check = ({ picture: { text, shape } }) => [
  ...(Buffer.byteLength(text) > MAX_BYTES ? [`picture.svg has more than ${MAX_BYTES} bytes`] : []),
  ...(text.startsWith(ROOT) ? [] : [`picture.svg does not start with ${ROOT}`]),
  ...new Set(shapeProblems(shape)),
];

function shapeProblems([tag, attributes, children = []]: PictureShape): string[] {
  const entries = Object.entries(attributes);
  return [
    ...(TAGS.includes(tag) ? [] : [`picture.svg: <${tag}> is none of ${TAGS.join(', ')}`]),
    ...entries
      .filter(([name]) => !ATTRIBUTES.test(name))
      .map(([name]) => `picture.svg: the attribute ${name} is not allowed`),
    ...entries
      .filter(([name, value]) => /^(fill|stroke)$/.test(name) && !COLORS.includes(value))
      .map(([, value]) => `picture.svg: the color ${value} is none of ${COLORS.join(', ')}`),
    ...entries
      .filter(([name, value]) => !/^(fill|stroke)$/.test(name) && value.includes('url('))
      .map(([name]) => `picture.svg: ${name} refers to something outside`),
    ...children.flatMap(shapeProblems),
  ];
}
