// @ts-check
import nx from '@nx/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import * as regexp from 'eslint-plugin-regexp';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { boundaries } from './tools/workspace-plugin/src/lint/boundaries.mjs';
import { workspaceRules } from './tools/workspace-plugin/src/lint/workspace-rules.mjs';
import { refreshProjectGraph } from './tools/workspace-plugin/src/lint/project-graph.mjs';
import { restrictions } from './tools/workspace-plugin/src/lint/restrictions.mjs';
import { typed } from './tools/workspace-plugin/src/lint/typed.mjs';
import { sizes } from './tools/workspace-plugin/src/lint/sizes.mjs';

/** @typedef {import('eslint').ESLint.Plugin} Plugin */
// The packages type their configurations, which nothing here uses, in other ways than ESLint.
const nxPlugin = /** @type {Plugin} */ (/** @type {unknown} */ (nx));
const hooksPlugin = /** @type {Plugin} */ (reactHooks);

await refreshProjectGraph();

export default defineConfig([
  globalIgnores([
    '**/dist/**',
    '**/dist-*/**',
    '**/node_modules/**',
    '.nx/**',
    '.cache/**',
    'data/**',
    '**/*.template',
  ]),
  tseslint.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    plugins: { '@nx': nxPlugin, 'react-hooks': hooksPlugin, 'seller-toolbox': workspaceRules },
    rules: {
      eqeqeq: 'error',
      'no-constant-condition': 'error',
      'no-debugger': 'error',
      'no-dupe-keys': 'error',
      'no-duplicate-case': 'error',
      'no-self-compare': 'error',
      'no-unsafe-finally': 'error',
      'no-unreachable': 'error',
      'no-var': 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
      'object-shorthand': 'error',
      'prefer-const': 'error',
      'seller-toolbox/file-names': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['apps/{host,admin,playground}/**/*.{ts,tsx}', 'libs/**/*.{ts,tsx}'],
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  // The time of a pattern grows at most in proportion to the text.
  {
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': 'error',
      'regexp/no-super-linear-move': ['error', { ignorePartial: false }],
    },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  { files: ['**/generated/**'], rules: { 'seller-toolbox/file-names': 'off' } },
  { files: ['apps/{host,admin}/src/**/*.{ts,tsx}'], rules: { 'seller-toolbox/feature-isolation': 'error' } },
  {
    files: ['apps/{host,admin}/src/**/*.{ts,tsx}'],
    ignores: ['**/*.spec.{ts,tsx}'],
    rules: { 'seller-toolbox/no-tool-id': 'error' },
  },
  typed,
  boundaries,
  restrictions,
  sizes,
]);
