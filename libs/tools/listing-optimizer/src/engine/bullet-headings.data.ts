/**
 * Lines that a product page writes above and below its bullet points, in the languages of the marketplaces and of sellers.
 * As the pages of the marketplaces show them, 2026-11-30.
 */
export const BULLET_HEADINGS =
  /^(?:about this item|über diesen artikel|info zu diesem artikel|à propos de cet article|この商品について|关于此商品|关于该商品|關於此商品|bullet points?|key (?:product )?features|[›»]?\s?see (?:more|less) product details|[›»]?\s?(?:weitere|mehr) produktdetails(?: anzeigen)?|show (?:more|less)|mehr anzeigen|weniger anzeigen)\s?:?$/iu;
