import { describeEngine } from '@seller-toolbox/catalogue/engines';
import type { AnyEngine, AnyToolAssistant, RuleSet, ToolManifest } from '@seller-toolbox/tool-contract';
import type { Tool } from '@modelcontextprotocol/server';
import type { ToolCatalogue } from '../tools/tool-catalogue.ts';
import { describedInput, partialOutput } from './json-schemas.ts';

/** A tool of the catalogue as assistants see it. */
export interface EngineTool {
  readonly manifest: ToolManifest;
  readonly tool: Tool;
  readonly assistant: AnyToolAssistant | undefined;
  /** The path of the key figure in the output, and the fields of the whole output. */
  readonly keyFigure: string | null;
  readonly ruleSets: readonly RuleSet[];
}

const MAX_EXAMPLES = 2;
const MAX_EXAMPLE_LENGTH = 1_000;
const MAX_FIELDS = 50;
const MAX_FIELD_LENGTH = 200;

/** JSON Schemas of the arguments that every tool takes beside its input. */
const VIEW_PROPERTIES = {
  fields: {
    type: 'array',
    items: { type: 'string', maxLength: MAX_FIELD_LENGTH },
    minItems: 1,
    maxItems: MAX_FIELDS,
    description:
      'Return only these fields of the output, by their paths such as "findings" or "rows.sku". Saves space; leave out for the whole output.',
  },
  page: {
    type: 'integer',
    minimum: 1,
    description: 'Return this page of the longest list or text of an output that is too long for one answer.',
  },
} as const;

/** Every tool of the catalogue, in its order, described for a language model. */
export async function engineTools(catalogue: ToolCatalogue): Promise<EngineTool[]> {
  const words = await catalogue.loadWords('en');
  return Promise.all(
    catalogue.tools.map(async (manifest) => {
      const engine = await catalogue.loadEngine(manifest.id);
      if (!engine) throw new Error(`The catalogue has no engine of ${manifest.id}`);
      const assistant = await catalogue.loadAssistant(manifest.id);
      const { title = manifest.id, line = '' } = words[manifest.id] ?? {};
      const { keyFigure, ruleSets } = engine;
      const tool = toTool(manifest, { engine, assistant, title, line });
      return { manifest, assistant, keyFigure, ruleSets, tool };
    }),
  );
}

/** What the operator says of a tool at the moment; blank without a notice. */
export function noticeForAssistants({ notice }: Pick<ToolManifest, 'notice'>): string {
  return notice?.['en'] ? `Notice of the operator: ${notice['en']}` : '';
}

interface ToolParts {
  readonly engine: AnyEngine;
  readonly assistant: AnyToolAssistant | undefined;
  readonly title: string;
  readonly line: string;
}

function toTool(manifest: ToolManifest, { engine, assistant, title, line }: ToolParts): Tool {
  const { id, sampleData } = manifest;
  const notice = noticeForAssistants(manifest);
  const { inputSchema, outputSchema, examples } = describeEngine(engine);
  const input = describedInput(inputSchema, assistant?.fields ?? {});
  const shown = examples.filter((example) => JSON.stringify(example.input).length <= MAX_EXAMPLE_LENGTH);
  const sentences = [
    assistant?.description ?? `${line}.`,
    engine.keyFigure && assistant?.keyFigure && `Key figure \`${engine.keyFigure}\`: ${assistant.keyFigure}.`,
    sampleData && !assistant && 'The results are made-up sample data.',
    notice,
  ];
  return {
    name: id,
    title,
    description: sentences.filter(Boolean).join(' '),
    inputSchema: {
      ...input,
      type: 'object',
      properties: { ...input.properties, ...VIEW_PROPERTIES },
      examples: shown.slice(0, MAX_EXAMPLES).map((example) => example.input),
    },
    outputSchema: partialOutput(outputSchema),
    annotations: { title, readOnlyHint: true, idempotentHint: true, openWorldHint: false },
  };
}
