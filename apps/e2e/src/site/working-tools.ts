import { tools } from '@seller-toolbox/catalogue';

/** Tools with working pages. */
export const workingTools = tools.filter(({ status }) => status === 'ready');
