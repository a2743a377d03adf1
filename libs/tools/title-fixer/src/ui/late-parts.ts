// What the page does without until it is asked for. It names what each part needs, so that the first load need not.
export const loadManyTitles = () => import('./many/many-titles.tsx');
export const loadTitlePictures = () => import('./pictures/title-pictures.tsx');
