import { AppError } from '../../http/app-error.ts';

export const feedbackNotFound = () => new AppError({ code: 'feedback.not-found', status: 404 });
