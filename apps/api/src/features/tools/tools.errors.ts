import type { FieldError } from '@seller-toolbox/contracts';
import { AppError } from '../../http/app-error.ts';

export const toolNotFound = () =>
  new AppError({ code: 'tools.not-found', status: 404, message: '没有这个工具' });

export const inputRefused = (fields: readonly FieldError[]) =>
  new AppError({ code: 'tools.input-refused', status: 422, message: '输入内容不正确', fields });
