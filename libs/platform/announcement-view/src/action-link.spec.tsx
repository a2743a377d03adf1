import { createI18n } from '@seller-toolbox/words';
import { I18nProvider } from '@seller-toolbox/words/react';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { ActionLink } from './action-link.tsx';
import { ANNOUNCEMENT_WORDS } from './announcement-words.ts';
import zh from './words/zh.json';

/** Whether the page stays while the action is followed. */
function staysOnPage(from: string, action: string): boolean {
  window.history.replaceState(null, '', from);
  globalThis.fetch = () => Promise.reject(new TypeError('no network'));
  const i18n = createI18n('zh', { [ANNOUNCEMENT_WORDS]: zh });
  render(
    <BrowserRouter>
      <I18nProvider i18n={i18n}>
        <ActionLink announcement={{ id: 'a', click_action: action }} look="plain" describedBy="title" />
      </I18nProvider>
    </BrowserRouter>,
  );
  const link = screen.getByRole('link');
  const click = createEvent.click(link, { button: 0 });
  let stays = false;
  const see = (event: Event) => {
    stays = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', see, { once: true });
  fireEvent(link, click);
  return stays;
}

const browserFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = browserFetch;
});

describe('the action of an announcement', () => {
  it.each([
    ['/', '/feedback', true],
    ['/', '/#tools', false],
    ['/', '/tools?lang=en', false],
    ['/tools/a-tool', '/tools/a-tool#value=3', false],
    ['/', '/files/guide.pdf', false],
    ['/admin/sessions', '/feedback', false],
  ])('on %s to %s is followed by the router: %p', (from, action, isFollowed) => {
    expect(staysOnPage(from, action)).toBe(isFollowed);
  });
});
