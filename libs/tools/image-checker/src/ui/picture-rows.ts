import type { ImageReport } from '../engine/image-report.schema.ts';
import type { CheckedPicture } from './checked-picture.ts';
import type { FileFailure } from './file-failure.ts';

/** State of a picture in the table. */
export type PictureVerdict = 'good' | 'header' | 'doubtful' | 'broken' | 'failed' | 'open' | 'stopped';

export function verdictOf({ state }: CheckedPicture, report: ImageReport | undefined): PictureVerdict {
  if (state.status === 'failed' || state.status === 'stopped') return state.status;
  if (report === undefined) return 'open';
  if (report.broken > 0) return 'broken';
  if (report.doubtful > 0) return 'doubtful';
  return report.examined === null ? 'header' : 'good';
}

export interface RowWords {
  readonly words: (verdict: PictureVerdict) => string;
  readonly failureText: (failure: FileFailure) => string;
}

/** A line of the CSV file: shares in percent, and the finding codes of broken and doubtful rules. */
export function pictureRow(
  picture: CheckedPicture,
  report: ImageReport | undefined,
  { words, failureText }: RowWords,
): (string | number)[] {
  const start = [picture.file.name, words(verdictOf(picture, report))];
  const { state, file } = picture;
  if (report === undefined) {
    const reason = state.status === 'failed' ? failureText(state.failure) : '';
    return [...start, '', '', '', file.size, '', '', '', reason];
  }
  const wrong = report.results.filter(({ verdict }) => verdict === 'broken' || verdict === 'doubtful');
  return [
    ...start,
    report.width,
    report.height,
    report.format ?? '',
    file.size,
    percent(report.whiteShare),
    percent(report.fillBySide),
    percent(report.fillByArea),
    wrong.map(({ finding }) => finding.code).join(' '),
  ];
}

function percent(share: number | null): string | number {
  return share === null ? '' : Number((share * 100).toFixed(2));
}
