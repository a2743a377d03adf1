// One file for the panels below the answer, which a visitor opens seldom.
export { CandidateTable } from './candidate-table.tsx';
export { LimitsTable } from './limits-table.tsx';
export { PackingExplanation } from './packing-explanation.tsx';
export { TipColumns } from './tip-columns.tsx';
