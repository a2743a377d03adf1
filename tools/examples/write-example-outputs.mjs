// @ts-check
// Writes `example-outputs.data.ts` of every tool that has one: npm run examples. The spec beside the file is the drift check.
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { runEngine } from '../../libs/platform/tool-contract/src/run-engine.ts';

const TOOLS = join(import.meta.dirname, '../../libs/tools');

/**
 * The file's text: the output of an engine's first example by each of its rule sets.
 * @param {string} toolId
 * @param {import('../../libs/platform/tool-contract/src/engine.ts').AnyEngine} engine
 */
function exampleOutputsText(toolId, engine) {
  const outputs = engine.ruleSets.map(({ id }) => {
    const result = runEngine(engine, { ...engine.examples[0].input, ruleSet: id }, { now: 0 });
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

for (const toolId of readdirSync(TOOLS).sort()) {
  const folder = join(TOOLS, toolId, 'src/engine');
  const file = join(folder, 'example-outputs.data.ts');
  if (!existsSync(file)) continue;
  const { engine } = await import(pathToFileURL(join(folder, `${toolId}.engine.ts`)).href);
  const options = await resolveConfig(file);
  writeFileSync(file, await format(exampleOutputsText(toolId, engine), { ...options, filepath: file }));
  console.log(`wrote ${toolId}`);
}
