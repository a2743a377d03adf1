import { packSearchTerms } from '@seller-toolbox/listing-text/search-term-line';

/**
 * The words of all keywords in lower case, each once, as many as fit into the bytes of the field for search terms: there every
 * combination of its words is searched.
 */
export function searchTermsOf(groups: readonly (readonly string[])[]): ReturnType<typeof packSearchTerms> {
  return packSearchTerms(groups.flat().flatMap((keyword) => keyword.toLowerCase().split(/\s+/u)));
}
