export { LengthCounter, type LengthCounterProps, type LengthState } from './length-counter.tsx';
export { listingLanguage } from './listing-language.ts';
export { MarkedText, type MarkedTextProps } from './marked-text.tsx';
export { toRuns, type TitleMark, type TitleRun } from './title-runs.ts';
