import { createEnv, runEngine, type EngineResult } from '@seller-toolbox/tool-contract';
import { isDeepStrictEqual } from 'node:util';
import { schemaProblems } from './schema-problems.ts';
import type { Check, ToolUnderTest } from './tool-under-test.ts';
import { copyOf, deepFreeze, mismatches, survivesJson } from './values.ts';

/** The environment of an example without one. */
export const EXAMPLE_ENV = { now: Date.UTC(2026, 10, 21, 12), seed: 1 };

type AnyExample = ToolUnderTest['engine']['examples'][number];
export interface ExampleRun {
  readonly example: AnyExample;
  readonly result: EngineResult<unknown>;
}

/** Runs every example the way the interfaces do. */
export function runExamples({ engine }: ToolUnderTest): ExampleRun[] {
  return engine.examples.map((example) => ({
    example,
    result: runEngine(engine, deepFreeze(copyOf(example.input)), example.env ?? EXAMPLE_ENV),
  }));
}

/** Names of examples are unique and in kebab-case, inputs are accepted, and outputs are as expected. */
export const checkExamples: Check = (tool) => {
  const names = tool.engine.examples.map(({ name }) => name);
  return [
    ...names
      .filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
      .map((name) => `"${name}" is not kebab-case`),
    ...names
      .filter((name, index) => names.indexOf(name) !== index)
      .map((name) => `two examples are called "${name}"`),
    ...eachRun(tool, ({ example, result }) => {
      if (!result.ok) return [`is rejected: ${JSON.stringify(result.problems)}`];
      return mismatches(result.output, example.expected);
    }),
  ];
};

/** The input schema accepts its own output, because interfaces may pass completed input on. */
export const checkDefaults: Check = (tool) =>
  eachRun(tool, ({ example }) => {
    const once = tool.engine.inputSchema.safeParse(example.input);
    const twice = once.success ? tool.engine.inputSchema.safeParse(once.data) : once;
    return twice.success && isDeepStrictEqual(once.data, twice.data)
      ? []
      : ['its input, completed with defaults, is rejected or completed differently'];
  });

/** Outputs fit their schema and are unchanged by JSON. */
export const checkOutputs: Check = (tool) =>
  eachRun(tool, ({ result }) => {
    if (!result.ok) return [];
    return [
      ...schemaProblems(tool.engine.outputSchema, result.output, 'output'),
      ...(survivesJson(result.output) ? [] : ['the output changes on its way through JSON']),
    ];
  });

/** The same input and environment give the same output, and the input is not changed. */
export const checkPurity: Check = (tool) =>
  eachRun(tool, ({ example }) => {
    const parsed = tool.engine.inputSchema.safeParse(example.input);
    if (!parsed.success) return [];
    const before: unknown = copyOf(parsed.data);
    const run = (): unknown =>
      tool.engine.run(deepFreeze(parsed.data), createEnv(example.env ?? EXAMPLE_ENV));
    try {
      const [first, second] = [run(), run()];
      return [
        ...(isDeepStrictEqual(first, second) ? [] : ['two runs have different outputs']),
        ...(isDeepStrictEqual(before, parsed.data) ? [] : ['the run changes its input']),
      ];
    } catch (error) {
      return [`the run throws on a frozen input: ${String(error)}`];
    }
  });

function eachRun(tool: ToolUnderTest, check: (run: ExampleRun) => readonly string[]): string[] {
  return tool.engine.examples.flatMap((example) => {
    try {
      const result = runEngine(tool.engine, example.input, example.env ?? EXAMPLE_ENV);
      return check({ example, result }).map((problem) => `example "${example.name}": ${problem}`);
    } catch (error) {
      return [`example "${example.name}" throws: ${String(error)}`];
    }
  });
}
