import type { ImageReport } from '../engine/image-report.schema.ts';
import type { FileFailure } from './file-failure.ts';

/** A file of the visitor and the state of its check. */
export interface CheckedPicture {
  readonly id: number;
  readonly file: File;
  /** Object URL for display. */
  readonly address: string;
  readonly state:
    | { readonly status: 'waiting' | 'stopped' }
    | { readonly status: 'running'; readonly share: number }
    | { readonly status: 'done'; readonly report: ImageReport }
    | { readonly status: 'failed'; readonly failure: FileFailure };
}

/** Progress of all checks from 0 to 1; null when none is open. */
export function shareDone(pictures: readonly CheckedPicture[]): number | null {
  const isOpen = ({ state }: CheckedPicture) => state.status === 'waiting' || state.status === 'running';
  if (!pictures.some(isOpen)) return null;
  const done = pictures.map(({ state }) => {
    if (state.status === 'running') return state.share;
    return state.status === 'waiting' ? 0 : 1;
  });
  return done.reduce((sum: number, share) => sum + share, 0) / pictures.length;
}

export function reportOf(picture: CheckedPicture | undefined): ImageReport | undefined {
  return picture?.state.status === 'done' ? picture.state.report : undefined;
}
