import {
  feedbackBatchesSchema,
  feedbackBatchResultSchema,
  feedbackRowsSchema,
  feedbackSchema,
  feedbackUndoSchema,
  type FEEDBACK_SORT_FIELDS,
  type Feedback,
  type FeedbackBatch,
  type FeedbackStatus,
  type FeedbackUndo,
} from '@seller-toolbox/contracts/feedback';
import type { SortOf } from '@seller-toolbox/contracts/pagination';
import type { FeedbackType } from '@seller-toolbox/contracts/public-feedback';
import { callApi, IGNORED_ANSWER, type CallOptions } from './call-api.ts';
import { callCsv } from './call-file.ts';
import { callList, queryOf, type ListPage } from './call-list.ts';

export interface FeedbackListFilter {
  readonly feedback_type?: FeedbackType | undefined;
  readonly status?: FeedbackStatus | undefined;
  readonly rating?: number | undefined;
  readonly tool_id?: string | undefined;
  /** Occurs in message, email address or notes. */
  readonly q?: string | undefined;
  /** Received from this instant until before `to`, ISO 8601. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export interface FeedbackPageQuery extends FeedbackListFilter {
  readonly page: number;
  readonly limit: number;
  readonly sort?: SortOf<(typeof FEEDBACK_SORT_FIELDS)[number]> | undefined;
}

/** A page of the feedback, with messages and email addresses. */
export function listFeedback(
  query: FeedbackPageQuery,
  options: CallOptions = {},
): Promise<ListPage<Feedback>> {
  return callList({ path: `/feedback${queryOf({ ...query })}` }, feedbackRowsSchema, options);
}

export function findFeedback(id: string, options: CallOptions = {}): Promise<Feedback> {
  return callApi({ path: `/feedback/${id}` }, feedbackSchema, options);
}

export interface FeedbackChange {
  readonly id: string;
  readonly status: FeedbackStatus;
  readonly admin_notes?: string | null;
  /** The version that the change is based on; a later one is rejected. */
  readonly updated_at?: string;
}

/** Sets the status and, if given, the notes; blank notes are removed. */
export function setFeedbackStatus(
  { id, ...change }: FeedbackChange,
  options: CallOptions = {},
): Promise<Feedback> {
  return callApi({ path: `/feedback/${id}/status`, method: 'PATCH', body: change }, feedbackSchema, options);
}

export function deleteFeedback(id: string, options: CallOptions = {}): Promise<void> {
  return callApi({ path: `/feedback/${id}`, method: 'DELETE' }, IGNORED_ANSWER, options);
}

/** The filtered list as a CSV file. */
export function exportFeedback(filter: FeedbackListFilter, options: CallOptions = {}): Promise<string> {
  return callCsv(`/feedback/export${queryOf({ ...filter })}`, options);
}

export interface FeedbackBatchInput {
  readonly ids: readonly string[];
  /** The new status; undefined: deletes. */
  readonly status?: FeedbackStatus | undefined;
  /** Batches with the same one are parts of one action. */
  readonly operationId?: string;
}

/** Sets the status of many, or deletes them; null: nothing was to change. */
export async function changeFeedbackBatch(
  { ids, status, operationId }: FeedbackBatchInput,
  options: CallOptions = {},
): Promise<FeedbackBatch | null> {
  const part = { ids, ...(operationId !== undefined && { operation_id: operationId }) };
  const call =
    status === undefined
      ? { path: '/feedback/batch/delete', body: part }
      : { path: '/feedback/batch/status', body: { ...part, status } };
  const { batch } = await callApi({ ...call, method: 'POST' }, feedbackBatchResultSchema, options);
  return batch;
}

/** The caller's batches that can still be undone, the newest first. */
export function listFeedbackBatches(options: CallOptions = {}): Promise<FeedbackBatch[]> {
  return callApi({ path: '/feedback/batches' }, feedbackBatchesSchema, options);
}

export function undoFeedbackBatch(id: string, options: CallOptions = {}): Promise<FeedbackUndo> {
  return callApi(
    { path: `/feedback/batches/${id}/undo`, method: 'POST', body: {} },
    feedbackUndoSchema,
    options,
  );
}
