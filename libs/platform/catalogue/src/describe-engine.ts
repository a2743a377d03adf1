import type { AnyEngine, Example, RuleSet } from '@seller-toolbox/tool-contract';
import * as z from 'zod/mini';

/** An engine as data, for the command line and HTTP. */
export interface EngineDescription {
  /** JSON Schema of the input; fields with a default are optional. */
  readonly inputSchema: JsonSchema;
  readonly outputSchema: JsonSchema;
  readonly examples: readonly Example<unknown, unknown>[];
  readonly ruleSets: readonly RuleSet[];
}

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Rules that JSON Schema cannot express (between fields) are omitted. */
export function describeEngine(engine: AnyEngine): EngineDescription {
  return {
    inputSchema: toJsonSchema(engine.inputSchema, 'input'),
    outputSchema: toJsonSchema(engine.outputSchema, 'output'),
    examples: engine.examples,
    ruleSets: engine.ruleSets,
  };
}

function toJsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  return z.toJSONSchema(schema, { io, unrepresentable: 'any' });
}
