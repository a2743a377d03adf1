import { renderAdmin } from '../render-admin.tsx';

describe('an address of the section', () => {
  it('with a slash at its end is the one without', async () => {
    const { screen } = await renderAdmin('/admin/sessions/?lang=zh#a');
    expect(await screen.findByRole('heading', { level: 1, name: '登录会话' })).toBeVisible();
    expect(window.location.pathname + window.location.hash).toBe('/admin/sessions#a');
    expect(document.title).toBe('登录会话 · 管理后台');
    expect(screen.getByRole('link', { name: '登录会话', current: 'page' })).toBeVisible();
  });

  it.each(['/admin/Sessions', '/admin/any/thing'])('%s is none, and is called so', async (address) => {
    const { screen } = await renderAdmin(address);
    expect(await screen.findByRole('heading', { level: 1, name: '页面未找到' })).toBeVisible();
    expect(document.title).toBe('页面未找到 · 管理后台');
  });
});
