export { AsinForm, type AsinFormProps } from './asin-form.tsx';
export { QueryForm, type QueryFormProps } from './query-form.tsx';
export { FigureCards, type FigureCardsProps } from './figure-cards.tsx';
export { ResultTable, type ResultTableProps } from './result-table.tsx';
export type { ResultColumn } from './sorted-columns.tsx';
export { SampleBadge } from './sample-badge.tsx';
export { SampleFrame, type SampleFrameProps } from './sample-frame.tsx';
export { useColumnMakers } from './use-column-makers.tsx';
export { countRows, useSampleRequest } from './use-sample-request.ts';
