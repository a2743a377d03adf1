import { popularTools } from '../../site/base/personal-tools.ts';
import { createStored } from '@seller-toolbox/browser-kit/storage';
import { parseJson } from '@seller-toolbox/tool-contract/json';
import { popularIds, toToolClicks, withClick, type ToolClicks } from './tool-clicks.model.ts';

/** The clicks on tools in this browser. They are sent nowhere. */
export const toolClicks = createStored<ToolClicks>({
  key: 'stb:tool-clicks',
  parse: (text) => toToolClicks(parseJson(text)),
  format: (clicks) => JSON.stringify(clicks),
});

/** Counts that a tool was opened, and renews the list of those opened most. */
export function recordClick(toolId: string, instant: number): void {
  const clicks = withClick(toolClicks.read(), toolId, instant);
  toolClicks.write(clicks);
  popularTools.write(popularIds(clicks));
}
