const LONGEST = 50;

/** A title of more than 50 characters cut at 50, with an ellipsis; a shorter one as it is. */
export function shortTitle(title: string): string {
  const characters = Array.from(title);
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST).join('')}…` : title;
}
