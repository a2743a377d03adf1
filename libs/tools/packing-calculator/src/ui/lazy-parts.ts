import { lazy } from 'react';

const load = () => import('./rare-parts.ts');

export const Findings = lazy(async () => ({ default: (await load()).Findings }));
export const MadeToMeasure = lazy(async () => ({ default: (await load()).MadeToMeasure }));
export const PasteForm = lazy(async () => ({ default: (await load()).PasteForm }));
export const PersonalCartonPanel = lazy(async () => ({ default: (await load()).PersonalCartonPanel }));
export const RulesInForce = lazy(async () => ({ default: (await load()).RulesInForce }));
export const SeveralCartons = lazy(async () => ({ default: (await load()).SeveralCartons }));
export const UprightChoices = lazy(async () => ({ default: (await load()).UprightChoices }));
