import { isRecord, parseJson } from '@seller-toolbox/tool-contract/json';

/** In characters; 3000 tokens are far less. */
const MAX_REPLY = 100_000;
/** Candidate braces before the search stops. */
const MAX_STARTS = 50;

/** The start of a JSON object, unlike a brace in prose. */
const OBJECT_START = /^\{\s*"/;

type JsonObject = Readonly<Record<string, unknown>>;

/**
 * Finds the JSON object in a reply: the whole reply, else the content of a code fence, else the first object in the text.
 * Null if there is none.
 */
export function findJsonObject(reply: string): JsonObject | null {
  const text = reply.slice(0, MAX_REPLY);
  return parseObject(text) ?? parseObject(fenced(text)) ?? firstObject(text);
}

function parseObject(text: string | undefined): JsonObject | null {
  const value = parseJson(text);
  return isRecord(value) ? value : null;
}

function fenced(text: string): string | undefined {
  const start = text.indexOf('```');
  if (start < 0) return undefined;
  const from = text.indexOf('\n', start);
  const end = text.indexOf('```', start + 3);
  return from < 0 || end < from ? undefined : text.slice(from, end);
}

function firstObject(text: string): JsonObject | null {
  let start = text.indexOf('{');
  for (let tries = 0; start >= 0 && tries < MAX_STARTS; tries++) {
    const whole = balanced(text, start);
    // A truncated object: a complete object inside it is not the answer.
    if (whole === undefined && OBJECT_START.test(text.slice(start, start + 20))) return null;
    const found = parseObject(whole);
    if (found) return found;
    start = text.indexOf('{', start + 1);
  }
  return null;
}

/** The text from an opening brace to its closing brace, ignoring braces in strings. */
function balanced(text: string, start: number): string | undefined {
  let depth = 0;
  let isText = false;
  for (let at = start; at < text.length; at++) {
    const sign = text[at];
    if (sign === '\\' && isText) at += 1;
    else if (sign === '"') isText = !isText;
    else if (!isText && sign === '{') depth += 1;
    else if (!isText && sign === '}' && --depth === 0) return text.slice(start, at + 1);
  }
  return undefined;
}
