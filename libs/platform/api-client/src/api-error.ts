import type { ClientErrorCode, ErrorCode, FieldError } from '@seller-toolbox/contracts';

export interface Refused {
  /** A code of the contract; a newer service may send one that this build does not know. */
  readonly code: ErrorCode | ClientErrorCode | (string & {});
  /** The HTTP status; 0 where no answer came. */
  readonly status: number;
  readonly message: string;
  readonly fields?: readonly FieldError[];
  /** When the service is ready to be asked again, where it says so. */
  readonly retryAfterSeconds?: number | undefined;
  /** Of the call, by which the log of the service tells more. */
  readonly requestId?: string | undefined;
}

/** A call that was refused or never answered. Screens show the words of `code`, else `message`. */
export class ApiError extends Error {
  readonly code: Refused['code'];
  readonly status: number;
  readonly fields: readonly FieldError[];
  readonly retryAfterSeconds: number | undefined;
  readonly requestId: string | undefined;

  constructor({ code, status, message, fields = [], retryAfterSeconds, requestId }: Refused) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.fields = fields;
    this.retryAfterSeconds = retryAfterSeconds;
    this.requestId = requestId;
  }

  /** Whether the same call may succeed later: nothing was wrong with the call itself. */
  get isTemporary(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}
