import type { ErrorCode, FieldError, FieldErrorCode, Rejection } from '@seller-toolbox/contracts';
import zh from '@seller-toolbox/words/errors/zh';
import { limitFields } from './limit-fields.ts';

export interface AppErrorInit {
  readonly code: ErrorCode | FieldErrorCode;
  readonly status: number;
  readonly fields?: readonly FieldError[];
  /** Problems that were cut off before. */
  readonly fieldsLeftOut?: number;
  readonly retryAfterSeconds?: number;
  /** Placeholder values of the message, like `{{count}}`. */
  readonly params?: Readonly<Record<string, string | number>>;
}

/** An expected failure. Any other error is a bug and answered as `internal.unexpected`. */
export class AppError extends Error {
  readonly code: ErrorCode | FieldErrorCode;
  readonly statusCode: number;
  readonly fields: readonly FieldError[] | undefined;
  readonly fieldsLeftOut: number;
  readonly retryAfterSeconds: number | undefined;

  constructor({ code, status, fields, fieldsLeftOut = 0, retryAfterSeconds, params = {} }: AppErrorInit) {
    super(messageOf(code, params));
    this.name = 'AppError';
    this.code = code;
    this.statusCode = status;
    this.fields = fields;
    this.fieldsLeftOut = fieldsLeftOut;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The zh message, for clients without their own texts. */
function messageOf(code: ErrorCode | FieldErrorCode, params: NonNullable<AppErrorInit['params']>): string {
  const [feature = '', what = ''] = code.split('.');
  const words: Readonly<Record<string, Readonly<Record<string, string>>>> = zh.errors;
  const text = words[feature]?.[what] ?? code;
  return text.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => String(params[name] ?? ''));
}

/** At most 64 KB, however many fields are wrong. */
export function toRejection({ message, code, ...error }: AppError): Rejection {
  if (!error.fields) return { success: false, message, error: { code } };
  const { fields, fieldsLeftOut } = limitFields(error.fields);
  const leftOut = fieldsLeftOut + error.fieldsLeftOut;
  return {
    success: false,
    message,
    error: { code, fields: [...fields], ...(leftOut > 0 && { fields_left_out: leftOut }) },
  };
}
