import { defineEngine } from '@seller-toolbox/tool-contract';
import { settingsSchema } from '../engine/search-term-analyzer.schema.ts';
import { WORKED_SETTINGS } from '../engine/worked-settings.data.ts';

/** What the page holds itself: the settings, checked. Reports are analyzed in the session, the worked example like a file. */
export const settingsForm = defineEngine({
  inputSchema: settingsSchema,
  outputSchema: settingsSchema,
  run: (settings) => settings,
  examples: [{ name: 'worked-example', input: WORKED_SETTINGS, expected: WORKED_SETTINGS }],
});
