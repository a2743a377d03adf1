/**
 * Words of praise and offers, in lower case, by language of the listing. Each may also describe a product, so that only a segment
 * that has nothing else is praise: "Qualità Top", "Livraison 24h Offerte". Compiled on 2026-11-28 from listings of our own making.
 */
export const PRAISE_WORDS: Readonly<Record<string, readonly string[]>> = {
  en: words(`best top amazing awesome incredible fantastic perfect excellent superb unbeatable unbelievable wonderful stunning
    favourite favorite loved cheap cheapest lowest bargain discount discounted sale sales clearance offer offers deal deals promo
    promotion save saving savings shipping delivery postage returns refund guarantee guaranteed warranty satisfaction rated seller
    sellers bestseller bestselling trending viral popular recommended customers rating ratings buy hurry stocks quality value price
    prices gift gifts choice shop dispatch`),
  de: words(`top super bester beste bestes besten bestseller testsieger preis preise preis-leistung preisleistung angebot angebote aktion
    rabatt reduziert günstig günstiger günstigste sale ausverkauf schnäppchen knaller hammerpreis preisknaller tiefpreis gratis
    kostenlos kostenloser kostenlose versand lieferung versandkostenfrei garantie garantiert zufriedenheit geld-zurück rückgabe
    unschlagbar unschlagbarer unschlagbare hochwertige hochwertiger premium perfekt perfekte perfektes ideales geschenk geschenkidee
    empfehlung empfohlen beliebt liebling kundenliebling sonderpreis limitiert qualität spitzenqualität nr`),
  fr: words(`meilleur meilleure meilleurs meilleures top super vente ventes promo promotion soldes solde remise réduction rabais offre
    offres offerte offert gratuit gratuite livraison expédition garantie garanti garantis satisfait satisfaits remboursé remboursés
    satisfaction prix qualité choc imbattable imbattables exceptionnel exceptionnelle incroyable parfait parfaite idéal idéale cadeau
    cadeaux préféré préférée coup cœur best-seller recommandé liquidation flash`),
  es: words(`mejor mejores top super súper oferta ofertas rebajas rebaja descuento descuentos promoción liquidación chollo gratis
    gratuito envío envíos entrega garantía garantizada garantizado devolución devoluciones satisfacción reembolso precio precios
    calidad increíble imbatible excelente perfecto ideal regalo ventas venta vendido vendida recomendado favorito`),
  it: words(`migliore migliori miglior top super offerta offerte sconto sconti saldi promozione promo gratis gratuita gratuito
    spedizione consegna garanzia garantita garantito soddisfatti rimborsati rimborso reso prezzo prezzi qualità shock imbattibile
    imbattibili incredibile eccezionale perfetto perfetta ideale regalo vendite venduto venduta consigliato preferito lampo`),
};

/** Units of time, which say nothing beside a word of praise: "24H", "2 Jahre", "30 days". */
export const PRAISE_TIMES =
  /^\p{N}{0,4}-?(?:h|hrs?|hours?|days?|weeks?|months?|years?|stunden|tage?n?|wochen?|monate?|jahren?|jahre?|heures?|jours?|mois|ans?|horas|días|meses|años?|ore|giorni|mesi|anni)$/u;

/** English words that end like a superlative. */
export const NO_SUPERLATIVES: readonly string[] =
  words(`forest rainforest harvest interest request contest protest digest invest honest modest earnest everest pinterest budapest
    northwest southwest northeast southeast midwest footrest armrest headrest backrest wristrest palmrest bookrest kneerest neckrest
    legrest tempest manifest conquest inquest arrest suggest detest infest unrest priest ingest oktoberfest bequest behest dearest`);

function words(list: string): readonly string[] {
  return list.trim().split(/\s+/);
}
