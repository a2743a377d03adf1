// @ts-check
import { typedParser } from './typed-parser.mjs';

/**
 * Rules that know the types. Specs hand answers of any type to `expect`; a wrong one fails the spec.
 * @type {import('eslint').Linter.Config[]}
 */
export const typed = [
  {
    files: ['{apps,docker,libs,tools}/**/*.{ts,tsx,mjs}', '*.mjs'],
    languageOptions: { parser: typedParser },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
      '@typescript-eslint/no-unnecessary-type-assertion': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['**/*.spec.{ts,tsx}', 'apps/api/src/black-box/**'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'error',
      '@typescript-eslint/no-unsafe-assignment': 'error',
      '@typescript-eslint/no-unsafe-call': 'error',
      '@typescript-eslint/no-unsafe-member-access': 'error',
      '@typescript-eslint/no-unsafe-return': 'error',
    },
  },
];
