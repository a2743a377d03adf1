import { waitFor, within } from '@testing-library/react';
import { ROOT_USER, renderAdmin } from '../render-admin.tsx';
import { storedFilters } from './stored-filters.ts';

afterEach(() => storedFilters.write({}));

async function openFilters(query: string, user = ROOT_USER) {
  const rendered = await renderAdmin(`/admin/audit${query}`, {
    user,
    answers: {
      'GET /audit': () => ({ data: [], pagination: { page: 1, limit: 20, total: 0, totalPages: 1 } }),
    },
  });
  await rendered.user.click(await rendered.screen.findByRole('button', { name: '已存筛选' }));
  return { ...rendered, panel: within(rendered.screen.getByRole('group', { name: '已存筛选' })) };
}

describe('the saved filters of a list', () => {
  it('start with a hint to filter first', async () => {
    const { panel } = await openFilters('?page=2');
    expect(panel.getByText('还没有保存的筛选。')).toBeVisible();
    expect(panel.queryByRole('textbox')).toBeNull();
  });

  it('restore the filters of a name', async () => {
    const { panel, user, screen } = await openFilters('?actor=root&page=3');
    await user.type(panel.getByLabelText('名称'), ' 我的操作 {Enter}');
    await user.click(screen.getByRole('button', { name: '清除筛选' }));
    await waitFor(() => expect(window.location.search).toBe(''));
    await user.click(screen.getByRole('button', { name: '已存筛选' }));
    await user.click(screen.getByRole('button', { name: '我的操作' }));
    expect(window.location.search).toBe('?actor=root');
    expect(screen.queryByRole('group', { name: '已存筛选' })).toBeNull();
  });

  it('are removed one by one', async () => {
    const { panel, user } = await openFilters('?actor=root');
    await user.type(panel.getByLabelText('名称'), '一{Enter}');
    await user.type(panel.getByLabelText('名称'), '二{Enter}');
    await user.click(panel.getByRole('button', { name: '删除“一”' }));
    expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['二']);
  });

  it('hide those of another admin in the same browser', async () => {
    storedFilters.write({ ['another-admin /admin/audit']: [{ name: '别人的', query: 'actor=x' }] });
    const { panel } = await openFilters('');
    expect(panel.queryByText('别人的')).toBeNull();
  });
});
