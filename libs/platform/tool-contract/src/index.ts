export type { AnyToolAssistant, AssistantTable, ToolAssistant } from './assistant.ts';
export { drawInteger, drawOne, shuffled } from './draw.ts';
export { createEnv, seededRandom, seedFrom, type Env, type EnvData } from './env.ts';
export {
  defineEngine,
  type AnyEngine,
  type DeepPartial,
  type Engine,
  type EngineInput,
  type EngineOutput,
  type EngineParsedInput,
  type EngineSearch,
  type Example,
  type Progress,
} from './engine.ts';
export {
  finding,
  findingSchema,
  SEVERITIES,
  type Finding,
  type FindingParams,
  type Severity,
} from './finding.ts';
export type {
  BytesKind,
  ColumnField,
  DayOrder,
  DecimalSign,
  FileKind,
  Imported,
  ImportedReport,
  SkippedLines,
  UnreadableCells,
  ImportHook,
  ListedRow,
  RejectedReport,
  ReportReadChoice,
  SlicedFile,
  TableKind,
  TableRow,
  TableRows,
  TextKind,
  TextTable,
} from './import.ts';
export { TOOL_CATEGORIES, type ToolCategory, type ToolManifest, type ToolNeed } from './manifest.ts';
export type { PictureShape } from './picture.ts';
export { checkInput, FIELD_CODES, toProblems, type FieldCode, type Problem } from './problems.ts';
export type {
  ColumnKind,
  InputUnit,
  ChargedAmount,
  ProductChange,
  ProductCheck,
  ProductChoices,
  ProductColumn,
  ProductGap,
  ProductGaps,
  ProductRead,
  ProductRewrite,
  ProductsHook,
  ProductWrite,
  UnnamedColumn,
} from './products.ts';
export type { Guess, Recognize, RecognizeEnv } from './recognize.ts';
export { rule } from './rule.ts';
export {
  isCheckOverdue,
  appliesToMarketplace,
  STANDARD_RULE_SET,
  ruleScopeOf,
  ruleSetField,
  ruleSetInForce,
  withRuleSet,
  type DefaultRules,
  type RawInput,
  type RuledEngine,
  type RuleScope,
  type RuleSet,
} from './rule-set.ts';
export type { ToolSession } from './session.ts';
export { runEngine, type EngineResult, type RunOptions } from './run-engine.ts';
export { ruleChangeRank } from './rule-change-rank.ts';
export type { ShowcaseProps } from './showcase.ts';
export type { TodayContext, TodayHook, TodayKind, TodayPair, TodayRate, TodayRow } from './today.ts';
export {
  mapParams,
  type AnySummarize,
  type Summarize,
  type Summary,
  type SummaryCell,
  type SummaryColumn,
  type SummaryFinding,
  type SummaryRow,
  type SummaryTable,
  type SummaryText,
} from './summary.ts';
export type { TextValue, ToolText } from './tool-text.ts';
