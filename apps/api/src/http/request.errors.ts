import type { FieldError } from '@seller-toolbox/contracts';
import { AppError } from './app-error.ts';

export const unparsable = () =>
  new AppError({ code: 'request.unparsable', status: 400, message: '请求无法解析' });

export const authRequired = () => new AppError({ code: 'auth.required', status: 401, message: '请先登录' });

export const forbidden = () => new AppError({ code: 'auth.forbidden', status: 403, message: '权限不足' });

export const crossSite = () =>
  new AppError({ code: 'request.cross-site', status: 403, message: '不接受来自其他网站的请求' });

export const routeNotFound = () =>
  new AppError({ code: 'request.not-found', status: 404, message: '请求的地址不存在' });

export const timedOut = () => new AppError({ code: 'request.timed-out', status: 408, message: '请求超时' });

export const tooLarge = () =>
  new AppError({ code: 'request.too-large', status: 413, message: '请求内容过大' });

export const unsupportedType = () =>
  new AppError({ code: 'request.unsupported-type', status: 415, message: '不支持的内容类型' });

export const invalid = (fields: readonly FieldError[]) =>
  new AppError({ code: 'request.invalid', status: 422, message: '请求内容不正确', fields });

export const rateLimited = (retryAfterSeconds: number) =>
  new AppError({
    code: 'request.rate-limited',
    status: 429,
    message: '请求过于频繁，请稍后再试',
    retryAfterSeconds,
  });

export const unexpected = () =>
  new AppError({ code: 'internal.unexpected', status: 500, message: '服务器内部错误' });

export const unavailable = () =>
  new AppError({
    code: 'service.unavailable',
    status: 503,
    message: '服务暂时不可用，请稍后再试',
    retryAfterSeconds: 5,
  });
