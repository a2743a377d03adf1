import { act, fireEvent, screen } from '@testing-library/react';

/** Lets the moment pass after which parts of the page load; `jest.useFakeTimers()` must come before the page. */
export async function untilFilesAreTaken(): Promise<void> {
  act(() => void jest.advanceTimersByTime(2000));
  await screen.findByRole('button', { name: 'Open a file' });
}

/** Drops a text file on the page. */
export function dropTextFile(text: string): void {
  const file = new File([text], 'text.txt', { type: 'text/plain' });
  fireEvent.drop(document.body, { dataTransfer: { files: [file], items: [] } });
}
