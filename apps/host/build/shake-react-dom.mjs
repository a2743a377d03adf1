// @ts-check
import { parseAst } from 'vite';
import { LEFT_OUT, NEVER_SHOWN, RELEASE } from './react-dom-parts.mjs';

const STAND_IN = '{ leftOut(); }';
const LEAVE_OUT = `
function leftOut() {
  throw Error("This part of React is not on the site: apps/host/build/react-dom-parts.mjs");
}
`;
/** Methods of what a ref of a fragment holds. */
const FRAGMENT_METHOD = /^FragmentInstance\.prototype\./;

/**
 * A sixth of React DOM serves what the site does not use, and no bundler can see that: one function draws all kinds of elements.
 * Whoever uses such a part meets an error that says so, and `shake-react-dom.spec.mjs` finds it in the sources before. Of another
 * release than the one that was looked through nothing is left out, and the byte budget tells.
 * @returns {import('vite').Plugin}
 */
export function shakeReactDom() {
  return {
    name: 'shake-react-dom',
    enforce: 'pre',
    transform: {
      filter: { id: /react-dom\/cjs\/react-dom-client\.production\.js/ },
      handler: (code) => ({ code: shake(code), map: null }),
    },
  };
}

/** @param {string} code */
export function shake(code) {
  if (!code.includes(`exports.version = "${RELEASE}"`)) return code;
  const standIns = new Map([
    ...Object.values(LEFT_OUT).flatMap((names) =>
      names.map((name) => /** @type {const} */ ([name, STAND_IN])),
    ),
    ...NEVER_SHOWN.map((name) => /** @type {const} */ ([name, '{ return ""; }'])),
  ]);
  let shaken = '';
  let at = 0;
  const replace = (
    /** @type {{ start: number, end: number }} */ { start, end },
    /** @type {string} */ by,
  ) => {
    shaken += code.slice(at, start) + by;
    at = end;
  };
  for (const statement of parseAst(code).body) {
    if (statement.type === 'FunctionDeclaration') {
      const standIn = standIns.get(statement.id?.name ?? '');
      if (standIn && statement.body) replace(statement.body, standIn);
    } else if (FRAGMENT_METHOD.test(code.slice(statement.start, statement.start + 40)))
      replace(statement, '');
  }
  return shaken + code.slice(at) + LEAVE_OUT;
}
