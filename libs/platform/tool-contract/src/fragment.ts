import { parseJson } from './json.ts';

/** The longest fragment that is put into an address: every browser and messenger of today carries it whole. */
export const MAX_FRAGMENT_LENGTH = 8000;

/** Writes a tool's input as a fragment: `value=12&from=in`. Null where it would be too long for a link. */
export function toFragment(input: Readonly<Record<string, unknown>>): string | null {
  // Encoding makes no text shorter, and takes long for one of a million characters.
  if (Object.values(input).some((value) => typeof value === 'string' && value.length > MAX_FRAGMENT_LENGTH)) {
    return null;
  }
  const fragment = Object.entries(input)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${encodePart(key)}=${encodePart(toText(value))}`)
    .join('&');
  return fragment.length > MAX_FRAGMENT_LENGTH ? null : fragment;
}

/**
 * An input without the fields that the schema completes to the same value. The rule set stays, because what is in force changes;
 * so does one field where all are left out, because an empty fragment opens the stored input.
 */
export function omitDefaults(
  schema: object,
  input: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const entries = Object.entries(input);
  const left = entries.filter(([key, value]) => key === 'ruleSet' || !isDefault(schema, key, value));
  return Object.fromEntries(left.length > 0 ? left : entries.slice(0, 1));
}

/** The part of a schema of an object that says its defaults; a schema of another kind has none. */
interface WithDefaults {
  readonly shape?: Readonly<Record<string, { readonly def: { readonly defaultValue?: unknown } }>>;
}

/** Compared as text: both are JSON, in the order of the schema. */
function isDefault(schema: object, key: string, value: unknown): boolean {
  const fallback = (schema as WithDefaults).shape?.[key]?.def.defaultValue;
  return fallback !== undefined && JSON.stringify(fallback) === JSON.stringify(value);
}

/** Reads a fragment back; null where it is none of ours. What the values mean is for the tool's schema to say. */
export function fromFragment(fragment: string): Record<string, unknown> | null {
  const entries = fragment.split('&').map((part): [string, unknown] | null => {
    const at = part.indexOf('=');
    const key = decodePart(part.slice(0, at));
    const text = decodePart(part.slice(at + 1));
    return at > 0 && key !== null && text !== null ? [key, fromText(text)] : null;
  });
  return entries.every((entry) => entry !== null) ? Object.fromEntries(entries) : null;
}

/** A text is written as is unless it would be read as JSON; everything else is JSON. */
function toText(value: unknown): string {
  return typeof value === 'string' && parseJson(value) === undefined ? value : JSON.stringify(value);
}

function fromText(text: string): unknown {
  const value = parseJson(text);
  return value === undefined ? text : value;
}

function encodePart(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))
    .replace(/%2C/g, ',')
    .replace(/%20/g, '+');
}

function decodePart(text: string): string | null {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '));
  } catch {
    return null;
  }
}
