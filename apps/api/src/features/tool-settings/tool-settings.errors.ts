import { AppError } from '../../http/app-error.ts';

export const toolsChangedConcurrently = () => new AppError({ code: 'tools.changed-meanwhile', status: 409 });
