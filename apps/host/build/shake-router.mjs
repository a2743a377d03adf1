// @ts-check
import { fileURLToPath } from 'node:url';

/** Names for the developer tools, set on what nobody uses: the bundler must take such a line for an effect. */
const NAMES = /^\w+\.displayName = "\w+";$/gm;
const MADE = /(?<=^var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm;
/** A class from its first line to the brace that closes it, and the context that is assigned to it afterwards. */
const CLASSES =
  /^var (\w+) = (class extends React\d*\.Component \{)$([^]*?)^\};$(?:\n\1\.(contextType = \w+;)$)?/gm;

/**
 * The router's package gives its development build to everybody, and ties the links, forms and error pages that the
 * site does not use to what it does use: ten kilobytes. This takes the production build, and says of what it makes at
 * the start that it can be left out when nobody uses it. Where a later release is written otherwise nothing is changed,
 * and the byte budget tells.
 * @returns {import('vite').Plugin}
 */
export function shakeRouter() {
  const development = fileURLToPath(import.meta.resolve('react-router'));
  const production = development.replace(/development(.)index\.\w+$/, 'production$1index.mjs');
  return {
    name: 'shake-router',
    enforce: 'pre',
    resolveId: (source) => (/^react-router(?:-dom)?$/.test(source) ? production : null),
    transform: {
      filter: { id: /react-router\/dist\/production/ },
      handler: (code) => ({ code: shake(code), map: null }),
    },
  };
}

/** @param {string} code */
export function shake(code) {
  return code
    .replace(NAMES, '')
    .replace(MADE, '/* @__PURE__ */ ')
    .replace(
      CLASSES,
      (...[, name, head, body, context = '']) =>
        `var ${name} = /* @__PURE__ */ (() => ${head}${context && `\n  static ${context}`}${body}})();`,
    );
}
