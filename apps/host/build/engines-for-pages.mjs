// @ts-check
import { parseAst } from 'vite';

const SCHEMA_CALL = /(?<![\w.$/])z\.\w+\(/g;
const OUTPUT_SCHEMA = /(\bdefineEngine\(\{[^}]*?)\boutputSchema,\s*/;

/**
 * A page runs an engine and opens with its first example. What describes it to others (its output schema, all further
 * examples and what they should give) stays on the service and in the tests.
 * @returns {import('vite').Plugin}
 */
export function enginesForPages() {
  return {
    name: 'engines-for-pages',
    transform: {
      filter: { id: /libs\/tools\/[^/]+\/src\/engine\/[^/]+\.(?:engine|examples|schema)\.ts$/ },
      handler: (code) => ({ code: keepFirstInput(dropOutputSchema(markSchemasPure(code))), map: null }),
    },
  };
}

/** Creating a schema has no side effect: the bundler may drop an unused one. @param {string} code */
export function markSchemasPure(code) {
  return code.replace(SCHEMA_CALL, '/* @__PURE__ */ $&');
}

/** Without the output schema; nothing then holds it any more. @param {string} code */
export function dropOutputSchema(code) {
  return code.replace(OUTPUT_SCHEMA, '$1');
}

/** Of a literal list of examples only the input of the first. @param {string} code */
export function keepFirstInput(code) {
  const examples = code.includes('examples = [') ? literalExamples(code) : undefined;
  if (!examples) return code;
  const { list, input } = examples;
  const first = `[{ input: ${code.slice(input.start, input.end)} }]`;
  return `${code.slice(0, list.start)}${first}${code.slice(list.end)}`;
}

/** @param {string} code */
function literalExamples(code) {
  for (const statement of parseAst(code).body) {
    if (statement.type !== 'ExportNamedDeclaration') continue;
    if (statement.declaration?.type !== 'VariableDeclaration') continue;
    const [declarator] = statement.declaration.declarations;
    const list = declarator?.init;
    if (declarator?.id.type !== 'Identifier' || declarator.id.name !== 'examples') continue;
    if (list?.type !== 'ArrayExpression' || list.elements[0]?.type !== 'ObjectExpression') continue;
    const input = list.elements[0].properties.find(
      (property) =>
        property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'input',
    );
    if (input?.type === 'Property') return { list, input: input.value };
  }
  return undefined;
}
