import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useBrowserValue, useAfterHydration, useStored, useStoredPart } from './hydration-hooks.ts';
import { createStored } from '@seller-toolbox/browser-kit/storage';
import { parseJson } from '@seller-toolbox/tool-contract/json';

const NONE: readonly string[] = [];
const favoriteTools = createStored<readonly string[]>({
  key: 'stb:favorites',
  parse: (text) => (text === null ? [] : (parseJson(text) as readonly string[])),
  format: (ids) => JSON.stringify(ids),
});

/** Hydrates what the server made of a part, and says what was drawn, in order. */
async function drawn(usePart: () => ReactNode): Promise<readonly ReactNode[]> {
  const seen: ReactNode[] = [];
  const Part = () => {
    const content = usePart();
    seen.push(content);
    return <p>{content}</p>;
  };
  const place = document.createElement('div');
  place.innerHTML = renderToString(<Part />);
  seen.length = 0;
  const root = await act(() => hydrateRoot(place, <Part />));
  act(() => root.unmount());
  return seen;
}

afterEach(() => localStorage.clear());

const useCountOfFavorites = () => useStoredPart(favoriteTools, (ids) => ids.length, 0);
const useLengthOfFavorites = () => useStored(favoriteTools, NONE).length;

describe('a part of a stored value', () => {
  it('does not render again if it is as prerendered', async () => {
    expect(await drawn(useCountOfFavorites)).toEqual([0]);
    // The whole list is another one every time, even where nothing is kept.
    expect(await drawn(useLengthOfFavorites)).toEqual([0, 0]);
  });

  it('renders again if the visitor has stored something', async () => {
    favoriteTools.write(['some-tool']);
    expect(await drawn(useCountOfFavorites)).toEqual([0, 1]);
  });
});

describe('a value that only the browser knows', () => {
  it.each([
    ['all', ['all']],
    ['mine', ['all', 'mine']],
  ])('%s is drawn after what was prerendered, once', async (value, expected) => {
    expect(await drawn(() => useBrowserValue(value, 'all'))).toEqual(expected);
  });
});

describe('useAfterHydration', () => {
  it('is false in the first render only', async () => {
    expect(await drawn(() => (useAfterHydration() ? 'star' : null))).toEqual([null, 'star']);
  });
});
