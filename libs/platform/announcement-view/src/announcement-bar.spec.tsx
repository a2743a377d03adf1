import { createI18n } from '@seller-toolbox/words';
import { I18nProvider } from '@seller-toolbox/words/react';
import { act, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { AnnouncementBar, type AnnouncementBarProps } from './announcement-bar.tsx';
import { ANNOUNCEMENT_WORDS } from './announcement-words.ts';
import { ROTATION_MS } from './use-rotation.ts';
import zh from './words/zh.json';

const FIRST: AnnouncementBarProps['announcements'][number] = {
  id: 'a',
  title: '一',
  content: '维护',
  type: 'info',
  priority: 1,
  target_audience: 'all',
  display_position: 'banner',
  start_time: null,
  end_time: null,
  click_action: null,
  is_closable: false,
  updated_at: '2026-11-22T00:00:00.000Z',
};
const SECOND = { ...FIRST, id: 'b', title: '二' };

beforeAll(() => {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

function show(more: Partial<AnnouncementBarProps> = {}) {
  const props = {
    position: 'banner',
    announcements: [FIRST],
    isFloating: true,
    onClose: () => {},
    ...more,
  } as const;
  render(
    <BrowserRouter>
      <I18nProvider i18n={createI18n('zh', { [ANNOUNCEMENT_WORDS]: zh })}>
        <AnnouncementBar {...props} />
      </I18nProvider>
    </BrowserRouter>,
  );
}
const closeButtons = () => screen.queryAllByRole('button', { name: zh.bar.close });

describe('the bar of announcements', () => {
  it('has no close button over the page for what cannot be closed', () => {
    show();
    expect(screen.getByText('一')).toBeVisible();
    expect(closeButtons()).toEqual([]);
  });

  it('has no close button if none of several can be closed', () => {
    show({ announcements: [FIRST, SECOND] });
    expect(closeButtons()).toEqual([]);
  });

  it('has a close button for what can be closed', () => {
    show({ announcements: [{ ...FIRST, is_closable: true }] });
    expect(closeButtons()).toHaveLength(1);
  });

  it.each([
    [true, '二'],
    [false, '一'],
  ])('rotates only where it is wanted: %s', (isRotating, title) => {
    jest.useFakeTimers();
    show({ announcements: [FIRST, SECOND], isRotating });
    act(() => jest.advanceTimersByTime(ROTATION_MS));
    expect(screen.getByText(title)).toBeVisible();
    jest.useRealTimers();
  });
});
