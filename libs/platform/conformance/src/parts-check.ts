import { runEngine } from '@seller-toolbox/tool-contract';
import { isDeepStrictEqual } from 'node:util';
import type { Check, ToolUnderTest } from './tool-under-test.ts';

const PARTS = ['showcase', 'today'] as const;

/** An optional part has its file, its words in `locales/<part>`, and the showcase shows what the engine computes. */
export const checkParts: Check = (tool) => [
  ...PARTS.flatMap((part) => checkPart(part, tool)),
  ...checkShowcase(tool),
];

function checkPart(part: (typeof PARTS)[number], { folder, packageJson, partLocales }: ToolUnderTest) {
  const entry = packageJson.exports?.[`./${part}`];
  const words = Object.hasOwn(partLocales, part);
  if (entry === undefined) return words ? [`locales/${part} has words, but package.json no "./${part}"`] : [];
  const file = `./src/${part}/${folder}.${part}.ts`;
  return [
    ...(entry === file || entry === `${file}x`
      ? []
      : [`package.json: exports["./${part}"] is not "${file}"`]),
    ...(words ? [] : [`locales/${part} is missing`]),
  ];
}

function checkShowcase({ packageJson, engine, showcase }: ToolUnderTest): string[] {
  if (packageJson.exports?.['./showcase'] === undefined) return [];
  if (!showcase) return ['src/showcase/example.json is missing'];
  const example = engine.examples.find(({ name }) => name === showcase.name);
  if (!example) return [`src/showcase/example.json: no example is called "${showcase.name}"`];
  const result = runEngine(engine, example.input, example.env ?? { now: 0 });
  const computed = { input: example.input, output: result.ok && result.output };
  const { input, output } = showcase;
  return isDeepStrictEqual(asJson(computed), { input, output })
    ? []
    : ['src/showcase/example.json differs from the engine; run `npm run examples`'];
}

function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
