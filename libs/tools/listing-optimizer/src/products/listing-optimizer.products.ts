import type { ToolProducts } from '@seller-toolbox/products';

export const products: ToolProducts = {
  defaults: { title: '', bullets: [], description: '', searchTerms: '' },
  reads: [
    { field: 'title', path: 'title' },
    { field: 'bullets', path: 'bullets' },
    { field: 'description', path: 'description' },
    { field: 'searchTerms', path: 'searchTerms' },
    { field: 'marketplace', path: 'marketplace' },
  ],
  columns: [
    { path: 'overallScore', kind: 'number', label: 'overallScore' },
    { path: 'claimCounts.error', kind: 'number', label: 'claimsToRemove' },
    { path: 'claimCounts.warning', kind: 'number', label: 'claimsAtRisk' },
    { path: 'titleScore', kind: 'number', label: 'titleScore' },
    { path: 'bulletScore', kind: 'number', label: 'bulletScore' },
    { path: 'descriptionScore', kind: 'number', label: 'descriptionScore' },
    { path: 'keywordScore', kind: 'number', label: 'keywordScore' },
    { path: 'fields.searchTerms.bytes', kind: 'number', label: 'byteMeter' },
  ],
};
