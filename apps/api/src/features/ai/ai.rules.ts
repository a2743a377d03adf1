import { findingSchema, runEngine, type AnyEngine, type Problem } from '@seller-toolbox/tool-contract';
import * as z from 'zod/mini';
import type { Clock } from '../../ports/clock.ts';
import type { ToolCatalogue } from '../tools/tool-catalogue.ts';
import { inputRejected } from '../tools/tools.errors.ts';

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

/** The title rules: the engines of the two tools. */
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

export function createTitleRules(catalogue: ToolCatalogue, clock: Clock): TitleRules {
  const run = async (toolId: string, input: object) => {
    const engine: AnyEngine | undefined = await catalogue.loadEngine(toolId);
    if (!engine) throw new Error(`the catalogue has no engine ${toolId}`);
    return runEngine(engine, input, { now: clock() });
  };
  const runOrReject = async (toolId: string, input: object): Promise<unknown> => {
    const result = await run(toolId, input);
    if (!result.ok) throw inputRejected(result.problems.map(toWireNames));
    return result.output;
  };
  return {
    fix: async (title, context) =>
      fixSchema.parse(await runOrReject('title-fixer', withoutUndefined({ title, ...context }))),
    review: async (title, context) =>
      analysisSchema.parse(await runOrReject('title-analyzer', withoutUndefined({ title, ...context }))),
    fixReviewed: async (title, context) => {
      const input = withoutUndefined({ title, ...context });
      const result = await run('title-fixer', input);
      if (result.ok) return fixSchema.parse(result.output);
      const unknown = new Set(result.problems.map(({ path }) => path));
      const known = Object.entries(input).filter(([name]) => !unknown.has(name));
      return fixSchema.parse(await runOrReject('title-fixer', Object.fromEntries(known)));
    },
  };
}

/** Engines reject a field that is present but undefined. */
function withoutUndefined(input: Readonly<Record<string, unknown>>): object {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
}

const WIRE_NAMES: Readonly<Record<string, string>> = { errorMessage: 'error_message', ruleSet: 'rule_set' };

function toWireNames({ path, code }: Problem): Problem {
  return { path: WIRE_NAMES[path] ?? path, code };
}
