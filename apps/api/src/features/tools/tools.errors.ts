import type { FieldError } from '@seller-toolbox/contracts';
import { AppError } from '../../http/app-error.ts';

export const toolNotFound = () => new AppError({ code: 'tools.not-found', status: 404 });

export const inputRejected = (fields: readonly FieldError[]) =>
  new AppError({ code: 'tools.input-refused', status: 422, fields });
