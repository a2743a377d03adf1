import type { RunTool, ToolDescription, ToolRow } from '@seller-toolbox/contracts';
import { runEngine, type AnyEngine, type ToolManifest } from '@seller-toolbox/tool-contract';
import * as z from 'zod';
import type { Clock } from '../../ports/clock.ts';
import type { RunQueue } from './run-queue.ts';
import type { ToolCatalogue } from './tool-catalogue.ts';
import { inputRejected, toolNotFound } from './tools.errors.ts';

export interface ToolsDeps {
  readonly catalogue: ToolCatalogue;
  readonly clock: Clock;
}

export interface RunToolDeps extends ToolsDeps {
  readonly queue: RunQueue;
}

/** Every tool in the order of the catalogue. */
export async function listTools({ catalogue }: ToolsDeps): Promise<ToolRow[]> {
  const titles = await Promise.all(
    catalogue.languages.map(async (language) => [language, await catalogue.loadTitles(language)] as const),
  );
  return Promise.all(
    catalogue.tools.map(async (tool) => toRow(tool, await engineOf(catalogue, tool.id), new Map(titles))),
  );
}

export async function describeTool(deps: ToolsDeps, id: string): Promise<ToolDescription> {
  const engine = await engineOf(deps.catalogue, id);
  const row = (await listTools(deps)).find((tool) => tool.id === id);
  if (!row) throw toolNotFound();
  return {
    ...row,
    input_schema: jsonSchema(engine.inputSchema, 'input'),
    output_schema: jsonSchema(engine.outputSchema, 'output'),
    examples: engine.examples.map((example) => ({ ...example })),
  };
}

/** Runs an engine. Without `env`, uses the real time and a seed derived from the input. */
export async function runTool(
  { catalogue, clock, queue }: RunToolDeps,
  id: string,
  { input, env }: RunTool,
): Promise<unknown> {
  const engine = await engineOf(catalogue, id);
  const result = await queue(() =>
    runEngine(engine, input, { now: instantOf(env?.now) ?? clock(), seed: env?.seed }),
  );
  if (!result.ok) throw inputRejected(result.problems);
  return result.output;
}

async function engineOf(catalogue: ToolCatalogue, id: string): Promise<AnyEngine> {
  const engine = catalogue.loadEngine(id);
  if (!engine) throw toolNotFound();
  return engine;
}

function toRow(
  tool: ToolManifest,
  engine: AnyEngine,
  titles: ReadonlyMap<string, ReadonlyMap<string, string>>,
): ToolRow {
  return {
    id: tool.id,
    category: tool.category,
    status: tool.status,
    hot: tool.hot,
    rule_sets: engine.ruleSets.map((set) => set.id),
    names: Object.fromEntries(
      [...titles].map(([language, names]) => [language, names.get(tool.id) ?? tool.id]),
    ),
  };
}

function instantOf(now: string | number | undefined): number | undefined {
  return typeof now === 'string' ? Date.parse(now) : now;
}

/** Rules that JSON Schema cannot express are left out. */
function jsonSchema(schema: AnyEngine['inputSchema'], io: 'input' | 'output'): Record<string, unknown> {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any' });
}
