/** A marked range of a title: UTF-16 offsets, `end` exclusive. */
export interface TitleMark {
  readonly start: number;
  readonly end: number;
}

export interface TitleRun<Mark extends TitleMark> {
  readonly start: number;
  readonly text: string;
  /** Undefined between marks. */
  readonly mark: Mark | undefined;
}

/** Cuts a title at its marks, which are disjoint and ascending. */
export function toRuns<Mark extends TitleMark>(title: string, marks: readonly Mark[]): TitleRun<Mark>[] {
  const runs = marks.flatMap((mark, index): TitleRun<Mark>[] => {
    const before = marks[index - 1]?.end ?? 0;
    return [
      { start: before, text: title.slice(before, mark.start), mark: undefined },
      { start: mark.start, text: title.slice(mark.start, mark.end), mark },
    ];
  });
  const last = marks.at(-1)?.end ?? 0;
  return [...runs, { start: last, text: title.slice(last), mark: undefined }].filter(
    ({ text }) => text !== '',
  );
}

const LETTER = /[\p{Script=Latin}\p{N}]/u;

/** The marks with the first that `isMoved` beginning where its word begins, so that no word is marked in part. Letters of scripts without spaces stay apart. */
export function startAtWord<Mark extends TitleMark>(
  title: string,
  marks: readonly Mark[],
  isMoved: (mark: Mark) => boolean,
): readonly Mark[] {
  const index = marks.findIndex(isMoved);
  const mark = marks[index];
  if (!mark || !LETTER.test(title.charAt(mark.start))) return marks;
  const end = marks[index - 1]?.end ?? 0;
  let { start } = mark;
  while (start > end && LETTER.test(title.charAt(start - 1))) start -= 1;
  return marks.map((one) => (one === mark ? { ...one, start } : one));
}
