import { TOOL_CATEGORIES } from '@seller-toolbox/tool-contract';
import { isIconName } from '@seller-toolbox/ui/icons';
import * as z from 'zod/mini';
import { isDay } from '@seller-toolbox/tool-contract/days';
import { schemaProblems } from './schema-problems.ts';
import type { Check } from './tool-under-test.ts';

const kebab = z.string().check(z.regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/));

const manifestSchema = z.strictObject({
  id: kebab,
  category: z.enum(TOOL_CATEGORIES),
  status: z.enum(['ready', 'developing']),
  developingIn: z.optional(z.literal('specification')),
  hot: z.boolean(),
  icon: z.string(),
  order: z.number().check(z.int(), z.gte(0)),
  since: z.string(),
  runsIn: z.enum(['main', 'worker']),
  maxRunMs: z.optional(z.int().check(z.positive())),
  longAbove: z.optional(z.record(z.string(), z.number())),
  sampleData: z.boolean(),
  needs: z.array(z.enum(['rates', 'ai', 'patents'])),
  formerIds: z.array(kebab),
});

/** The manifest has the right shape, and its id, icon and date exist. */
export const checkManifest: Check = ({ folder, manifest }) => {
  return [
    ...schemaProblems(manifestSchema, manifest, 'manifest'),
    ...(manifest.id === folder ? [] : [`the id "${manifest.id}" is not the folder "${folder}"`]),
    ...(isIconName(manifest.icon) ? [] : [`the icon set has no "${manifest.icon}"`]),
    ...(isDay(manifest.since) ? [] : [`since "${manifest.since}" is not a day`]),
    ...(manifest.formerIds.includes(manifest.id) ? ['formerIds contains the id itself'] : []),
  ];
};

/** The package has the three entries of every tool and a README. */
export const checkPackage: Check = ({ folder, packageJson, hasReadme }) => {
  const wanted = {
    name: `@seller-toolbox/${folder}`,
    'nx.name': folder,
    'exports["./engine"]': `./src/engine/${folder}.engine.ts`,
    'exports["./ui"]': `./src/ui/${folder}.tsx`,
    'exports["./locales/*"]': './src/locales/*.json',
  };
  const { name, nx, exports = {} } = packageJson;
  const found = [name, nx?.name, exports['./engine'], exports['./ui'], exports['./locales/*']];
  const problems = Object.entries(wanted).flatMap(([key, value], index) =>
    found[index] === value ? [] : [`package.json: ${key} is not "${value}"`],
  );
  return hasReadme ? problems : [...problems, 'there is no README.md'];
};
