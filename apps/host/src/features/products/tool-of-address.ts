/** The tool that the address names after `#tool=`, if it is one of these. */
export function toolOfAddress(ids: readonly string[]): string | null {
  const id = new URLSearchParams(window.location.hash.slice(1)).get('tool');
  return id !== null && ids.includes(id) ? id : null;
}

/** Names a tool in the address, so that the page has it again when it is loaded again. */
export function putToolInAddress(id: string | null): void {
  const { pathname, search } = window.location;
  history.replaceState(history.state, '', `${pathname}${search}${id === null ? '' : `#tool=${id}`}`);
}
