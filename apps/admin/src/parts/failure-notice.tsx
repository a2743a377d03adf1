import { Notice } from '@seller-toolbox/ui';

export interface FailureNoticeProps {
  readonly text: string;
  /** When to try again; it counts down in silence. */
  readonly wait?: string | null;
}

/** Why something did not work, said at once. */
export function FailureNotice({ text, wait = null }: FailureNoticeProps) {
  return (
    <Notice tone="bad" live="assertive">
      {text}
      {wait !== null && (
        <span className="num" aria-live="off">
          {wait}
        </span>
      )}
    </Notice>
  );
}
