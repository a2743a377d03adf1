/** How many currencies the site can convert without any service. The rates themselves would be a kilobyte of the home page. */
export const BUILT_IN_CURRENCIES = 56;
