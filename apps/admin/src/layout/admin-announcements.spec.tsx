import { waitFor } from '@testing-library/react';
import { renderAdmin, type Answers } from '../render-admin.tsx';

const BASE = {
  id: '01a2012d-0000-7000-8000-00000000000a',
  title: '今晚维护',
  content: '<p>22:00 起，<a href="/feedback">反馈</a></p>',
  type: 'maintenance',
  priority: 10,
  target_audience: 'admin',
  display_position: 'popup',
  start_time: null,
  end_time: null,
  click_action: null,
  is_closable: true,
  updated_at: '2026-11-18T10:00:00.000Z',
};

function announcing(...rows: readonly object[]): Answers {
  return {
    'GET /auth/sessions': () => ({ data: [] }),
    'GET /announcements/active': ({ query }) => ({
      data: query.get('audience') === 'admin' ? rows.map((row) => ({ ...BASE, ...row })) : [],
    }),
  };
}

/** Of the size of what is shown nothing is known here. */
class NoSizes implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeAll(() => {
  globalThis.ResizeObserver = NoSizes;
});
beforeEach(() => localStorage.clear());

describe('an announcement to admins', () => {
  it('is above every page, whatever its position, requested with the token', async () => {
    const { screen, service } = await renderAdmin('/admin/sessions', { answers: announcing({}) });
    const strip = await screen.findByRole('region', { name: '公告' });
    expect(strip).toHaveTextContent('今晚维护');
    expect(strip).toHaveTextContent('22:00 起');
    expect(screen.getByRole('main')).toContainElement(strip);
    const request = service.requests.find(({ path }) => path === '/announcements/active');
    expect(request?.query.get('language')).toBe('zh');
    expect(request?.headers.get('authorization')).toBe('Bearer token');
  });

  it('begins with the most important', async () => {
    const { screen } = await renderAdmin('/admin/sessions', {
      answers: announcing(
        { id: 'low', title: '次要', priority: 1 },
        { id: 'high', title: '重要', priority: 9 },
      ),
    });
    expect(await screen.findByText('重要')).toBeVisible();
    expect(screen.queryByText('次要')).toBeNull();
  });

  it('is followed by the next one only on request', async () => {
    const { screen, user } = await renderAdmin('/admin/sessions', {
      answers: announcing(
        { id: 'high', title: '重要', priority: 9 },
        { id: 'low', title: '次要', priority: 1 },
      ),
    });
    await screen.findByText('重要');
    expect(screen.queryByRole('button', { name: /暂停轮播/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: '下一条' }));
    expect(screen.getByText('次要')).toBeVisible();
  });

  it('goes when it is closed, stays away, and leaves the focus on the page', async () => {
    const answers = announcing({});
    const { screen, user } = await renderAdmin('/admin/sessions', { answers });
    await user.click(await screen.findByRole('button', { name: '关闭公告' }));
    await waitFor(() => expect(screen.queryByText('今晚维护')).toBeNull());
    expect(screen.getByRole('main')).toHaveFocus();
    expect(localStorage.getItem('stb:announcement-dismissals')).toContain(BASE.updated_at);
  });

  it('cannot be closed where it must stay', async () => {
    const { screen } = await renderAdmin('/admin/sessions', { answers: announcing({ is_closable: false }) });
    expect(await screen.findByText('今晚维护')).toBeVisible();
    expect(screen.queryByRole('button', { name: '关闭公告' })).toBeNull();
  });

  it('leads to a public page by a whole new page, because the section does not have it', async () => {
    const { screen, user } = await renderAdmin('/admin/sessions', {
      answers: announcing({ click_action: '/feedback' }),
    });
    const action = await screen.findByRole('link', { name: '查看详情' });
    expect(action).toHaveAttribute('href', '/feedback');
    const followed: boolean[] = [];
    const leave = (event: Event) => {
      followed.push(!event.defaultPrevented);
      event.preventDefault();
    };
    addEventListener('click', leave);
    await user.click(action);
    removeEventListener('click', leave);
    expect(followed).toEqual([true]);
  });

  it('leaves no error when the service does not answer', async () => {
    const { screen } = await renderAdmin('/admin/sessions', {
      answers: { 'GET /auth/sessions': () => ({ data: [] }) },
    });
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByRole('region', { name: '公告' })).toBeNull();
  });
});

describe('the page before the login', () => {
  it('requests no announcements', async () => {
    const { service } = await renderAdmin('/admin/login', { user: null, answers: announcing({}) });
    expect(service.requests.map(({ path }) => path)).not.toContain('/announcements/active');
  });
});
