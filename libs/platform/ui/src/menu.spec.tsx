import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Menu } from './menu.tsx';

const ITEMS = [
  { id: 'zh', label: '简体中文', lang: 'zh' },
  { id: 'en', label: 'English', lang: 'en' },
  { id: 'ja', label: '日本語', lang: 'ja' },
] as const;

async function openMenu(onSelect: (id: string) => void = () => undefined) {
  const user = userEvent.setup();
  render(
    <>
      <Menu label="Language" text="English" items={ITEMS} value="en" onSelect={onSelect} />
      <p>Elsewhere</p>
    </>,
  );
  const trigger = screen.getByRole('button', { name: 'Language: English' });
  await user.click(trigger);
  return { user, trigger };
}

test('it opens on the present choice, each name in its own language', async () => {
  const { trigger } = await openMenu();
  expect(trigger).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('menuitemradio', { name: 'English', checked: true })).toHaveFocus();
  expect(screen.getByRole('menuitemradio', { name: '日本語' })).toHaveAttribute('lang', 'ja');
});

test('arrow keys go round, Home and End go to the ends', async () => {
  const { user } = await openMenu();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitemradio', { name: '日本語' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitemradio', { name: '简体中文' })).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('menuitemradio', { name: '日本語' })).toHaveFocus();
  await user.keyboard('{Home}');
  expect(screen.getByRole('menuitemradio', { name: '简体中文' })).toHaveFocus();
  await user.keyboard('{End}');
  expect(screen.getByRole('menuitemradio', { name: '日本語' })).toHaveFocus();
});

test('a choice is reported once, closes the menu and returns the focus', async () => {
  const select = jest.fn();
  const { user, trigger } = await openMenu(select);
  await user.click(screen.getByRole('menuitemradio', { name: '日本語' }));
  expect(select.mock.calls).toEqual([['ja']]);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(trigger).toHaveFocus();
});

test('Escape closes it, returns the focus and does not bubble', async () => {
  const { user, trigger } = await openMenu();
  const outer = jest.fn();
  document.addEventListener('keydown', outer);
  await user.keyboard('{Escape}');
  document.removeEventListener('keydown', outer);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(trigger).toHaveFocus();
  expect(outer).not.toHaveBeenCalled();
});

test('a press elsewhere closes it without a choice', async () => {
  const select = jest.fn();
  const { user } = await openMenu(select);
  await user.click(screen.getByText('Elsewhere'));
  expect(screen.queryByRole('menu')).toBeNull();
  expect(select).not.toHaveBeenCalled();
});

test('an item may bring a drawing of its own', async () => {
  const items = [{ id: 'leave', label: 'Sign out', icon: <svg data-testid="exit" /> }];
  render(<Menu label="Account" items={items} onSelect={() => undefined} />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Account' }));
  expect(screen.getByRole('menuitem', { name: 'Sign out' })).toContainElement(screen.getByTestId('exit'));
});
