export { KeywordPanel } from './keyword-panel.tsx';
export { KeywordResults } from './keyword-results.tsx';
export { ListingExport } from './listing-export.tsx';
export { ListingPreview } from './listing-preview.tsx';
