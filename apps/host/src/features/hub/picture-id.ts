/** The id of a tool's drawing in the page. */
export function pictureId(toolId: string): string {
  return `picture-${toolId}`;
}
