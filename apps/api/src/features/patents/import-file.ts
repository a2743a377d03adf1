import type { Clock } from '../../ports/clock.ts';
import { openGrantFile } from './grant-file.ts';
import { PatentFileError } from './patent-file-error.ts';
import type { DesignSlice, FileProgress } from './patents.repository.ts';
import { isGrant, mayBeDesign, readDesign, type StoredDesign } from './read-design.ts';
import { splitDocuments } from './split-documents.ts';

/** Where designs are stored: the database, or the service that holds it. */
export interface PatentStore {
  readonly begin: (file: { readonly id: string; readonly name: string }) => Promise<FileProgress>;
  readonly store: (slice: DesignSlice) => Promise<void>;
  readonly complete: (file: { readonly id: string; readonly name: string }) => Promise<void>;
  readonly forget: (id: string) => Promise<void>;
}

export interface ImportOptions {
  readonly clock: Clock;
  /** Called after each slice. */
  readonly onProgress: (progress: { readonly documents: number; readonly designs: number }) => void;
}

export interface ImportedFile {
  readonly name: string;
  /** Whether the file was complete before. */
  readonly known: boolean;
  /** Of the whole file. */
  readonly documents: number;
  readonly designs: number;
  readonly added: number;
  readonly unreadable: number;
}

/** A slice is to take about so long, so that other calls of the service wait for less than 50 ms. */
const SLICE_MS = 5;
/** On a busy machine each call waits for so long that smaller slices would only take more of them. */
const MIN_SLICE = 10;
const MAX_SLICE = 40;
/** The progress is stored at least after so many documents, also where they hold no design. */
const MAX_SLICE_DOCUMENTS = 5_000;

/**
 * Imports a weekly file. An interrupted import continues where it was, a complete file changes nothing. Throws
 * `PatentFileError` where the file holds no grants, or is damaged: what was read before stays stored.
 */
export async function importGrantFile(
  path: string,
  store: PatentStore,
  { clock, onProgress }: ImportOptions,
): Promise<ImportedFile> {
  const file = await openGrantFile(path);
  try {
    const about = { id: file.id, name: file.name };
    const before = await store.begin(about);
    if (before.finished) return { ...resultOf(before), known: true };
    const writer = sliceWriter(store, { about, before, clock, onProgress });
    let grants = before.documents;
    for await (const document of splitDocuments(file.chunks())) {
      if (!writer.isNew()) continue;
      if (isGrant(document)) grants += 1;
      const isDesign = mayBeDesign(document);
      await writer.add(isDesign ? readDesign(document) : undefined);
    }
    if (grants === 0) {
      await store.forget(file.id);
      throw new PatentFileError(
        `${path} holds no grants in the format used since 2005: take "ipgb" or "ipg" with a date.`,
      );
    }
    await writer.flush();
    await store.complete(about);
    return { ...resultOf(await store.begin(about)), known: false };
  } finally {
    file.close();
  }
}

function resultOf({ name, documents, designs, added, unreadable }: FileProgress) {
  return { name, documents, designs, added, unreadable };
}

interface WriterOptions extends ImportOptions {
  readonly about: { readonly id: string };
  readonly before: FileProgress;
}

/** Collects designs and stores them in slices of a size that keeps each short. */
function sliceWriter(store: PatentStore, { about, before, clock, onProgress }: WriterOptions) {
  let seen = 0;
  let stored = before.documents;
  let designs: StoredDesign[] = [];
  let unreadable = 0;
  let total = before.designs;
  let size = MIN_SLICE;
  const flush = async () => {
    if (seen <= stored) return;
    const started = clock();
    await store.store({ file: about.id, documents: seen, designs, unreadable });
    if (designs.length > 0) size = nextSize(size, clock() - started);
    total += designs.length;
    stored = seen;
    [designs, unreadable] = [[], 0];
    onProgress({ documents: seen, designs: total });
  };
  return {
    /** Counts a document; false for one that an earlier import dealt with. */
    isNew: () => ++seen > before.documents,
    /** Undefined: another kind of grant; null: a design that cannot be read. */
    add: async (design: StoredDesign | null | undefined) => {
      if (design === null) unreadable += 1;
      else if (design) designs.push(design);
      if (designs.length >= size || seen - stored >= MAX_SLICE_DOCUMENTS) await flush();
    },
    flush,
  };
}

function nextSize(size: number, tookMs: number): number {
  const factor = Math.min(2, Math.max(0.5, SLICE_MS / Math.max(tookMs, 1)));
  return Math.min(MAX_SLICE, Math.max(MIN_SLICE, Math.round(size * factor)));
}
