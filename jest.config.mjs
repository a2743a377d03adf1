// @ts-check
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('.', import.meta.url));

// A test that means a day means that of UTC, wherever it runs; to see another zone, name it.
process.env.TZ ??= 'UTC';

// Packages that ship only ES modules; Jest on Node 20 cannot require them untouched.
const ESM_ONLY = ['lucide-react', 'qr'];

const shared = {
  rootDir: root,
  transform: {
    '^.+\\.(ts|tsx|mjs|js)$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${['@seller-toolbox', ...ESM_ONLY].join('|')})/)`],
  moduleNameMapper: {
    '^fast-check$': '<rootDir>/tools/jest/fast-check.cjs',
    '\\.module\\.css$': '<rootDir>/tools/jest/css-modules.cjs',
    '\\.css$': '<rootDir>/tools/jest/css-modules.cjs',
    '\\?worker&url$': '<rootDir>/tools/jest/worker-url.cjs',
  },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/apps/e2e/'],
  modulePathIgnorePatterns: ['/dist/', '/\\.nx/', '/\\.cache/'],
};

/** `node` for engines, services and tools of the workspace; `screen` for what renders (`*.spec.tsx`). */
export default {
  // Generous: how quick a test is depends on the machine, whether it passes must not.
  testTimeout: 120_000,
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: ['**/*.spec.ts', '**/*.spec.mjs'],
      globalSetup: '<rootDir>/tools/jest/run-folder.cjs',
      globalTeardown: '<rootDir>/tools/jest/run-folder-end.cjs',
    },
    {
      ...shared,
      displayName: 'screen',
      testEnvironment: '<rootDir>/tools/jest/screen-environment.cjs',
      setupFilesAfterEnv: ['<rootDir>/tools/jest/screen-setup.ts'],
      testMatch: ['**/*.spec.tsx'],
    },
  ],
};
