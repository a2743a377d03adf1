import { blankInput, withoutExample } from '@seller-toolbox/tool-contract/blank';
import type { Check, ToolUnderTest } from './tool-under-test.ts';

type Path = readonly (string | number)[];
type Leaf = readonly [path: Path, value: unknown];

/** A text, an address and a code: a field of free text takes one of them. */
const MARKERS = ['zanzibar', 'https://zanzibar.example', 'B0ZANZIBAR'];
const NEUTRAL: readonly unknown[] = ['', 0, null, undefined];

/** Neither "start with mine" nor the first text of the visitor leaves a value of the worked example in the input. */
export const checkBlank: Check = (tool) => {
  const { inputSchema } = tool.engine;
  const example = inputSchema.parse(tool.engine.examples[0].input) as object;
  const blank = blankInput(inputSchema, example);
  return [
    ...leftIn(tool, example, blank).map((path) => `"start with mine" leaves the example's "${path}"`),
    ...leavesOf(example)
      .filter(([, value]) => typeof value === 'string')
      .flatMap(([path]) => {
        const marker = markerAt(tool, example, path);
        if (marker === undefined) return [];
        const input = replaced(example, path, marker) as object;
        const own = withoutExample(inputSchema, { input, example });
        return [
          ...(JSON.stringify(own).includes(marker) ? [] : [`a text in "${path.join('.')}" is lost`]),
          ...leftIn(tool, example, own).map((left) => `a text in "${path.join('.')}" leaves "${left}"`),
        ];
      }),
  ];
};

/** Paths with a value of the example that is neither neutral nor a default nor a choice that has to be made. */
function leftIn(tool: ToolUnderTest, example: object, input: object): string[] {
  return leavesOf(example)
    .filter(([path, value]) => !NEUTRAL.includes(value) && valueAt(input, path) === value)
    .filter((leaf) => !isDefault(tool, example, leaf) && !isRequiredChoice(tool, example, leaf))
    .map(([path]) => path.join('.'));
}

function isDefault({ engine }: ToolUnderTest, example: object, [path, value]: Leaf): boolean {
  if (path[0] === 'ruleSet' || typeof value === 'boolean') return true;
  // From the leaf outward: the default may be that of the whole list or object.
  return path.some((_, at) => {
    const shorter = path.slice(0, path.length - at);
    const parsed = engine.inputSchema.safeParse(replaced(example, shorter, undefined));
    return parsed.success && valueAt(parsed.data, path) === value;
  });
}

/** A text of a fixed form, such as the code of a currency, cannot be empty. */
function isRequiredChoice(tool: ToolUnderTest, example: object, [path, value]: Leaf): boolean {
  return typeof value === 'string' && markerAt(tool, example, path) === undefined;
}

function markerAt({ engine }: ToolUnderTest, example: object, path: Path): string | undefined {
  return MARKERS.find((marker) => engine.inputSchema.safeParse(replaced(example, path, marker)).success);
}

function leavesOf(value: unknown, path: Path = []): Leaf[] {
  return typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) => leavesOf(part, [...path, key]))
    : [[path, value]];
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (part, key) => (part as Record<string, unknown> | undefined | null)?.[key],
    value,
  );
}

function replaced(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  const copy: unknown = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) };
  const fields = copy as Record<string, unknown>;
  fields[key] = replaced(fields[key], rest, by);
  if (fields[key] === undefined && !Array.isArray(copy)) Reflect.deleteProperty(fields, key);
  return copy;
}
