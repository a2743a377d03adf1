import type { FastifySchemaCompiler } from 'fastify';
import type { $ZodType } from 'zod/v4/core';
import { checkInput } from '@seller-toolbox/tool-contract';
import { invalid } from './request.errors.ts';

/** Validates body, query and path; an invalid value is a 422 with its problems. */
export const validatorCompiler: FastifySchemaCompiler<$ZodType> =
  ({ schema }) =>
  (data: unknown) => {
    const checked = checkInput(schema, data);
    return checked.ok ? { value: checked.value } : { error: invalid(checked.problems) };
  };
