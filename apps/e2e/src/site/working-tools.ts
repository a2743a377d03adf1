import { tools } from '@seller-toolbox/catalogue';

/** The specification lists these as still to come and has their screens: whoever has the address uses them. */
const LISTED_AS_COMING: readonly string[] = ['packing-calculator', 'design-patent-search'];

/** The tools whose pages have to work: all that are ready, and those that only the list calls unready. */
export const workingTools = tools.filter(
  ({ id, status }) => status === 'ready' || LISTED_AS_COMING.includes(id),
);
