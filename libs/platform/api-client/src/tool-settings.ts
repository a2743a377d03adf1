import {
  toolSettingsSchema,
  type ToolSettings,
  type ToolSettingsInput,
} from '@seller-toolbox/contracts/tool-settings';
import { callApi, type CallOptions } from './call-api.ts';

/** The built-in tools, and what was changed of them. */
export function getToolSettings(options: CallOptions = {}): Promise<ToolSettings> {
  return callApi({ path: '/tool-settings' }, toolSettingsSchema, options);
}

/** Publishes all changes to the tools. */
export function publishToolSettings(
  input: ToolSettingsInput,
  options: CallOptions = {},
): Promise<ToolSettings> {
  return callApi({ path: '/tool-settings', method: 'PUT', body: input }, toolSettingsSchema, options);
}
