import type { ErrorCode, FieldError, Refusal } from '@seller-toolbox/contracts';

export interface AppErrorInit {
  readonly code: ErrorCode;
  readonly status: number;
  /** The zh text, for clients without words of their own. */
  readonly message: string;
  readonly fields?: readonly FieldError[];
  readonly retryAfterSeconds?: number;
}

/** An expected failure. Everything else that is thrown is a bug, and answered as `internal.unexpected`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly statusCode: number;
  readonly fields: readonly FieldError[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor({ code, status, message, fields, retryAfterSeconds }: AppErrorInit) {
    super(message);
    this.name = 'AppError';
    this.code = code;
    this.statusCode = status;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export function toRefusal({ message, code, fields }: AppError): Refusal {
  return { success: false, message, error: fields ? { code, fields: [...fields] } : { code } };
}
