import { act, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { drawIcons, iconOutline } from './icon-drawings.ts';
import { ICON_NAMES, isIconName } from './icon-set.ts';
import { Icon } from './icon.tsx';
import { provideIconDrawings } from './missing-drawing.ts';

const outlines = () =>
  [...document.querySelectorAll('path')].map((path) => [path.dataset['icon'], path.getAttribute('d')]);

beforeEach(() => document.body.replaceChildren());
// Where icons come from, until a test says something else.
beforeEach(() => provideIconDrawings(async () => iconOutline));

test.each(ICON_NAMES)(
  '%s has an outline, the same in a served page and in one that brings it',
  async (name) => {
    render(<Icon name={name} />);
    await act(async () => undefined);
    const [brought] = outlines();
    expect(brought?.[1]).toMatch(/^M/);
    document.body.innerHTML = drawIcons(renderToStaticMarkup(<Icon name={name} />));
    expect(outlines()).toEqual([brought]);
  },
);

test('a served page has each of its icons drawn', () => {
  const page = (
    <>
      <Icon name="star" />
      <Icon name="check" />
      <Icon name="star" size={14} />
    </>
  );
  document.body.innerHTML = drawIcons(renderToStaticMarkup(page));
  const [star, check] = [iconOutline('star'), iconOutline('check')];
  expect(outlines()).toEqual([
    ['star', star],
    ['check', check],
    ['star', star],
  ]);
});

test('hydration keeps the outlines of a served page, also for an icon that comes when they are gone', async () => {
  const brought: string[] = [];
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = drawIcons(renderToStaticMarkup(<Icon name="printer" />));
  provideIconDrawings(async () => (name) => String(brought.push(name)));
  const { rerender } = render(<Icon name="printer" />, { container: place, hydrate: true });
  expect(outlines()).toEqual([['printer', iconOutline('printer')]]);
  rerender(<p />);
  rerender(<Icon name="printer" />);
  await act(async () => undefined);
  expect(outlines()).toEqual([['printer', iconOutline('printer')]]);
  expect(brought).toEqual([]);
});

test('an icon is drawn as the page shows it already, and loaded where the page does not', async () => {
  const brought: string[] = [];
  document.body.innerHTML = drawIcons(renderToStaticMarkup(<Icon name="star" />));
  provideIconDrawings(async () => (name) => {
    brought.push(name);
    return 'M1 1';
  });
  const place = document.body.appendChild(document.createElement('div'));
  const { rerender } = render(<Icon name="star" />, { container: place });
  expect(outlines()).toEqual(Array.from({ length: 2 }, () => ['star', iconOutline('star')]));
  rerender(<Icon name="help" />);
  await act(async () => undefined);
  expect(outlines().at(-1)).toEqual(['help', 'M1 1']);
  expect(brought).toEqual(['help']);
});

test('an icon whose drawing cannot be brought keeps its name', async () => {
  provideIconDrawings(() => Promise.reject(new Error('offline')));
  render(<Icon name="check" label="Done" />);
  await act(async () => undefined);
  expect(screen.getByRole('img', { name: 'Done' })).toBeInTheDocument();
});

test('the icons of all tools are in the set', () => {
  const wanted =
    'ruler calculator search-check wrench percent trending-up package globe calendar table case-sensitive combine ' +
    'chart-bar qr-code stamp coins search users message-square filter truck barcode image list-checks';
  expect(wanted.split(' ').filter((name) => !isIconName(name))).toEqual([]);
});

test('a name that is not in the set becomes a question mark, whatever it is', () => {
  for (const name of ['no-such-icon', 'toString']) expect(iconOutline(name)).toBe(iconOutline('help'));
});

test('an icon is decoration unless it is named', () => {
  const { rerender } = render(<Icon name="star" />);
  expect(screen.queryByRole('img')).toBeNull();
  rerender(<Icon name="star" label="Favorite" />);
  expect(screen.getByRole('img', { name: 'Favorite' })).toBeInTheDocument();
});
