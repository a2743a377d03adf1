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
  return [...marks, undefined]
    .flatMap((mark, index): TitleRun<Mark>[] => {
      const start = marks[index - 1]?.end ?? 0;
      const between = { start, text: title.slice(start, mark?.start), mark: undefined };
      return mark
        ? [between, { start: mark.start, text: title.slice(mark.start, mark.end), mark }]
        : [between];
    })
    .filter(({ text }) => text !== '');
}
