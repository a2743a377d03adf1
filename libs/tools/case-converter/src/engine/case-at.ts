/** Which case each UTF-16 unit of a text takes. */
export type CaseMarks = Uint8Array;

export const LOWER = 0;
export const UPPER = 1;
/** As `UPPER`, but of a character that becomes several letters ("ﬁ") only the first is a capital. */
export const TITLE = 2;

/** A function takes at most some ten thousand arguments. */
const UNITS_AT_ONCE = 8192;

/** Writes a text with the case that is marked for each unit; both units of a pair bear the same mark. */
export function withCaseAt(text: string, marks: CaseMarks): string {
  const lower = text.toLowerCase();
  const upper = text.toUpperCase();
  // Some characters grow with their case: then the units no longer stand in the same places.
  if (lower.length !== text.length || upper.length !== text.length) return byStretches(text, marks);

  const units = new Uint16Array(text.length);
  for (let at = 0; at < units.length; at += 1) {
    units[at] = (marks[at] === LOWER ? lower : upper).charCodeAt(at);
  }
  const parts: string[] = [];
  for (let at = 0; at < units.length; at += UNITS_AT_ONCE) {
    // Spreading a typed array takes six times as long.
    parts.push(Reflect.apply(String.fromCharCode, undefined, units.subarray(at, at + UNITS_AT_ONCE)));
  }
  return parts.join('');
}

function byStretches(text: string, marks: CaseMarks): string {
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
