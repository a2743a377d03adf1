import * as z from 'zod/mini';
import { TOOL_CATEGORIES } from '@seller-toolbox/tool-contract';

/** A row of `GET /tools`. */
export const toolRowSchema = z.object({
  id: z.string(),
  category: z.enum(TOOL_CATEGORIES),
  status: z.enum(['ready', 'developing']),
  hot: z.boolean(),
  /** Rule set ids of the engine, `standard` first; empty without published figures. */
  rule_sets: z.array(z.string()),
  /** The tool's title by language code. */
  names: z.record(z.string(), z.string()),
  /** What the operator says of the tool at the moment, such as "fees being updated", by language code. */
  notice: z.optional(z.record(z.string(), z.string())),
});
export type ToolRow = z.infer<typeof toolRowSchema>;
export const toolRowsSchema = z.array(toolRowSchema);

export const toolExampleSchema = z.object({
  name: z.string(),
  input: z.unknown(),
  env: z.optional(z.object({ now: z.number(), seed: z.number() })),
  expected: z.unknown(),
});

const jsonSchema = z.record(z.string(), z.unknown());

/** `GET /tools/{id}`: the row, JSON Schemas and examples. */
export const toolDescriptionSchema = z.object({
  ...toolRowSchema.shape,
  input_schema: jsonSchema,
  output_schema: jsonSchema,
  examples: z.array(toolExampleSchema),
});
export type ToolDescription = z.infer<typeof toolDescriptionSchema>;

export const toolParamsSchema = z.object({ id: z.string().check(z.maxLength(64)) });

/**
 * `POST /tools/{id}/run`. `now` is ISO 8601 or milliseconds, default: the real time. The default seed is derived from the
 * input. The schema of the engine validates the input.
 */
export const runToolSchema = z.object({
  input: z.unknown(),
  env: z.optional(
    z.object({
      now: z.optional(
        z.union([z.iso.datetime({ offset: true }), z.number().check(z.gte(-8.64e15), z.lte(8.64e15))]),
      ),
      seed: z.optional(z.int()),
    }),
  ),
});
export type RunTool = z.infer<typeof runToolSchema>;

const batchId = z.union([z.string().check(z.maxLength(200)), z.number()]);

/** A line of `POST /tools/{id}/batch` with its own id or environment; any other line is the input itself. */
export const batchLineSchema = z.extend(runToolSchema, { id: z.optional(batchId) });

/** Whether a parsed line is of `batchLineSchema`; no tool's input has a field `input`. */
export function isBatchEnvelope(line: unknown): boolean {
  return typeof line === 'object' && line !== null && Object.hasOwn(line, 'input');
}

/** An answered line of `POST /tools/{id}/batch`, one for each row. */
export const batchAnswerSchema = z.object({
  /** From 1; blank lines are no rows. */
  row: z.int(),
  id: z.optional(batchId),
  data: z.optional(z.unknown()),
  /** At most 60 KB of them; `more-problems` is then the last. */
  problems: z.optional(z.array(z.object({ path: z.string(), code: z.string() }))),
});
