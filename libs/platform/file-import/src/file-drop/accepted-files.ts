import { isAccepted } from '../table-file/is-accepted.ts';

/** Why files were ignored. */
export const IGNORED_FILES_REASONS = ['no-file', 'folder', 'first-only'] as const;
export type IgnoredFilesReason = (typeof IGNORED_FILES_REASONS)[number];

export interface AcceptedFiles {
  readonly files: readonly File[];
  readonly trouble: IgnoredFilesReason | null;
}

export interface FileConstraints {
  /** Endings and media types, as a field for files writes them. */
  readonly accept: string;
  readonly multiple: boolean;
}

/** The files that were dropped. A folder comes as a file that cannot be read, and a link or a text as none at all. */
export function droppedFiles(
  data: DataTransfer,
  { multiple }: Pick<FileConstraints, 'multiple'>,
): AcceptedFiles {
  const folders = new Set(foldersAt(data.items));
  const files = [...data.files].filter((_, at) => !folders.has(at));
  if (files.length === 0) return { files, trouble: folders.size > 0 ? 'folder' : 'no-file' };
  return atMost(files, multiple) ?? { files, trouble: folders.size > 0 ? 'folder' : null };
}

/**
 * The files of a paste. Cells of a spreadsheet come with a picture of themselves: what does not look like the wanted kind
 * is left alone where the clipboard has a text too.
 */
export function pastedFiles(data: DataTransfer, { accept, multiple }: FileConstraints): AcceptedFiles {
  const files = [...data.files];
  const wanted = files.filter((file) => isAccepted(file, accept));
  const hasText = data.types?.includes('text/plain') ?? false;
  const taken = wanted.length > 0 || hasText ? wanted : files;
  return atMost(taken, multiple) ?? { files: taken, trouble: null };
}

/** Whether the dragged content has files; which ones is known only after the drop. */
export function carriesFiles(data: DataTransfer): boolean {
  return data.files.length > 0 || (data.types?.includes('Files') ?? false);
}

function atMost(files: readonly File[], multiple: boolean): AcceptedFiles | null {
  return multiple || files.length < 2 ? null : { files: files.slice(0, 1), trouble: 'first-only' };
}

function foldersAt(items: DataTransferItemList | undefined): number[] {
  return [...(items ?? [])]
    .filter(({ kind }) => kind === 'file')
    .flatMap((item, at) => (item.webkitGetAsEntry?.()?.isDirectory ? [at] : []));
}
