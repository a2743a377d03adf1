import { act, within } from '@testing-library/react';
import { MAX_CONCURRENT } from '../parts/run-batch.ts';
import { ROOT_USER, renderAdmin, type ServiceAnswer, type Answers } from '../render-admin.tsx';

const idOf = (digit: number) => `01a2012d-0000-7000-8000-00000000000${digit}`;
const session = (digit: number, device: string | null, current = false) => ({
  id: idOf(digit),
  device,
  current,
  created_at: '2026-11-20T10:00:00.000Z',
  last_used_at: '2026-11-21T10:00:00.000Z',
  expires_at: '2026-11-21T22:00:00.000Z',
});
const SESSIONS = [session(1, 'Firefox, Windows'), session(2, 'Chrome, Linux', true), session(3, null)];

async function openSessions(answers: Answers = {}) {
  const rendered = await renderAdmin('/admin/sessions', {
    answers: { 'GET /auth/sessions': () => ({ data: SESSIONS }), ...answers },
  });
  await rendered.screen.findByText('Firefox, Windows');
  const rows = () => within(rendered.screen.getByRole('main')).getAllByRole('listitem');
  const ended = () =>
    rendered.service.requests.filter(({ method }) => method === 'DELETE').map(({ path }) => path);
  return { ...rendered, rows, ended };
}

const GONE = () => ({ data: { signed_out: true } });

describe('the sessions page', () => {
  it('begin with this one, which cannot be ended here', async () => {
    const { rows } = await openSessions();
    const [first, ...others] = rows();
    expect(first).toHaveTextContent('Chrome, Linux当前设备');
    expect(within(first as HTMLElement).queryByRole('button')).toBeNull();
    expect(others.map((row) => within(row).queryAllByRole('button').length)).toEqual([1, 1]);
    expect(others[1]).toHaveTextContent('未知设备');
  });

  it('are ended after a question that names the device', async () => {
    const { screen, user, rows, ended } = await openSessions({ [`DELETE /auth/sessions/${idOf(1)}`]: GONE });
    await user.click(within(rows()[1] as HTMLElement).getByRole('button'));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/“Firefox, Windows”/)).toBeVisible();
    expect(dialog.getByRole('button', { name: '取消' })).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: '退出登录' }));
    expect(await screen.findByText('已结束 1 个登录会话')).toBeVisible();
    expect(ended()).toEqual([`/auth/sessions/${idOf(1)}`]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('are all ended but this one', async () => {
    const { screen, user, ended } = await openSessions({
      [`DELETE /auth/sessions/${idOf(1)}`]: GONE,
      [`DELETE /auth/sessions/${idOf(3)}`]: GONE,
    });
    await user.click(screen.getByRole('button', { name: '退出其他所有设备' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '退出登录' }));
    expect(await screen.findByText('已结束 2 个登录会话')).toBeVisible();
    expect(ended()).toEqual([`/auth/sessions/${idOf(1)}`, `/auth/sessions/${idOf(3)}`]);
  });

  it('are ended a few at a time, however many there are', async () => {
    const others = [...SESSIONS, ...[4, 5, 6, 7, 8, 9].map((digit) => session(digit, `Phone ${digit}`))];
    const waiting: (() => void)[] = [];
    const ends = others.map(({ id }) => [
      `DELETE /auth/sessions/${id}`,
      () => new Promise<ServiceAnswer>((resolve) => waiting.push(() => resolve(GONE()))),
    ]);
    const { screen, user, ended } = await openSessions({
      'GET /auth/sessions': () => ({ data: others }),
      ...Object.fromEntries(ends),
    });
    await user.click(screen.getByRole('button', { name: '退出其他所有设备' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '退出登录' }));
    expect(ended()).toHaveLength(MAX_CONCURRENT);
    while (waiting.length > 0) await act(async () => waiting.shift()?.());
    expect(await screen.findByText('已结束 8 个登录会话')).toBeVisible();
  });

  it('say how many could not be ended, and try only those again', async () => {
    const answers = [{ status: 422, code: 'request.invalid' }, GONE()];
    const { screen, user, ended } = await openSessions({
      [`DELETE /auth/sessions/${idOf(1)}`]: () => answers.shift() ?? GONE(),
      [`DELETE /auth/sessions/${idOf(3)}`]: GONE,
    });
    await user.click(screen.getByRole('button', { name: '退出其他所有设备' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: '退出登录' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('已结束 1 个登录会话，1 个未能结束。');
    await user.click(dialog.getByRole('button', { name: '退出登录' }));
    expect(await screen.findByText('已结束 2 个登录会话')).toBeVisible();
    expect(ended()).toEqual([1, 3, 1].map((digit) => `/auth/sessions/${idOf(digit)}`));
  });

  it('stay when nothing is confirmed', async () => {
    const { screen, user, rows, ended } = await openSessions();
    await user.click(within(rows()[1] as HTMLElement).getByRole('button'));
    await user.click(screen.getByRole('button', { name: '取消' }));
    expect(ended()).toEqual([]);
  });

  it('say in the dialog why one could not be ended', async () => {
    const { screen, user, rows } = await openSessions({
      [`DELETE /auth/sessions/${idOf(1)}`]: () => ({ status: 404, code: 'auth.session-not-found' }),
    });
    await user.click(within(rows()[1] as HTMLElement).getByRole('button'));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '退出登录' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('没有这个登录会话');
  });

  it('show only the reason if none could be ended', async () => {
    const tooLate = () => ({ status: 403, code: 'auth.sign-in-again' });
    const { screen, user } = await openSessions({
      [`DELETE /auth/sessions/${idOf(1)}`]: tooLate,
      [`DELETE /auth/sessions/${idOf(3)}`]: tooLate,
    });
    await user.click(screen.getByRole('button', { name: '退出其他所有设备' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '退出登录' }));
    const dialog = within(await screen.findByRole('dialog', { name: '重新登录' }));
    expect(dialog.getByText(/^距上次登录已超过 10 分钟/)).toBeVisible();
  });

  it('ask for the password again where the own sign-in is not recent, and are ended then', async () => {
    const answers = [{ status: 403, code: 'auth.sign-in-again' }, GONE()];
    const { screen, user, rows, ended, service } = await openSessions({
      [`DELETE /auth/sessions/${idOf(1)}`]: () => answers.shift() ?? GONE(),
      'POST /auth/login': () => ({ data: { access_token: 'next', refresh_token: 'r', user: ROOT_USER } }),
    });
    await user.click(within(rows()[1] as HTMLElement).getByRole('button'));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '退出登录' }));
    const dialog = within(await screen.findByRole('dialog', { name: '重新登录' }));
    expect(dialog.getByText(/^距上次登录已超过 10 分钟/)).toBeVisible();
    await user.type(dialog.getByLabelText('root 的密码'), 'Right-Horse-9{Enter}');
    expect(await screen.findByText('已结束 1 个登录会话')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(ended()).toEqual([1, 1].map((digit) => `/auth/sessions/${idOf(digit)}`));
    expect(service.requests.find(({ path }) => path === '/auth/login')?.body).toEqual({
      username: 'root',
      password: 'Right-Horse-9',
      remember_me: true,
    });
  });
});
