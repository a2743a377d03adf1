import userEvent, { type UserEvent } from '@testing-library/user-event';

/** Pastes a text into a field: one change, where typing is one for each key and renders the screen as often. */
export async function pasteInto(
  field: Element,
  text: string,
  user: Pick<UserEvent, 'click' | 'paste'> = userEvent,
): Promise<void> {
  await user.click(field);
  await user.paste(text);
}
