import type { TitleHighlight } from '../engine/title-analyzer.schema.ts';

export interface TitleRun {
  readonly start: number;
  readonly text: string;
  /** Empty between highlights. */
  readonly codes: TitleHighlight['codes'];
}

/** Cuts a title at its highlights, which are disjoint and ascending. */
export function toRuns(title: string, highlights: readonly TitleHighlight[]): TitleRun[] {
  const ends = highlights.map(({ end }) => end);
  const runs = highlights.flatMap(({ start, end, codes }, index): TitleRun[] => {
    const before = ends[index - 1] ?? 0;
    return [
      { start: before, text: title.slice(before, start), codes: [] },
      { start, text: title.slice(start, end), codes },
    ];
  });
  const last = ends.at(-1) ?? 0;
  return [...runs, { start: last, text: title.slice(last), codes: [] as TitleHighlight['codes'] }].filter(
    ({ text }) => text !== '',
  );
}
