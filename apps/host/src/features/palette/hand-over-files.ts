const RETRY_MS = 100;
/** A tool is loaded by then, or not at all. */
const MAX_TRIES = 150;

/**
 * Gives files to a tool as if they were pasted there, once its page shows and takes them; opens the section that has its field
 * for files. Tools take pasted files already, so that no page needs anything more for it.
 */
export function handOverFiles(toolId: string, files: readonly File[], tries = MAX_TRIES): void {
  if (tries === 0 || give(toolId, files)) return;
  setTimeout(() => handOverFiles(toolId, files, tries - 1), RETRY_MS);
}

function give(toolId: string, files: readonly File[]): boolean {
  const page = document.querySelector(`[data-tool="${toolId}"]`);
  if (!page) return false;
  page.querySelector<HTMLDetailsElement>('details[data-takes-files]')?.setAttribute('open', '');
  const paste = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(paste, { clipboardData: { files, types: ['Files'] } });
  return !document.dispatchEvent(paste);
}
