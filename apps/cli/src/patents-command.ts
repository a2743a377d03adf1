import type { ImportedFile, Patents } from '@seller-toolbox/api/patents';
import type { CliIo } from './io.ts';
import { UsageError } from './usage-error.ts';
import { writeJson } from './write-json.ts';

export interface PatentsArguments {
  readonly verb: string | undefined;
  readonly files: readonly string[];
  readonly from?: string | undefined;
}

/** A line of progress after so many more designs. */
const REPORT_EVERY = 5_000;

/** Loads design patents of weekly grant files into the database of the service; returns the exit code. */
export async function patentsCommand(args: PatentsArguments, io: CliIo): Promise<number> {
  const perform = actionOf(args, io);
  // Loaded lazily, because tools need no database.
  const api = await import('@seller-toolbox/api/patents');
  try {
    // Before the database is opened.
    const files = args.from === undefined ? args.files : await api.listWeeklyFiles(args.from);
    const patents = await api.openPatents(io.environment);
    try {
      await perform(patents, files);
    } finally {
      await patents.close();
    }
  } catch (error) {
    if (api.isPatentsUserError(error)) throw new UsageError(error.message);
    throw error;
  }
  return 0;
}

type Perform = (patents: Patents, files: readonly string[]) => Promise<void>;

/** Checks the arguments before the database is opened. */
function actionOf({ verb, files, from }: PatentsArguments, io: CliIo): Perform {
  switch (verb) {
    case 'import':
      if (files.length === 0) throw new UsageError('Which files? patents import <file.zip> [more]');
      return (patents, found) => importFiles(patents, found, io);
    case 'update':
      if (from === undefined) throw new UsageError('Which folder? patents update --from <folder>');
      return (patents, found) => importFiles(patents, found, io);
    case 'status':
      return async (patents) => writeJson(await patents.state(), io);
    default:
      throw new UsageError(`patents ${verb ?? ''}: which of import, update, status? See --help.`);
  }
}

async function importFiles(patents: Patents, files: readonly string[], io: CliIo): Promise<void> {
  for (const path of files) {
    let reported = 0;
    const imported = await patents.importFile(path, ({ documents, designs }) => {
      if (designs < reported + REPORT_EVERY) return;
      reported = designs;
      io.writeError(`${path}: ${designs} designs of ${documents} grants so far\n`);
    });
    io.write(`${lineOf(imported)}\n`);
  }
}

function lineOf({ name, known, documents, designs, added, unreadable }: ImportedFile): string {
  if (known) return `${name}: imported before, nothing changed.`;
  const skipped = unreadable > 0 ? `, ${unreadable} could not be read` : '';
  return `${name}: ${designs} designs of ${documents} grants, ${added} of them new${skipped}.`;
}
