import {
  readReport,
  ReportRejected,
  type ReadReport,
  type ReportAnswer,
  type ReportQuestion,
} from '@seller-toolbox/file-import/report-file';
import { decodeText } from '@seller-toolbox/file-import/table-file';
import type { ToolSession } from '@seller-toolbox/tool-contract';
import { MAX_SOURCE_ROWS } from '../engine/review-sources.schema.ts';
import { reviewsInText, toReviewTable } from './review-blocks.ts';
import { REVIEW_KINDS } from './review-kinds.data.ts';

type SlicedFile = ReportQuestion['file'];

/** A larger text is not copied by hand. */
const MAX_PASTED_BYTES = 5_000_000;

/** A session that reads tables of reviews and returns, and reviews that were copied as text. */
export function reviewSession(): ToolSession<ReportQuestion, ReportAnswer> {
  return async (question, progress) => {
    try {
      return { kind: 'read', ...(await readReviewFile(question, progress)) };
    } catch (error) {
      if (!(error instanceof ReportRejected)) throw error;
      return { kind: 'refused', code: error.code };
    }
  };
}

/** Reads a table of a known kind, else the reviews in a text. Throws a `ReportRejected`. */
export async function readReviewFile(
  { file, choice, likelyDayOrder }: ReportQuestion,
  progress?: (share: number) => void,
): Promise<ReadReport> {
  const options = { kinds: REVIEW_KINDS, choice, maxRows: MAX_SOURCE_ROWS, likelyDayOrder, progress };
  const pasted = choice?.kind === undefined ? await pastedReviews(file) : null;
  if (pasted === null) return readReport(file, options);
  const { reading, rows } = await readReport(fileOfText(file.name, toReviewTable(pasted)), options);
  return { rows, reading: { ...reading, headers: [], samples: [], unusedColumns: 0 } };
}

/** Null where the file is a table, or holds no reviews. */
async function pastedReviews(file: SlicedFile) {
  if (file.size > MAX_PASTED_BYTES) return null;
  const decoded = decodeText(new Uint8Array(await file.slice(0, file.size).arrayBuffer()));
  if (!decoded.ok) return null;
  const reviews = reviewsInText(decoded.text);
  if (reviews.length === 0) return null;
  return (await isTable(file)) ? null : reviews;
}

async function isTable(file: SlicedFile): Promise<boolean> {
  try {
    const { reading } = await readReport(file, { kinds: REVIEW_KINDS, maxRows: 1 });
    return reading.kind !== null;
  } catch (error) {
    if (error instanceof ReportRejected) return false;
    throw error;
  }
}

function fileOfText(name: string, text: string): SlicedFile {
  const bytes = new TextEncoder().encode(text);
  return {
    name,
    size: bytes.length,
    slice: (from, to) => ({ arrayBuffer: () => Promise.resolve(bytes.slice(from, to).buffer) }),
  };
}
