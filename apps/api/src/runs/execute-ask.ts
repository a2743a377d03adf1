import { askQuerySchema, type AskAnswer } from '@seller-toolbox/contracts';
import { askInWords } from '@seller-toolbox/catalogue/ask-in-words';
import * as z from 'zod/mini';
import { boundedJson } from './bounded-json.ts';
import type { ExecutedRun, ToolRun } from './tool-runs.ts';

const MAX_ANSWERS = 6;

/** Answers a text; the body is a query of `GET /ask` as JSON, checked by the route. */
export async function executeAsk({
  body,
  now,
  rules,
  maxOutputBytes,
}: Omit<ToolRun, 'toolId'>): Promise<ExecutedRun> {
  const { q, lang } = z.parse(askQuerySchema, JSON.parse(Buffer.from(body).toString()));
  const answers = await askInWords({ text: q, language: lang, now, timeZone: 'UTC', rules }, MAX_ANSWERS);
  const rows = answers.map(({ toolId, ...answer }): AskAnswer => ({ tool_id: toolId, ...answer }));
  const json = boundedJson(rows, maxOutputBytes);
  return json === null ? { kind: 'output-too-large' } : { kind: 'done', json: Buffer.from(json) };
}
