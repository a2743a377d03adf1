import { lazy } from 'react';

export const loadRareParts = () => import('./rare-parts.ts');

export const Findings = lazy(async () => ({ default: (await loadRareParts()).Findings }));
export const MadeToMeasure = lazy(async () => ({ default: (await loadRareParts()).MadeToMeasure }));
export const PasteForm = lazy(async () => ({ default: (await loadRareParts()).PasteForm }));
export const PersonalCartonPanel = lazy(async () => ({
  default: (await loadRareParts()).PersonalCartonPanel,
}));
export const RulesInForce = lazy(async () => ({ default: (await loadRareParts()).RulesInForce }));
export const SeveralCartons = lazy(async () => ({ default: (await loadRareParts()).SeveralCartons }));
export const UprightChoices = lazy(async () => ({ default: (await loadRareParts()).UprightChoices }));
