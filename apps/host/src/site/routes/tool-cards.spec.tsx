import { tools } from '@seller-toolbox/catalogue';
import { waitFor } from '@testing-library/react';
import { favoriteTools, recentTools } from '../base/personal-tools.ts';
import { visit } from './visit-site.tsx';
import zhHome from '../../words/home/zh.json';
import zh from '../../words/zh.json';
import { picturesIn } from '../../features/hub/picture-drawings.ts';
import { pictureId } from '../../features/hub/picture-id.ts';

const ready = tools.filter(({ status }) => status === 'ready');
const [first] = ready;
if (!first) throw new Error('the catalogue has no ready tool');

const cardOf = (id: string) => {
  const card = document.querySelector(`[href="#${pictureId(id)}"]`)?.closest('li');
  if (!card) throw new Error(`the hub has no card of ${id}`);
  return card;
};

beforeEach(() => {
  window.scrollTo = () => undefined;
  favoriteTools.write([]);
  recentTools.write([]);
});

describe('the card of a tool', () => {
  it('refers to the drawing of the tool, which the page loads where it has none', async () => {
    await visit('/tools');
    for (const { id } of tools) {
      await waitFor(() =>
        expect(document.getElementById(pictureId(id))?.querySelector('path')).not.toBeNull(),
      );
      expect(cardOf(id)).toBeInTheDocument();
    }
    expect(document.querySelectorAll(`#${pictureId(first.id)}`)).toHaveLength(1);
  });

  it('says in words that the tool is hot or was used lately', async () => {
    const used = ready.slice(-5).map(({ id }) => id);
    recentTools.write(used);
    await visit('/tools');
    for (const { id, hot } of ready) {
      const isRecent = used.indexOf(id) >= 0 && used.indexOf(id) < 4;
      expect([id, cardOf(id).textContent?.includes(zhHome.hub.recent)]).toEqual([id, isRecent]);
      expect([id, cardOf(id).textContent?.includes(zh.hub.hot)]).toEqual([id, hot]);
    }
  });

  it('has the color of the category, but none while the tool is developed', async () => {
    await visit('/tools');
    for (const { id, status, category } of tools) {
      const color = status === 'ready' ? `var(--category-${category})` : '';
      expect(cardOf(id).style.getPropertyValue('--category')).toBe(color);
    }
  });
});

describe('picturesIn', () => {
  it('finds the tools that a piece of a page refers to', () => {
    const html = `<use href="#${pictureId(first.id)}"></use><use href="#${pictureId('no-such-tool')}"></use>`;
    expect(picturesIn(html).map(([id]) => id)).toEqual([pictureId(first.id)]);
  });
});
