import type { Tool } from '../use-tool.ts';

/** Empties all fields and goes to the first. */
export async function startBlank(tool: Tool, button: Element): Promise<void> {
  await tool.clear({ what: 'all' });
  // The fields are rendered first.
  setTimeout(() => {
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
