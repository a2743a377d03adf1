import { firstPaint } from './first-paint.ts';

interface Visit {
  readonly stored?: Readonly<Record<string, string>>;
  readonly search?: string;
  readonly prefersDark?: boolean;
  readonly blocked?: boolean;
  /** As the service wrote it into the page. */
  readonly announced?: string;
}

/** Opens a page in a browser that keeps `stored`. */
function open({ stored = {}, search = '', prefersDark = false, blocked = false, announced }: Visit) {
  const page = document.implementation.createHTMLDocument();
  if (announced !== undefined) page.documentElement.setAttribute('data-announced', announced);
  const left: string[] = [];
  const localStorage = { getItem: (key: string) => stored[key] ?? null };
  firstPaint({
    document: page,
    location: { pathname: '/tools', search, hash: '#a=1', replace: (to: string) => left.push(to) },
    matchMedia: () => ({ matches: prefersDark }),
    get localStorage() {
      if (blocked) throw new DOMException('blocked', 'SecurityError');
      return localStorage;
    },
    // Only what the script touches of a window.
  } as unknown as Window);
  const { dataset, hidden } = page.documentElement;
  return { theme: dataset['theme'], room: dataset['room'], hidden, left };
}

describe('before the first paint', () => {
  it.each([
    [{ stored: { 'stb:theme': 'dark' } }, 'dark'],
    [{ stored: { 'stb:theme': 'light' }, prefersDark: true }, 'light'],
    [{ prefersDark: true }, 'dark'],
    [{ stored: { 'stb:theme': 'nonsense' } }, 'light'],
    [{ blocked: true, prefersDark: true }, 'dark'],
  ])('%j shows %s', (visit, theme) => {
    expect(open(visit).theme).toBe(theme);
  });

  it.each<[Visit, string]>([
    [{}, ''],
    [{ announced: '' }, ''],
    [{ announced: 'header.a1 banner.b2' }, 'header banner'],
    [{ announced: 'header.a1 banner.b2', stored: { 'stb:announcement-quiet': 'header.a1' } }, 'banner'],
    [{ announced: 'header.a1', blocked: true }, 'header'],
  ])('%j keeps room at "%s"', (visit, room) => {
    expect(open(visit).room).toBe(room);
  });

  it('a stored language replaces an address without one, and nothing of the page is shown', () => {
    expect(open({ stored: { 'stb:language': 'ja' } })).toMatchObject({
      left: ['/tools?lang=ja#a=1'],
      hidden: true,
    });
  });

  it.each<[string, Visit]>([
    ['nothing is stored', {}],
    ['zh is stored', { stored: { 'stb:language': 'zh' } }],
    ['what is stored is no language', { stored: { 'stb:language': 'xx' } }],
    ['the address names a language', { stored: { 'stb:language': 'ja' }, search: '?lang=en' }],
    ['storage is blocked', { blocked: true }],
  ])('the page stays when %s', (_title, visit) => {
    expect(open(visit)).toMatchObject({ left: [], hidden: false });
  });
});
