import { renderTool } from '@seller-toolbox/testing/screen';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../locales/en.json';
import { manifest } from '../../manifest.ts';
import { TitleFixer } from '../title-fixer.tsx';

describe('title list of the title fixer', () => {
  it('checks and rewrites titles with the settings of the input', async () => {
    await renderTool(TitleFixer, { manifest, words: en });
    await userEvent.click(screen.getByText(en.ui.manyTitles));
    await userEvent.click(await screen.findByRole('textbox', { name: /Title list/ }));
    await userEvent.paste('Steel Bottle!\nSteel Bottle');
    await userEvent.click(screen.getByRole('button', { name: 'Check 2 titles' }));
    const table = await screen.findByRole('table', { name: 'List results' });
    const rows = () => within(table).getAllByRole('row').slice(1);
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(rows()[0]).toHaveTextContent(
      /With issues Steel Bottle!75.*Forbidden special characters: !.*Steel Bottle$/,
    );
    expect(rows()[1]).toHaveTextContent(/Good Steel Bottle100/);
    await userEvent.click(within(table).getByRole('button', { name: 'Steel Bottle!' }));
    expect(screen.getByRole('textbox', { name: /^Original title/ })).toHaveValue('Steel Bottle!');
  });
});
