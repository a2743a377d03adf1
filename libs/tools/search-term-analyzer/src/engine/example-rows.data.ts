import type { ReportRow } from './search-term-analyzer.schema.ts';

/**
 * A fictional monthly report on steel water bottles, for the opening page and for tests: term, impressions,
 * clicks, spend, sales, orders, campaign and ad group, targeting, match type.
 */
const LINES = `
steel water bottle|9840|128|96.00|349.86|14|Bottles auto|loose-match|-
steel water bottle|6120|86|77.40|274.89|11|Bottles exact|steel water bottle|EXACT
insulated water bottle 1l|5210|74|59.20|224.91|9|Bottles auto|close-match|-
insulated water bottle|7430|92|82.80|174.93|7|Bottles broad|insulated bottle|BROAD
aquapeak bottle|1240|48|19.20|274.89|11|Bottles brand|aquapeak|PHRASE
aquapeak water bottle 1l|610|22|8.80|124.95|5|Bottles brand|aquapeak|PHRASE
water bottle with straw|6890|61|54.90|0|0|Bottles broad|water bottle|BROAD
kids water bottle with straw|4020|27|22.95|0|0|Bottles auto|loose-match|-
glass water bottle|3980|44|39.60|0|0|Bottles broad|water bottle|BROAD
glass bottle with lid|1120|12|9.60|0|0|Bottles auto|loose-match|-
plastic sports bottle cheap|2250|19|15.20|0|0|Bottles broad|water bottle|BROAD
leakproof water bottle|2870|41|34.85|99.96|4|Bottles auto|close-match|-
leakproof bottle for school|1530|23|17.25|74.97|3|Bottles auto|close-match|-
gym water bottle|3310|47|44.65|99.96|4|Bottles broad|gym bottle|BROAD
gym bottle steel 750 ml|980|18|14.40|49.98|2|Bottles broad|gym bottle|BROAD
hot and cold water bottle|1740|31|26.35|24.99|1|Bottles auto|loose-match|-
thermos bottle 1 liter|2620|36|32.40|24.99|1|Bottles auto|loose-match|-
coffee thermos|1890|28|25.20|0|0|Bottles auto|loose-match|-
vacuum flask|1460|21|18.90|24.99|1|Bottles auto|loose-match|-
bike water bottle|1320|17|12.75|0|0|Bottles broad|water bottle|BROAD
bike bottle holder|870|14|9.80|0|0|Bottles auto|loose-match|-
steel bottle engraved gift|690|13|9.10|49.98|2|Bottles auto|close-match|-
water bottle 2 liter|2140|25|21.25|0|0|Bottles broad|water bottle|BROAD
big water bottle 2 liter|930|11|8.80|0|0|Bottles broad|water bottle|BROAD
metal water bottle|2480|37|29.60|124.95|5|Bottles auto|close-match|-
b0examp1e1|3150|29|23.20|0|0|Bottles auto|substitutes|-
b0examp1e2|1870|16|11.20|49.98|2|Bottles auto|substitutes|-
b0examp1e3|2210|38|30.40|0|0|Bottles auto|complements|-
cleaning brush for bottles|760|9|5.40|0|0|Bottles auto|complements|-
water bottle sticker|540|6|3.30|0|0|Bottles auto|loose-match|-
travel mug|1980|0|0|0|0|Bottles broad|gym bottle|BROAD
`;

/** The example rows as the importer would return them, without account ids. */
export const EXAMPLE_ROWS: readonly ReportRow[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const [term = '', impressions, clicks, spend, sales, orders, campaign = '', targeting = '', match = ''] =
      line.split('|');
    return {
      term,
      impressions: Number(impressions),
      clicks: Number(clicks),
      spend: Number(spend),
      sales: Number(sales),
      orders: Number(orders),
      campaign,
      adGroup: 'Steel 750 ml and 1 l',
      targeting,
      matchType: match === '-' ? '' : match,
      campaignId: '',
      adGroupId: '',
      keywordId: '',
      targetId: '',
      bid: null,
    };
  });
