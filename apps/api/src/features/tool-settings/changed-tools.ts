import { noticeIn, type ToolChanges, type ToolNotice } from '@seller-toolbox/contracts';
import { TOOL_CATEGORIES, type ToolManifest } from '@seller-toolbox/tool-contract';

/** The catalogue with the published changes: without the tools that are off, in the published order. */
export function changedTools(
  tools: readonly ToolManifest[],
  changes: ToolChanges,
  languages: readonly string[],
): ToolManifest[] {
  const categories = [...new Set([...(changes.categories ?? []), ...TOOL_CATEGORIES])];
  const place = ({ id, category, order }: ToolManifest) => [
    categories.indexOf(category),
    changes.tools[id]?.position ?? order,
  ];
  return tools
    .flatMap((tool) => {
      const { state = tool.status, hot = tool.hot, notice } = changes.tools[tool.id] ?? {};
      if (state === 'off') return [];
      return [{ ...tool, status: state, hot, ...(notice && { notice: noticeInAll(notice, languages) }) }];
    })
    .sort((a, b) => {
      const [[categoryA = 0, orderA = 0], [categoryB = 0, orderB = 0]] = [place(a), place(b)];
      return categoryA - categoryB || orderA - orderB;
    });
}

/** A text for every language of the site. */
function noticeInAll(notice: ToolNotice, languages: readonly string[]): Record<string, string> {
  return Object.fromEntries(languages.map((language) => [language, noticeIn(notice, language)]));
}

/** Whether anything differs from the built-in catalogue. */
export function hasChanges({ categories, tools }: ToolChanges): boolean {
  return categories !== undefined || Object.keys(tools).length > 0;
}

/** Each change by its name, for the audit log: `title-fixer.state`, `title-fixer.notice.en`, `categories`. */
export function changeFacts({ categories, tools }: ToolChanges): Record<string, string | number | boolean> {
  const facts: (readonly [string, string | number | boolean])[] = Object.entries(tools).flatMap(
    ([id, { notice = {}, ...fields }]) => [
      ...Object.entries(fields).flatMap(([name, value]) =>
        value === undefined ? [] : [[`${id}.${name}`, value] as const],
      ),
      ...Object.entries(notice).map(([language, text]) => [`${id}.notice.${language}`, text] as const),
    ],
  );
  return { ...Object.fromEntries(facts), ...(categories && { categories: categories.join(', ') }) };
}
