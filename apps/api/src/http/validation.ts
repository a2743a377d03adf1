import type { FastifySchemaCompiler } from 'fastify';
import { safeParse, type $ZodType } from 'zod/v4/core';
import { toProblems } from '@seller-toolbox/tool-contract';
import { invalid } from './request.errors.ts';

/** Validates body, query and path; an invalid value is a 422 with its problems. */
export const validatorCompiler: FastifySchemaCompiler<$ZodType> =
  ({ schema }) =>
  (data: unknown) => {
    const checked = safeParse(schema, data);
    return checked.success
      ? { value: checked.data }
      : { error: invalid(toProblems(checked.error.issues, data)) };
  };
