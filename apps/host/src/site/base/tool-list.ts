/** Whether the list of tools stands beside a tool on a wide screen. */
export type ToolListState = 'open' | 'folded';

export function parseToolListState(text: string | null): ToolListState {
  return text === 'folded' ? 'folded' : 'open';
}

/** Puts the state on the page, where styles follow it. */
export function showToolList(state: ToolListState, { documentElement }: Document): void {
  documentElement.dataset['toolList'] = state;
}
