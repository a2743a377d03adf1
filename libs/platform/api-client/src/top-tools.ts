import { topToolsSchema, type TopTool } from '@seller-toolbox/contracts/top-tools';
import { callApi, type CallOptions } from './call-api.ts';

export interface TopToolsOptions extends CallOptions {
  /** At most 100. */
  readonly limit?: number;
}

/** The most used tools, most used first. */
export function topTools({ limit = 10, ...options }: TopToolsOptions = {}): Promise<TopTool[]> {
  return callApi({ path: `/analytics/top-tools?limit=${limit}` }, topToolsSchema, options);
}
