import { findingSchema, type Problem } from '@seller-toolbox/tool-contract';
import * as z from 'zod/mini';
import type { Clock } from '../../ports/clock.ts';
import type { RunOutcome, ToolRuns } from '../../runs/tool-runs.ts';
import { requireTool, type CurrentToolsCache } from '../tool-settings/current-tools.ts';
import { inputRejected } from '../tools/tools.errors.ts';
import { MAX_OUTPUT_BYTES, toError } from '../tools/tools.service.ts';

/** Context of the check; missing fields use the engine defaults. */
export interface TitleContext {
  readonly marketplace?: string | undefined;
  readonly category?: string | undefined;
  readonly ruleSet?: string | undefined;
}

const positions = z.array(z.object({ start: z.number(), end: z.number() }));

/** The used part of the output of the engine `title-fixer`. */
const fixSchema = z.object({
  score: z.number(),
  violations: z.array(
    z.object({
      type: z.string(),
      severity: z.enum(['error', 'warning']),
      positions,
      foundChars: z.optional(z.array(z.object({ char: z.string(), positions }))),
      repeatedWords: z.optional(z.array(z.object({ word: z.string(), count: z.number() }))),
      maxLength: z.optional(z.number()),
      finding: z.optional(findingSchema),
    }),
  ),
  stats: z.object({ length: z.number(), maxAllowed: z.number() }),
  versions: z.array(
    z.object({
      strategy: z.enum(['minimal', 'seo', 'conversion']),
      title: z.string(),
      length: z.number(),
      complianceScore: z.number(),
      changes: z.array(findingSchema),
      explanation: findingSchema,
    }),
  ),
  findings: z._default(z.array(findingSchema), []),
});
export type TitleFixing = z.infer<typeof fixSchema>;

/** The used part of the output of the engine `title-analyzer`. */
const analysisSchema = z.object({
  score: z.number(),
  complianceScore: z.number(),
  length: z.number(),
  maxLength: z.number(),
  issues: z.array(findingSchema),
  suggestions: z.array(findingSchema),
});
export type TitleReview = z.infer<typeof analysisSchema>;

/** The title rules: the engines of the two tools. A tool that is off is not found. */
export interface TitleRules {
  /** Rejects an unknown marketplace or category. */
  readonly fix: (
    title: string,
    context: TitleContext & { errorMessage?: string; brand?: string | undefined },
  ) => Promise<TitleFixing>;
  /** Rejects an unknown marketplace or category. */
  readonly review: (title: string, context: TitleContext & { keyword?: string }) => Promise<TitleReview>;
  /** Runs the fixer with analyzer context; uses the defaults for values that the fixer does not know. */
  readonly fixReviewed: (title: string, context: TitleContext) => Promise<TitleFixing>;
}

export interface TitleRulesDeps {
  readonly runs: ToolRuns;
  readonly clock: Clock;
  readonly currentTools: Pick<CurrentToolsCache, 'current'>;
}

/** The rules for a caller from these networks; in threads, because one title can take 0.1 s. */
export function createTitleRules(
  { runs, clock, currentTools }: TitleRulesDeps,
  networks: readonly string[],
): TitleRules {
  const caller = { networks, signal: new AbortController().signal };
  const run = (toolId: string, input: object) => {
    const body = Buffer.from(JSON.stringify({ input }));
    const call = { toolId, body, now: clock(), rules: 'in-force' as const, maxOutputBytes: MAX_OUTPUT_BYTES };
    return runs.run(call, caller);
  };
  const runOrReject = async (toolId: string, input: object): Promise<unknown> => {
    const outcome = await run(toolId, input);
    if (outcome.kind === 'input-rejected') throw inputRejected(outcome.fields.map(toWireNames));
    return outputOf(outcome);
  };
  const runTool = (toolId: string, input: Readonly<Record<string, unknown>>) => {
    requireTool(currentTools, toolId);
    return runOrReject(toolId, withoutUndefined(input));
  };
  return {
    fix: async (title, context) => fixSchema.parse(await runTool('title-fixer', { title, ...context })),
    review: async (title, context) =>
      analysisSchema.parse(await runTool('title-analyzer', { title, ...context })),
    fixReviewed: async (title, context) => {
      const input = withoutUndefined({ title, ...context });
      const outcome = await run('title-fixer', input);
      if (outcome.kind !== 'input-rejected') return fixSchema.parse(outputOf(outcome));
      const unknown = new Set(outcome.fields.map(({ path }) => path));
      const known = Object.entries(input).filter(([name]) => !unknown.has(name));
      return fixSchema.parse(await runOrReject('title-fixer', Object.fromEntries(known)));
    },
  };
}

function outputOf(outcome: RunOutcome): unknown {
  if (!('json' in outcome)) throw toError(outcome);
  return JSON.parse(Buffer.from(outcome.json).toString());
}

/** Engines reject a field that is present but undefined. */
function withoutUndefined(input: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
}

const WIRE_NAMES: Readonly<Record<string, string>> = { errorMessage: 'error_message', ruleSet: 'rule_set' };

function toWireNames({ path, code }: Problem): Problem {
  return { path: WIRE_NAMES[path] ?? path, code };
}
