import { lazy } from 'react';

const loadSections = () => import('./sections.ts');

export const LimitsTable = lazy(async () => ({ default: (await loadSections()).LimitsTable }));
export const TipColumns = lazy(async () => ({ default: (await loadSections()).TipColumns }));
export const PackingExplanation = lazy(async () => ({ default: (await loadSections()).PackingExplanation }));
export const CandidateTable = lazy(async () => ({ default: (await loadSections()).CandidateTable }));
