import type { ClientErrorCode, ErrorCode, FieldError } from '@seller-toolbox/contracts';

export interface Rejected {
  /** A code of the contract; a newer service may send one that this build does not know. */
  readonly code: ErrorCode | ClientErrorCode | (string & {});
  /** The HTTP status; 0 without an answer. */
  readonly status: number;
  readonly message: string;
  readonly fields?: readonly FieldError[];
  /** From the Retry-After header. */
  readonly retryAfterSeconds?: number | undefined;
  /** The request id in the log of the service. */
  readonly requestId?: string | undefined;
}

/** A rejected or unanswered call. Screens show the text of `code`, else `message`. */
export class ApiError extends Error {
  declare readonly code: Rejected['code'];
  declare readonly status: number;
  declare readonly fields: readonly FieldError[];
  declare readonly retryAfterSeconds: number | undefined;
  declare readonly requestId: string | undefined;

  constructor({ code, status, message, fields = [], retryAfterSeconds, requestId }: Rejected) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
    this.requestId = requestId;
  }

  /** Whether a retry may succeed. */
  get isTemporary(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}
