import type { FieldError } from '@seller-toolbox/contracts';
import { AppError } from '../../http/app-error.ts';
import { invalid } from '../../http/request.errors.ts';

export const settingNotFound = () => new AppError({ code: 'settings.not-found', status: 404 });

export const changedConcurrently = () => new AppError({ code: 'settings.changed-meanwhile', status: 409 });

/** The site configuration file or the environment decides. */
export const settingIsGiven = () => new AppError({ code: 'settings.set-by-file', status: 409 });

export const valueRejected = (fields: readonly FieldError[]) => invalid(fields);
