import { runToolSchema } from '@seller-toolbox/contracts';
import { checkInput, runEngine, type AnyEngine } from '@seller-toolbox/tool-contract';
import { parse as parseJson } from 'secure-json-parse';
import { limitFields } from '../http/limit-fields.ts';
import { boundedJson } from './bounded-json.ts';
import type { ExecutedRun, RunView, ToolRun } from './tool-runs.ts';
import { viewOutput, type OutputView } from './view-output.ts';

/** Parses a body, runs the engine and serializes its output. Blocks its thread for as long as that takes. */
export function executeRun(
  engine: AnyEngine,
  { body, now, rules, maxOutputBytes, view }: Omit<ToolRun, 'toolId'>,
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
  if (json === null) return { kind: 'output-too-large' };
  const answer = view ? JSON.stringify(toRunView(engine, result.output, view)) : json;
  return { kind: 'done', json: Buffer.from(answer) };
}

function toRunView({ keyFigure }: AnyEngine, output: unknown, view: OutputView): RunView {
  const figure = keyFigure === null ? null : valueAt(output, keyFigure);
  const [ruleSet, currency] = [valueAt(output, 'ruleSet'), valueAt(output, 'currency')];
  return {
    view: viewOutput(output, view),
    keyFigure: typeof figure === 'number' ? figure : null,
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
