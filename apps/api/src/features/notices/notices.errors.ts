import { AppError } from '../../http/app-error.ts';

export const channelNotConfigured = () => new AppError({ code: 'notices.way-not-configured', status: 409 });
