import { openProducts } from '@seller-toolbox/file-import/product-file';
import {
  answerPlan,
  batchColumns,
  batchListOf,
  inputFields,
  planBatch,
  readSettings,
  type BatchTool,
  type InputSchema,
} from '@seller-toolbox/file-import/tool-batch';
import { workbook } from '@seller-toolbox/file-import/write-workbook';
import type { BatchFacts, BatchQuestion, BatchReplies, BatchRequest } from './batch-rows.ts';
import { describeEngine } from './describe-engine.ts';
import { loadEngine } from './engines.ts';
import { loadReportKind } from './imports.ts';
import { loadProducts } from './products.ts';

/** Reads a file, describes a tool, computes rows, or writes a workbook: what the page of a file does in a worker. */
export async function answerBatch(question: BatchQuestion): Promise<BatchReplies[BatchQuestion['kind']]> {
  switch (question.kind) {
    case 'file':
      return openProducts(question.file);
    case 'tool':
      return batchFacts(await loadTool(question.toolId), question.now);
    case 'rows':
      return answerRows(question.request);
    case 'workbook':
      return workbook([{ name: 'Results', rows: question.rows }]);
  }
}

async function answerRows({ toolId, table, targets, settings, job }: BatchRequest) {
  const tool = await loadTool(toolId);
  const { hook, report, schema } = tool;
  const read = readSettings(settings, schema);
  return answerPlan(tool, planBatch(table, { hook, report, schema, targets, ...read }), job);
}

function batchFacts({ schema, ...tool }: DescribedTool, now: number): BatchFacts {
  return {
    fields: inputFields(schema).filter(({ path }) => path !== 'ruleSet'),
    ruleSets: tool.engine.ruleSets,
    names: batchColumns(tool, now).names,
    takesAllRows: batchListOf(tool) !== undefined,
  };
}

interface DescribedTool extends BatchTool {
  readonly schema: InputSchema;
}

const described = new Map<string, DescribedTool>();

/** A worker computes many parts of one file: the schema is written once. */
async function loadTool(toolId: string): Promise<DescribedTool> {
  const known = described.get(toolId);
  if (known) return known;
  const [engine, hook] = await Promise.all([loadEngine(toolId), loadProducts(toolId)]);
  if (!engine) throw new Error(`no tool ${toolId}`);
  const report = hook ? undefined : await loadReportKind(toolId);
  // A JSON Schema is a record.
  const tool = { engine, hook, report, schema: describeEngine(engine).inputSchema as InputSchema };
  described.set(toolId, tool);
  return tool;
}
