import { AppError } from '../../http/app-error.ts';

export const userNotFound = () => new AppError({ code: 'users.not-found', status: 404 });

export const nameTaken = () => new AppError({ code: 'users.name-taken', status: 409 });

export const lastSuperAdmin = () => new AppError({ code: 'users.last-super-admin', status: 409 });
