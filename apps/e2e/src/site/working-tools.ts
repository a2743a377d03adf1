import { tools } from '@seller-toolbox/catalogue';

/** Tools that the specification lists as coming although it has their screens: their pages are reachable by URL. */
const LISTED_AS_COMING: readonly string[] = ['design-patent-search'];

/** Tools with working pages: all ready ones, and those listed as coming only. */
export const workingTools = tools.filter(
  ({ id, status }) => status === 'ready' || LISTED_AS_COMING.includes(id),
);
