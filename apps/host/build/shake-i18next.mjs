// @ts-check

/** A class from its first line to the brace that closes it. @param {string} name */
const classOf = (name) => new RegExp(`^class ${name}\\b[^]*?^\\}$`, 'm');

/**
 * What stands in for the parts of i18next that the site never runs. Words come with the page, so nothing is asked of a
 * backend; parameters are written by a formatter of our own; and the logger speaks to developers only.
 */
const STAND_INS = new Map([
  ['Connector', 'class Connector extends EventEmitter { load(_languages, _namespaces, done) { done?.(); } }'],
  ['Formatter', 'class Formatter {}'],
  [
    'Logger',
    'class Logger { init() {} log() {} warn() {} error() {} deprecate() {} setDebug() {} create() { return this; } clone() { return this; } }',
  ],
]);

/**
 * Two kilobytes of i18next that no bundler can see to be unused, because classes refer to them. Where a later release is
 * written otherwise nothing is changed, and the byte budget tells.
 * @returns {import('vite').Plugin}
 */
export function shakeI18next() {
  return {
    name: 'shake-i18next',
    enforce: 'pre',
    transform: {
      filter: { id: /node_modules\/i18next\/dist\/esm\/i18next\.js/ },
      handler: (code) => ({ code: shake(code), map: null }),
    },
  };
}

/** @param {string} code */
export function shake(code) {
  return [...STAND_INS].reduce(
    (shaken, [name, standIn]) => shaken.replace(classOf(name), () => standIn),
    code,
  );
}
