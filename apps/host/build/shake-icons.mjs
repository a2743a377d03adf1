// @ts-check

const IMPORTS = /^import .*$/gm;
/** What of a drawing the site's own icon does not read. */
const UNREAD = /^ *(?:name: "[^"]*"|size: 24|aliases: \[[^\]]*\]),?$|,\s*key: "\w+"/gm;
/** Everything after the drawing: the library's component around it. */
const COMPONENT = /^__iconData\.[^]*$/m;

/**
 * An icon's module makes a component of its drawing, which the bundler must take for an effect. The site draws icons
 * itself: it keeps the drawings and lets the library go.
 * @returns {import('vite').Plugin}
 */
export function shakeIcons() {
  return {
    name: 'shake-icons',
    enforce: 'pre',
    transform: {
      filter: { id: /lucide-react\/dist\/esm\/icons\// },
      handler: (code) => ({ code: shakeIcon(code), map: null }),
    },
  };
}

/** @param {string} code */
export function shakeIcon(code) {
  if (!COMPONENT.test(code)) return code;
  return code.replace(IMPORTS, '').replace(UNREAD, '').replace(COMPONENT, 'export { __iconData };');
}
