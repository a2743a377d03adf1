import { HOUR, MINUTE } from '@seller-toolbox/tool-contract/durations';
import { act, waitFor, within } from '@testing-library/react';
import { ROOT_USER, renderAdmin, type Answers } from '../render-admin.tsx';
import { WARN_BEFORE_MS } from './use-session-end.ts';

const NEAR_MS = 9 * MINUTE;

afterEach(() => jest.restoreAllMocks());

/** A session that ends so many milliseconds from now. */
function endingIn(ms: number, lasts = 12 * HOUR): Answers {
  const at = Date.now() + ms;
  const session = {
    id: '01a2012d-0000-7000-8000-000000000001',
    device: 'Linux',
    created_at: new Date(at - lasts).toISOString(),
    last_used_at: new Date(at - lasts).toISOString(),
    expires_at: new Date(at).toISOString(),
    current: true,
  };
  return { 'GET /auth/sessions': () => ({ data: [session] }) };
}

const WARNING = /^登录将于/;

describe('a session that is about to end', () => {
  it.each([
    ['is warned of ten minutes before', WARN_BEFORE_MS, 1],
    ['is not warned of earlier', WARN_BEFORE_MS + 1, 0],
  ])('%s', async (_title, left, warnings) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    const { screen } = await renderAdmin('/admin/sessions', { answers: endingIn(left) });
    await screen.findByText('当前设备');
    expect(screen.queryAllByText(WARNING)).toHaveLength(warnings);
  });

  it('goes on with the password, without leaving the page', async () => {
    let ends: Answers = endingIn(NEAR_MS, 720 * HOUR);
    const { screen, user, service } = await renderAdmin('/admin/sessions', {
      answers: {
        'GET /auth/sessions': (request) => ends['GET /auth/sessions']?.(request) ?? {},
        'POST /auth/login': ({ body }) => {
          if (!JSON.stringify(body).includes('right')) return { status: 401, code: 'auth.login-failed' };
          ends = endingIn(HOUR);
          return { data: { access_token: 'next', refresh_token: 'r', user: ROOT_USER } };
        },
      },
    });
    expect(await screen.findByText(WARNING)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '重新登录' }));
    const dialog = within(screen.getByRole('dialog'));
    const field = dialog.getByLabelText('root 的密码');
    await user.type(field, 'wrong{Enter}');
    expect(await dialog.findByRole('alert')).toHaveTextContent('用户名或密码错误');
    await user.clear(field);
    await user.type(field, 'right{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.queryByText(WARNING)).toBeNull());
    expect(service.requests.filter(({ path }) => path === '/auth/login').at(-1)?.body).toEqual({
      username: 'root',
      password: 'right',
      remember_me: true,
    });
    expect(window.location.pathname).toBe('/admin/sessions');
  });
});

describe('a one-time password', () => {
  it('opens only the form that changes it, with its end and the way out', async () => {
    const { screen, service } = await renderAdmin('/admin/sessions', {
      user: { ...ROOT_USER, password_expires_at: '2026-11-29T10:33:00.000Z' },
      answers: { 'POST /auth/logout': () => ({ data: { signed_out: true } }) },
    });
    expect(await screen.findByRole('heading', { name: '请设置您自己的密码' })).toBeVisible();
    expect(screen.getByText(/2026.*失效/)).toBeVisible();
    expect(await screen.findByLabelText('当前密码')).toBeVisible();
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(service.requests.map(({ path }) => path)).toEqual(['/auth/refresh']);
    await act(async () => screen.getByRole('button', { name: '取消' }).click());
    expect(await screen.findByLabelText('用户名')).toBeVisible();
  });
});

describe('a clock that is wrong', () => {
  it('is shown on every page', async () => {
    const date = new Date(Date.now() - 5 * MINUTE).toUTCString();
    const { screen } = await renderAdmin('/admin/sessions', {
      answers: { 'GET /auth/sessions': () => ({ data: [], headers: { date } }) },
    });
    expect(await screen.findByText(/快约 5 分钟/)).toBeVisible();
  });
});
