import { createI18n, loadPlatformWords } from '@seller-toolbox/i18n';
import { I18nProvider } from '@seller-toolbox/i18n/react';
import { richCopyOf } from '@seller-toolbox/testing/rich-copy';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyTable, type CopyTableProps } from './copy-table.tsx';

async function show(options: Partial<CopyTableProps> = {}) {
  const i18n = createI18n('en', { platform: await loadPlatformWords('en') });
  render(
    <I18nProvider i18n={i18n}>
      <CopyTable rows={() => [['<b>&', 2]]} {...options} />
    </I18nProvider>,
  );
}
const button = () => screen.getByRole('button', { name: 'Copy table' });

describe('the button that copies a table', () => {
  it('gives documents and spreadsheets a table, and the rest lines of text', async () => {
    await show({ head: ['Name', 'Count'] });
    expect(await richCopyOf(() => userEvent.click(button()))).toEqual({
      text: 'Name\tCount\n<b>&\t2',
      html: '<table><thead><tr><th>Name</th><th>Count</th></tr></thead><tbody><tr><td>&lt;b&gt;&amp;</td><td>2</td></tr></tbody></table>',
    });
    expect(screen.getByRole('button', { name: 'Copied' })).toBeInTheDocument();
  });

  it('gives plain text where the browser takes nothing else', async () => {
    const user = userEvent.setup();
    await show();
    await user.click(button());
    expect(await navigator.clipboard.readText()).toBe('<b>&\t2');
  });
});
