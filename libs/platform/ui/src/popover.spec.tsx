import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Popover } from './popover.tsx';

test('it opens and closes by its button, by Escape and from inside', async () => {
  const user = userEvent.setup();
  render(<Popover label="Filters">{(close) => <button onClick={close}>Apply</button>}</Popover>);
  const trigger = screen.getByRole('button', { name: 'Filters' });
  await user.click(trigger);
  expect(screen.getByRole('group', { name: 'Filters' })).toBeInTheDocument();
  await user.click(trigger);
  expect(screen.queryByRole('group')).toBeNull();
  await user.click(trigger);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('group')).toBeNull();
  await user.click(trigger);
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(screen.queryByRole('group')).toBeNull();
  expect(trigger).toHaveFocus();
});
