import type { ErrorCode, FieldError, FieldErrorCode, Refusal } from '@seller-toolbox/contracts';
import zh from '@seller-toolbox/i18n/errors/zh';

export interface AppErrorInit {
  readonly code: ErrorCode | FieldErrorCode;
  readonly status: number;
  readonly fields?: readonly FieldError[];
  readonly retryAfterSeconds?: number;
}

/** An expected failure. Everything else that is thrown is a bug, and answered as `internal.unexpected`. */
export class AppError extends Error {
  readonly code: ErrorCode | FieldErrorCode;
  readonly statusCode: number;
  readonly fields: readonly FieldError[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor({ code, status, fields, retryAfterSeconds }: AppErrorInit) {
    super(messageOf(code));
    this.name = 'AppError';
    this.code = code;
    this.statusCode = status;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The zh text, for clients without words of their own. */
function messageOf(code: ErrorCode | FieldErrorCode): string {
  const [feature = '', what = ''] = code.split('.');
  const words: Readonly<Record<string, Readonly<Record<string, string>>>> = zh.errors;
  return words[feature]?.[what] ?? code;
}

export function toRefusal({ message, code, fields }: AppError): Refusal {
  return { success: false, message, error: fields ? { code, fields: [...fields] } : { code } };
}
