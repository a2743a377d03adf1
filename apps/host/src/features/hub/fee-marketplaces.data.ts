/** How many marketplaces have dated fee cards. The list of marketplaces would be a kilobyte of the home page. */
export const FEE_MARKETPLACES = 16;
