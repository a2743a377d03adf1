import type zh from '../../words/zh.json';

export type HostWords = typeof zh;

/** The namespace of the site's own words. */
export const HOST_WORDS = 'host';
