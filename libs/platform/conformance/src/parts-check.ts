import { runEngine } from '@seller-toolbox/tool-contract';
import { isDeepStrictEqual } from 'node:util';
import type { Check, ToolUnderTest } from './tool-under-test.ts';

const PARTS = ['assistant', 'showcase', 'today', 'recognize', 'products', 'import', 'summary'] as const;

/** An optional part has its own file; a showcase has words in `locales/showcase`, and shows what the engine computes. */
export const checkParts: Check = (tool) => [
  ...PARTS.flatMap((part) => checkPart(part, tool)),
  ...checkShowcase(tool),
];

function checkPart(part: (typeof PARTS)[number], { folder, packageJson }: ToolUnderTest): string[] {
  const entry = packageJson.exports?.[`./${part}`];
  const file = `./src/${part}/${folder}.${part}.ts`;
  if (entry === undefined || entry === file || entry === `${file}x`) return [];
  return [`package.json: exports["./${part}"] is not "${file}"`];
}

function checkShowcase({ packageJson, engine, partLocales, showcase }: ToolUnderTest): string[] {
  if (packageJson.exports?.['./showcase'] === undefined) return [];
  if (!Object.hasOwn(partLocales, 'showcase')) return ['locales/showcase is missing'];
  if (!showcase) return ['src/showcase/example.json is missing'];
  const example = engine.examples.find(({ name }) => name === showcase.name);
  if (!example) return [`src/showcase/example.json: no example is called "${showcase.name}"`];
  const result = runEngine(engine, example.input, example.env ?? { now: 0 });
  const { input, output } = showcase;
  const isEqual =
    isDeepStrictEqual(asJson(example.input), input) &&
    isDeepStrictEqual(asJson(result.ok ? result.output : null), output);
  return isEqual ? [] : ['src/showcase/example.json differs from the engine; run `npm run examples`'];
}

function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value)) as unknown;
}
