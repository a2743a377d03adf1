import { pasteInto } from '@seller-toolbox/testing/paste-into';
import { act } from '@testing-library/react';
import { ROOT_USER, renderAdmin, type Answers } from '../render-admin.tsx';

const SIGNED_IN = { data: { access_token: 'token', refresh_token: 'r', user: ROOT_USER } };

async function openLogin(answers: Answers = {}, address = '/admin/login') {
  const rendered = await renderAdmin(address, {
    user: null,
    answers: { 'GET /auth/sessions': () => ({ data: [] }), ...answers },
  });
  const { screen, user } = rendered;
  await screen.findByRole('heading', { name: '管理员登录' });
  return {
    ...rendered,
    async enter(name: string, password: string) {
      if (name) await pasteInto(screen.getByLabelText('用户名'), name, user);
      if (password) await pasteInto(screen.getByLabelText('密码'), password, user);
      await user.click(screen.getByRole('button', { name: '登录' }));
    },
  };
}

describe('the login page', () => {
  it.each([
    ['', ''],
    ['mei', ''],
    ['', 'secret'],
    ['  ', 'secret'],
  ])('requires both fields when %p and %p are given, and sends nothing', async (name, password) => {
    const { enter, screen, service } = await openLogin();
    await enter(name, password);
    expect(screen.getByRole('alert')).toHaveTextContent('请输入用户名和密码');
    expect(service.requests.map(({ path }) => path)).not.toContain('/auth/login');
  });

  it.each([
    [false, 1],
    [true, 0],
  ])('says why it cannot keep the sign-in where the context is secure: %s', async (isSecure, notices) => {
    Object.defineProperty(window, 'isSecureContext', { value: isSecure, configurable: true });
    const { screen } = await openLogin();
    expect(screen.queryAllByText(/这个网址是未加密的 http/)).toHaveLength(notices);
    Reflect.deleteProperty(window, 'isSecureContext');
  });

  it('signs in with the trimmed name and goes to the requested page', async () => {
    const { enter, screen, service } = await openLogin(
      { 'POST /auth/login': () => SIGNED_IN },
      '/admin/login?next=%2Fadmin%2Fsessions',
    );
    await enter(' mei ', ' p4ssword');
    await screen.findByRole('heading', { name: '登录会话' });
    expect(window.location.pathname).toBe('/admin/sessions');
    const sent = service.requests.find(({ path }) => path === '/auth/login');
    expect(sent?.body).toEqual({ username: 'mei', password: ' p4ssword' });
    expect(sent?.headers.has('authorization')).toBe(false);
  });

  it('remembers the session only if that is chosen', async () => {
    const { enter, screen, service, user } = await openLogin({ 'POST /auth/login': () => SIGNED_IN });
    await user.click(screen.getByLabelText('记住我'));
    await enter('mei', 'p');
    expect(service.requests.find(({ path }) => path === '/auth/login')?.body).toMatchObject({
      remember_me: true,
    });
  });

  it('shows and hides the password', async () => {
    const { screen, user } = await openLogin();
    const field = screen.getByLabelText('密码');
    expect(field).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: '显示密码' }));
    expect(field).toHaveAttribute('type', 'text');
    await user.click(screen.getByRole('button', { name: '隐藏密码' }));
    expect(field).toHaveAttribute('type', 'password');
  });

  it('shows the error of a wrong password, and keeps what was typed', async () => {
    const { enter, screen } = await openLogin({
      'POST /auth/login': () => ({ status: 401, code: 'auth.login-failed' }),
    });
    await enter('mei', 'wrong');
    expect(await screen.findByRole('alert')).toHaveTextContent('用户名或密码错误');
    expect(screen.getByLabelText('用户名')).toHaveValue('mei');
    expect(screen.getByLabelText('密码')).toHaveValue('wrong');
  });

  it('says that the network failed', async () => {
    const { enter, screen } = await openLogin({
      'POST /auth/login': () => Promise.reject(new TypeError('fetch failed')),
    });
    await enter('mei', 'p');
    expect(await screen.findByRole('alert')).toHaveTextContent('登录失败，请检查网络连接');
  });

  it('says when the next try is possible', async () => {
    const { enter, screen } = await openLogin({
      'POST /auth/login': () => ({ status: 429, code: 'auth.slowed-down', headers: { 'retry-after': '16' } }),
    });
    await enter('mei', 'p');
    expect(await screen.findByRole('alert')).toHaveTextContent('尝试次数过多，请稍后再试（16 秒后可以再试）');
  });

  it('redirects a user who is already signed in', async () => {
    const { screen } = await renderAdmin('/admin/login?next=%2Fadmin%2Fsessions', {
      answers: { 'GET /auth/sessions': () => ({ data: [] }) },
    });
    await screen.findByRole('heading', { name: '登录会话' });
  });
});

describe('the guard', () => {
  it('sends a visitor to the login page, which knows the way back', async () => {
    const { screen } = await renderAdmin('/admin/audit?action=users.create', { user: null });
    await screen.findByRole('heading', { name: '管理员登录' });
    expect(window.location.pathname + window.location.search).toBe(
      `/admin/login?next=${encodeURIComponent('/admin/audit?action=users.create')}`,
    );
  });

  it('links to the dashboard from a forbidden page that was opened in a new tab', async () => {
    jest.spyOn(History.prototype, 'length', 'get').mockReturnValue(1);
    const { screen } = await renderAdmin('/admin/audit', { user: { ...ROOT_USER, role: 'admin' } });
    const back = await screen.findByRole('button', { name: '返回' });
    await act(async () => back.click());
    expect(await screen.findByRole('heading', { level: 1, name: '总览' })).toBeVisible();
    jest.restoreAllMocks();
  });

  it('says that the role is too low, with two ways on, and loads nothing of the page', async () => {
    const { screen, service } = await renderAdmin('/admin/audit', { user: { ...ROOT_USER, role: 'admin' } });
    expect(await screen.findByRole('heading', { name: '权限不足' })).toBeVisible();
    expect(screen.getByRole('button', { name: '返回' })).toBeVisible();
    expect(screen.getByRole('link', { name: '返回管理后台' })).toHaveAttribute('href', '/admin');
    expect(service.requests.map(({ path }) => path)).not.toContain('/audit');
  });

  it('offers a retry when the service did not answer', async () => {
    let isAway = true;
    const { screen, user } = await renderAdmin('/admin/sessions', {
      answers: {
        'GET /auth/sessions': () => ({ data: [] }),
        'POST /auth/refresh': () => (isAway ? Promise.reject(new TypeError('away')) : SIGNED_IN),
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('网络请求失败');
    isAway = false;
    await user.click(screen.getByRole('button', { name: '重试' }));
    await screen.findByRole('heading', { name: '登录会话' });
  });

  it('takes an expired session to the login page and says so', async () => {
    const { screen, session } = await renderAdmin('/admin/sessions', {
      answers: { 'GET /auth/sessions': () => ({ data: [] }) },
    });
    await screen.findByRole('heading', { name: '登录会话' });
    await act(() => session.signOut().catch(() => undefined));
    expect(await screen.findByRole('status')).toHaveTextContent('您已退出登录');
    expect(window.location.pathname + window.location.search).toBe('/admin/login');
  });
});
