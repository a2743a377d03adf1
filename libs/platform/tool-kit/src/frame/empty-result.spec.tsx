import { createI18n } from '@seller-toolbox/words';
import { loadPlatformWords } from '@seller-toolbox/words/platform-words';
import { I18nProvider } from '@seller-toolbox/words/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmptyResult } from './empty-result.tsx';

test('EmptyResult says what to type, and its button resets the tool to the example', async () => {
  const reset = jest.fn();
  render(
    <I18nProvider i18n={createI18n('en', { platform: await loadPlatformWords('en') })}>
      <EmptyResult tool={{ reset }}>Type a title</EmptyResult>
    </I18nProvider>,
  );
  expect(screen.getByText('Type a title')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Use the example' }));
  expect(reset).toHaveBeenCalledTimes(1);
});
