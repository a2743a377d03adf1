import type { PatentCoverage } from '@seller-toolbox/contracts';
import * as z from 'zod';
import type { AuditDeps } from './features/audit/audit.service.ts';
import { completeFile, type CompletedFile } from './features/patents/complete-file.ts';
import {
  upsertFileProgress,
  deleteEmptyFile,
  listUnfinishedFiles,
  readCoverage,
  storeSlice,
  type DesignSlice,
  type FileProgress,
} from './features/patents/patents.repository.ts';
import { ensureSimilarity, hasSimilarity } from './db/similarity.ts';

/** What is loaded, for the operator. */
export interface PatentState extends PatentCoverage {
  readonly unfinished_files: readonly string[];
  /** Whether misspelt words are found by similarity. */
  readonly similarity: boolean;
}

/** Storing weekly files, for the command line. All arguments survive JSON. */
export interface PatentCalls {
  readonly begin: (file: { readonly id: string; readonly name: string }) => Promise<FileProgress>;
  /** A slice that is stored already changes nothing. */
  readonly store: (slice: DesignSlice) => Promise<void>;
  readonly complete: (file: CompletedFile) => Promise<void>;
  /** Deletes the record of a file that turned out to hold no grants. */
  readonly forget: (id: string) => Promise<void>;
  readonly state: () => Promise<PatentState>;
}

export function createPatentCalls(deps: AuditDeps & { readonly actor: string }): PatentCalls {
  const { db } = deps;
  return {
    begin: async (file) => {
      await ensureSimilarity(db);
      return upsertFileProgress(db, file);
    },
    store: (slice) => storeSlice(db, slice),
    complete: (file) => completeFile(deps, file),
    forget: (id) => deleteEmptyFile(db, id),
    state: async () => ({
      ...(await readCoverage(db)),
      unfinished_files: await listUnfinishedFiles(db),
      similarity: await hasSimilarity(db),
    }),
  };
}

const text = z.string().max(1_000);
const count = z.int().min(0);
const file = z.strictObject({ id: text, name: text });
const design = z.strictObject({
  number: text,
  title: text,
  owners: text,
  filed_on: z.iso.date().nullable(),
  granted_on: z.iso.date(),
  term_years: z.int(),
  expires_on: z.iso.date(),
  locarno_class: text.nullable(),
  us_class: text.nullable(),
  claims: count.nullable(),
});
const slice = z.strictObject({ file: text, documents: count, designs: z.array(design), unreadable: count });

/** A call as it travels over the socket. */
export const patentCallSchema = z.discriminatedUnion('call', [
  z.object({ call: z.literal('begin'), args: z.tuple([file]) }),
  z.object({ call: z.literal('store'), args: z.tuple([slice]) }),
  z.object({ call: z.literal('complete'), args: z.tuple([file]) }),
  z.object({ call: z.literal('forget'), args: z.tuple([text]) }),
  z.object({ call: z.literal('state'), args: z.tuple([]) }),
]);

export function performPatentCall(
  calls: PatentCalls,
  request: z.infer<typeof patentCallSchema>,
): Promise<FileProgress | PatentState | void> {
  switch (request.call) {
    case 'begin':
      return calls.begin(...request.args);
    case 'store':
      return calls.store(...request.args);
    case 'complete':
      return calls.complete(...request.args);
    case 'forget':
      return calls.forget(...request.args);
    case 'state':
      return calls.state();
  }
}
