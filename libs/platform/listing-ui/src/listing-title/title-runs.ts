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
