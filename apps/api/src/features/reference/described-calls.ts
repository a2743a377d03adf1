import * as z from 'zod/mini';

const parameterSchema = z.object({
  name: z.string(),
  in: z.string(),
  required: z._default(z.boolean(), false),
  schema: z._default(z.unknown(), {}),
});
const contentSchema = z.record(z.string(), z.object({ schema: z.optional(z.unknown()) }));
const operationSchema = z.object({
  summary: z._default(z.string(), ''),
  description: z._default(z.string(), ''),
  tags: z._default(z.array(z.string()), []),
  parameters: z._default(z.array(parameterSchema), []),
  requestBody: z.optional(z.object({ content: contentSchema })),
  responses: z.record(
    z.string(),
    z.object({ description: z._default(z.string(), ''), content: z._default(contentSchema, {}) }),
  ),
});
const documentSchema = z.object({
  info: z.object({ title: z.string(), description: z._default(z.string(), '') }),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
});

/** One call of the API from its OpenAPI description. */
export interface DescribedCall extends z.output<typeof operationSchema> {
  readonly method: string;
  readonly path: string;
}

export interface DescribedApi {
  readonly title: string;
  readonly description: string;
  readonly calls: readonly DescribedCall[];
}

/** The calls of an OpenAPI document, sorted by path. */
export function describedCalls(document: unknown): DescribedApi {
  const { info, paths } = documentSchema.parse(document);
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ ...call, method: method.toUpperCase(), path })),
  );
  return { ...info, calls: calls.sort((a, b) => (a.path < b.path ? -1 : Number(a.path > b.path))) };
}
