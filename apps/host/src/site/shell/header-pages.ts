/** The pages that the header and the menu of a narrow screen lead to, with their icons. */
export const HEADER_PAGES = [
  ['tools', 'list-checks'],
  ['products', 'package'],
  ['feedback', 'message-square'],
] as const;
