import { AppError } from '../../http/app-error.ts';

export const announcementNotFound = () => new AppError({ code: 'announcements.not-found', status: 404 });

export const changedConcurrently = () =>
  new AppError({ code: 'announcements.changed-meanwhile', status: 409 });

export const templateNotFound = () => new AppError({ code: 'announcements.template-not-found', status: 404 });

export const templateExists = () => new AppError({ code: 'announcements.template-exists', status: 409 });

export const tooManyTemplates = () => new AppError({ code: 'announcements.too-many-templates', status: 409 });
