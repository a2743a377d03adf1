// @ts-check

/**
 * Imports and syntax that a kind of file may not use, and what to do instead.
 * @typedef {{ regex: string, message: string }} ForbiddenImport
 * @typedef {{ selector: string, message: string }} ForbiddenSyntax
 */

/** @type {ForbiddenImport} */
const FULL_ZOD = {
  regex: '^zod(/(?!mini$).*)?$',
  message: 'Full zod weighs 20 KB in the browser: import * as z from "zod/mini".',
};
/** @type {ForbiddenImport} */
const NO_EXTENSION = {
  regex: '^\\.{1,2}/(?!.*\\.(ts|tsx|mjs|cjs|js|json|css|svg)(\\?.*)?$)',
  message: 'Write the extension: "./size-tier.ts".',
};
/** @type {ForbiddenImport} */
const TOOL_ENTRY = {
  regex: '^@seller-toolbox/(?!catalogue/)[^/]+/(engine|recognize|products|import|summary|ui|locales)(/|$)',
  message:
    'Tools are reached through the catalogue only: loadEngine(id), loadScreen(id), loadToolWords(id, language).',
};
/** @type {ForbiddenSyntax} */
const DEFAULT_EXPORT = {
  selector: 'ExportDefaultDeclaration',
  message: 'Use a named export, named after the file.',
};

const FORMATTER =
  'Write numbers and dates with useFormat() or createFormat(language), as the language writes them.';
/** @type {readonly ForbiddenSyntax[]} */
const OTHER_FORMATTERS = [
  { selector: 'MemberExpression[property.name=/^toLocale(Date|Time)?String$/]', message: FORMATTER },
  {
    selector: 'NewExpression[callee.object.name="Intl"][callee.property.name="NumberFormat"]',
    message: FORMATTER,
  },
];

/** @param {string} regex @param {string} message @returns {ForbiddenImport} */
const forbidden = (regex, message) => ({ regex, message });

const ENGINE_IMPORTS = [
  forbidden(
    '^react(-dom)?(/|$)',
    'An engine knows nothing of React: return codes and numbers, show them in ../ui.',
  ),
  forbidden(
    '^(\\.\\./)+(ui|locales)(/|$)',
    'An engine knows neither screen nor words: return a finding code; its text is in locales/*.json.',
  ),
  forbidden(
    '^@seller-toolbox/(?!(tool-contract|reference-data|fee-cards|listing-text)(/|$))',
    'An engine imports tool-contract, reference-data, fee-cards and listing-text only; its own files by relative path.',
  ),
  forbidden('^node:', 'An engine also runs in the browser: take what you need as input.'),
];

const RECOGNIZER_IMPORTS = [
  ...ENGINE_IMPORTS.filter(({ regex }) => !regex.startsWith('^@seller-toolbox')),
  forbidden(
    '^@seller-toolbox/(?!(ask|tool-contract|reference-data|fee-cards|listing-text)(/|$))',
    'A recognizer reads numbers with env.parseNumber; it and a summary import what an engine imports, and ask.',
  ),
];

const PRODUCTS_IMPORTS = [
  forbidden(
    '^(?!@seller-toolbox/(products|tool-contract|reference-data|fee-cards)(/|$)|\\./|\\.\\./engine/explain-)',
    'How a tool works with products is data: import products, tool-contract and published data only; `loadExplain` loads engine/explain-….ts.',
  ),
];

const IMPORT_IMPORTS = [
  ...ENGINE_IMPORTS.filter(({ regex }) => !regex.startsWith('^@seller-toolbox')),
  forbidden(
    '^@seller-toolbox/(?!(file-import/(report-file|table-file|workbook)|listing-ui/title-list-kind|words|tool-contract|reference-data|fee-cards|listing-text)(/|$))',
    'Files are read without a screen: import file-import/table-file, words, and what an engine imports.',
  ),
];

const UI_IMPORTS = [
  forbidden(
    '^@seller-toolbox/(?!(tool-kit|file-import|listing-ui|tool-contract|reference-data|fee-cards|listing-text|products|ui|words|testing)(/|$))',
    'A screen gets services from the kit, its engine from ../engine/<id>.engine.ts, and knows no other tool.',
  ),
];

const NODE_IMPORTS = [
  forbidden(
    '^@seller-toolbox/catalogue/ui$',
    'No screens in Node: import "@seller-toolbox/catalogue/engines" or "/words".',
  ),
  forbidden('^@seller-toolbox/words/react$', 'No React in Node: import "@seller-toolbox/words".'),
  forbidden('^react(-dom)?(/|$)', 'No React in Node: pages are rendered by the build of apps/host.'),
];

const ENGINE_SYNTAX = [
  {
    selector: 'ImportExpression',
    message: 'An engine is synchronous: import statically, the whole engine is loaded lazily.',
  },
  {
    selector: 'NewExpression[callee.name="Date"][arguments.length=0]',
    message: 'No clock in an engine: use env.now.',
  },
  { selector: 'CallExpression[callee.name="Date"]', message: 'No clock in an engine: use env.now.' },
];

const ENGINE_PROPERTIES = [
  { object: 'Date', property: 'now', message: 'No clock in an engine: use env.now.' },
  { object: 'Math', property: 'random', message: 'No chance in an engine: use env.random().' },
];

const ENGINE_GLOBALS = [
  ...['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'].map((name) => ({
    name,
    message: 'No network in an engine: what comes from outside is part of the input.',
  })),
  ...['window', 'document', 'navigator', 'location', 'self', 'globalThis', 'process'].map((name) => ({
    name,
    message: 'An engine runs anywhere: what it needs is part of the input.',
  })),
  ...['localStorage', 'sessionStorage', 'indexedDB', 'caches'].map((name) => ({
    name,
    message: 'No storage in an engine: the kit remembers inputs.',
  })),
  ...['setTimeout', 'setInterval', 'queueMicrotask', 'performance', 'crypto'].map((name) => ({
    name,
    message: 'An engine is a pure function: time and chance come through env.',
  })),
];

const MANIFEST_SYNTAX = [
  {
    selector: 'ImportDeclaration[importKind!="type"]',
    message: 'A manifest is data: only `import type { ToolManifest } from "@seller-toolbox/tool-contract"`.',
  },
  {
    selector: 'ImportDeclaration[source.value!="@seller-toolbox/tool-contract"]',
    message: 'A manifest is data: only `import type { ToolManifest } from "@seller-toolbox/tool-contract"`.',
  },
  { selector: 'ImportExpression', message: 'A manifest is data: it imports nothing at run time.' },
];

const EVERYWHERE = [FULL_ZOD, NO_EXTENSION, TOOL_ENTRY];
const SPECS = '**/*.spec.{ts,tsx}';
/** The workspace's programs require default exports here. */
const CONFIGURATION = ['**/*.config.{ts,mts}', 'apps/e2e/src/global-*.ts'];

/**
 * Later entries replace earlier ones for the same file, because ESLint merges rules by name, so each lists everything it forbids.
 * @type {import('eslint').Linter.Config[]}
 */
export const restrictions = [
  {
    files: ['apps/**/*.{ts,tsx}', 'libs/**/*.{ts,tsx}'],
    rules: restrict(EVERYWHERE, [DEFAULT_EXPORT, ...OTHER_FORMATTERS]),
  },
  { files: ['libs/platform/words/src/format.ts'], rules: restrict(EVERYWHERE, [DEFAULT_EXPORT]) },
  { files: CONFIGURATION, rules: restrict(EVERYWHERE) },
  {
    files: ['apps/api/**/*.ts'],
    rules: restrict([NO_EXTENSION, TOOL_ENTRY, ...NODE_IMPORTS], [DEFAULT_EXPORT]),
  },
  { files: ['apps/cli/**/*.ts'], rules: restrict([...EVERYWHERE, ...NODE_IMPORTS], [DEFAULT_EXPORT]) },
  {
    files: ['libs/platform/catalogue/src/generated/**'],
    // Only place with lazy imports of tools.
    rules: restrict([FULL_ZOD, NO_EXTENSION]),
  },
  {
    files: ['libs/tools/*/src/ui/**/*.{ts,tsx}'],
    rules: restrict([FULL_ZOD, NO_EXTENSION, ...UI_IMPORTS], [DEFAULT_EXPORT, ...OTHER_FORMATTERS]),
  },
  {
    files: ['libs/tools/*/src/engine/**/*.ts'],
    ignores: [SPECS],
    rules: {
      ...restrict([FULL_ZOD, NO_EXTENSION, ...ENGINE_IMPORTS], [DEFAULT_EXPORT, ...ENGINE_SYNTAX]),
      'no-restricted-properties': ['error', ...ENGINE_PROPERTIES],
      'no-restricted-globals': ['error', ...ENGINE_GLOBALS],
    },
  },
  {
    files: ['libs/tools/*/src/{recognize,summary}/**/*.ts'],
    ignores: [SPECS],
    rules: {
      ...restrict([FULL_ZOD, NO_EXTENSION, ...RECOGNIZER_IMPORTS], [DEFAULT_EXPORT, ...ENGINE_SYNTAX]),
      'no-restricted-properties': ['error', ...ENGINE_PROPERTIES],
      'no-restricted-globals': ['error', ...ENGINE_GLOBALS],
    },
  },
  {
    files: ['libs/tools/*/src/products/**/*.ts'],
    ignores: [SPECS],
    rules: restrict([FULL_ZOD, NO_EXTENSION, ...PRODUCTS_IMPORTS], [DEFAULT_EXPORT]),
  },
  {
    files: ['libs/tools/*/src/import/**/*.ts'],
    ignores: [SPECS, '**/*.fixture.ts'],
    rules: {
      ...restrict([FULL_ZOD, NO_EXTENSION, ...IMPORT_IMPORTS], [DEFAULT_EXPORT, ...ENGINE_SYNTAX]),
      'no-restricted-properties': ['error', ...ENGINE_PROPERTIES],
      'no-restricted-globals': ['error', ...ENGINE_GLOBALS],
    },
  },
  {
    files: ['libs/tools/*/src/manifest.ts'],
    rules: restrict([], [DEFAULT_EXPORT, ...MANIFEST_SYNTAX]),
  },
];

/**
 * Covers static imports and `import()`: `no-restricted-imports` ignores the latter.
 * @param {readonly ForbiddenImport[]} imports
 * @param {readonly ForbiddenSyntax[]} [syntax]
 * @returns {import('eslint').Linter.RulesRecord}
 */
function restrict(imports, syntax = []) {
  const dynamic = imports.map(({ regex, message }) => ({
    selector: `ImportExpression[source.value=/${regex.replaceAll('/', '\\/')}/]`,
    message,
  }));
  return {
    'no-restricted-imports': ['error', { patterns: [...imports] }],
    'no-restricted-syntax': ['error', ...syntax, ...dynamic],
  };
}
