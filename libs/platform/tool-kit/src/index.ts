export { whenUserPauses } from '@seller-toolbox/browser-kit/user-pause';
export { guardFormulas } from '@seller-toolbox/contracts/formula-guard';
export { CSV_START, toCsvLine } from '@seller-toolbox/contracts/csv';
export { useDownload } from './results/download.ts';
export { DeferredRender } from './results/deferred-render.tsx';
export { FindingList, type FindingListProps } from './results/finding-list.tsx';
export { CopyTable, type CopyTableProps } from './results/copy-table.tsx';
export { toHtmlTable, toTsv, type WrittenCell, type WrittenRow } from './results/table-text.ts';
export { EmptyResult, type EmptyResultProps } from './frame/empty-result.tsx';
export {
  useStoredList,
  validItems,
  type StoredList,
  type StoredListOptions,
} from './results/use-stored-list.ts';
export { ToolFrame, type ToolFrameProps } from './frame/tool-frame.tsx';
export { fromFragment, MAX_FRAGMENT_LENGTH, toFragment } from '@seller-toolbox/tool-contract/fragment';
export { NumberField, type NumberFieldProps } from './input/number-field.tsx';
export { type FieldReading, type TakeSides } from './input/read-measure.ts';
export { type InputNotice } from './input/restore-input.ts';
export { type InputChange } from './input/input-state.ts';
export type { FoundPatents, PatentAnswer, PatentSearch, PatentService } from './patent-service.ts';
export { type RateAnswer, type RateFailure, type RateService } from './rates/rate-service.ts';
export { InForceHint, type InForceHintProps } from './rule-set/in-force-hint.tsx';
export { useRuleSetName, useRuleSetSource } from './rule-set/use-rule-set-name.ts';
export { type RuleSetChoice } from './rule-set/use-rule-set.ts';
export { createMemoryStorage, type JsonStorage } from '@seller-toolbox/browser-kit/json-storage';
export { reloadPage } from '@seller-toolbox/browser-kit/reload-page';
export {
  type AiAnswer,
  type AiCall,
  type AiControl,
  type AiFailure,
  type AiOutcome,
  type AiQuestion,
  type AiSource,
  type AiStatus,
  type AiText,
  type AiUsage,
  type ComplianceCheckResult,
  type FixedTitle,
  type FixStrategy,
  type TitleFixResult,
  type TitleOptimizationResult,
  type TitleViolation,
  type ToolAi,
} from './tool-ai.ts';
export { createBrowserAddress, createMemoryAddress, type ToolAddress } from './tool-address.ts';
export {
  ToolEnvironmentProvider,
  useToolEnvironment,
  type RelatedTool,
  type ResultActions,
  type OpenedSession,
  type OpenSession,
  type ProductsTool,
  type ToolEnvironment,
  type RunControl,
  type RunInWorker,
  type UseDetails,
  type WorkerRun,
} from './tool-environment.tsx';
export { type DeferredEngine } from './deferred-engine.ts';
export { useWorkerRun } from './use-worker-run.ts';
export { type RunState } from './use-engine-run.ts';
export { useInstant } from './use-instant.ts';
export { useTool, type Tool, type ToolOptions } from './use-tool.ts';
export { useToolWords, type ToolWords } from './use-tool-words.ts';
