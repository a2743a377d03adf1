import { within } from '@testing-library/react';
import { ROOT_USER, renderAdmin, type Answers } from '../render-admin.tsx';

const MEI = {
  id: '01a2012d-0000-7000-8000-000000000002',
  username: 'mei',
  full_name: 'Mei Lin',
  email: null,
  role: 'admin',
  state: 'active',
  last_sign_in_at: '2026-11-20T10:00:00.000Z',
  password_expires_at: null,
  active_sessions: 2,
  created_at: '2026-11-01T00:00:00.000Z',
};
const ROOT = { ...MEI, ...ROOT_USER, last_sign_in_at: null, active_sessions: 1 };
const PAGE = { page: 1, limit: 20, total: 2, totalPages: 1 };
const MADE = {
  id: MEI.id,
  username: 'mei',
  password: 'abcde-FGHJK-23456-mnpqr-STUVW',
  expires_at: '2026-11-28T10:00:00.000Z',
};

async function openUsers(answers: Answers = {}) {
  const rendered = await renderAdmin('/admin/users', {
    answers: { 'GET /users': () => ({ data: [MEI, ROOT], pagination: PAGE }), ...answers },
  });
  await rendered.screen.findByRole('button', { name: 'mei' });
  const sent = (method: string, path: string) =>
    rendered.service.requests
      .filter((each) => each.method === method && each.path === path)
      .map(({ body }) => body);
  const openMei = async () => {
    await rendered.user.click(rendered.screen.getByRole('button', { name: 'mei' }));
    return within(await rendered.screen.findByRole('dialog', { name: 'mei' }));
  };
  return { ...rendered, sent, openMei };
}

describe('the users page', () => {
  it('lists name, role, state and last sign-in', async () => {
    const { screen } = await openUsers();
    const [, mei, root] = within(screen.getByRole('table')).getAllByRole('row');
    expect(mei).toHaveTextContent(/mei.*Mei Lin.*管理员.*正常.*2026/);
    expect(root).toHaveTextContent(/root您.*超级管理员.*从未登录/);
  });

  it('creates a user and shows the one-time password until it is closed', async () => {
    const { screen, user, sent } = await openUsers({ 'POST /users': () => ({ status: 201, data: MADE }) });
    await user.click(screen.getByRole('button', { name: '新建用户' }));
    const form = within(screen.getByRole('dialog'));
    await user.type(form.getByLabelText(/^用户名/), 'mei');
    await user.type(form.getByLabelText('邮箱'), 'mei@example.com');
    await user.click(form.getByRole('button', { name: '创建' }));
    const shown = within(await screen.findByRole('dialog', { name: /一次性密码/ }));
    expect(shown.getByText(MADE.password)).toBeVisible();
    expect(sent('POST', '/users')).toEqual([{ username: 'mei', email: 'mei@example.com', role: 'viewer' }]);
    await user.click(shown.getByRole('button', { name: '我已保存' }));
    expect(screen.queryByText(MADE.password)).toBeNull();
  });

  it('says at the field why a user was rejected', async () => {
    const fields = [{ path: 'username', code: 'invalid-value' }];
    const { screen, user } = await openUsers({
      'POST /users': () => ({ status: 422, code: 'request.invalid', fields }),
    });
    await user.click(screen.getByRole('button', { name: '新建用户' }));
    const form = within(screen.getByRole('dialog'));
    await user.type(form.getByLabelText(/^用户名/), 'm{Enter}');
    expect(await form.findByText(/2 至 64 个字符/)).toBeVisible();
  });

  it('saves what was edited, and says why the last super admin stays', async () => {
    const path = `/users/${MEI.id}`;
    const answers = [{ status: 409, code: 'users.last-super-admin' }, { data: MEI }];
    const { screen, user, sent, openMei } = await openUsers({
      [`PATCH ${path}`]: () => answers.shift() ?? {},
    });
    const drawer = await openMei();
    await user.type(drawer.getByLabelText('邮箱'), 'mei@example.com');
    await user.click(drawer.getByRole('button', { name: '保存' }));
    expect(await drawer.findByText('至少要保留一个可以登录的超级管理员')).toBeVisible();
    await user.click(drawer.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('用户已保存')).toBeVisible();
    expect(sent('PATCH', path).at(-1)).toEqual({ full_name: 'Mei Lin', email: 'mei@example.com' });
  });

  it('disables after a question that names the user', async () => {
    const path = `/users/${MEI.id}`;
    const { screen, user, sent, openMei } = await openUsers({ [`PATCH ${path}`]: () => ({ data: MEI }) });
    await user.click((await openMei()).getByRole('button', { name: '停用' }));
    const question = within(screen.getByRole('dialog', { name: '停用“mei”？' }));
    await user.click(question.getByRole('button', { name: '停用' }));
    expect(await screen.findByText('用户已停用')).toBeVisible();
    expect(sent('PATCH', path)).toEqual([{ disabled: true }]);
  });

  it('requests the password again where the sign-in is not recent, and then resets', async () => {
    const answers = [{ status: 403, code: 'auth.sign-in-again' }, { data: MADE }];
    const { screen, user, openMei } = await openUsers({
      [`POST /users/${MEI.id}/reset-password`]: () => answers.shift() ?? {},
      'POST /auth/login': () => ({ data: { access_token: 'next', refresh_token: 'r', user: ROOT_USER } }),
    });
    await user.click((await openMei()).getByRole('button', { name: '重置密码' }));
    const question = within(screen.getByRole('dialog', { name: '重置“mei”的密码？' }));
    await user.click(question.getByRole('button', { name: '重置密码' }));
    const again = within(await screen.findByRole('dialog', { name: '重新登录' }));
    await user.type(again.getByLabelText('root 的密码'), 'Right-Horse-9{Enter}');
    expect(await screen.findByText(MADE.password)).toBeVisible();
  });

  it('ends the sign-ins of one user and of all', async () => {
    const { screen, user, openMei } = await openUsers({
      [`DELETE /users/${MEI.id}/sessions`]: () => ({ data: { ended: 2 } }),
      'DELETE /users/sessions': () => ({ data: { ended: 7 } }),
    });
    await user.click((await openMei()).getByRole('button', { name: '结束登录' }));
    const one = within(screen.getByRole('dialog', { name: '结束“mei”的所有登录？' }));
    await user.click(one.getByRole('button', { name: '结束登录' }));
    expect(await screen.findByText('已结束 2 个登录会话')).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: '结束所有人的登录' }));
    const all = within(screen.getByRole('dialog', { name: '结束所有人的登录？' }));
    await user.click(all.getByRole('button', { name: '结束所有人的登录' }));
    expect(await screen.findByText('已结束 7 个登录会话')).toBeVisible();
  });

  it('does not offer to lock oneself out', async () => {
    const { screen, user } = await openUsers();
    await user.click(screen.getByRole('button', { name: 'root' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'root' }));
    expect(drawer.queryByRole('button', { name: '停用' })).toBeNull();
    expect(drawer.queryByRole('button', { name: '重置密码' })).toBeNull();
    expect(drawer.getByLabelText('角色')).toBeDisabled();
  });
});
