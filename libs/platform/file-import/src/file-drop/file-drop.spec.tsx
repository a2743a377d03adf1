import { createI18n } from '@seller-toolbox/words';
import { I18nProvider } from '@seller-toolbox/words/react';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileButton, FileDrop, FileZone, TABLE_FILES } from './index.ts';
import en from './words/en.json';

const csv = new File(['a,b'], 'report.csv', { type: 'text/csv' });
const other = new File(['a,b'], 'other.csv', { type: 'text/csv' });
const picture = new File(['x'], 'image.png', { type: 'image/png' });

interface Shown {
  multiple?: boolean;
  isBusy?: boolean;
}

function show(options: Shown = {}) {
  const taken: string[] = [];
  const clicked = jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
  render(
    <I18nProvider i18n={createI18n('en', {})}>
      <FileDrop
        look="open"
        accept={TABLE_FILES}
        onFiles={(files) => taken.push(...files.map(({ name }) => name))}
        {...options}
      >
        <p>Drop here</p>
        <textarea aria-label="Text" />
        <FileButton>Choose</FileButton>
      </FileDrop>
      <p>Beside</p>
    </I18nProvider>,
  );
  return { taken, clicked };
}

const zone = () => screen.getByText('Drop here');
const drop = (dataTransfer: object, on = zone()) => fireEvent.drop(on, { dataTransfer });
/** The test environment knows no events of dragging. */
function leaveFor(relatedTarget: Element) {
  fireEvent(zone(), Object.assign(createEvent.dragLeave(zone()), { relatedTarget }));
}
const paste = (clipboardData: object) => fireEvent.paste(document, { clipboardData });
const button = () => screen.getByRole('button', { name: 'Choose' });
const field = () => screen.getByLabelText('Choose', { selector: 'input' });

describe('a zone for files', () => {
  afterEach(() => jest.restoreAllMocks());

  it('opens the dialog by click and by key', async () => {
    const { clicked } = show();
    await userEvent.click(button());
    button().focus();
    await userEvent.keyboard('{Enter}');
    expect(clicked).toHaveBeenCalledTimes(2);
    expect(field()).toHaveAttribute('accept', TABLE_FILES);
  });

  it('takes the same file again', () => {
    const { taken } = show();
    fireEvent.change(field(), { target: { files: [csv] } });
    fireEvent.change(field(), { target: { files: [csv] } });
    fireEvent.change(field(), { target: { files: [] } });
    expect(taken).toEqual(['report.csv', 'report.csv']);
  });

  it('accepts a drop on any child, and highlights while dragging', () => {
    const { taken } = show();
    const hover = { dataTransfer: { files: [], types: ['Files'] } };
    fireEvent.dragOver(zone(), hover);
    expect(zone().parentElement).toHaveClass('over');
    leaveFor(button());
    expect(zone().parentElement).toHaveClass('over');
    leaveFor(document.body);
    expect(zone().parentElement).not.toHaveClass('over');
    drop({ files: [csv] }, screen.getByRole('textbox'));
    expect(taken).toEqual(['report.csv']);
  });

  it('takes one file, and says so where there are more', async () => {
    const { taken } = show();
    drop({ files: [csv, other] });
    expect(taken).toEqual(['report.csv']);
    expect(await screen.findByText(en.handOver['first-only'])).toBeInTheDocument();
    drop({ files: [other] });
    expect(screen.queryByText(en.handOver['first-only'])).not.toBeInTheDocument();
  });

  it('takes all files where several are wanted', () => {
    const { taken } = show({ multiple: true });
    drop({ files: [csv, other] });
    expect(taken).toEqual(['report.csv', 'other.csv']);
  });

  it('says that a folder, and what is no file, is not read', async () => {
    const { taken } = show({ multiple: true });
    const item = (isDirectory: boolean) => ({ kind: 'file', webkitGetAsEntry: () => ({ isDirectory }) });
    drop({ files: [new File([], 'stock'), csv], items: [item(true), item(false)] });
    expect(await screen.findByText(en.handOver.folder)).toBeInTheDocument();
    expect(taken).toEqual(['report.csv']);
    drop({ files: [], items: [{ kind: 'string' }], types: ['text/uri-list'] });
    expect(await screen.findByText(en.handOver['no-file'])).toBeInTheDocument();
  });

  it('leaves a text that is dragged to the field under it', () => {
    show();
    const dropped = createEvent.drop(screen.getByRole('textbox'));
    Object.assign(dropped, { dataTransfer: { files: [], types: ['text/plain'] } });
    fireEvent(screen.getByRole('textbox'), dropped);
    expect(dropped.defaultPrevented).toBe(false);
  });

  it('rejects a file that is dropped outside, so that the page stays', () => {
    const { taken } = show();
    const dropped = createEvent.drop(screen.getByText('Beside'));
    Object.assign(dropped, { dataTransfer: { files: [csv], types: ['Files'] } });
    fireEvent(screen.getByText('Beside'), dropped);
    expect(dropped.defaultPrevented).toBe(true);
    expect(taken).toEqual([]);
  });

  it('takes a pasted file, but not the picture that comes with cells of a spreadsheet', () => {
    const { taken } = show();
    paste({ files: [picture], types: ['text/plain', 'text/html', 'Files'] });
    expect(taken).toEqual([]);
    paste({ files: [csv], types: ['text/plain', 'Files'] });
    paste({ files: [], types: ['text/plain'] });
    expect(taken).toEqual(['report.csv']);
    // Nothing else was meant: what it is, the tool says.
    paste({ files: [picture], types: ['Files'] });
    expect(taken).toEqual(['report.csv', 'image.png']);
  });

  it('takes nothing while it is busy', async () => {
    const { taken, clicked } = show({ isBusy: true });
    await userEvent.click(button());
    drop({ files: [csv] });
    paste({ files: [csv], types: ['Files'] });
    fireEvent.change(field(), { target: { files: [csv] } });
    expect(button()).toHaveAttribute('aria-busy', 'true');
    expect(clicked).not.toHaveBeenCalled();
    expect(taken).toEqual([]);
  });

  it('that a tool begins with describes its button', () => {
    render(
      <I18nProvider i18n={createI18n('en', {})}>
        <FileZone
          icon="upload"
          title="Example"
          hint="A report"
          kept="Stays here"
          choose="Choose"
          accept={TABLE_FILES}
          onFiles={() => undefined}
        />
      </I18nProvider>,
    );
    expect(button()).toHaveAccessibleDescription('A report');
    expect(screen.getByText('Stays here')).toBeInTheDocument();
  });
});
