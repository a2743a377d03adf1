import type {
  BuiltInTool,
  ToolChanges,
  ToolOverride,
  ToolState,
} from '@seller-toolbox/contracts/tool-settings';
import { TOOL_CATEGORIES, type ToolCategory } from '@seller-toolbox/tool-contract';

/** A tool as visitors would have it, were the draft published. */
export interface DraftTool extends BuiltInTool {
  readonly state: ToolState;
  readonly override: ToolOverride;
}

export interface DraftCategory {
  readonly category: ToolCategory;
  readonly tools: readonly DraftTool[];
}

/** The categories and their tools in the order of the draft. */
export function draftCategories(builtIn: readonly BuiltInTool[], draft: ToolChanges): DraftCategory[] {
  const order = [...new Set([...(draft.categories ?? []), ...TOOL_CATEGORIES])];
  return order
    .map((category) => ({ category, tools: toolsOf(builtIn, draft, category) }))
    .filter(({ tools }) => tools.length > 0);
}

function toolsOf(builtIn: readonly BuiltInTool[], draft: ToolChanges, category: ToolCategory): DraftTool[] {
  const own = builtIn.filter((tool) => tool.category === category);
  const place = (tool: BuiltInTool) => draft.tools[tool.id]?.position ?? own.indexOf(tool);
  return own
    .map((tool) => {
      const override = draft.tools[tool.id] ?? {};
      return { tool, override, at: place(tool) };
    })
    .sort((a, b) => a.at - b.at)
    .map(({ tool, override }) => ({
      ...tool,
      hot: override.hot ?? tool.hot,
      state: override.state ?? tool.status,
      override,
    }));
}

/** Changes a tool; a value as built in is no override. */
export function changeTool(draft: ToolChanges, tool: BuiltInTool, part: ToolOverride): ToolChanges {
  const { state, hot, position, notice } = { ...draft.tools[tool.id], ...part };
  const texts = Object.entries(notice ?? {}).filter(([, text]) => text.trim() !== '');
  const override: ToolOverride = {
    ...(state !== undefined && state !== tool.status && { state }),
    ...(hot !== undefined && hot !== tool.hot && { hot }),
    ...(position !== undefined && { position }),
    ...(texts.length > 0 && { notice: Object.fromEntries(texts) }),
  };
  return withOverride(draft, tool.id, override);
}

/** Takes back what was changed of a tool, but its place. */
export function resetTool(draft: ToolChanges, id: string): ToolChanges {
  const position = draft.tools[id]?.position;
  return withOverride(draft, id, position === undefined ? {} : { position });
}

/** Moves a tool within its category; the built-in order is no override. */
export function moveTool(
  builtIn: readonly BuiltInTool[],
  draft: ToolChanges,
  { id, step }: { readonly id: string; readonly step: 1 | -1 },
): ToolChanges {
  const category = builtIn.find((tool) => tool.id === id)?.category;
  if (!category) return draft;
  const original = builtIn.filter((tool) => tool.category === category).map((tool) => tool.id);
  const ids = moved(
    toolsOf(builtIn, draft, category).map((tool) => tool.id),
    { item: id, step },
  );
  const isBuiltIn = ids.every((each, at) => each === original[at]);
  return ids.reduce((changed, each, at) => {
    const { position: _old, ...override } = changed.tools[each] ?? {};
    return withOverride(changed, each, isBuiltIn ? override : { ...override, position: at });
  }, draft);
}

export function moveCategory(
  builtIn: readonly BuiltInTool[],
  draft: ToolChanges,
  { category, step }: { readonly category: ToolCategory; readonly step: 1 | -1 },
): ToolChanges {
  const shown = draftCategories(builtIn, draft).map((each) => each.category);
  const order = moved(shown, { item: category, step });
  const original = TOOL_CATEGORIES.filter((each) => shown.includes(each));
  const { categories: _old, ...rest } = draft;
  return order.every((each, at) => each === original[at]) ? rest : { ...rest, categories: order };
}

/** Whether tools or categories are in another order than the built-in one. */
export function isReordered({ categories, tools }: ToolChanges): boolean {
  return categories !== undefined || Object.values(tools).some(({ position }) => position !== undefined);
}

/** Takes back the order of tools and categories, and nothing else. */
export function resetOrder({ tools }: ToolChanges): ToolChanges {
  return Object.entries(tools).reduce<ToolChanges>(
    (changed, [id, { position: _old, ...override }]) => withOverride(changed, id, override),
    { tools: {} },
  );
}

export function isSameDraft(one: ToolChanges, other: ToolChanges): boolean {
  return canonical(one) === canonical(other);
}

/** The same text for drafts that publish the same, in whatever order they were made. */
function canonical({ categories, tools }: ToolChanges): string {
  const sorted = (_name: string, value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  return JSON.stringify({ categories, tools }, sorted);
}

/** Tools whose state, badge, place or notice differs between two drafts. */
export function changedToolIds(before: ToolChanges, after: ToolChanges): string[] {
  const part = (draft: ToolChanges, id: string) => ({ tools: { [id]: draft.tools[id] ?? {} } });
  return [...new Set([...Object.keys(before.tools), ...Object.keys(after.tools)])].filter(
    (id) => !isSameDraft(part(before, id), part(after, id)),
  );
}

function withOverride(draft: ToolChanges, id: string, override: ToolOverride): ToolChanges {
  const { [id]: _old, ...tools } = draft.tools;
  return { ...draft, tools: Object.keys(override).length === 0 ? tools : { ...tools, [id]: override } };
}

function moved<Item>(items: readonly Item[], { item, step }: { item: Item; step: 1 | -1 }): Item[] {
  const from = items.indexOf(item);
  const to = from + step;
  if (from < 0 || to < 0 || to >= items.length) return [...items];
  return items.toSpliced(from, 1).toSpliced(to, 0, item);
}
