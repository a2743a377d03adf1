import {
  answerPlan,
  planBatch,
  type BatchAnswer,
  type BatchJob,
  type BatchTool,
  type PlanOptions,
} from '@seller-toolbox/catalogue/batch';
import type { TextTable } from '@seller-toolbox/tool-contract';

/** What the columns of a table are; can be sent to a thread. */
export type RowOptions = Pick<
  PlanOptions,
  'schema' | 'columns' | 'settings' | 'settingCurrencies' | 'targets'
>;

export interface AnsweredRow {
  readonly sku: string | null;
  readonly answer: BatchAnswer;
}

/** The answers to some rows of a table. */
export function answerPart(
  tool: BatchTool,
  part: TextTable,
  { options, job }: { readonly options: RowOptions; readonly job: BatchJob },
): readonly AnsweredRow[] {
  const { hook, report } = tool;
  const plan = planBatch(part, { ...options, hook, report });
  const answers = answerPlan(tool, plan, job);
  return plan.rows.map(({ sku, problems }, at) => ({ sku, answer: answers[at] ?? { problems } }));
}
