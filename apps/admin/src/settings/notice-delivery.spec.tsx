import { SETTING_SCHEMAS } from '@seller-toolbox/contracts/settings';
import { waitFor, within } from '@testing-library/react';
import { renderAdmin, type Answers } from '../render-admin.tsx';

const at = '2026-11-22T08:00:00.000Z';
const NOTICES = {
  ways: [
    { way: 'webhook', target: 'hooks.example.com' },
    { way: 'mail', target: null },
  ],
  recent: [
    {
      id: '1',
      kind: 'disk-full',
      created_at: at,
      deliveries: [{ way: 'webhook', state: 'waiting', attempts: 2, fault: 'timed-out', at }],
    },
    { id: '2', kind: 'test', created_at: at, deliveries: [] },
  ],
};
const SETTING = {
  key: 'notices',
  value: SETTING_SCHEMAS.notices.parse(undefined),
  default: {},
  source: 'default',
  version: 0,
  updated_at: null,
  updated_by: null,
};

const open = (answers: Answers = {}) =>
  renderAdmin('/admin/settings', {
    answers: {
      'GET /settings': () => ({ data: [SETTING] }),
      'GET /settings/notices/versions': () => ({ data: [] }),
      'GET /notices': () => ({ data: NOTICES }),
      ...answers,
    },
  });

describe('the delivery of notices', () => {
  it('shows the channels, what is missing, and the last notices with their faults', async () => {
    const { screen } = await open();
    expect(await screen.findByText('hooks.example.com')).toBeVisible();
    expect(screen.getByText(/^未配置：设置 NOTICE_SMTP_URL/)).toBeVisible();
    expect(screen.queryByRole('button', { name: '发送测试：邮件' })).toBeNull();
    const row = screen.getByRole('row', { name: /磁盘剩余空间低于 10%/ });
    expect(row).toHaveTextContent('Webhook 等待发送 超时，已尝试 2 次');
  });

  it.each([
    [{ data: { stored: true } }, '测试通知已排队，几秒内发出'],
    [{ status: 409, code: 'notices.way-not-configured' }, '这种通知方式没有配置'],
  ])('is tested by a button: %j', async (answer, said) => {
    const { screen, user, service } = await open({ 'POST /notices/test': () => answer });
    await user.click(await screen.findByRole('button', { name: '发送测试：Webhook' }));
    expect(await screen.findByText(said)).toBeVisible();
    expect(service.requests.find(({ path }) => path === '/notices/test')?.body).toEqual({ way: 'webhook' });
  });

  it('leaves out the kinds that are switched off', async () => {
    const { screen, user, service } = await open({
      'PUT /settings/notices': ({ body }) => ({ data: { ...SETTING, ...(body as object), version: 1 } }),
    });
    await user.click(await screen.findByRole('button', { name: '给运营者的通知' }));
    const drawer = within(screen.getByRole('dialog'));
    await user.click(drawer.getByRole('checkbox', { name: '磁盘剩余空间低于 10%' }));
    await user.selectOptions(drawer.getByLabelText('语言'), 'ja');
    await user.click(drawer.getByRole('button', { name: '保存' }));
    await waitFor(() =>
      expect(service.requests.find(({ method }) => method === 'PUT')?.body).toEqual({
        value: { language: 'ja', kinds: { ...SETTING.value.kinds, 'disk-full': false } },
        version: 0,
      }),
    );
  });
});
