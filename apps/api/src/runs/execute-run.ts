import { runToolSchema } from '@seller-toolbox/contracts';
import { checkInput, runEngine, type AnyEngine } from '@seller-toolbox/tool-contract';
import { parse as parseJson } from 'secure-json-parse';
import { limitFields } from '../http/limit-fields.ts';
import { boundedJson } from './bounded-json.ts';
import type { ExecutedRun, ToolRun } from './tool-runs.ts';

/** Parses a body, runs the engine and serializes its output. Blocks its thread for as long as that takes. */
export function executeRun(
  engine: AnyEngine,
  { body, now, rules, maxOutputBytes }: Omit<ToolRun, 'toolId'>,
): ExecutedRun {
  const call = parseBody(body);
  if (call === UNPARSABLE) return { kind: 'unparsable' };
  const checked = checkInput(runToolSchema, call);
  if (!checked.ok) return { kind: 'body-invalid', ...limitFields(checked.problems) };
  const { input, env } = checked.value;
  const result = runEngine(engine, input, {
    now: toInstant(env?.now) ?? now,
    seed: env?.seed,
    rules,
    maxOutputBytes,
  });
  if (!result.ok) return { kind: 'input-rejected', ...limitFields(result.problems) };
  const json = boundedJson(result.output, maxOutputBytes);
  return json === null ? { kind: 'output-too-large' } : { kind: 'done', json: Buffer.from(json) };
}

const UNPARSABLE = Symbol('unparsable');

/** Removes dangerous names like the JSON parser of all other calls. */
function parseBody(body: Uint8Array): unknown {
  try {
    return parseJson(Buffer.from(body).toString(), undefined, {
      protoAction: 'remove',
      constructorAction: 'remove',
    });
  } catch {
    return UNPARSABLE;
  }
}

function toInstant(now: string | number | undefined): number | undefined {
  return typeof now === 'string' ? Date.parse(now) : now;
}
