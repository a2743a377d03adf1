import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Dialog, type DialogProps } from './dialog.tsx';

function Page({ onClosed, ...rest }: Partial<DialogProps> & { onClosed?: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Dialog
        {...rest}
        open={open}
        onClose={() => {
          setOpen(false);
          onClosed?.();
        }}
        title="Delete it?"
        closeLabel="Close"
      >
        <input aria-label="Name" data-autofocus />
      </Dialog>
    </>
  );
}

function openPage(props: Partial<DialogProps> & { onClosed?: () => void } = {}) {
  render(<Page {...props} />);
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.focus();
  fireEvent.click(opener);
  return { opener, dialog: screen.getByRole('dialog', { name: 'Delete it?' }) };
}

test('a closed dialog holds no content', () => {
  render(<Page />);
  expect(screen.queryByLabelText('Name')).toBeNull();
});

test('it opens on the marked control and gives the focus back when it closes', () => {
  const { opener } = openPage();
  expect(screen.getByLabelText('Name')).toHaveFocus();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(opener).toHaveFocus();
});

test('Escape closes it once', () => {
  const closed = jest.fn();
  const { dialog, opener } = openPage({ onClosed: closed });
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(closed).toHaveBeenCalledTimes(1);
  expect(opener).toHaveFocus();
});

test('Escape is no request of the browser to close, and closes only the uppermost', () => {
  const outer = jest.fn();
  const inner = jest.fn();
  render(
    <Dialog open onClose={outer} title="Unsaved" closeLabel="Close">
      <Dialog open onClose={inner} title="Leave?" closeLabel="Stay">
        <input aria-label="Reason" />
      </Dialog>
    </Dialog>,
  );
  const reason = screen.getByLabelText('Reason');
  fireEvent.keyDown(reason, { key: 'Escape', isComposing: true });
  expect(inner).not.toHaveBeenCalled();
  // False: its default was prevented.
  expect(fireEvent.keyDown(reason, { key: 'Escape' })).toBe(false);
  expect(inner).toHaveBeenCalledTimes(1);
  expect(outer).not.toHaveBeenCalled();
});

test('one that its page keeps open is shown again after a browser closed it by itself', () => {
  const asked = jest.fn();
  render(
    <Dialog open onClose={asked} title="Unsaved" closeLabel="Close">
      Words
    </Dialog>,
  );
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Unsaved' });
  // Browsers let no page reject twice in a row what asks to close, such as the back gesture.
  dialog.close();
  fireEvent(dialog, new Event('close'));
  expect(asked).toHaveBeenCalled();
  expect(dialog.open).toBe(true);
});

test('the cancel event of a file input inside does not close it', () => {
  openPage();
  fireEvent(screen.getByLabelText('Name'), new Event('cancel', { bubbles: true }));
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

test('a press beside it closes it, a press inside does not', () => {
  const { dialog } = openPage();
  fireEvent.mouseDown(screen.getByLabelText('Name'));
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  fireEvent.mouseDown(dialog);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('with explicit dismissal a press beside it changes nothing', () => {
  const { dialog } = openPage({ dismiss: 'explicit' });
  fireEvent.mouseDown(dialog);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});
