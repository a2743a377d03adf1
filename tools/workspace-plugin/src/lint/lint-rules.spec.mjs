// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');
const [tool, otherTool] = readdirSync(join(root, 'libs/tools')).filter((id) =>
  existsSync(join(root, 'libs/tools', id, 'src/manifest.ts')),
);
const inTool = (/** @type {string} */ path) => `libs/tools/${tool}/src/${path}`;
const importing = (/** @type {string} */ name) => `import { a } from '${name}';\nexport const b = a;\n`;
const lazily = (/** @type {string} */ name) => `export const load = () => import('${name}');\n`;
const engine = inTool('engine/sample-rule.ts');
const screen = inTool('ui/sample-screen.tsx');
const manifest = inTool('manifest.ts');
const statements = (/** @type {number} */ count) =>
  'export const a = 1;\n'.repeat(1) + '// line\n'.repeat(count - 1);

const NX = '@nx/enforce-module-boundaries';
const IMPORTS = 'no-restricted-imports';
const SYNTAX = 'no-restricted-syntax';

/**
 * Title, file, code, expected rule, words of its message. Nx reports a cycle before it checks tags.
 * @type {[title: string, file: string, code: string, rule: string, words: string | RegExp][]}
 */
const REJECTED = [
  [
    'a tool imports another tool',
    screen,
    importing(`@seller-toolbox/${otherTool}/engine`),
    NX,
    /type:tool|Circular/,
  ],
  ['a tool imports the catalogue', screen, importing('@seller-toolbox/catalogue'), NX, /type:tool|Circular/],
  [
    'an app imports a tool',
    'apps/host/src/sample.ts',
    importing(`@seller-toolbox/${tool}/engine`),
    NX,
    /type:app|Circular/,
  ],
  [
    'an app imports a tool lazily',
    'apps/host/src/sample.ts',
    lazily(`@seller-toolbox/${tool}/ui`),
    SYNTAX,
    'loadScreen(id)',
  ],
  [
    'a contract imports the kit',
    'libs/platform/contracts/src/sample.ts',
    importing('@seller-toolbox/tool-kit'),
    NX,
    /type:contract|Circular/,
  ],
  [
    'the primitives import the kit',
    'libs/platform/ui/src/sample.ts',
    importing('@seller-toolbox/tool-kit'),
    NX,
    /type:ui|Circular/,
  ],
  [
    'the kit imports the catalogue',
    'libs/platform/tool-kit/src/sample.ts',
    importing('@seller-toolbox/catalogue'),
    NX,
    /type:kit|Circular/,
  ],
  [
    'a program imports the testing library',
    'apps/api/src/sample.ts',
    importing('@seller-toolbox/testing/database'),
    NX,
    /type:app|Circular/,
  ],
  [
    'one project reaches into another by path',
    'apps/api/src/sample.ts',
    importing('../../../libs/platform/contracts/src/index.ts'),
    NX,
    'Projects cannot be imported by a relative or absolute path',
  ],
  [
    'the service imports the kit',
    'apps/api/src/sample.ts',
    importing('@seller-toolbox/tool-kit'),
    NX,
    /side:node|Circular/,
  ],
  [
    'the service imports primitives',
    'apps/api/src/sample.ts',
    importing('@seller-toolbox/ui'),
    NX,
    /side:node|Circular/,
  ],
  [
    'the service imports screens',
    'apps/api/src/sample.ts',
    importing('@seller-toolbox/catalogue/ui'),
    IMPORTS,
    'catalogue/engines',
  ],
  [
    'the service imports screens lazily',
    'apps/api/src/sample.ts',
    lazily('@seller-toolbox/catalogue/ui'),
    SYNTAX,
    'catalogue/engines',
  ],
  [
    'the service imports React',
    'apps/api/src/sample.ts',
    importing('react-dom/server'),
    IMPORTS,
    'apps/host',
  ],
  [
    'the command line imports screens',
    'apps/cli/src/sample.ts',
    importing('@seller-toolbox/catalogue/ui'),
    IMPORTS,
    'catalogue/engines',
  ],
  [
    'the hand-written catalogue imports a tool',
    'libs/platform/catalogue/src/sample.ts',
    importing(`@seller-toolbox/${tool}/engine`),
    IMPORTS,
    'through the catalogue',
  ],

  ['an engine imports React', engine, importing('react'), IMPORTS, 'codes and numbers'],
  ['an engine imports its screen', engine, importing('../ui/sample-screen.tsx'), IMPORTS, 'finding code'],
  ['an engine imports its words', engine, importing('../locales/zh.json'), IMPORTS, 'finding code'],
  ['an engine imports its words lazily', engine, lazily('../locales/zh.json'), SYNTAX, 'synchronous'],
  [
    'an engine imports its own package',
    engine,
    importing(`@seller-toolbox/${tool}/ui`),
    IMPORTS,
    'relative path',
  ],
  [
    'an engine imports languages',
    engine,
    importing('@seller-toolbox/words'),
    IMPORTS,
    'tool-contract, reference-data, fee-cards and listing-text only',
  ],
  ['an engine imports Node', engine, importing('node:fs'), IMPORTS, 'runs in the browser'],
  [
    'an engine reads the clock',
    engine,
    'export const a = () => Date.now();',
    'no-restricted-properties',
    'env.now',
  ],
  ['an engine reads the date', engine, 'export const a = () => new Date();', SYNTAX, 'env.now'],
  [
    'an engine throws dice',
    engine,
    'export const a = () => Math.random();',
    'no-restricted-properties',
    'env.random()',
  ],
  [
    'an engine takes the dice out',
    engine,
    'export const { random } = Math;',
    'no-restricted-properties',
    'env.random()',
  ],
  [
    'an engine fetches',
    engine,
    `export const a = () => fetch('https://example.com');`,
    'no-restricted-globals',
    'part of the input',
  ],
  [
    'an engine looks at the window',
    engine,
    'export const a = () => window.innerWidth;',
    'no-restricted-globals',
    'runs anywhere',
  ],
  [
    'an engine looks at the document',
    engine,
    'export const a = () => document.title;',
    'no-restricted-globals',
    'runs anywhere',
  ],
  [
    'an engine stores',
    engine,
    `export const a = () => localStorage.getItem('a');`,
    'no-restricted-globals',
    'kit remembers',
  ],

  ['a manifest imports a value', manifest, importing('./engine/order.ts'), SYNTAX, 'import type'],
  [
    'a manifest imports a type from elsewhere',
    manifest,
    `import type { A } from 'react';\nexport type B = A;`,
    SYNTAX,
    'import type',
  ],
  ['a manifest imports lazily', manifest, lazily('./engine/order.ts'), SYNTAX, 'nothing at run time'],

  [
    'a screen imports the client',
    screen,
    importing('@seller-toolbox/api-client'),
    IMPORTS,
    'services from the kit',
  ],
  [
    'a screen imports the client lazily',
    screen,
    lazily('@seller-toolbox/api-client'),
    SYNTAX,
    'services from the kit',
  ],
  [
    'a screen imports its own package',
    screen,
    importing(`@seller-toolbox/${tool}/engine`),
    IMPORTS,
    '../engine/',
  ],
  ['a screen imports full zod', screen, importing('zod'), IMPORTS, 'zod/mini'],
  [
    'a contract imports full zod',
    'libs/platform/contracts/src/sample.ts',
    importing('zod/v4'),
    IMPORTS,
    'zod/mini',
  ],

  [
    'a feature imports another',
    'apps/host/src/features/hub/sample.ts',
    importing('../palette/open.ts'),
    'seller-toolbox/feature-isolation',
    'the feature "palette"',
  ],
  [
    'a feature imports another lazily',
    'apps/host/src/features/hub/components/sample.ts',
    lazily('../../palette/open.ts'),
    'seller-toolbox/feature-isolation',
    'route',
  ],
  [
    'a feature of the admin section imports another',
    'apps/admin/src/audit/sample.ts',
    importing('../analytics/analytics-words.ts'),
    'seller-toolbox/feature-isolation',
    'the feature "analytics"',
  ],
  [
    'a feature imports what composes features',
    'apps/host/src/features/hub/sample.ts',
    importing('../../site/shell/shell.tsx'),
    'seller-toolbox/feature-isolation',
    'site/base',
  ],
  [
    'the site imports the admin section',
    'apps/host/src/site/sample.ts',
    importing('../../../admin/src/session/session.ts'),
    '@nx/enforce-module-boundaries',
    'relative',
  ],
  [
    'the host names a tool',
    'apps/host/src/sample.ts',
    `export const a = '/tools/${tool}';`,
    'seller-toolbox/no-tool-id',
    'catalogue',
  ],
  [
    'the host names a tool in a template',
    'apps/host/src/sample.ts',
    `export const a = (b: string) => \`/tools/${tool}\${b}\`;`,
    'seller-toolbox/no-tool-id',
    'catalogue',
  ],

  ['a file has more than 300 lines', 'apps/api/src/sample.ts', statements(301), 'max-lines', '300'],
  ['a spec has more than 600 lines', 'apps/api/src/sample.spec.ts', statements(601), 'max-lines', '600'],
  [
    'a function has more than 60 lines',
    'apps/api/src/sample.ts',
    longFunction(61),
    'max-lines-per-function',
    '60',
  ],
  ['a component has more than 120 lines', screen, longFunction(121), 'max-lines-per-function', '120'],
  [
    'a function has five parameters',
    engine,
    'export const f = (a: 1, b: 1, c: 1, d: 1, e: 1) => [a, b, c, d, e];',
    'max-params',
    '4',
  ],
  ['an extension is missing', engine, importing('./size-tier'), IMPORTS, 'extension'],
  ['a default export', engine, 'export default 1;', SYNTAX, 'named export'],
  [
    'a screen writes a number past the formatter',
    screen,
    'export const a = (b: number) => b.toLocaleString();',
    SYNTAX,
    'useFormat()',
  ],
  [
    'an app has a number format of its own',
    'apps/host/src/sample.ts',
    "export const a = new Intl.NumberFormat('en');",
    SYNTAX,
    'useFormat()',
  ],
  ['any', engine, 'export const a = (b: any) => b;', '@typescript-eslint/no-explicit-any', 'any'],
  [
    'a type imported as a value',
    engine,
    `import { A } from './a.ts';\nexport type B = A;`,
    '@typescript-eslint/consistent-type-imports',
    'type',
  ],
  [
    'a hook in a condition',
    screen,
    `import { useState } from 'react';\nexport function A({ b }: { b: boolean }) {\n  if (b) useState(1);\n  return null;\n}`,
    'react-hooks/rules-of-hooks',
    'conditionally',
  ],
  [
    'a folder called utils',
    'apps/api/src/utils/sample.ts',
    'export const a = 1;',
    'seller-toolbox/file-names',
    'says nothing',
  ],
  [
    'a file in camel case',
    'apps/api/src/sampleFile.ts',
    'export const a = 1;',
    'seller-toolbox/file-names',
    'kebab-case',
  ],
  [
    'a screen called index',
    'apps/host/src/sample/index.tsx',
    'export const a = 1;',
    'seller-toolbox/file-names',
    'index.tsx',
  ],
];

/** Title, file, code: valid cases of the same rules. @type {[title: string, file: string, code: string][]} */
const ACCEPTED = [
  ['an engine uses the contract and data', engine, importing('@seller-toolbox/tool-contract') + lazilyNot()],
  ['an engine uses the rules of listing text', engine, importing('@seller-toolbox/listing-text/code-points')],
  ['an engine uses zod/mini', engine, `import * as z from 'zod/mini';\nexport const a = z.string();\n`],
  ['an engine makes a date of a number', engine, 'export const a = (now: number) => new Date(now);\n'],
  [
    'a property is called random',
    engine,
    'export const a = (env: { random: () => number }) => env.random();\n',
  ],
  ['a screen uses the kit', screen, importing('@seller-toolbox/tool-kit')],
  ['a screen uses its engine', screen, importing(`../engine/${tool}.engine.ts`)],
  [
    'a spec of a tool uses the testing library',
    inTool('ui/sample.spec.tsx'),
    importing('@seller-toolbox/testing/screen'),
  ],
  [
    'a manifest imports its type',
    manifest,
    `import type { ToolManifest } from '@seller-toolbox/tool-contract';\nexport type A = ToolManifest;\n`,
  ],
  [
    'the service uses engines and full zod',
    'apps/api/src/sample.ts',
    importing('@seller-toolbox/catalogue/engines') + `export { z } from 'zod';\n`,
  ],
  ['the service uses words', 'apps/api/src/sample.ts', importing('@seller-toolbox/catalogue/words')],
  ['the host uses screens lazily', 'apps/host/src/sample.ts', lazily('@seller-toolbox/catalogue/ui')],
  [
    'the host uses the styles of a library that it also loads lazily',
    'apps/host/src/sample.ts',
    `import '@seller-toolbox/ui/tokens.css';\nexport const a = 1;\n`,
  ],
  [
    'a feature of the admin section uses what frames the section',
    'apps/admin/src/audit/sample.ts',
    importing('../parts/pager.tsx'),
  ],
  [
    'a feature uses the base of the site',
    'apps/host/src/features/hub/sample.ts',
    importing('../../site/base/page-head.ts'),
  ],
  [
    'a feature uses its own files',
    'apps/host/src/features/hub/components/sample.ts',
    importing('../model.ts'),
  ],
  ['a table of data is long', inTool('engine/rates.data.ts'), statements(900)],
  ['a file has 300 lines', 'apps/api/src/sample.ts', statements(300)],
  ['a component has 120 lines', screen, longFunction(120)],
];

function longFunction(/** @type {number} */ lines) {
  return `export function a(b: { c: number }) {\n${'  b.c += 1;\n'.repeat(lines - 2)}}\n`;
}
function lazilyNot() {
  return `export { units } from '@seller-toolbox/reference-data/units';\n`;
}

describe('workspace lint rules', () => {
  /** @type {{ ruleId: string, message: string }[][]} */
  let answers;
  const samples = [...REJECTED, ...ACCEPTED].map(([, path, code]) => ({ path: join(root, path), code }));
  beforeAll(() => {
    const output = execFileSync(process.execPath, [join(import.meta.dirname, 'lint-texts.mjs')], {
      cwd: root,
      input: JSON.stringify(samples),
      env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: '' },
      maxBuffer: 1 << 26,
    });
    answers = JSON.parse(output.toString());
  }, 60_000);

  it.each(REJECTED.map(([title, , , rule, words], index) => ({ title, rule, words, index })))(
    'reject: $title',
    ({ rule, words, index }) => {
      const spoken = answers[index]?.filter(({ ruleId }) => ruleId === rule) ?? [];
      expect(spoken.map(({ message }) => message).join('\n')).toMatch(words);
    },
  );

  it.each(ACCEPTED.map(([title], index) => ({ title, index })))('accept $title', ({ index }) => {
    expect(answers[REJECTED.length + index]).toEqual([]);
  });
});
