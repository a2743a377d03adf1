import type * as z from 'zod/mini';

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
