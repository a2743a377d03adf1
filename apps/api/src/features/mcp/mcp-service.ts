import {
  ProtocolError,
  ProtocolErrorCode,
  Server,
  type CallToolResult,
  type ListToolsResult,
} from '@modelcontextprotocol/server';
import { checkInput } from '@seller-toolbox/tool-contract';
import * as z from 'zod/mini';
import type { RunCaller, RunView } from '../../runs/tool-runs.ts';
import type { ToolCatalogue } from '../tools/tool-catalogue.ts';
import { MAX_OUTPUT_BYTES, toError, type RunToolDeps } from '../tools/tools.service.ts';
import { errorResult, MAX_VIEW_BYTES, problemsResult, toResult } from './call-results.ts';
import { CATALOGUE_TOOLS } from './catalogue-tools.ts';
import { engineTools, type EngineTool } from './engine-tools.ts';
import { mcpResources, readContents } from './mcp-resources.ts';

export interface McpDeps extends RunToolDeps {
  readonly version: string;
  /** Called with errors that are bugs; the caller gets none of their text. */
  readonly onError: (error: unknown) => void;
}

/** The same tools and resources for HTTP and standard input. */
export interface McpService {
  /** A server of the protocol for one call or one connection. */
  readonly serverFor: (caller: RunCaller) => Server;
}

const INSTRUCTIONS =
  'Calculators and checks for people who sell on online marketplaces. Each tool computes with published figures: name the rule set and its date in your answer. Units differ between tools, so read the description of each field. Use find_tool if unsure.';

const viewSchema = z.strictObject({
  fields: z.optional(
    z.array(z.string().check(z.minLength(1), z.maxLength(200))).check(z.minLength(1), z.maxLength(50)),
  ),
  page: z.optional(z.int().check(z.gte(1))),
});

export function createMcpService(deps: McpDeps): McpService {
  let loaded: { readonly tools: ToolCatalogue['tools']; readonly all: Promise<Loaded> } | undefined;
  const load = () => {
    const { tools } = deps.catalogue;
    if (loaded?.tools !== tools) loaded = { tools, all: loadAll(deps) };
    return loaded.all;
  };

  return {
    serverFor: (caller) => {
      const server = new Server(
        { name: 'seller-toolbox', title: 'Seller Toolbox', version: deps.version },
        { capabilities: { tools: {}, resources: {} }, instructions: INSTRUCTIONS },
      );
      server.setRequestHandler('tools/list', () => guarded(deps, async () => (await load()).toolList));
      server.setRequestHandler('tools/call', ({ params }) =>
        guarded(deps, async () => callTool(deps, await load(), { ...params, caller })),
      );
      server.setRequestHandler('resources/list', () =>
        guarded(deps, async () => ({
          resources: [...(await load()).resources.values()].map(({ resource }) => resource),
        })),
      );
      server.setRequestHandler('resources/read', ({ params: { uri } }) =>
        guarded(deps, async () => {
          const entry = (await load()).resources.get(uri);
          if (!entry) throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'Resource not found');
          return readContents(uri, entry);
        }),
      );
      return server;
    },
  };
}

interface Loaded {
  readonly byName: ReadonlyMap<string, EngineTool>;
  readonly toolList: ListToolsResult;
  readonly resources: ReturnType<typeof mcpResources>;
}

async function loadAll({ catalogue }: McpDeps): Promise<Loaded> {
  const tools = await engineTools(catalogue);
  return {
    byName: new Map(tools.map((tool) => [tool.tool.name, tool])),
    toolList: { tools: [...CATALOGUE_TOOLS, ...tools].map(({ tool }) => tool) },
    resources: mcpResources(tools),
  };
}

interface ToolCall {
  readonly name: string;
  readonly arguments?: Readonly<Record<string, unknown>> | undefined;
  readonly caller: RunCaller;
}

async function callTool(
  deps: McpDeps,
  { byName }: Loaded,
  { name, arguments: given = {}, caller }: ToolCall,
): Promise<CallToolResult> {
  const about = CATALOGUE_TOOLS.find(({ tool }) => tool.name === name);
  if (about) return about.call(given, { ...deps, caller, engineTools: [...byName.values()] });
  const tool = byName.get(name);
  if (!tool) throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'Tool not found; see tools/list');
  return runTool(deps, tool, { given, caller });
}

/** Runs an engine like `POST /tools/{id}/run`, with the same limits. */
async function runTool(
  { clock, runs, defaultRules }: McpDeps,
  tool: EngineTool,
  { given, caller }: { readonly given: Readonly<Record<string, unknown>>; readonly caller: RunCaller },
): Promise<CallToolResult> {
  const { fields, page, ...input } = given;
  const checked = checkInput(viewSchema, { fields, page });
  if (!checked.ok) return problemsResult(checked.problems);
  const body = toBody(input);
  if (!body) return problemsResult([{ path: '', code: 'too-long' }]);
  const now = clock();
  const outcome = await runs.run(
    {
      toolId: tool.manifest.id,
      body,
      now,
      rules: defaultRules(),
      maxOutputBytes: MAX_OUTPUT_BYTES,
      view: { ...checked.value, maxBytes: MAX_VIEW_BYTES },
    },
    caller,
  );
  if (!('json' in outcome)) return errorResult(toError(outcome));
  // What `executeRun` makes of a run with a view.
  return toResult(tool, JSON.parse(Buffer.from(outcome.json).toString()) as RunView, now);
}

/** Undefined where the input is nested too deep to be written, which `checkInput` calls too long. */
function toBody(input: unknown): Buffer | undefined {
  try {
    return Buffer.from(JSON.stringify({ input }));
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The text of an unexpected error may hold secrets: the caller gets only its code. */
async function guarded<Result>({ onError }: McpDeps, answer: () => Promise<Result>): Promise<Result> {
  try {
    return await answer();
  } catch (error) {
    if (error instanceof ProtocolError) throw error;
    onError(error);
    throw new ProtocolError(ProtocolErrorCode.InternalError, 'internal.unexpected');
  }
}
