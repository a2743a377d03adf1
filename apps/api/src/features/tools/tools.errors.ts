import type { FieldError } from '@seller-toolbox/contracts';
import { AppError } from '../../http/app-error.ts';

export const toolNotFound = () => new AppError({ code: 'tools.not-found', status: 404 });

export const inputRejected = (fields: readonly FieldError[], fieldsLeftOut = 0) =>
  new AppError({ code: 'tools.input-refused', status: 422, fields, fieldsLeftOut });

export const outputTooLarge = () => new AppError({ code: 'tools.output-too-large', status: 422 });

/** The queue of runs is full. */
export const runsBusy = () => new AppError({ code: 'tools.busy', status: 503, retryAfterSeconds: 2 });

/** The run exceeded its time or memory; the same input would do so again. */
export const runTimeout = () =>
  new AppError({ code: 'tools.run-timeout', status: 503, retryAfterSeconds: 60 });
