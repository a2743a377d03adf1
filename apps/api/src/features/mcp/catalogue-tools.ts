import type { CallToolResult, Tool } from '@modelcontextprotocol/server';
import { askQuerySchema } from '@seller-toolbox/contracts';
import { checkInput, ruleSetInForce } from '@seller-toolbox/tool-contract';
import { LANGUAGE_CODES } from '@seller-toolbox/words';
import { utcDay } from '@seller-toolbox/reference-data/days';
import * as z from 'zod/mini';
import { AppError } from '../../http/app-error.ts';
import type { RunCaller } from '../../runs/tool-runs.ts';
import type { ToolCatalogue } from '../tools/tool-catalogue.ts';
import { askTools, type RunToolDeps } from '../tools/tools.service.ts';
import { errorResult, problemsResult } from './call-results.ts';
import type { EngineTool } from './engine-tools.ts';

/** What the tools about the whole catalogue need. */
export interface CatalogueToolsDeps extends RunToolDeps {
  readonly engineTools: readonly EngineTool[];
  readonly caller: RunCaller;
}

/** A tool that is about the whole catalogue. */
export interface CatalogueTool {
  readonly tool: Tool;
  readonly call: (args: unknown, deps: CatalogueToolsDeps) => Promise<CallToolResult>;
}

const MAX_FOUND = 10;
const text = (maxLength: number) => z.string().check(z.maxLength(maxLength));

const findInput = z.strictObject({ query: text(200) });
const ruleSetsInput = z.strictObject({ tool: z.optional(text(64)), marketplace: z.optional(text(8)) });

const READ_ONLY = { readOnlyHint: true, idempotentHint: true, openWorldHint: false } as const;

const ASK: CatalogueTool = {
  tool: {
    name: 'ask',
    title: 'Answer a text',
    description:
      'Use for a short text that holds figures but no question, such as a size with a weight, an amount with currencies, a product title, a barcode number, an event or a rejection message of a marketplace. Returns up to six computed answers of the tools, best first, each with the input that its tool can be called with. For anything that needs chosen settings, call the tool itself.',
    inputSchema: {
      type: 'object',
      properties: {
        q: { type: 'string', minLength: 1, maxLength: 1000, description: 'The text, as the user wrote it.' },
        lang: {
          type: 'string',
          enum: [...LANGUAGE_CODES],
          default: 'en',
          description: 'Language of the answers, and of numbers in the text.',
        },
      },
      required: ['q'],
      additionalProperties: false,
      examples: [{ q: '10x8x4 in 0.9 lb' }, { q: '100 usd to eur', lang: 'ja' }],
    },
    outputSchema: {
      type: 'object',
      properties: {
        answers: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              tool_id: { type: 'string' },
              confidence: { type: 'number', description: '0 to 1' },
              line: { type: 'string' },
              input: { type: 'object' },
              url: {
                type: 'string',
                description: 'The page of the tool with this input, from the root of the site.',
              },
            },
            required: ['tool_id', 'confidence', 'line', 'input', 'url'],
          },
        },
      },
      required: ['answers'],
    },
    annotations: { title: 'Answer a text', ...READ_ONLY },
  },
  call: async (args, deps) => {
    const checked = checkInput(askQuerySchema, { lang: 'en', ...Object(args) });
    if (!checked.ok) return problemsResult(checked.problems);
    try {
      const answers = await askTools(deps, checked.value, deps.caller);
      const lines = answers.map((row) => `${row.tool_id}: ${row.line}`);
      return answer(lines.join('\n') || 'No tool answers this text. find_tool searches their names.', {
        answers,
      });
    } catch (error) {
      if (error instanceof AppError) return errorResult(error);
      throw error;
    }
  },
};

const FIND_TOOL: CatalogueTool = {
  tool: {
    name: 'find_tool',
    title: 'Find a tool',
    description:
      'Use when it is not clear which tool answers a question. Searches names and keywords of all tools in six languages and returns the best matches with their ids, which are the names to call.',
    inputSchema: {
      type: 'object',
      properties: {
        query: {
          type: 'string',
          maxLength: 200,
          description: 'Words for what is wanted, such as "storage fee".',
        },
      },
      required: ['query'],
      additionalProperties: false,
      examples: [{ query: 'storage fee' }],
    },
    outputSchema: {
      type: 'object',
      properties: {
        tools: {
          type: 'array',
          items: {
            type: 'object',
            properties: { id: { type: 'string' }, title: { type: 'string' }, line: { type: 'string' } },
            required: ['id', 'title', 'line'],
          },
        },
      },
      required: ['tools'],
    },
    annotations: { title: 'Find a tool', ...READ_ONLY },
  },
  call: async (args, { catalogue }) => {
    const checked = checkInput(findInput, args);
    if (!checked.ok) return problemsResult(checked.problems);
    const tools = await findTools(catalogue, checked.value.query);
    const lines = tools.map(({ id, title, line }) => `${id}: ${title}. ${line}`);
    return answer(lines.join('\n') || 'No tool fits. tools/list names all.', { tools });
  },
};

/** The tools with the most words of the query in their names; a word in a title counts more than one in a line. */
async function findTools(catalogue: ToolCatalogue, query: string) {
  const words = await Promise.all(catalogue.languages.map((language) => catalogue.loadWords(language)));
  const english = await catalogue.loadWords('en');
  const terms = query
    .toLowerCase()
    .split(/[\s,.;:!?]+/)
    .filter(Boolean)
    .slice(0, 20);
  const weigh = (id: string) =>
    Math.max(
      ...words.map((language) => {
        const { title = '', line = '', keywords = '' } = language[id] ?? {};
        const has = (where: string, term: string) => Number(where.toLowerCase().includes(term));
        return terms.reduce(
          (sum, term) => sum + 3 * has(`${title} ${id}`, term) + 2 * has(keywords, term) + has(line, term),
          0,
        );
      }),
    );
  return catalogue.tools
    .map(({ id }) => ({
      id,
      weight: weigh(id),
      title: english[id]?.title ?? id,
      line: english[id]?.line ?? '',
    }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MAX_FOUND)
    .map(({ id, title, line }) => ({ id, title, line }));
}

const LIST_RULE_SETS: CatalogueTool = {
  tool: {
    name: 'list_rule_sets',
    title: 'List rule sets',
    description:
      'Use to see which published fees and rules the tools compute with: first day, source, the day of the last check, and which are in force today. The id of one goes into the field `ruleSet` of its tool.',
    inputSchema: {
      type: 'object',
      properties: {
        tool: { type: 'string', maxLength: 64, description: 'Only those of this tool, by its id.' },
        marketplace: {
          type: 'string',
          maxLength: 8,
          description: 'Only those of this marketplace, such as US.',
        },
      },
      additionalProperties: false,
      examples: [{ marketplace: 'US' }],
    },
    outputSchema: {
      type: 'object',
      properties: {
        rule_sets: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              tool: { type: 'string' },
              id: { type: 'string' },
              effective_from: { type: ['string', 'null'] },
              effective_to: { type: ['string', 'null'] },
              source: { type: 'string' },
              source_url: { type: ['string', 'null'] },
              checked_on: { type: 'string' },
              marketplaces: { type: ['array', 'null'], items: { type: 'string' } },
              in_force: { type: 'boolean' },
            },
          },
        },
      },
      required: ['rule_sets'],
    },
    annotations: { title: 'List rule sets', ...READ_ONLY },
  },
  call: async (args, { engineTools, clock }) => {
    const checked = checkInput(ruleSetsInput, args);
    if (!checked.ok) return problemsResult(checked.problems);
    const { tool, marketplace } = checked.value;
    const day = utcDay(clock());
    const rows = engineTools
      .filter(({ manifest }) => tool === undefined || manifest.id === tool)
      .flatMap(({ manifest, ruleSets }) =>
        ruleSets
          .filter(({ marketplaces }) => !marketplace || !marketplaces || marketplaces.includes(marketplace))
          .map((set) => ({
            tool: manifest.id,
            id: set.id,
            effective_from: set.effectiveFrom,
            effective_to: set.effectiveTo ?? null,
            source: set.source.name,
            source_url: set.source.url ?? null,
            checked_on: set.checkedOn,
            marketplaces: set.marketplaces ?? null,
            in_force: (set.marketplaces ?? [null]).some(
              (code) => ruleSetInForce(ruleSets, { day, marketplace: code })?.id === set.id,
            ),
          })),
      );
    const lines = rows.map(
      (row) =>
        `${row.tool} ${row.id}: from ${row.effective_from ?? 'no particular day'}${row.in_force ? ', in force' : ''}; ${row.source}, checked on ${row.checked_on}`,
    );
    return answer([`Rule sets on ${day}:`, ...lines].join('\n'), { rule_sets: rows });
  },
};

function answer(text: string, data: Record<string, unknown>): CallToolResult {
  return { content: [{ type: 'text', text }], structuredContent: data };
}

/** The tools beside those of the catalogue. */
export const CATALOGUE_TOOLS: readonly CatalogueTool[] = [ASK, FIND_TOOL, LIST_RULE_SETS];
