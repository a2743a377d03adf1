export { SourceList, StepList } from './explanation-lists.tsx';
export { FormulaSteps, type FormulaStep, type FormulaStepsProps } from './formula-steps.tsx';
export {
  PublishedSources,
  type PublishedSource,
  type PublishedSourcesProps,
  type SourceWords,
} from './published-sources.tsx';
