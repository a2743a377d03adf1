import type { AskAnswer, AskQuery, ToolDescription, ToolRow } from '@seller-toolbox/contracts';
import type { AnyEngine, DefaultRules, ToolManifest } from '@seller-toolbox/tool-contract';
import * as z from 'zod';
import type { AppError } from '../../http/app-error.ts';
import { invalid, rateLimited, unparsable } from '../../http/request.errors.ts';
import type { Clock } from '../../ports/clock.ts';
import { ASK_RUN, type RunCaller, type RunOutcome, type ToolRuns } from '../../runs/tool-runs.ts';
import type { ToolCatalogue } from './tool-catalogue.ts';
import { inputRejected, outputTooLarge, runsBusy, runTimeout, toolNotFound } from './tools.errors.ts';

export interface ToolsDeps {
  readonly catalogue: ToolCatalogue;
  readonly clock: Clock;
}

export interface RunToolDeps extends ToolsDeps {
  readonly runs: ToolRuns;
  /** Which rules an input gets that names none. */
  readonly defaultRules: () => DefaultRules;
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

/** Describes a tool. Made once per tool and catalogue, because the JSON Schemas of a large one take milliseconds. */
export function createToolDescriptions(deps: ToolsDeps): (id: string) => Promise<ToolDescription> {
  const known = new WeakMap<ToolCatalogue['tools'], Map<string, Promise<ToolDescription>>>();
  return (id) => {
    const { tools } = deps.catalogue;
    if (!tools.some((tool) => tool.id === id)) throw toolNotFound();
    const descriptions = known.get(tools) ?? new Map<string, Promise<ToolDescription>>();
    known.set(tools, descriptions);
    const description = descriptions.get(id) ?? describeTool(deps, id);
    descriptions.set(id, description);
    return description;
  };
}

async function describeTool(deps: ToolsDeps, id: string): Promise<ToolDescription> {
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

/** Maximum bytes of the output of one run over HTTP. */
export const MAX_OUTPUT_BYTES = 2_000_000;

/** Runs a tool on a body in the form of `runToolSchema`, and returns its output as JSON in UTF-8. */
export async function runTool(
  { catalogue, clock, runs, defaultRules }: RunToolDeps,
  call: { readonly toolId: string; readonly body: Uint8Array },
  caller: RunCaller,
): Promise<Uint8Array> {
  await engineOf(catalogue, call.toolId);
  const run = { ...call, now: clock(), rules: defaultRules(), maxOutputBytes: MAX_OUTPUT_BYTES };
  const outcome = await runs.run(run, caller);
  if ('json' in outcome) return outcome.json;
  throw toError(outcome);
}

/** Answers a text in a thread of the runs, like a run of a tool. */
export async function askTools(
  { catalogue, clock, runs, defaultRules }: RunToolDeps,
  query: AskQuery,
  caller: RunCaller,
): Promise<AskAnswer[]> {
  const body = Buffer.from(JSON.stringify(query));
  const run = {
    toolId: ASK_RUN,
    body,
    now: clock(),
    rules: defaultRules(),
    maxOutputBytes: MAX_OUTPUT_BYTES,
  };
  const outcome = await runs.run(run, caller);
  if (!('json' in outcome)) throw toError(outcome);
  // Written by `executeAsk`; the response schema checks it.
  const answers = JSON.parse(Buffer.from(outcome.json).toString()) as AskAnswer[];
  // The threads have all tools.
  return answers.filter(({ tool_id }) => catalogue.tools.some(({ id }) => id === tool_id));
}

/** The answer to a run without an output. */
export function toError(outcome: Exclude<RunOutcome, { kind: 'done' | 'rows' }>): AppError {
  switch (outcome.kind) {
    case 'unparsable':
      return unparsable();
    case 'body-invalid':
      return invalid(outcome.fields, outcome.fieldsLeftOut);
    case 'input-rejected':
      return inputRejected(outcome.fields, outcome.fieldsLeftOut);
    case 'output-too-large':
      return outputTooLarge();
    case 'killed':
      return runTimeout();
    case 'penalized':
      return rateLimited(PENALTY_SECONDS);
    case 'over-share':
      return rateLimited(SHARE_RETRY_SECONDS);
    case 'busy':
    case 'cancelled':
      return runsBusy();
  }
}

const SHARE_RETRY_SECONDS = 2;
const PENALTY_SECONDS = 60;

export async function engineOf(catalogue: ToolCatalogue, id: string): Promise<AnyEngine> {
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
    ...(tool.notice && { notice: tool.notice }),
  };
}

/** Rules that JSON Schema cannot express are left out. */
function jsonSchema(schema: AnyEngine['inputSchema'], io: 'input' | 'output'): Record<string, unknown> {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any' });
}
