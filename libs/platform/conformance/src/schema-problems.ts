import { toProblems } from '@seller-toolbox/tool-contract';
import type * as z from 'zod/mini';

/** Problems of a value with its path: `output.findings.0.code: invalid-value`. */
export function schemaProblems(schema: z.ZodMiniType, value: unknown, subject: string): string[] {
  const { error } = schema.safeParse(value);
  return toProblems(error?.issues ?? [], value).map(
    ({ path, code }) => `${path === '' ? subject : `${subject}.${path}`}: ${code}`,
  );
}
