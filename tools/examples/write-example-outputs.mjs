// @ts-check
// Writes `example-outputs.data.ts` and `showcase/example.json` of every tool that has them: npm run examples. The spec beside the
// file and the conformance suite are the drift checks.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { format, resolveConfig } from 'prettier';
import {
  appliesToMarketplace,
  ruleScopeOf,
  ruleSetInForce,
  STANDARD_RULE_SET,
} from '../../libs/platform/tool-contract/src/rule-set.ts';
import { runEngine } from '../../libs/platform/tool-contract/src/run-engine.ts';

const TOOLS = join(import.meta.dirname, '../../libs/tools');

/**
 * @typedef {import('../../libs/platform/tool-contract/src/engine.ts').AnyEngine} AnyEngine
 * @typedef {{ from: string, until: string }} Period first and last day
 */

/**
 * The output of an engine's first example by each of its rule sets that are in force on a day or have no start; without a day, by
 * all of them at the instant of the example. One without rule sets has one output, `standard`.
 * @param {string} toolId @param {AnyEngine} engine @param {string} [day]
 */
function outputsOn(toolId, engine, day) {
  const { input, env } = engine.examples[0];
  const { marketplace } = ruleScopeOf(engine, input, 0);
  const inForce = day === undefined ? null : ruleSetInForce(engine.ruleSets, { day, marketplace });
  const sets = engine.ruleSets.filter(
    (set) =>
      appliesToMarketplace(set, marketplace) && (!inForce || set === inForce || set.effectiveFrom === null),
  );
  // Rule sets may say something of the day; without them 0 shows that an output does not depend on it.
  const instant = engine.ruleSets.length > 0 ? (env?.now ?? 0) : 0;
  const now = day === undefined ? instant : Date.parse(`${day}T20:00Z`);
  const inputs = sets.length > 0 ? sets.map(({ id }) => ({ ...input, ruleSet: id })) : [{ ...input }];
  const outputs = inputs.map((given) => {
    const result = runEngine(engine, given, { now });
    const id = given.ruleSet ?? STANDARD_RULE_SET;
    if (!result.ok) throw new Error(`${toolId} rejects its first example by ${id}`);
    return [id, result.output];
  });
  return Object.fromEntries(outputs);
}

/**
 * The file's text.
 * @param {string} toolId @param {AnyEngine} engine @param {readonly Period[] | null} periods of a tool with an output that depends on the day
 */
function exampleOutputsText(toolId, engine, periods) {
  const data = periods
    ? periods.map((period) => ({ ...period, outputs: outputsOn(toolId, engine, period.from) }))
    : outputsOn(toolId, engine);
  const ids = Object.keys(periods ? data[0].outputs : data).map((id) => JSON.stringify(id));
  const outputs = `Readonly<Record<${ids.join(' | ')}, z.output<typeof outputSchema>>>`;
  const type = periods
    ? `readonly { readonly from: string; readonly until: string; readonly outputs: ${outputs} }[]`
    : outputs;
  return `// Written by \`npm run examples\` from the engine.
import type * as z from 'zod/mini';
import type { outputSchema } from './${schemaFile(toolId)}';

/** What the engine computes for its first example by each rule set${periods ? ' in each period' : ''}: the page opens with it and loads the engine later. */
export const EXAMPLE_OUTPUTS: ${type} = ${JSON.stringify(data)};
`;
}

/** The schema file of a tool with its output schema. @param {string} toolId */
function schemaFile(toolId) {
  const folder = join(TOOLS, toolId, 'src/engine');
  const main = `${toolId}.schema.ts`;
  const others = readdirSync(folder).filter((name) => name.endsWith('.schema.ts'));
  return [main, ...others].find((name) => readFileSync(join(folder, name), 'utf8').includes('outputSchema'));
}

/** @param {string} folder @returns {Promise<readonly Period[] | null>} */
async function periodsOf(folder) {
  const file = join(folder, 'example-periods.data.ts');
  return existsSync(file) ? (await import(pathToFileURL(file).href)).EXAMPLE_PERIODS : null;
}

/**
 * The example that the showcase names, with the engine's output.
 * @param {string} name
 * @param {AnyEngine} engine
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
  if (existsSync(outputs))
    await write(outputs, exampleOutputsText(toolId, engine, await periodsOf(join(source, 'engine'))));
  if (!existsSync(showcase)) continue;
  await write(showcase, showcaseText(JSON.parse(readFileSync(showcase, 'utf8')).name, engine));
}
