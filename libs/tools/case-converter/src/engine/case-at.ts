/** Which case each UTF-16 unit of a text takes. */
export type CaseMarks = Uint8Array;

export const LOWER = 0;
export const UPPER = 1;
/** As `UPPER`, but of a character that expands to several letters ("ﬁ") only the first is a capital. */
export const TITLE = 2;

/** Engines limit the number of arguments of a function to some ten thousand. */
const CHUNK_UNITS = 8192;

/** Writes a text with the case that is marked for each unit; both units of a pair have the same mark. */
export function withCaseAt(text: string, marks: CaseMarks): string {
  const lower = text.toLowerCase();
  const upper = text.toUpperCase();
  // Some characters change length with their case: then offsets no longer match.
  if (lower.length !== text.length || upper.length !== text.length) return applyCaseRuns(text, marks);

  const units = new Uint16Array(text.length);
  for (let at = 0; at < units.length; at += 1) {
    units[at] = (marks[at] === LOWER ? lower : upper).charCodeAt(at);
  }
  const parts: string[] = [];
  for (let at = 0; at < units.length; at += CHUNK_UNITS) {
    // Spreading a typed array takes six times as long.
    parts.push(String(Reflect.apply(String.fromCharCode, undefined, units.subarray(at, at + CHUNK_UNITS))));
  }
  return parts.join('');
}

function applyCaseRuns(text: string, marks: CaseMarks): string {
  const parts: string[] = [];
  for (let from = 0; from < text.length;) {
    let to = from + 1;
    while (to < text.length && marks[to] === marks[from]) to += 1;
    parts.push(inCase(text.slice(from, to), marks[from]));
    from = to;
  }
  return parts.join('');
}

function inCase(stretch: string, mark: number | undefined): string {
  if (mark === LOWER) return stretch.toLowerCase();
  const upper = stretch.toUpperCase();
  if (mark === UPPER || upper.length === stretch.length) return upper;
  const [first = ''] = upper;
  return first + upper.slice(first.length).toLowerCase();
}
