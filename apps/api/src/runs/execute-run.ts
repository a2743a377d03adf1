import { runToolSchema, type RunTool } from '@seller-toolbox/contracts';
import { checkInput, runEngine, type AnyEngine, type Problem } from '@seller-toolbox/tool-contract';
import { parse as parseJson } from 'secure-json-parse';
import { limitFields } from '../http/limit-fields.ts';
import { boundedJson } from './bounded-json.ts';
import type { ExecutedRun, RunView, ToolRun } from './tool-runs.ts';
import { viewOutput, type OutputView } from './view-output.ts';

/** Parses a body, runs the engine and serializes its output. Blocks its thread for as long as that takes. */
export function executeRun(
  engine: AnyEngine,
  { body, view, ...run }: Omit<ToolRun, 'toolId' | 'rows'>,
): ExecutedRun {
  const call = parseBody(body);
  if (call === UNPARSABLE) return { kind: 'unparsable' };
  const checked = checkInput(runToolSchema, call);
  if (!checked.ok) return { kind: 'body-invalid', ...limitFields(checked.problems) };
  const result = runCall(engine, checked.value, run);
  if (!result.ok) return { kind: 'input-rejected', ...limitFields(result.problems) };
  if (result.json === null) return { kind: 'output-too-large' };
  const answer = view ? JSON.stringify(toRunView(engine, result.output, view)) : result.json;
  return { kind: 'done', json: Buffer.from(answer) };
}

type CallResult =
  | { readonly ok: true; readonly output: unknown; readonly json: string | null }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Runs the engine on a checked call; `json` is null for an output over its limit. */
export function runCall(
  engine: AnyEngine,
  { input, env }: Pick<RunTool, 'input' | 'env'>,
  { now, rules, maxOutputBytes }: Pick<ToolRun, 'now' | 'rules' | 'maxOutputBytes'>,
): CallResult {
  const options = { now: toInstant(env?.now) ?? now, seed: env?.seed, rules, maxOutputBytes };
  const result = runEngine(engine, input, options);
  return result.ok ? { ...result, json: boundedJson(result.output, maxOutputBytes) } : result;
}

function toRunView({ keyFigure }: AnyEngine, output: unknown, view: OutputView): RunView {
  const figure = keyFigure === null ? null : valueAt(output, keyFigure);
  const [sample, ruleSet, currency] = ['sample', 'ruleSet', 'currency'].map((path) => valueAt(output, path));
  return {
    view: viewOutput(output, view),
    keyFigure: typeof figure === 'number' ? figure : null,
    sample: typeof sample === 'boolean' ? sample : null,
    ruleSet: typeof ruleSet === 'string' ? ruleSet : null,
    currency: typeof currency === 'string' ? currency : null,
  };
}

/** The value at a path such as `rows.0.count`. */
function valueAt(output: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null
          ? (value as Readonly<Record<string, unknown>>)[key]
          : null,
      output,
    );
}

export const UNPARSABLE = Symbol('unparsable');

/** Removes dangerous names like the JSON parser of all other calls. */
export function parseBody(body: Uint8Array): unknown {
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
