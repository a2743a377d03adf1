import { act, render, screen } from '@testing-library/react';
import { drawIcon, iconDrawing, iconsIn } from './icon-drawings.ts';
import { toIconName } from './icon-name.ts';
import { ICON_NAMES, isIconName } from './icon-set.ts';
import { iconId, provideIconDrawings } from './icon-sprite.ts';
import { Icon } from './icon.tsx';
import { spriteMarkup } from './sprite.ts';

const drawingOf = (name: string) => document.getElementById(iconId(name));

beforeEach(() => document.body.replaceChildren());

test.each(ICON_NAMES)('%s has a drawing, the same in a served page and in one that brings it', (name) => {
  document.body.innerHTML = spriteMarkup([iconDrawing(name)]);
  const served = drawingOf(name)?.outerHTML;
  expect(drawingOf(name)?.getAttribute('d')).toMatch(/^M/);
  document.body.replaceChildren();
  drawIcon(name);
  drawIcon(name);
  expect(drawingOf(name)?.outerHTML).toBe(served);
  expect(document.querySelectorAll('#icons *')).toHaveLength(1);
});

test('a served page holds each icon that it shows, once', () => {
  const { container } = render(
    <>
      <Icon name="star" />
      <Icon name="check" />
      <Icon name="star" size={14} />
    </>,
  );
  expect(iconsIn(container.innerHTML)).toEqual(['star', 'check']);
});

test('an icon that the page does not have is loaded, also one that replaces another', async () => {
  document.body.innerHTML = spriteMarkup([iconDrawing('star')]);
  const brought: string[] = [];
  provideIconDrawings(async () => (name) => void brought.push(name));
  const { rerender } = render(<Icon name="star" />);
  await act(async () => undefined);
  expect(brought).toEqual([]);
  rerender(<Icon name="check" />);
  await act(async () => undefined);
  expect(brought).toEqual(['check']);
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

function helpDrawing() {
  drawIcon('help');
  return drawingOf('help')?.getAttribute('d');
}

test('a name that is not in the set becomes a question mark, whatever it is', () => {
  for (const name of ['no-such-icon', 'toString']) {
    drawIcon(toIconName(name));
    expect(drawingOf(name)?.getAttribute('d')).toBe(helpDrawing());
  }
});

test('an icon is decoration unless it is named', () => {
  const { rerender } = render(<Icon name="star" />);
  expect(screen.queryByRole('img')).toBeNull();
  rerender(<Icon name="star" label="Favorite" />);
  expect(screen.getByRole('img', { name: 'Favorite' })).toBeInTheDocument();
});
