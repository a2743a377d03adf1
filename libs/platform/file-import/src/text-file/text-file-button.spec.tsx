import { createI18n } from '@seller-toolbox/words';
import { I18nProvider } from '@seller-toolbox/words/react';
import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import words from '../table-import/words/en.json';
import { Suspense } from 'react';
import dropWords from '../file-drop/words/en.json';
import { TextFileButton } from './index.ts';

async function show() {
  const texts: string[] = [];
  render(
    <I18nProvider i18n={createI18n('en', {})}>
      <textarea aria-label="Text" />
      <Suspense>
        <TextFileButton onText={(text) => texts.push(text)} />
      </Suspense>
    </I18nProvider>,
  );
  await screen.findByRole('button', { name: dropWords.openText });
  return texts;
}

const textFile = (text: string, name = 'text.txt') => new File([text], name, { type: 'text/plain' });
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('Open a file', { selector: 'input' }), {
    target: { files: [file] },
  });

describe('TextFileButton', () => {
  it('gives the text of a chosen file, with plain line ends', async () => {
    const texts = await show();
    choose(textFile('one\r\ntwo\r\n'));
    await waitFor(() => expect(texts).toEqual(['one\ntwo']));
  });

  it('gives the text of a file that is dropped anywhere on the page', async () => {
    const texts = await show();
    fireEvent.drop(screen.getByRole('textbox'), {
      dataTransfer: { files: [textFile('a,b', 'rows.csv')], items: [] },
    });
    await waitFor(() => expect(texts).toEqual(['a,b']));
  });

  it('takes the first of several files and says so', async () => {
    const texts = await show();
    fireEvent.drop(document.body, { dataTransfer: { files: [textFile('a'), textFile('b')], items: [] } });
    expect(await screen.findByText(dropWords.handOver['first-only'])).toBeInTheDocument();
    await waitFor(() => expect(texts).toEqual(['a']));
  });

  it('says why a file is not read, until the next one', async () => {
    const texts = await show();
    choose(textFile(''));
    expect(await screen.findByText(words.refusal['file-empty'])).toBeInTheDocument();
    choose(textFile('text'));
    await waitFor(() => expect(texts).toEqual(['text']));
    expect(screen.queryByText(words.refusal['file-empty'])).not.toBeInTheDocument();
  });

  it('leaves a text that is dragged to the field under it', async () => {
    await show();
    const dropped = createEvent.drop(screen.getByRole('textbox'));
    Object.assign(dropped, { dataTransfer: { files: [], types: ['text/plain'] } });
    fireEvent(screen.getByRole('textbox'), dropped);
    expect(dropped.defaultPrevented).toBe(false);
  });
});
