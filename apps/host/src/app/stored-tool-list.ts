import { TOOL_LIST_KEY } from './storage-keys.ts';
import { createStored } from './storage.ts';
import { parseToolListState, type ToolListState } from './tool-list.ts';

/** Whether the visitor has folded the list of tools away. */
export const storedToolList = createStored<ToolListState>({
  key: TOOL_LIST_KEY,
  parse: parseToolListState,
  format: (state) => state,
});
