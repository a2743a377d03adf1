import type { Tool } from '../use-tool.ts';

/** Empties all fields and goes to the first. What is typed before this module is there stays, and its field keeps the focus. */
export async function startBlank(tool: Tool, button: Element): Promise<void> {
  await tool.clear({ what: 'all', since: tool.input as object });
  // The fields are rendered first.
  setTimeout(() => {
    if (document.activeElement?.closest('[data-inputs]')) return;
    const fields = button
      .closest('article')
      ?.querySelectorAll<HTMLElement>(
        '[data-inputs] :is(textarea,input:not([type=file],[type=radio],[type=hidden]),select)',
      );
    // A field in a closed section does not take the focus.
    [...(fields ?? [])].some((field) => {
      field.focus();
      return document.activeElement === field;
    });
  });
}
