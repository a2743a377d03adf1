// @ts-check
import { markSchemasPure, dropOutputSchema, keepFirstInput } from './engines-for-pages.mjs';

const examples = `const ITEM = { price: 3 };
export const examples = [
  { name: 'first', input: { ...ITEM, list: [1, 2] }, expected: { total: 6 } },
  { name: 'second', input: {}, expected: { total: 0 } },
];
`;

describe('what a page gets of an engine', () => {
  it('is no output schema', () => {
    const code =
      'export const engine = defineEngine({\n  inputSchema,\n  outputSchema,\n  run,\n  examples,\n});\n';
    expect(dropOutputSchema(code)).toBe(
      'export const engine = defineEngine({\n  inputSchema,\n  run,\n  examples,\n});\n',
    );
  });

  it('drops unused schemas: creating one is marked as free of side effects', () => {
    expect(markSchemasPure('const a = z.nullable(z.number()); fizz.of(1);')).toBe(
      'const a = /* @__PURE__ */ z.nullable(/* @__PURE__ */ z.number()); fizz.of(1);',
    );
  });

  it('is the input of the first example only', () => {
    const found = new Function(
      `${keepFirstInput(examples).replace('export const', 'const')} return examples;`,
    )();
    expect(found).toEqual([{ input: { price: 3, list: [1, 2] } }]);
  });

  it.each([
    'export const examples = first();\n',
    'export const examples = [first, second];\n',
    'export const others = [{ input: 1 }]; const examples = [];\n',
    'export const schemas = { inputSchema, outputSchema };\n',
  ])('is left alone where it is written otherwise: %s', (code) => {
    expect(keepFirstInput(dropOutputSchema(code))).toBe(code);
  });
});
