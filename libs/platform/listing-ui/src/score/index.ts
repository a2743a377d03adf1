export { tierTones } from './tier-tones.ts';
export { ResultSection, type ResultSectionProps } from './result-section.tsx';
export {
  ScoreExplanation,
  type Deduction,
  type ExplainedScore,
  type ScoreExplanationProps,
} from './score-explanation.tsx';
export { ScoreFigure, type ScoreFigureProps } from './score-figure.tsx';
