import { reviewSession } from '../import/read-review-file.ts';

/** Reads the visitor's files, in a worker where the site has one. */
export const openSession = () => reviewSession();
