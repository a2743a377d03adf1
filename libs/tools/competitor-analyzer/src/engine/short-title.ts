const MAX_TITLE_LENGTH = 50;

/** Cuts a title at 50 characters with an ellipsis. */
export function shortTitle(title: string): string {
  const characters = Array.from(title);
  return characters.length > MAX_TITLE_LENGTH ? `${characters.slice(0, MAX_TITLE_LENGTH).join('')}…` : title;
}
