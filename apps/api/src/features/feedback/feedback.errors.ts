import { AppError } from '../../http/app-error.ts';

export const feedbackNotFound = () => new AppError({ code: 'feedback.not-found', status: 404 });

/** Too late, undone before, or the batch of another admin. */
export const undoExpired = () => new AppError({ code: 'feedback.undo-expired', status: 404 });

export const changedConcurrently = () => new AppError({ code: 'feedback.changed-meanwhile', status: 409 });
