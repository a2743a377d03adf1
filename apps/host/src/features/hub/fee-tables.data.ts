/** How many marketplaces have dated fee cards. The list of marketplaces would be a kilobyte of the home page. */
export const FEE_MARKETPLACES = 16;

/** Since when every fee card has been compared with what Amazon publishes. */
export const FEES_CHECKED_ON = '2026-11-21';
