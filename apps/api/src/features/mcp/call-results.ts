import type { CallToolResult } from '@modelcontextprotocol/server';
import { STANDARD_RULE_SET, type Problem } from '@seller-toolbox/tool-contract';
import { isSampleResult } from '@seller-toolbox/tool-contract/manifest';
import { utcDay } from '@seller-toolbox/reference-data/days';
import type { AppError } from '../../http/app-error.ts';
import type { RunView } from '../../runs/tool-runs.ts';
import { MAX_OUTPUT_BYTES } from '../tools/tools.service.ts';
import { noticeForAssistants, type EngineTool } from './engine-tools.ts';

/** At 2 bytes a token an answer has at most 25,000 tokens, with space for the text around the output. */
const MAX_ANSWER_BYTES = 46_000;
/** Narrowed outputs are in the answer twice: as structured content, and as text for clients that show nothing else. */
export const MAX_VIEW_BYTES = { whole: MAX_ANSWER_BYTES, narrowed: MAX_ANSWER_BYTES / 2 };
/** A whole output is repeated as text only if it is short. */
const MAX_REPEATED_LENGTH = 2_000;
const OUTPUT_LIMIT = `The whole output may have ${MAX_OUTPUT_BYTES / 1e6} MB of JSON, even if "fields" selects a part of it. Call it with less input.`;
const MAX_PROBLEMS = 50;
const MAX_NAMES = 50;

/** The answer to a run, with the output as `structuredContent` unless it was cut. */
export function toResult(tool: EngineTool, { view, ...figures }: RunView, now: number): CallToolResult {
  const head = headline(tool, figures, now);
  const names = view.allFields.slice(0, MAX_NAMES).join(', ');
  const notes = [
    ...(view.missing.length > 0
      ? [`The output has no ${view.missing.join(', ')}. Its fields: ${names}.`]
      : []),
    ...(view.leftOut.length > 0
      ? [`Too long and left out: ${view.leftOut.join(', ')}; ask for one by "fields".`]
      : []),
  ];
  const answer = (kind: string, isError: boolean, data?: unknown): CallToolResult => ({
    content: [
      {
        type: 'text',
        text: [head, ...notes, kind, data === undefined ? '' : JSON.stringify(data)]
          .filter(Boolean)
          .join('\n'),
      },
    ],
    ...(isError && { isError }),
  });
  switch (view.kind) {
    case 'whole': {
      const isShort = JSON.stringify(view.data).length <= MAX_REPEATED_LENGTH;
      const rest = `Fields of the structured content: ${names}. Ask for some of them by "fields".`;
      return {
        ...answer(isShort ? '' : rest, false, isShort ? view.data : undefined),
        ...structured(view.data),
      };
    }
    case 'narrowed':
      return { ...answer(pageNote(view.page), false, view.data), ...structured(view.data) };
    case 'cut':
      // Clients reject an answer without structured content from a tool with an output schema, unless it is an error.
      return answer(
        `The output is too long for one answer. ${pageNote(view.page)} Call again with "page" for the rest, or with "fields" for some of: ${names}.`,
        true,
        view.data,
      );
    case 'too-long':
      return answer(
        `The output is too long, even in pages. Call again with "fields", some of: ${names}.`,
        true,
      );
    case 'no-such-page':
      return answer('The output has no such page.', true);
  }
}

function structured(data: unknown): Pick<CallToolResult, 'structuredContent'> {
  // An output is an object: see `partialOutput`.
  return { structuredContent: data };
}

function pageNote(page: RunView['view']['page']): string {
  if (!page) return '';
  const { path, pages, from, count, total } = page;
  return `This is page ${page.page} of ${pages}: ${from + 1} to ${from + count} of ${total} in "${path}".`;
}

/** Key figure, rule set, notice and date in one or two lines. */
function headline(tool: EngineTool, figures: Omit<RunView, 'view'>, now: number): string {
  const { assistant, keyFigure, ruleSets, manifest } = tool;
  const words = assistant?.keyFigure;
  const unit = figures.currency && words?.includes('`currency`') ? ` ${figures.currency}` : '';
  const set = ruleSets.find(({ id }) => id === figures.ruleSet);
  const start = set?.effectiveFrom ? `, in force from ${set.effectiveFrom}` : '';
  return [
    keyFigure !== null && `${keyFigure} = ${figures.keyFigure}${unit}${words ? ` (${words})` : ''}.`,
    set &&
      (set.id === STANDARD_RULE_SET
        ? `Rule set ${set.id}: figures of no particular date.`
        : `Rule set ${set.id}${start}; source: ${set.source.name}, checked on ${set.checkedOn}.`),
    isSampleResult(manifest, figures) && 'Made-up sample data, not real.',
    noticeForAssistants(manifest),
    `Computed on ${utcDay(now)}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** A rejected input with its list of problems. */
export function problemsResult(problems: readonly Problem[], leftOut = 0): CallToolResult {
  const shown = problems.slice(0, MAX_PROBLEMS);
  const rest = leftOut + problems.length - shown.length;
  const lines = shown.map(({ path, code }) => `- ${path || '(the whole input)'}: ${code}`);
  const more = rest > 0 ? [`and ${rest} more`] : [];
  return {
    content: [{ type: 'text', text: ['The input was rejected:', ...lines, ...more].join('\n') }],
    structuredContent: {
      error: { code: 'tools.input-refused', fields: shown, ...(rest > 0 && { fields_left_out: rest }) },
    },
    isError: true,
  };
}

/** Any other failure of a run, such as a timeout or a full queue. */
export function errorResult({ code, fields, fieldsLeftOut, retryAfterSeconds }: AppError): CallToolResult {
  if (fields) return problemsResult(fields, fieldsLeftOut);
  const wait = retryAfterSeconds === undefined ? '' : ` Try again in ${retryAfterSeconds} seconds.`;
  const limit = code === 'tools.output-too-large' ? ` ${OUTPUT_LIMIT}` : '';
  return {
    content: [{ type: 'text', text: `The tool did not answer: ${code}.${limit}${wait}` }],
    structuredContent: { error: { code } },
    isError: true,
  };
}
