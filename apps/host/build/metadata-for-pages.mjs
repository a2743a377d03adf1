// @ts-check

/** What only the service and tests read of a manifest, and what is as good when it is missing. */
const UNUSED =
  /,"(?:since":"[^"]*"|order":\d+|formerIds":\[\]|longAbove":\{[^}]*\}|maxRunMs":\d+|(?:hot|sampleData)":false)/g;

/**
 * Pages carry the list of tools without these fields.
 * @returns {import('vite').Plugin}
 */
export function metadataForPages() {
  return {
    name: 'metadata-for-pages',
    // Before types are removed, which also removes the quotes.
    enforce: 'pre',
    transform: {
      filter: { id: /libs\/platform\/catalogue\/src\/generated\/metadata\.ts$/ },
      handler: (code) => ({ code: withoutUnused(code), map: null }),
    },
  };
}

/** @param {string} code */
export function withoutUnused(code) {
  return code.replace(UNUSED, '');
}
