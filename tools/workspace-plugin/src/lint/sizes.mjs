// @ts-check

/** Limits of files and functions, for readability: do not split a formula to satisfy them. */
const FILE = { max: 300 };
const FUNCTION = { max: 60, skipComments: true };
const COMPONENT = { max: 120, skipComments: true };

/** @type {import('eslint').Linter.Config[]} */
export const sizes = [
  {
    rules: {
      'max-lines': ['error', FILE],
      'max-lines-per-function': ['error', FUNCTION],
      'max-params': ['error', 4],
      'max-depth': ['error', 4],
    },
  },
  { files: ['**/*.tsx'], rules: { 'max-lines-per-function': ['error', COMPONENT] } },
  {
    files: ['**/*.spec.{ts,tsx,mjs}'],
    // A `describe` is a function as long as its tests, and a row of `it.each` has as many columns as it needs.
    rules: { 'max-lines': ['error', { max: 600 }], 'max-lines-per-function': 'off', 'max-params': 'off' },
  },
  {
    files: ['**/*.data.ts', '**/generated/**'],
    rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' },
  },
];
