// @ts-check
// Writes `example-outputs.data.ts` and `showcase/example.json` of every tool that has them: npm run examples. The spec beside the
// file and the conformance suite are the drift checks.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { isFor, ruleScopeOf } from '../../libs/platform/tool-contract/src/rule-set.ts';
import { runEngine } from '../../libs/platform/tool-contract/src/run-engine.ts';

const TOOLS = join(import.meta.dirname, '../../libs/tools');

/**
 * The file's text: the output of an engine's first example by each of its rule sets.
 * @param {string} toolId
 * @param {import('../../libs/platform/tool-contract/src/engine.ts').AnyEngine} engine
 */
function exampleOutputsText(toolId, engine) {
  const { input } = engine.examples[0];
  const { marketplace } = ruleScopeOf(engine, input, 0);
  const sets = engine.ruleSets.filter((set) => isFor(set, marketplace));
  const outputs = sets.map(({ id }) => {
    const result = runEngine(engine, { ...input, ruleSet: id }, { now: 0 });
    if (!result.ok) throw new Error(`${toolId} rejects its first example by ${id}`);
    return [id, result.output];
  });
  const ids = outputs.map(([id]) => JSON.stringify(id)).join(' | ');
  return `// Written by \`npm run examples\` from the engine.
import type * as z from 'zod/mini';
import type { outputSchema } from './${toolId}.schema.ts';

/** What the engine computes for its first example by each rule set: the page opens with it and loads the engine later. */
export const EXAMPLE_OUTPUTS: Readonly<Record<${ids}, z.output<typeof outputSchema>>> = ${JSON.stringify(Object.fromEntries(outputs))};
`;
}

/**
 * The example that the showcase names, with the engine's output.
 * @param {string} name
 * @param {import('../../libs/platform/tool-contract/src/engine.ts').AnyEngine} engine
 */
function showcaseText(name, engine) {
  const example = engine.examples.find((candidate) => candidate.name === name);
  if (!example) throw new Error(`no example is called "${name}"`);
  const result = runEngine(engine, example.input, example.env ?? { now: 0 });
  if (!result.ok) throw new Error(`the engine rejects "${name}"`);
  return JSON.stringify({ name, input: example.input, output: result.output });
}

/** @param {string} file @param {string} text */
async function write(file, text) {
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
  console.log(`wrote ${file}`);
}

for (const toolId of readdirSync(TOOLS).sort()) {
  const source = join(TOOLS, toolId, 'src');
  const outputs = join(source, 'engine/example-outputs.data.ts');
  const showcase = join(source, 'showcase/example.json');
  if (!existsSync(outputs) && !existsSync(showcase)) continue;
  const { engine } = await import(pathToFileURL(join(source, `engine/${toolId}.engine.ts`)).href);
  if (existsSync(outputs)) await write(outputs, exampleOutputsText(toolId, engine));
  if (!existsSync(showcase)) continue;
  await write(showcase, showcaseText(JSON.parse(readFileSync(showcase, 'utf8')).name, engine));
}
