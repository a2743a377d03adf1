import { firstPaint } from './first-paint.ts';

interface Visit {
  readonly stored?: Readonly<Record<string, string>>;
  readonly search?: string;
  readonly prefersDark?: boolean;
  readonly forcesColors?: boolean;
  readonly blocked?: boolean;
  readonly platform?: string;
  /** As the service wrote it into the page. */
  readonly announced?: string;
}

/** Opens a page in a browser that keeps `stored`. */
function open(visit: Visit) {
  const { stored = {}, search = '', prefersDark = false, blocked = false, announced } = visit;
  const { platform = 'Win32', forcesColors = false } = visit;
  const page = document.implementation.createHTMLDocument();
  if (announced !== undefined) page.documentElement.setAttribute('data-announced', announced);
  const left: string[] = [];
  const localStorage = { getItem: (key: string) => stored[key] ?? null };
  firstPaint({
    document: page,
    navigator: { platform },
    location: { pathname: '/tools', search, hash: '#a=1', replace: (to: string) => left.push(to) },
    matchMedia: (condition: string) => ({
      matches: condition === '(forced-colors: active)' ? forcesColors : prefersDark,
    }),
    get localStorage() {
      if (blocked) throw new DOMException('blocked', 'SecurityError');
      return localStorage;
    },
    // Only what the script touches of a window.
  } as unknown as Window);
  const { dataset, hidden } = page.documentElement;
  const styles = page.querySelector('style')?.textContent ?? '';
  return {
    theme: dataset['theme'],
    toolList: dataset['toolList'],
    keyboard: dataset['keyboard'],
    reserved: dataset['reserved'],
    personal: dataset['personal'],
    hidden,
    left,
    styles,
  };
}

describe('before the first paint', () => {
  it.each([
    [{ stored: { 'stb:theme': 'dark' } }, 'dark'],
    [{ stored: { 'stb:theme': 'light' }, prefersDark: true }, 'light'],
    [{ prefersDark: true }, 'dark'],
    [{ stored: { 'stb:theme': 'nonsense' } }, 'light'],
    [{ blocked: true, prefersDark: true }, 'dark'],
    [{ stored: { 'stb:theme': 'dark' }, forcesColors: true }, 'light'],
    [{ stored: { 'stb:theme': 'light' }, forcesColors: true, prefersDark: true }, 'dark'],
  ])('%j shows %s', (visit, theme) => {
    expect(open(visit).theme).toBe(theme);
  });

  it.each<[Visit, string]>([
    [{}, ''],
    [{ announced: '' }, ''],
    [{ announced: 'header.a1 banner.b2' }, 'header banner'],
    [{ announced: 'header.a1 banner.b2', stored: { 'stb:announcement-quiet': 'header.a1' } }, 'banner'],
    [{ announced: 'header.a1', blocked: true }, 'header'],
  ])('%j reserves space at "%s"', (visit, reserved) => {
    expect(open(visit).reserved).toBe(reserved);
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

  it('the tools of the visitor have their order, favorites first', () => {
    const stored = {
      'stb:favorites': '["beta"]',
      'stb:recent-tools': '["alpha","beta"]',
      'stb:popular-tools': '["gamma"]',
    };
    expect(open({ stored }).styles).toBe(
      '[data-hub-tool="beta"]{order:-3;display:grid!important}[data-hub-tool="alpha"]{order:-2;display:grid!important}[data-hub-tool="gamma"]{order:-1;display:grid!important}' +
        '[data-hub-tool]{visibility:var(--until-all)}',
    );
  });

  it.each<[string, Visit]>([
    ['nothing is kept', {}],
    ['storage is blocked', { blocked: true }],
    ['what is kept is no list', { stored: { 'stb:favorites': '{' } }],
    ['the stored value contains CSS', { stored: { 'stb:favorites': '["a\\"]{display:none}"]' } }],
  ])('no styles are added when %s', (_title, visit) => {
    expect(open(visit).styles).toBe('');
  });

  it.each<[string, Visit, string | undefined]>([
    ['a favorite', { stored: { 'stb:favorites': '["beta"]' } }, 'true'],
    ['a tool used last', { stored: { 'stb:recent-tools': '["alpha"]' } }, 'true'],
    ['a tool opened often only', { stored: { 'stb:popular-tools': '["gamma"]' } }, undefined],
    ['nothing', {}, undefined],
  ])('the row of personal tools has its space where %s is stored', (_title, visit, personal) => {
    expect(open(visit).personal).toBe(personal);
  });

  it.each([
    ['folded', 'folded'],
    ['nonsense', 'open'],
  ])('a list of tools that was left %s is %s', (stored, shown) => {
    expect(open({ stored: { 'stb:tool-list': stored } }).toolList).toBe(shown);
  });

  it.each([
    ['MacIntel', 'mac'],
    ['iPad', 'mac'],
    ['Win32', undefined],
    ['Linux x86_64', undefined],
  ])('the keys of %s are those of %s', (platform, keyboard) => {
    expect(open({ platform }).keyboard).toBe(keyboard);
  });
});
