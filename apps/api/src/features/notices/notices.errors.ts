import { AppError } from '../../http/app-error.ts';

export const wayNotConfigured = () => new AppError({ code: 'notices.way-not-configured', status: 409 });
