import { createI18n } from '@seller-toolbox/words';
import { loadPlatformWords } from '@seller-toolbox/words/platform-words';
import { I18nProvider } from '@seller-toolbox/words/react';
import { richCopyOf } from '@seller-toolbox/testing/rich-copy';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyTable } from './copy-table.tsx';

async function show() {
  const i18n = createI18n('en', { platform: await loadPlatformWords('en') });
  render(
    <I18nProvider i18n={i18n}>
      <CopyTable
        rows={() => [
          ['Name', 'Count'],
          ['<b>&', 2],
        ]}
      />
    </I18nProvider>,
  );
}
const button = () => screen.getByRole('button', { name: 'Copy table' });

describe('the button that copies a table', () => {
  it('gives documents and spreadsheets a table, and the rest lines of text', async () => {
    await show();
    expect(await richCopyOf(() => userEvent.click(button()))).toEqual({
      text: 'Name\tCount\n<b>&\t2',
      html: '<table><tr><td>Name</td><td>Count</td></tr><tr><td>&#60;b&#62;&#38;</td><td>2</td></tr></table>',
    });
    expect(screen.getByRole('button', { name: 'Copied' })).toBeInTheDocument();
  });

  it('gives plain text where the browser takes nothing else', async () => {
    const user = userEvent.setup();
    await show();
    await user.click(button());
    expect(await navigator.clipboard.readText()).toBe('Name\tCount\n<b>&\t2');
  });
});
