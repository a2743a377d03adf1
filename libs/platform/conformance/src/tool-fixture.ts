import { LANGUAGE_CODES } from '@seller-toolbox/words';
import { sampleManifest } from '@seller-toolbox/testing/manifest';
import {
  defineEngine,
  finding,
  findingSchema,
  type Engine,
  type PictureShape,
} from '@seller-toolbox/tool-contract';
import * as z from 'zod/mini';
import type { LocaleFile, SourceFile, ToolUnderTest } from './tool-under-test.ts';

const schemasFixture = {
  inputSchema: z.strictObject({
    amounts: z._default(z.array(z.number().check(z.gte(0), z.lte(1000))), [1, 2]),
    ruleSet: z._default(z.enum(['standard', 'fees-2026-01-15']), 'standard'),
  }),
  outputSchema: z.strictObject({
    total: z.number(),
    ruleSet: z.string(),
    findings: z.array(findingSchema),
  }),
};

type FixtureEngine = Engine<typeof schemasFixture.inputSchema, typeof schemasFixture.outputSchema>;
type Run = (input: { amounts: number[]; ruleSet: string }, env: { random: () => number }) => OutputFixture;
type OutputFixture = z.output<typeof schemasFixture.outputSchema>;

const add: Run = ({ amounts, ruleSet }) => {
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  return { total, ruleSet, findings: total > 2 ? [finding('rather-much', 'info', { total })] : [] };
};

export const examplesFixture: FixtureEngine['examples'] = [
  { name: 'defaults', input: { ruleSet: 'standard' }, expected: { total: 3, ruleSet: 'standard' } },
  {
    name: 'new-fees',
    input: { amounts: [0.1, 0.2], ruleSet: 'fees-2026-01-15' },
    expected: { total: 0.3, findings: [] },
  },
];

export const ruleSetsFixture: ToolUnderTest['engine']['ruleSets'] = [
  { id: 'standard', effectiveFrom: null, source: { name: 'the specification' }, checkedOn: '2026-11-21' },
  {
    id: 'fees-2026-01-15',
    effectiveFrom: '2026-01-15',
    source: { name: 'the marketplace', url: 'https://example.com/fees' },
    checkedOn: '2026-11-21',
  },
];

const words: LocaleFile = {
  catalogue: { title: 'Adder', line: 'Adds amounts', keywords: 'add, sum' },
  ui: {
    total: 'Total',
    'unit-each': 'each',
    'unit-per/h': 'an hour',
    count_one: '{{count}} amount',
    count_other: '{{count}} amounts',
  },
  findings: { 'rather-much': '{{total}} is rather much' },
};

const sources: SourceFile[] = [
  {
    path: 'engine/adder.engine.ts',
    text: `import { finding } from '@seller-toolbox/tool-contract';\nfinding('rather-much', 'info');`,
  },
  {
    path: 'ui/adder.tsx',
    text: "import { t } from '@seller-toolbox/tool-kit';\nt('ui.total'); t(`ui.unit-${unit}`); t('ui.count', { count });",
  },
  {
    path: 'manifest.ts',
    text: `import type { ToolManifest } from '@seller-toolbox/tool-contract';`,
  },
];

/** The engine of the fixture tool, or one with another run function. */
export function engineFixture(
  run: Run = add,
  more: Partial<ToolUnderTest['engine']> = {},
): ToolUnderTest['engine'] {
  return {
    ...defineEngine({ ...schemasFixture, run, examples: examplesFixture, ruleSets: ruleSetsFixture }),
    ...more,
  };
}

/** A valid tool, except for the given parts. */
export function toolFixture(parts: Partial<ToolUnderTest> = {}): ToolUnderTest {
  return {
    folder: 'adder',
    manifest: sampleManifest({ id: 'adder', category: 'financial' }),
    engine: engineFixture(),
    summarize: ({ total }: OutputFixture) => ({ figures: [['total', total]] }),
    packageJson: {
      name: '@seller-toolbox/adder',
      nx: { name: 'adder' },
      exports: {
        './engine': './src/engine/adder.engine.ts',
        './ui': './src/ui/adder.tsx',
        './locales/*': './src/locales/*.json',
      },
      dependencies: { '@seller-toolbox/tool-contract': '*', '@seller-toolbox/tool-kit': '*' },
    },
    picture: pictureFixture(['path', { d: 'M8 8h8' }]),
    locales: localesFixture(),
    partLocales: {},
    importExamples: [],
    sources,
    sharedData: [],
    hasReadme: true,
    ...parts,
  };
}

/** A drawing with this shape in it. */
export function pictureFixture(shape: PictureShape, viewBox = '0 0 144 80'): ToolUnderTest['picture'] {
  return {
    text: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" fill="none" stroke="var(--accent)" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">`,
    shape: ['g', { fill: 'none' }, [shape]],
  };
}

/** The words in six languages, with sections of one language replaced. */
export function localesFixture(language = 'zh', replaced: LocaleFile = {}): ToolUnderTest['locales'] {
  const files = LANGUAGE_CODES.map((code) => [code, code === language ? { ...words, ...replaced } : words]);
  return Object.fromEntries(files) as ToolUnderTest['locales'];
}

/** The sources with an additional file. */
export function sourcesFixture(path: string, text: string): SourceFile[] {
  return [...sources, { path, text }];
}
