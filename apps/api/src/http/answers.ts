import { rejectionSchema, successSchema } from '@seller-toolbox/contracts';
import * as z from 'zod/mini';

/** The response schemas of a route that answers `data` with this status. */
export function answers<Status extends number, Data extends z.ZodMiniType>(status: Status, data: Data) {
  return { [status]: successSchema(data), '4xx': rejectionSchema, '5xx': rejectionSchema } as {
    [Key in Status]: ReturnType<typeof successSchema<Data>>;
  } & { '4xx': typeof rejectionSchema; '5xx': typeof rejectionSchema };
}

/** The query of a route without parameters; unknown parameters are ignored. */
export const noQuery = z.object({});
