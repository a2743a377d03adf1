/**
 * Words of praise and offers, in lower case, by language of the listing. Each may also describe a product, so that only a segment
 * that has nothing else is praise: "Qualità Top", "Livraison 24h Offerte". Compiled on 2026-11-28 from listings of our own making.
 */
export const PRAISE_WORDS: Readonly<Record<string, readonly string[]>> = {
  en: words(
    `best top incredible fantastic perfect excellent superb unbelievable wonderful stunning promo promotion save saving popular buy stocks value choice shop`,
  ),
  de: words(
    `top super bester beste bestes besten reduziert versandkostenfrei garantiert geld-zurück rückgabe hochwertige hochwertiger premium perfekt perfekte perfektes ideales beliebt limitiert nr`,
  ),
  fr: words(`top super réduction choc parfait parfaite idéal idéale coup cœur flash`),
  es: words(`top super súper promoción gratuito excelente perfecto ideal venta vendido vendida`),
  it: words(`top super promozione promo reso shock perfetto perfetta ideale vendite lampo`),
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
