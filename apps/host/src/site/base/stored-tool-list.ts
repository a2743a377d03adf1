import { TOOL_LIST_KEY } from '@seller-toolbox/site-kit/storage-keys';
import { createStored } from '@seller-toolbox/browser-kit/storage';
import { parseToolListState, type ToolListState } from './tool-list.ts';

/** Whether the visitor has folded the list of tools away. */
export const storedToolList = createStored<ToolListState>({
  key: TOOL_LIST_KEY,
  parse: parseToolListState,
  format: (state) => state,
});
