import { SETTING_KEYS, SETTING_SCHEMAS, type SettingRow } from '@seller-toolbox/contracts/settings';
import { within } from '@testing-library/react';
import { renderAdmin, type Answers } from '../render-admin.tsx';

const ROWS: readonly SettingRow[] = SETTING_KEYS.map((key) => {
  const normal = SETTING_SCHEMAS[key].parse(undefined);
  return {
    key,
    value: normal,
    default: normal,
    source: 'default',
    version: 0,
    updated_at: null,
    updated_by: null,
  };
});
const stored = (key: string, value: unknown): SettingRow[] =>
  ROWS.map((row) =>
    row.key === key
      ? {
          ...row,
          value,
          source: 'stored',
          version: 3,
          updated_at: '2026-11-20T10:00:00.000Z',
          updated_by: 'root',
        }
      : row,
  );

async function openSettings(rows: readonly SettingRow[] = ROWS, answers: Answers = {}) {
  const rendered = await renderAdmin('/admin/settings', {
    answers: { 'GET /settings': () => ({ data: rows }), ...answers },
  });
  const open = async (name: string) => {
    await rendered.user.click(await rendered.screen.findByRole('button', { name }));
    return within(await rendered.screen.findByRole('dialog', { name }));
  };
  const bodies = () =>
    rendered.service.requests
      .filter(({ method }) => method === 'PUT')
      .map(({ path, body }) => ({ path, body }));
  return { ...rendered, open, bodies };
}

describe('the settings page', () => {
  it('shows every setting with its value and source', async () => {
    const { screen } = await openSettings(stored('aiDailyCap', 20));
    await screen.findByRole('button', { name: '公司名称' });
    const rows = screen.getAllByRole('listitem').filter((row) => within(row).queryByRole('button'));
    expect(rows.filter((row) => /默认|已修改/.test(row.textContent ?? ''))).toHaveLength(SETTING_KEYS.length);
    const cap = rows.find((row) => row.textContent?.startsWith('每日 AI'));
    expect(cap).toHaveTextContent(/20.*已修改.*2026.*root/);
  });

  it('stores a text by language, and one for all languages as one', async () => {
    const row = { ...ROWS[0], source: 'stored', version: 1 };
    const { open, user, bodies } = await openSettings(ROWS, {
      'PUT /settings/companyName': () => ({ data: row }),
    });
    const drawer = await open('公司名称');
    await user.clear(drawer.getByLabelText('简体中文'));
    await user.type(drawer.getByLabelText('简体中文'), '示例');
    await user.type(drawer.getByLabelText('English'), 'Sample');
    await user.click(drawer.getByRole('button', { name: '保存' }));
    expect(bodies()).toEqual([
      { path: '/settings/companyName', body: { value: { zh: '示例', en: 'Sample' }, version: 0 } },
    ]);
  });

  it('rejects a value by the rules of the service before it is sent', async () => {
    const { open, user, bodies } = await openSettings();
    const drawer = await open('原始事件保存天数');
    await user.clear(drawer.getByRole('textbox'));
    await user.type(drawer.getByRole('textbox'), '91');
    await user.click(drawer.getByRole('button', { name: '保存' }));
    expect(drawer.getByRole('textbox')).toBeInvalid();
    expect(bodies()).toEqual([]);
  });

  it('disables what the file sets, and says so', async () => {
    const rows = ROWS.map((row) => (row.key === 'contactEmail' ? { ...row, source: 'file' as const } : row));
    const { open } = await openSettings(rows);
    const drawer = await open('联系邮箱');
    expect(drawer.getByText(/SITE_CONFIG/)).toBeVisible();
    expect(drawer.getByLabelText('联系邮箱')).toBeDisabled();
    expect(drawer.queryByRole('button', { name: '保存' })).toBeNull();
  });

  it('takes a stored value back', async () => {
    const { screen, open, user, service } = await openSettings(stored('forumUrl', 'https://forum.example'), {
      'DELETE /settings/forumUrl': () => ({ data: ROWS.find(({ key }) => key === 'forumUrl') }),
    });
    await user.click((await open('论坛网址')).getByRole('button', { name: '恢复默认' }));
    expect(await screen.findByText('已恢复默认值')).toBeVisible();
    expect(service.requests.find(({ method }) => method === 'DELETE')?.query.get('version')).toBe('3');
  });

  it('loads an earlier version of a legal text into the form', async () => {
    const versions = [
      { version: 3, value: { zh: '新条款' }, created_at: '2026-11-20T10:00:00.000Z', created_by: 'root' },
      { version: 2, value: { zh: '旧条款' }, created_at: '2026-11-19T10:00:00.000Z', created_by: 'root' },
    ];
    const { open, user, bodies } = await openSettings(stored('terms', { zh: '新条款' }), {
      'GET /settings/terms/versions': () => ({ data: versions }),
      'PUT /settings/terms': () => ({
        data: stored('terms', { zh: '旧条款' }).find(({ key }) => key === 'terms'),
      }),
    });
    const drawer = await open('服务条款');
    await user.click(drawer.getByText('历史版本'));
    await user.click(await drawer.findByRole('button', { name: '载入此版本' }));
    expect(drawer.getByLabelText('文本')).toHaveValue('旧条款');
    await user.click(drawer.getByRole('button', { name: '保存' }));
    expect(bodies()).toEqual([{ path: '/settings/terms', body: { value: { zh: '旧条款' }, version: 3 } }]);
  });
});
