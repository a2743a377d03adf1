// What the page does without until it is asked for. It names what each part needs, so that the first load need not.
export const loadAiSection = () => import('./ai/ai-section.tsx');
export const loadManyTitles = () => import('./many/many-titles.tsx');
