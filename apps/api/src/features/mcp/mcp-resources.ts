import type { ReadResourceResult, Resource } from '@modelcontextprotocol/server';
import type { EngineTool } from './engine-tools.ts';

interface ReadableResource {
  readonly resource: Resource;
  readonly read: () => unknown;
}

const SCHEME = 'seller-toolbox:/';
const MIME_TYPE = 'application/json';

/** Rule cards and reference tables with source and date, by URI. */
export function mcpResources(tools: readonly EngineTool[]): ReadonlyMap<string, ReadableResource> {
  const all = tools.flatMap((tool) => [...ruleCards(tool), ...tables(tool)]);
  return new Map(all.map((entry) => [entry.resource.uri, entry]));
}

function ruleCards({ manifest, ruleSets, assistant, tool }: EngineTool): ReadableResource[] {
  return ruleSets.map((set) => ({
    resource: {
      uri: `${SCHEME}/rule-sets/${manifest.id}/${set.id}`,
      name: `${manifest.id}/${set.id}`,
      title: `${tool.title ?? manifest.id}: rule set ${set.id}`,
      description: `From ${set.effectiveFrom ?? 'no particular day'}. Source: ${set.source.name}, checked on ${set.checkedOn}.`,
      mimeType: MIME_TYPE,
    },
    read: () => ({ tool: manifest.id, ...set, figures: assistant?.ruleFigures?.[set.id] ?? null }),
  }));
}

function tables({ manifest, assistant }: EngineTool): ReadableResource[] {
  return (assistant?.tables ?? []).map((table) => ({
    resource: {
      uri: `${SCHEME}/tables/${manifest.id}/${table.id}`,
      name: `${manifest.id}/${table.id}`,
      title: `Table: ${table.title}`,
      description: `Source: ${table.source}, checked on ${table.checkedOn}.`,
      mimeType: MIME_TYPE,
    },
    read: () => table,
  }));
}

export function readContents(uri: string, { read }: ReadableResource): ReadResourceResult {
  return { contents: [{ uri, mimeType: MIME_TYPE, text: JSON.stringify(read()) }] };
}
