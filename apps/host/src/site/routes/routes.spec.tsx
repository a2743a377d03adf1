import { pasteInto } from '@seller-toolbox/testing/paste-into';
import { tools } from '@seller-toolbox/catalogue';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { NEUTRAL_SITE } from '../base/site-config.tsx';
import { favoriteTools, popularTools, recentTools } from '../base/personal-tools.ts';
import { paths } from '@seller-toolbox/site-kit/paths';
import en from '../../words/en.json';
import enHome from '../../words/home/en.json';
import zhHome from '../../words/home/zh.json';
import ja from '../../words/ja.json';
import zhOnDemand from '../../words/on-demand/zh.json';
import zh from '../../words/zh.json';
import { visit } from './visit-site.tsx';

const ready = tools.filter(({ status }) => status === 'ready');
const [firstTool] = ready;
if (!firstTool) throw new Error('the catalogue has no ready tool');

const address = () => window.location.pathname + window.location.search;

beforeEach(() => {
  // The test browser has no layout to scroll.
  window.scrollTo = () => undefined;
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  for (const list of [favoriteTools, recentTools, popularTools]) list.write([]);
  localStorage.clear();
});

describe('home', () => {
  it('shows the hero, its claims and every tool', async () => {
    const { main, words } = await visit('/');
    expect(main.getByRole('heading', { level: 1 })).toHaveTextContent(zhHome.hero.highlight);
    expect(main.getByText('10,000+')).toBeInTheDocument();
    const hub = within(main.getByRole('region', { name: zh.hub.title }));
    for (const { id } of ready) {
      expect(
        hub.getByRole('link', { name: new RegExp(words.catalogue('zh')[id]?.title ?? '?') }),
      ).toHaveAttribute('href', paths.tool(id));
    }
    expect(document.title).toBe(zh.site.homeTitle.replace('{{site}}', String(NEUTRAL_SITE.siteName)));
  });

  it.each([
    ['en', '10,000+', '4.9/5'],
    ['id', '10.000+', '4,9/5'],
    ['vi', '10.000+', '4,9/5'],
  ] as const)('writes the numbers of the claims as %s does', async (language, sellers, rating) => {
    const { main } = await visit(`/?lang=${language}`, language);
    expect(main.getByText(sellers)).toBeInTheDocument();
    expect(main.getByText(rating)).toBeInTheDocument();
  });

  it('leads to a tool, moves the focus to its heading and remembers it', async () => {
    const { main, words, user, tracked } = await visit('/?lang=en', 'en');
    const title = words.catalogue('en')[firstTool.id]?.title ?? '?';
    const hub = within(main.getByRole('region', { name: en.hub.title }));
    await user.click(hub.getByRole('link', { name: new RegExp(title) }));
    const heading = await screen.findByRole('heading', { level: 1, name: new RegExp(title) });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(address()).toBe(`${paths.tool(firstTool.id)}?lang=en`);
    expect(document.title).toContain(title);
    expect(tracked).toEqual([
      `page / ${en.site.homeTitle.replace('{{site}}', String(NEUTRAL_SITE.siteName))}`,
      `page ${paths.tool(firstTool.id)} ${document.title}`,
      `opened ${firstTool.id}`,
    ]);
    expect(JSON.parse(localStorage.getItem('stb:recent-tools') ?? '')).toEqual([firstTool.id]);
  });
});

describe('the hub', () => {
  it('puts the tools of the visitor first, and marks one without moving it', async () => {
    const [, second, third] = ready;
    if (!second || !third) throw new Error('the catalogue has too few tools');
    favoriteTools.write([third.id]);
    recentTools.write([second.id]);
    const { main, words, user } = await visit('/tools');
    const title = (id: string) => words.catalogue('zh')[id]?.title ?? '?';
    const cards = () => main.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(cards().slice(0, 2)).toEqual([title(third.id), title(second.id)]);
    const before = cards();
    const star = main.getByRole('button', { name: new RegExp(`${title(firstTool.id)}$`) });
    expect(star).toHaveAttribute('aria-pressed', 'false');
    await user.click(star);
    expect(star).toHaveAttribute('aria-pressed', 'true');
    expect(JSON.parse(localStorage.getItem('stb:favorites') ?? '')).toEqual([firstTool.id, third.id]);
    expect(cards()).toEqual(before);
  });

  it('shows developing tools without a link or a star', async () => {
    const { main, words } = await visit('/tools');
    for (const { id } of tools.filter(({ status }) => status === 'developing')) {
      const card = main.getByText(words.catalogue('zh')[id]?.title ?? '?').closest('li');
      if (!card) throw new Error('no card');
      expect(card).toHaveTextContent(zh.hub.soon);
      expect(within(card).queryByRole('link')).not.toBeInTheDocument();
      expect(within(card).queryByRole('button')).not.toBeInTheDocument();
    }
  });

  it('clears favorites and history, and restores them on undo', async () => {
    favoriteTools.write([firstTool.id]);
    recentTools.write([firstTool.id]);
    const { main, user } = await visit('/tools');
    await user.click(await main.findByRole('button', { name: '清空' }));
    expect(main.getByText(zhOnDemand.kept.cleared)).toBeInTheDocument();
    expect([favoriteTools.read(), recentTools.read()]).toEqual([[], []]);
    await user.click(main.getByRole('button', { name: '撤销' }));
    expect([favoriteTools.read(), recentTools.read()]).toEqual([[firstTool.id], [firstTool.id]]);
    expect(main.getByText(zhOnDemand.kept.where)).toBeInTheDocument();
  });

  it('has nothing to clear on the first visit', async () => {
    const { main } = await visit('/tools');
    expect(main.queryByText(zhOnDemand.kept.where)).not.toBeInTheDocument();
  });

  it('finds a tool by an English word on a page in another language', async () => {
    const { main, user } = await visit('/tools?lang=ja', 'ja');
    await pasteInto(
      main.getByRole('searchbox', { name: ja.hub.search }),
      firstTool.id.replaceAll('-', ' '),
      user,
    );
    await waitFor(() => expect(main.getAllByRole('listitem')).toHaveLength(1));
  });

  it('says so when nothing matches, and shows all again', async () => {
    const { main, user } = await visit('/tools');
    await pasteInto(main.getByRole('searchbox'), 'qqqqq', user);
    expect(main.getByText(zh.hub.emptyTitle)).toBeInTheDocument();
    await user.click(main.getByRole('button', { name: zhHome.hub.showAll }));
    expect(main.getAllByRole('listitem')).toHaveLength(tools.length);
  });

  it('offers only categories that have tools', async () => {
    const { main } = await visit('/tools');
    const filter = within(main.getByRole('group', { name: zhHome.hub.filter }));
    const categories = new Set(tools.map(({ category }) => category));
    expect(filter.getAllByRole('button')).toHaveLength(1 + categories.size);
  });

  it('puts the focus into the search on a slash, but not while something is typed', async () => {
    const { main, user } = await visit('/tools');
    await user.keyboard('/');
    const search = main.getByRole('searchbox');
    expect(search).toHaveFocus();
    expect(search).toHaveValue('');
    await user.keyboard('a/');
    expect(search).toHaveValue('a/');
  });

  it('keeps the category for the way back', async () => {
    const { main, user } = await visit('/tools');
    const name = new RegExp(`^${zh.category[firstTool.category]}`);
    await user.click(main.getByRole('button', { name }));
    await waitFor(() => expect(main.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true'));
    expect(main.getAllByRole('listitem')).toHaveLength(
      tools.filter(({ category }) => category === firstTool.category).length,
    );
    expect(window.history.state.usr).toEqual({ category: firstTool.category });
  });
});

describe('a tool page', () => {
  it('shows its screen beside the list of tools, in which it is marked', async () => {
    const { main } = await visit(paths.tool(firstTool.id));
    const list = within(main.getByRole('navigation', { name: zh.tool.navigation }));
    const entries = list.getAllByRole('link');
    expect(entries).toHaveLength(ready.length);
    expect(entries.filter((entry) => entry.getAttribute('aria-current') === 'page')).toHaveLength(1);
    expect(main.getByRole('link', { name: zh.tool.back })).toHaveAttribute('href', '/');
  });

  it('keeps a favorite in this browser', async () => {
    const { main, user } = await visit(paths.tool(firstTool.id));
    const star = main.getAllByRole('button').find((button) => button.hasAttribute('aria-pressed'));
    if (!star) throw new Error('no toggle on the page');
    await user.click(star);
    expect(star).toHaveAttribute('aria-pressed', 'true');
    expect(JSON.parse(localStorage.getItem('stb:favorites') ?? '')).toEqual([firstTool.id]);
  });
});

describe('an unknown address', () => {
  it('shows the home page below a notice, with a way home', async () => {
    const { main } = await visit('/no/such/page?lang=en', 'en');
    expect(main.getByRole('heading', { level: 1 })).toHaveTextContent(en.notFound.title);
    expect(main.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent(enHome.hero.highlight);
    await act(async () => void fireEvent.click(main.getByRole('link', { name: enHome.notFound.goHome })));
    await waitFor(() => expect(address()).toBe('/?lang=en'));
    await waitFor(() => expect(main.queryByText(en.notFound.title)).not.toBeInTheDocument());
  });

  it('suggests nothing for an address unlike any tool', async () => {
    const { main } = await visit(`/old/${firstTool.id.slice(0, -1)}`);
    expect(main.queryByText(zhHome.notFound.suggestions)).not.toBeInTheDocument();
  });

  it('suggests the tool that was meant', async () => {
    const { main, words } = await visit(`${paths.tools}/${firstTool.id.slice(0, -1)}`);
    const title = words.catalogue('zh')[firstTool.id]?.title ?? '?';
    const suggestions = main.getByText(zhHome.notFound.suggestions);
    expect(within(suggestions).getByRole('link', { name: title })).toBeInTheDocument();
  });
});

describe('the language switch', () => {
  it('changes page, address, storage and root element, and keeps the fragment', async () => {
    const { user } = await visit('/tools#kept=1');
    await user.click(screen.getByText(zh.header.language));
    await user.click(screen.getByRole('link', { name: '日本語' }));
    await screen.findByRole('heading', { level: 1, name: ja.hub.title });
    expect(window.location.search + window.location.hash).toBe('?lang=ja#kept=1');
    expect(document.documentElement.lang).toBe('ja');
    expect(localStorage.getItem('stb:language')).toBe('ja');
  });

  it('removes the lang parameter for zh', async () => {
    const { user } = await visit('/tools?lang=ja', 'ja');
    await user.click(screen.getByText(ja.header.language));
    await user.click(screen.getByRole('link', { name: '简体中文' }));
    await screen.findByRole('heading', { level: 1, name: zh.hub.title });
    expect(address()).toBe('/tools');
    expect(localStorage.getItem('stb:language')).toBe('zh');
  });

  it('stores nothing for a visitor who has chosen nothing', async () => {
    await visit('/tools');
    expect(localStorage.getItem('stb:language')).toBeNull();
  });

  it('replaces the history entry', async () => {
    const { user } = await visit('/tools');
    const entries = window.history.length;
    await user.click(screen.getByText(zh.header.language));
    await user.click(screen.getByRole('link', { name: 'English' }));
    await screen.findByRole('heading', { level: 1, name: en.hub.title });
    expect(window.history.length).toBe(entries);
  });
});

describe('the footer', () => {
  it('says that the forum is not there yet when it is requested', async () => {
    const { user } = await visit('/terms');
    const footer = within(screen.getByRole('contentinfo'));
    const notice = footer.getByText(zh.footer.forumSoon);
    expect(notice).not.toHaveAttribute('open');
    await user.click(footer.getByText(zh.footer.forum));
    expect(notice).toHaveAttribute('open');
  });
});

describe('the theme', () => {
  it('is chosen, shown and kept', async () => {
    const { user } = await visit('/');
    await user.click(screen.getByText(zh.header.theme));
    await user.click(screen.getByRole('button', { name: zh.header.dark }));
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(localStorage.getItem('stb:theme')).toBe('dark');
  });
});
