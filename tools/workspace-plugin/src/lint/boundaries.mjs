// @ts-check
/** @typedef {import('eslint').Linter.Config} Config */

/** Allowed dependencies between project tags; all others are errors. `type:testing` is added for specs. */
const ALLOWED = {
  'type:contract': ['type:contract', 'type:data'],
  'type:data': ['type:contract', 'type:data'],
  'type:words': ['type:contract', 'type:data'],
  'type:client': ['type:contract', 'type:data', 'type:words'],
  'type:browser': ['type:contract', 'type:data', 'type:browser'],
  'type:ui': ['type:contract', 'type:data', 'type:words', 'type:ui'],
  'type:files': ['type:contract', 'type:data', 'type:words', 'type:ui'],
  'type:kit': ['type:contract', 'type:data', 'type:words', 'type:client', 'type:browser', 'type:ui'],
  'type:listing': ['type:contract', 'type:data', 'type:words', 'type:ui', 'type:files', 'type:kit'],
  'type:tool': [
    'type:contract',
    'type:data',
    'type:words',
    'type:ui',
    'type:files',
    'type:kit',
    'type:listing',
  ],
  'type:site': [
    'type:contract',
    'type:data',
    'type:words',
    'type:client',
    'type:browser',
    'type:ui',
    'type:catalogue',
    'type:site',
  ],
  'type:catalogue': ['type:contract', 'type:data', 'type:words', 'type:files', 'type:tool'],
  'type:app': [
    'type:contract',
    'type:data',
    'type:words',
    'type:client',
    'type:browser',
    'type:ui',
    'type:files',
    'type:kit',
    'type:site',
    'type:catalogue',
    'type:build',
    'app:api',
  ],
  'app:admin': [
    'type:contract',
    'type:data',
    'type:words',
    'type:client',
    'type:browser',
    'type:ui',
    'type:site',
    'type:catalogue',
    'type:build',
  ],
  'type:build': [],
  'side:node': ['type:contract', 'type:data', 'type:words', 'type:catalogue', 'app:api'],
  'type:testing': [
    'type:contract',
    'type:data',
    'type:words',
    'type:ui',
    'type:files',
    'type:kit',
    'type:catalogue',
    'type:testing',
  ],
  'type:tooling': ['type:contract', 'type:data', 'type:words', 'type:tooling'],
};

/** Only the command line manages the service's users, by the service's functions; browser programs never import them. */
const BROWSER_APPS = ['app:host', 'app:admin', 'app:playground'].map((sourceTag) => ({
  sourceTag,
  notDependOnLibsWithTags: ['app:api'],
}));

const SPECS = ['**/*.spec.{ts,tsx,mjs}'];

/** The boundaries between projects, as configurations of `@nx/enforce-module-boundaries`. @type {Config[]} */
export const boundaries = [boundariesWith([]), { files: SPECS, ...boundariesWith(['type:testing']) }];

/**
 * @param {string[]} more tags that every project may depend on
 * @returns {Config}
 */
function boundariesWith(more) {
  const depConstraints = Object.entries(ALLOWED).map(([sourceTag, tags]) => ({
    sourceTag,
    onlyDependOnLibsWithTags: [...tags, ...more],
  }));
  return {
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          depConstraints: [...depConstraints, ...BROWSER_APPS],
          // Specs of the kit use the testing library, which renders screens through the kit: a cycle of tests, not of programs.
          ignoredCircularDependencies: [['testing', '*']],
          // `catalogue` and `ui` are imported both statically and lazily; Nx does not distinguish their entry points.
          checkDynamicDependenciesExceptions: ['@seller-toolbox/**'],
        },
      ],
    },
  };
}
