import type { FastifySchemaCompiler } from 'fastify';
import { safeParse, type $ZodType } from 'zod/v4/core';
import { toProblems } from '@seller-toolbox/tool-contract';
import { invalid } from './request.errors.ts';

/** Checks body, query and path alike: what does not fit is a 422 with the problems every door answers. */
export const validatorCompiler: FastifySchemaCompiler<$ZodType> =
  ({ schema }) =>
  (data: unknown) => {
    const checked = safeParse(schema, data);
    return checked.success
      ? { value: checked.data }
      : { error: invalid(toProblems(checked.error.issues, data)) };
  };
