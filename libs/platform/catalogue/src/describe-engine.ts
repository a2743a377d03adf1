import type { AnyEngine, Example, RuleSet } from '@seller-toolbox/tool-contract';
import * as z from 'zod/mini';

/** An engine as data: what the command line and HTTP tell of it. */
export interface EngineDescription {
  /** JSON Schema of what a caller may pass; fields with a default may be left out. */
  readonly inputSchema: JsonSchema;
  readonly outputSchema: JsonSchema;
  readonly examples: readonly Example<unknown, unknown>[];
  readonly ruleSets: readonly RuleSet[];
}

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Rules that JSON Schema cannot say (one field against another) are left out of the schemas. */
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
