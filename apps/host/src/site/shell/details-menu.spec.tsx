import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DetailsMenu } from './details-menu.tsx';

async function openMenu() {
  const user = userEvent.setup();
  render(
    <>
      <DetailsMenu label="Colors" face="*">
        {(close) => <button onClick={close}>Red</button>}
      </DetailsMenu>
      <button>Elsewhere</button>
    </>,
  );
  await user.click(screen.getByText('Colors'));
  const menu = screen.getByRole('group');
  expect(menu).toHaveAttribute('open');
  return { user, menu };
}

describe('a menu of the header', () => {
  it('closes on Escape and gives the focus back to its button', async () => {
    const { user, menu } = await openMenu();
    await user.keyboard('{Escape}');
    expect(menu).not.toHaveAttribute('open');
    expect(menu.querySelector('summary')).toHaveFocus();
  });

  it('closes on a press outside, which keeps its own effect', async () => {
    const { user, menu } = await openMenu();
    await user.click(screen.getByText('Elsewhere'));
    expect(menu).not.toHaveAttribute('open');
    expect(screen.getByText('Elsewhere')).toHaveFocus();
  });

  it('closes when a choice is made', async () => {
    const { user, menu } = await openMenu();
    await user.click(screen.getByText('Red'));
    expect(menu).not.toHaveAttribute('open');
  });
});
