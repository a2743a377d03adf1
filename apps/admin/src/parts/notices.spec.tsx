import { act, fireEvent, render, screen } from '@testing-library/react';
import { createI18n } from '@seller-toolbox/words';
import { I18nProvider } from '@seller-toolbox/words/react';
import zh from '../words/zh.json';
import { NOTICE_MS, NoticesProvider, useNotify, type NoticeOptions } from './notices.tsx';

function NotifyButton({ notice }: { notice: NoticeOptions }) {
  const notify = useNotify();
  return <button onClick={() => notify(notice)}>notify</button>;
}

function show(notice: NoticeOptions) {
  render(
    <I18nProvider i18n={createI18n('zh', { admin: zh })}>
      <NoticesProvider>
        <NotifyButton notice={notice} />
      </NoticesProvider>
    </I18nProvider>,
  );
  fireEvent.click(screen.getByText('notify'));
  return () => screen.queryByText(notice.text);
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a notice', () => {
  it('closes by itself after three seconds', () => {
    const notice = show({ tone: 'ok', text: 'saved' });
    pass(NOTICE_MS - 1);
    expect(notice()).toBeVisible();
    pass(1);
    expect(notice()).toBeNull();
  });

  it('stays for the given time', () => {
    const notice = show({ tone: 'warn', text: '2 of 3', ms: 4000 });
    pass(3999);
    expect(notice()).toBeVisible();
    pass(1);
    expect(notice()).toBeNull();
  });

  it('waits while the pointer is on it, and then stays for the full time again', () => {
    const notice = show({ tone: 'ok', text: 'saved' });
    pass(NOTICE_MS - 1);
    fireEvent.pointerEnter(notice() as HTMLElement);
    pass(60_000);
    expect(notice()).toBeVisible();
    fireEvent.pointerLeave(notice() as HTMLElement);
    pass(NOTICE_MS - 1);
    expect(notice()).toBeVisible();
    pass(1);
    expect(notice()).toBeNull();
  });

  it('stays until it is closed when something failed', () => {
    const notice = show({ tone: 'bad', text: 'failed' });
    pass(60_000);
    expect(notice()).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: '关闭' }));
    expect(notice()).toBeNull();
  });
});
