import { diffTokens } from './diff-tokens.ts';

/** A piece of a title, and whether another title has something else there. */
export interface TitleRun {
  readonly text: string;
  readonly differs: boolean;
}

/** A title in runs: what all others have too, and what at least one of them has not, or has elsewhere. */
export function differingRuns(title: string, others: readonly string[], locale = 'en'): TitleRun[] {
  const differs = Array.from(title, () => false);
  for (const other of others) {
    let at = 0;
    for (const { type, after } of diffTokens(other, title, locale)) {
      const end = at + Array.from(after).length;
      if (type !== 'unchanged') differs.fill(true, at, end);
      at = end;
    }
  }
  const runs: { text: string; differs: boolean }[] = [];
  for (const [at, character] of Array.from(title).entries()) {
    const last = runs.at(-1);
    const isOther = differs[at] === true;
    if (last?.differs === isOther) last.text += character;
    else runs.push({ text: character, differs: isOther });
  }
  return runs;
}
