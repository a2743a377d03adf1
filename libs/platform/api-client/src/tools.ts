import { toolRowsSchema, type ToolRow } from '@seller-toolbox/contracts/tools';
import { callApi, type CallOptions } from './call-api.ts';

/** The tools of the catalogue, with their names in all languages. */
export function listTools(options: CallOptions = {}): Promise<ToolRow[]> {
  return callApi({ path: '/tools' }, toolRowsSchema, options);
}
