import type { TitleMark } from '@seller-toolbox/listing-ui/listing-title';

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
