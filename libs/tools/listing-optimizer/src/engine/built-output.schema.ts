import * as z from 'zod/mini';
import { builderSchema } from './builder.schema.ts';
import { outputSchema } from './listing-optimizer.schema.ts';

/** The output of the full engine. */
export const builtOutputSchema = z.extend(outputSchema, { builder: z.optional(builderSchema) });
