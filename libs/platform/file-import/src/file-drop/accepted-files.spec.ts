import { carriesFiles, pastedFiles } from './accepted-files.ts';

const PICTURE = { name: 'image.png', type: 'image/png' } as File;
const TABLE = { name: 'stock.csv', type: 'text/csv' } as File;
const CONSTRAINTS = { accept: '.csv,text/csv', multiple: true };

/** As a browser gives it; a program that copies may leave out what the clipboard holds. */
const clipboard = (files: readonly File[], types?: readonly string[]) =>
  ({ files, types }) as unknown as DataTransfer;

describe('pastedFiles', () => {
  it('ignores the picture that comes with the cells of a spreadsheet', () => {
    expect(pastedFiles(clipboard([PICTURE], ['text/plain', 'Files']), CONSTRAINTS).files).toEqual([]);
    expect(pastedFiles(clipboard([PICTURE, TABLE], ['text/plain', 'Files']), CONSTRAINTS).files).toEqual([
      TABLE,
    ]);
  });

  it('takes a file of another kind where the clipboard has no text, so that it is rejected with a reason', () => {
    expect(pastedFiles(clipboard([PICTURE], ['Files']), CONSTRAINTS).files).toEqual([PICTURE]);
    expect(pastedFiles(clipboard([PICTURE]), CONSTRAINTS).files).toEqual([PICTURE]);
  });
});

it('carriesFiles knows dragged files by their number or their type', () => {
  expect(carriesFiles(clipboard([], ['Files']))).toBe(true);
  expect(carriesFiles(clipboard([TABLE]))).toBe(true);
  expect(carriesFiles(clipboard([], ['text/plain']))).toBe(false);
  expect(carriesFiles(clipboard([]))).toBe(false);
});
