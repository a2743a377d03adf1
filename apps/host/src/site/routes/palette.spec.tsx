import { pasteInto } from '@seller-toolbox/testing/paste-into';
import { tools } from '@seller-toolbox/catalogue';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { favoriteTools, popularTools, recentTools } from '../base/personal-tools.ts';
import { paths } from '@seller-toolbox/site-kit/paths';
import { singleKeys } from '../base/shortcut-keys.ts';
import en from '../../words/en.json';
import enOnDemand from '../../words/on-demand/en.json';
import { visit } from './visit-site.tsx';

const ready = tools.filter(({ status }) => status === 'ready');
const developing = tools.find(({ status }) => status === 'developing');
const [first, second, third] = ready;
if (!first || !second || !third) throw new Error('the catalogue has too few tools');

beforeEach(() => {
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  for (const list of [favoriteTools, recentTools, popularTools]) list.write([]);
  singleKeys.write(true);
});

async function openPalette(user: UserEvent, keys = '{Control>}k{/Control}') {
  await user.keyboard(keys);
  const dialog = await screen.findByRole('dialog', { name: en.hub.search });
  const field = within(dialog).getByRole('combobox', { name: en.hub.search });
  return { dialog, field, options: () => within(dialog).getAllByRole('option') };
}

const isOpen = () => screen.queryByRole('dialog') !== null;

describe('the palette', () => {
  it('opens with Ctrl+K in its field, and gives the focus back when Escape closes it', async () => {
    const { user } = await visit('/feedback?lang=en', 'en');
    const button = screen.getByRole('button', { name: new RegExp(en.hub.search) });
    button.focus();
    const { field } = await openPalette(user);
    expect(field).toHaveFocus();
    await user.keyboard('{Control>}k{/Control}');
    await waitFor(() => expect(isOpen()).toBe(false));
    expect(button).toHaveFocus();
  });

  it('opens the found tool by keyboard', async () => {
    const { user, words } = await visit('/terms?lang=en', 'en');
    const { field } = await openPalette(user);
    await pasteInto(field, words.catalogue('en')[second.id]?.title ?? '?', user);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe(paths.tool(second.id)));
    expect(window.location.search).toBe('?lang=en');
    expect(isOpen()).toBe(false);
  });

  it('announces the active option, and arrow keys wrap around', async () => {
    const { user } = await visit('/terms?lang=en', 'en');
    const { field, options } = await openPalette(user);
    const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
    expect(active()).toBe(options()[0]);
    await user.keyboard('{ArrowUp}');
    expect(active()).toBe(options().at(-1));
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toBe(options()[1]);
    expect(active()).toHaveAttribute('aria-selected', 'true');
  });

  it('leaves Enter to an input method while a word is composed', async () => {
    const { user } = await visit('/terms?lang=en', 'en');
    const { field } = await openPalette(user);
    await pasteInto(field, 'dark', user);
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    expect(isOpen()).toBe(true);
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(isOpen()).toBe(false));
  });

  it('begins with favorites, recently used and popular tools', async () => {
    favoriteTools.write([third.id]);
    recentTools.write([second.id]);
    popularTools.write([first.id]);
    const { user, words } = await visit('/terms?lang=en', 'en');
    const { dialog, options } = await openPalette(user);
    const titles = [third, second, first].map(({ id }) => words.catalogue('en')[id]?.title ?? '?');
    expect(
      options()
        .slice(0, 3)
        .map((option) => option.textContent),
    ).toEqual(titles.map((title) => expect.stringContaining(title)));
    for (const name of [
      enOnDemand.palette.favorites,
      enOnDemand.palette.recent,
      enOnDemand.palette.popular,
    ]) {
      expect(within(dialog).getByRole('group', { name })).toBeInTheDocument();
    }
  });

  it('shows a developing tool without a link', async () => {
    if (!developing) return;
    const { user, words } = await visit('/terms?lang=en', 'en');
    const { field, options } = await openPalette(user);
    await pasteInto(field, words.catalogue('en')[developing.id]?.title ?? '?', user);
    const option = options().find((one) => one.getAttribute('aria-disabled') === 'true');
    if (!option) throw new Error('the tool is not listed');
    expect(option).toHaveTextContent(en.hub.soon);
    await user.click(option);
    expect(window.location.pathname).toBe(paths.terms);
    expect(isOpen()).toBe(true);
  });

  it('changes colors and language', async () => {
    const { user } = await visit('/terms?lang=en', 'en');
    const { field } = await openPalette(user);
    await user.type(field, 'dark{Enter}');
    await waitFor(() => expect(document.documentElement.dataset['theme']).toBe('dark'));
    await user.type((await openPalette(user)).field, '日本語{Enter}');
    await waitFor(() => expect(document.documentElement.lang).toBe('ja'));
  });

  it('says when nothing is found', async () => {
    const { user } = await visit('/terms?lang=en', 'en');
    const { field, dialog } = await openPalette(user);
    await pasteInto(field, 'qqqq', user);
    expect(within(dialog).getByText(en.hub.emptyTitle)).toBeInTheDocument();
    expect(field).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{Enter}');
    expect(isOpen()).toBe(true);
  });
});

describe('keys without Ctrl', () => {
  it('open the palette and the list of keys, unless they are switched off there', async () => {
    const { user } = await visit('/terms?lang=en', 'en');
    await openPalette(user, '/');
    await user.keyboard('{Control>}k{/Control}');
    await user.keyboard('?');
    const sheet = within(await screen.findByRole('dialog', { name: enOnDemand.shortcuts.title }));
    await user.click(sheet.getByRole('checkbox', { name: enOnDemand.shortcuts.single }));
    await user.click(sheet.getByRole('button', { name: en.tool.close }));
    await user.keyboard('/?');
    expect(isOpen()).toBe(false);
    await openPalette(user);
  });
});
