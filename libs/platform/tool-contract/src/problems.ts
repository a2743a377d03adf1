import * as z from 'zod/mini';

/**
 * One reason why an input was rejected. `path` names the field ("boxes.0.length", empty for the whole), `code` is a key
 * of the locales: one of the field codes below or a rule code of the tool ("no-rate-card").
 */
export interface Problem {
  readonly path: string;
  readonly code: string;
}

/** The field codes that every interface and every form share. */
export const FIELD_CODES = [
  'required',
  'invalid-type',
  'invalid-value',
  'too-short',
  'too-long',
  'too-small',
  'too-large',
  'invalid-email',
  'invalid-url',
  'invalid-date',
  'unknown-field',
] as const;
export type FieldCode = (typeof FIELD_CODES)[number];

type Issue = z.core.$ZodIssue;

export type CheckedInput<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** With more values than this, the check stops at the first problem: the list of all could exceed the memory. */
const MAX_VALUES_FOR_ALL_PROBLEMS = 50_000;

/** Checks an input against a schema; all problems of an ordinary input, one of a huge one. */
export function checkInput<Schema extends z.core.$ZodType>(
  schema: Schema,
  input: unknown,
): CheckedInput<z.core.output<Schema>> {
  const context: z.core.ParseContextInternal<z.core.$ZodIssue> = {
    abortEarly: !hasAtMost(MAX_VALUES_FOR_ALL_PROBLEMS, input),
  };
  try {
    const checked = z.safeParse(schema, input, context);
    return checked.success
      ? { ok: true, value: checked.data }
      : { ok: false, problems: toProblems(checked.error.issues, input) };
  } catch (error) {
    // A record checks all its names, and zod puts their problems on the stack.
    if (error instanceof RangeError) return { ok: false, problems: [{ path: '', code: 'too-long' }] };
    throw error;
  }
}

/** Whether a JSON value consists of at most `count` values. */
function hasAtMost(count: number, input: unknown): boolean {
  const pending: unknown[] = [input];
  for (let left = count; pending.length > 0; left -= 1) {
    const value = pending.pop();
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) continue;
    const values = Array.isArray(value) ? value : Object.values(value);
    if (pending.length + values.length > left) return false;
    for (const each of values) pending.push(each);
  }
  return true;
}

/** Turns zod issues into the list of problems that every interface returns: one a path, in the order of the schema. */
export function toProblems(issues: readonly Issue[], input: unknown): Problem[] {
  const problems = new Map<string, Problem>();
  for (const problem of issues.flatMap((issue) => problemsOf(issue, input))) {
    if (!problems.has(problem.path)) problems.set(problem.path, problem);
  }
  return [...problems.values()];
}

function problemsOf(issue: Issue, input: unknown): Problem[] {
  const path = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ path: path ? `${path}.${key}` : key, code: 'unknown-field' }));
  }
  return [{ path, code: codeOf(issue, input) }];
}

function codeOf(issue: Issue, input: unknown): string {
  if (isTooLongMember(issue)) return 'too-long';
  switch (issue.code) {
    case 'invalid_type':
    case 'invalid_value':
    case 'invalid_union':
      if (valueAt(input, issue.path) === undefined) return 'required';
      return issue.code === 'invalid_value' || isUnknownKind(issue) ? 'invalid-value' : 'invalid-type';
    case 'too_small':
      return isNumeric(issue.origin) ? 'too-small' : 'too-short';
    case 'too_big':
      return isNumeric(issue.origin) ? 'too-large' : 'too-long';
    case 'invalid_format':
      return FORMAT_CODES[issue.format] ?? 'invalid-value';
    case 'custom':
      return typeof issue.params?.['code'] === 'string' ? issue.params['code'] : 'invalid-value';
    default:
      return 'invalid-value';
  }
}

/** Zod checks the length of a list before its items, and reports a member of a union that fails so as no fit. */
function isTooLongMember(issue: Issue): boolean {
  if (issue.code !== 'invalid_union') return false;
  return issue.errors.flat().some(({ code, path }) => code === 'too_big' && path.length === 0);
}

/** The field by which a union tells its members apart names none of them. */
function isUnknownKind(issue: Issue): boolean {
  return issue.code === 'invalid_union' && issue.discriminator !== undefined;
}

const FORMAT_CODES: Record<string, FieldCode> = {
  email: 'invalid-email',
  url: 'invalid-url',
  date: 'invalid-date',
  datetime: 'invalid-date',
};

function isNumeric(origin: string): boolean {
  return origin === 'number' || origin === 'int' || origin === 'bigint' || origin === 'date';
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    input,
  );
}
