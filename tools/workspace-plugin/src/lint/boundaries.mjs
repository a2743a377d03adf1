// @ts-check

/** Who may depend on whom; everything else is refused. `type:testing` is added for specs. */
const ALLOWED = {
  'type:contract': ['type:contract', 'type:data'],
  'type:data': ['type:contract', 'type:data'],
  'type:i18n': ['type:contract', 'type:data'],
  'type:client': ['type:contract', 'type:data', 'type:i18n'],
  'type:ui': ['type:contract', 'type:data', 'type:i18n', 'type:ui'],
  'type:kit': ['type:contract', 'type:data', 'type:i18n', 'type:client', 'type:ui'],
  'type:tool': ['type:contract', 'type:data', 'type:i18n', 'type:ui', 'type:kit'],
  'type:catalogue': ['type:contract', 'type:i18n', 'type:tool'],
  'type:app': [
    'type:contract',
    'type:data',
    'type:i18n',
    'type:client',
    'type:ui',
    'type:kit',
    'type:catalogue',
  ],
  'side:node': ['type:contract', 'type:data', 'type:i18n', 'type:catalogue'],
  'type:testing': [
    'type:contract',
    'type:data',
    'type:i18n',
    'type:ui',
    'type:kit',
    'type:catalogue',
    'type:testing',
  ],
  'type:tooling': ['type:contract', 'type:data', 'type:i18n', 'type:tooling'],
};

const SPECS = ['**/*.spec.{ts,tsx,mjs}'];

/** The boundaries between projects, as configurations of `@nx/enforce-module-boundaries`. */
export const boundaries = [boundariesWith([]), { files: SPECS, ...boundariesWith(['type:testing']) }];

/** @param {string[]} more tags that every project may depend on */
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
          depConstraints,
          // Specs of the kit use the testing library, which shows screens through the kit: a circle of tests, not of programs.
          ignoredCircularDependencies: [['testing', '*']],
          // `catalogue` is imported as data and lazily; Nx cannot tell its entry points apart.
          checkDynamicDependenciesExceptions: ['@seller-toolbox/*'],
        },
      ],
    },
  };
}
