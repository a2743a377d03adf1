/** How to write the parameters of a finding, by their names: shares of 1, bytes and names of image formats. */
export const PARAM_KINDS: Readonly<Record<'shares' | 'bytes' | 'formats', ReadonlySet<string>>> = {
  shares: new Set(['whiteShare', 'transparentShare', 'fill', 'leastFill']),
  bytes: new Set(['bytes', 'mostBytes']),
  formats: new Set(['format', 'preferred']),
};
