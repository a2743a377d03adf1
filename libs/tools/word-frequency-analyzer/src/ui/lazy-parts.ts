// What the first load does not need, in a file of its own: each import costs the page its preload list.
export { analysisFile } from './analysis-file.ts';
export const loadTextFile = () => import('@seller-toolbox/file-import/text-file');
