// @ts-check

/** A class from its first line to the brace that closes it. @param {string} name */
const classOf = (name) => new RegExp(`^class ${name}\\b[^]*?^\\}$`, 'm');

/**
 * What stands in for the parts of i18next that the site never runs. Words come with the page, so nothing is asked of a
 * backend; parameters are written by a formatter of our own; the logger speaks to developers only; and each page shows one
 * language, whose words are whole, so no other stands in for it.
 */
const STAND_INS = new Map([
  ['Connector', 'class Connector extends EventEmitter { load(_languages, _namespaces, done) { done?.(); } }'],
  ['Formatter', 'class Formatter {}'],
  [
    'LanguageUtil',
    `class LanguageUtil {
      clearCache() {}
      formatLanguageCode(code) { return code; }
      getLanguagePartFromCode(code) { return code.split('-')[0]; }
      isSupportedCode() { return true; }
      getBestMatchFromCodes([code]) { return code; }
      getFallbackCodes() { return []; }
      toResolveHierarchy(code) { return isString(code) ? [code] : []; }
    }`,
  ],
  [
    'Logger',
    'class Logger { init() {} log() {} warn() {} error() {} deprecate() {} setDebug() {} create() { return this; } clone() { return this; } }',
  ],
]);

/** Methods that nobody calls, and what one of them gives where the words refer to no others: `$t(...)`. */
const METHODS = new Map([
  ['cloneInstance', ''],
  ['deprecateDottedLng', ''],
  ['dir', ''],
  ['getUsedParamsDetails', ''],
  ['hasLoadedNamespace', ''],
  ['hydrate', ''],
  ['nest', 'return str;'],
  ['reloadResources', ''],
]);
/** A method from its first line to the brace that closes it. @param {string} name */
const methodOf = (name) => new RegExp(`^  ${name}(\\([^)]*\\)) \\{$[^]*?^  \\}$`, 'm');

/**
 * Four kilobytes of i18next that no bundler can see to be unused, because classes refer to them. Where a later release is
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
  const classes = [...STAND_INS].reduce(
    (shaken, [name, standIn]) => shaken.replace(classOf(name), () => standIn),
    code,
  );
  return [...METHODS].reduce(
    (shaken, [name, body]) => shaken.replace(methodOf(name), (_, taken) => `  ${name}${taken} {${body}}`),
    classes,
  );
}
