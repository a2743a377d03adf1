import type { ToolSettings } from '@seller-toolbox/contracts/tool-settings';
import { within } from '@testing-library/react';
import { renderAdmin, type Answers } from '../render-admin.tsx';

const tool = (id: string, name: string, category: 'optimization' | 'financial') => ({
  id,
  category,
  status: 'ready' as const,
  hot: false,
  names: { en: name },
});
const SETTINGS: ToolSettings = {
  tools: {},
  updated_at: null,
  built_in: [
    tool('title-fixer', 'Title fixer', 'optimization'),
    tool('case-converter', 'Case converter', 'optimization'),
    tool('fba-calculator', 'FBA calculator', 'financial'),
  ],
};

async function openTools(settings: Partial<ToolSettings> = {}, answers: Answers = {}) {
  localStorage.clear();
  const rendered = await renderAdmin('/admin/tools', {
    language: 'en',
    answers: { 'GET /tool-settings': () => ({ data: { ...SETTINGS, ...settings } }), ...answers },
  });
  await rendered.screen.findByText('Title fixer');
  const published = () => rendered.service.requests.find(({ method }) => method === 'PUT')?.body;
  return { ...rendered, published };
}

const PUT = {
  'PUT /tool-settings': () => ({ data: { ...SETTINGS, updated_at: '2026-11-21T10:00:00.000Z' } }),
};

describe('the page of the tools', () => {
  it('publishes what was changed, after a preview', async () => {
    const { screen, user, published } = await openTools({}, PUT);
    await user.selectOptions(screen.getByLabelText('Status of Case converter'), 'Off');
    await user.click(screen.getByLabelText('Mark FBA calculator as hot'));
    await user.click(screen.getByRole('button', { name: 'Preview and publish' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/not found \(404\).*Case converter/)).toBeVisible();
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      expect.stringContaining('Title fixer'),
      expect.stringMatching(/FBA calculator.*Hot/),
    ]);
    await user.click(dialog.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('Published')).toBeVisible();
    expect(published()).toEqual({
      tools: { 'case-converter': { state: 'off' }, 'fba-calculator': { hot: true } },
      updated_at: null,
    });
  });

  it('moves tools and categories with the keyboard, and keeps the focus', async () => {
    const { screen, user, published } = await openTools({}, PUT);
    screen.getByRole('button', { name: 'Move Case converter up' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'Move Case converter up' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Move Finance up' }));
    await user.click(screen.getByRole('button', { name: 'Preview and publish' }));
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await screen.findByText('Published');
    expect(published()).toMatchObject({
      categories: ['financial', 'optimization'],
      tools: { 'case-converter': { position: 0 }, 'title-fixer': { position: 1 } },
    });
  });

  it('takes the order back, and keeps the other changes', async () => {
    const override = { position: 1, hot: true };
    const { screen, user, published } = await openTools(
      { categories: ['financial'], tools: { 'case-converter': override, 'title-fixer': { position: 0 } } },
      PUT,
    );
    await user.click(screen.getByRole('button', { name: 'Built-in order' }));
    expect(screen.queryByRole('button', { name: 'Built-in order' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Preview and publish' }));
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await screen.findByText('Published');
    expect(published()).toEqual({ tools: { 'case-converter': { hot: true } }, updated_at: null });
  });

  it('previews names and notices in every language', async () => {
    const { screen, user } = await openTools({}, PUT);
    await user.click(screen.getByRole('button', { name: 'Notice for Title fixer' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText('English'), 'Updating');
    await user.type(dialog.getByLabelText('日本語'), '更新中');
    await user.click(dialog.getByRole('button', { name: 'Apply' }));
    await user.click(screen.getByRole('button', { name: 'Preview and publish' }));
    const preview = within(screen.getByRole('dialog'));
    expect(preview.getByText('Updating')).toBeVisible();
    await user.selectOptions(preview.getByLabelText('Preview in'), '日本語');
    expect(preview.getByText('更新中')).toBeVisible();
    await user.selectOptions(preview.getByLabelText('Preview in'), 'Tiếng Việt');
    expect(preview.getByText('Updating')).toBeVisible();
  });

  it('gives a tool a notice in some languages', async () => {
    const { screen, user, published } = await openTools({}, PUT);
    await user.click(screen.getByRole('button', { name: 'Notice for FBA calculator' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText('English'), 'Fees being updated');
    await user.click(dialog.getByRole('button', { name: 'Apply' }));
    await user.click(screen.getByRole('button', { name: 'Preview and publish' }));
    expect(within(screen.getByRole('dialog')).getByText('Fees being updated')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await screen.findByText('Published');
    expect(published()).toMatchObject({
      tools: { 'fba-calculator': { notice: { en: 'Fees being updated' } } },
    });
  });

  it('takes an override back', async () => {
    const changed = {
      tools: { 'title-fixer': { state: 'off' as const } },
      updated_at: '2026-11-20T10:00:00.000Z',
    };
    const { screen, user, published } = await openTools(changed, PUT);
    await user.click(screen.getByRole('button', { name: 'Reset Title fixer to default' }));
    await user.click(screen.getByRole('button', { name: 'Preview and publish' }));
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    await screen.findByText('Published');
    expect(published()).toEqual({ tools: {}, updated_at: changed.updated_at });
  });

  it('says that another admin published since then', async () => {
    const { screen, user } = await openTools(
      {},
      {
        'PUT /tool-settings': () => ({ status: 409, code: 'tools.changed-meanwhile' }),
      },
    );
    await user.click(screen.getByLabelText('Mark FBA calculator as hot'));
    await user.click(screen.getByRole('button', { name: 'Preview and publish' }));
    await user.click(screen.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Someone else changed the tools');
  });
});
