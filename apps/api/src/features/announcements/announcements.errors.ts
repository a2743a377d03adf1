import { AppError } from '../../http/app-error.ts';

export const announcementNotFound = () => new AppError({ code: 'announcements.not-found', status: 404 });

export const changedConcurrently = () =>
  new AppError({ code: 'announcements.changed-meanwhile', status: 409 });
