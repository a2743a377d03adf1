import { act, fireEvent, render, screen } from '@testing-library/react';
import { createI18n } from '@seller-toolbox/words';
import { I18nProvider } from '@seller-toolbox/words/react';
import zh from '../words/zh.json';
import { NOTICE_MS, NoticesProvider, useTell, type Told } from './notices.tsx';

function Teller({ told }: { told: Told }) {
  const tell = useTell();
  return <button onClick={() => tell(told)}>tell</button>;
}

function tell(told: Told) {
  render(
    <I18nProvider i18n={createI18n('zh', { admin: zh })}>
      <NoticesProvider>
        <Teller told={told} />
      </NoticesProvider>
    </I18nProvider>,
  );
  fireEvent.click(screen.getByText('tell'));
  return () => screen.queryByText(told.text);
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a notice', () => {
  it('goes by itself after three seconds, or when it is said to', () => {
    const notice = tell({ tone: 'ok', text: 'saved' });
    pass(NOTICE_MS - 1);
    expect(notice()).toBeVisible();
    pass(1);
    expect(notice()).toBeNull();
  });

  it('stays as long as it is told to', () => {
    const notice = tell({ tone: 'warn', text: '2 of 3', ms: 4000 });
    pass(3999);
    expect(notice()).toBeVisible();
    pass(1);
    expect(notice()).toBeNull();
  });

  it('waits while the pointer is on it, and then stands as long as at first', () => {
    const notice = tell({ tone: 'ok', text: 'saved' });
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
    const notice = tell({ tone: 'bad', text: 'failed' });
    pass(60_000);
    expect(notice()).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: '关闭' }));
    expect(notice()).toBeNull();
  });
});
