import { defineEngine } from '@seller-toolbox/tool-contract';
import { settingsSchema } from '../engine/search-term-analyzer.schema.ts';
import { WORKED_SETTINGS } from '../engine/worked-settings.data.ts';

/** The page's own engine: it validates the settings. The session analyzes the reports. */
export const settingsForm = defineEngine({
  inputSchema: settingsSchema,
  outputSchema: settingsSchema,
  run: (settings) => settings,
  examples: [{ name: 'worked-example', input: WORKED_SETTINGS, expected: WORKED_SETTINGS }],
});
