import type { HeaderFailure } from '../engine/file-header/file-header.ts';
import type { NamedFormat } from '../engine/image-rules.ts';

/** Why a file could not be checked. */
export type FailureCode =
  | HeaderFailure
  | 'unread-format'
  | 'file-too-large'
  | 'undecodable'
  | 'too-slow'
  | 'altered-colors'
  | 'check-broke';

export class FileFailure extends Error {
  declare readonly code: FailureCode;
  /** Set where the file type is known. */
  declare readonly format: NamedFormat | undefined;

  constructor(code: FailureCode, format?: NamedFormat) {
    super(code);
    this.code = code;
    this.format = format;
  }
}
