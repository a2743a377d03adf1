/** Product reports with the headers that the marketplace writes, of one product. */
export const FEE_PREVIEW = [
  'sku\tfnsku\tasin\tamazon-store\tproduct-name\tproduct-group\tbrand\tfulfilled-by\tyour-price\tsales-price\tlongest-side\tmedian-side\tshortest-side\tlength-and-girth\tunit-of-dimension\titem-package-weight\tunit-of-weight\tproduct-size-tier\tcurrency\testimated-fee-total\testimated-referral-fee-per-unit\texpected-fulfillment-fee-per-unit',
  'MUG-1\tX001\tB01\tUS\tStoneware mug\tKitchen\tAcme\tAmazon\t19.99\t--\t5.1\t4.3\t4.2\t22.1\tinches\t0.86\tpounds\tLarge standard\tUSD\t6.62\t3.00\t3.62',
].join('\n');

export const INVENTORY = [
  'sku\tfnsku\tasin\tproduct-name\tcondition\tyour-price\tmfn-listing-exists\tafn-fulfillable-quantity\tafn-inbound-working-quantity\tafn-inbound-shipped-quantity\tafn-inbound-receiving-quantity\tper-unit-volume',
  'MUG-1\tX001\tB01\tStoneware mug\tNew\t19.99\tNo\t120\t10\t20\t3\t0.05',
].join('\n');

export const ALL_LISTINGS = [
  'item-name\titem-description\tlisting-id\tseller-sku\tprice\tquantity\topen-date\timage-url\titem-is-marketplace\tproduct-id-type\tzshop-shipping-fee\titem-note\titem-condition\tzshop-category1\tzshop-browse-path\tzshop-storefront-feature\tasin1\tasin2\tasin3\twill-ship-internationally\texpedited-shipping\tzshop-boldface\tproduct-id\tbid-for-featured-placement\tadd-delete\tpending-quantity\tfulfillment-channel\tmerchant-shipping-group\tstatus',
  'Stoneware mug\tA mug\t0101ABC\tMUG-1\t9.50\t\t2026-02-01 10:00:00 PST\t\ty\t1\t\t\t11\t\t\t\tB000000001\t\t\t\t\t\tB000000001\t\t\t0\tAMAZON_NA\tMigrated Template\tActive',
].join('\n');

/** A flat file: its version, the labels, the names, the lines. */
export const CATEGORY_LISTINGS = [
  'TemplateType=fptcustom\tVersion=2026.0301\tTemplateSignature=S0lUQ0hFTg==\tThe top 3 rows are for Amazon.com use only.',
  'Product Type\tSeller SKU\tBrand Name\tProduct Name\tProduct ID\tProduct ID Type\tStandard Price\tProduct Description\tKey Product Features\tKey Product Features\tSearch Terms\tPackage Length\tPackage Length Unit Of Measure\tPackage Width\tPackage Height\tPackage Weight\tPackage Weight Unit Of Measure',
  'feed_product_type\titem_sku\tbrand_name\titem_name\texternal_product_id\texternal_product_id_type\tstandard_price\tproduct_description\tbullet_point1\tbullet_point2\tgeneric_keywords\tpackage_length\tpackage_length_unit_of_measure\tpackage_width\tpackage_height\tpackage_weight\tpackage_weight_unit_of_measure',
  'cup\tMUG-1\tAcme\tStoneware mug\tB000000001\tASIN\t19.99\tA mug\tHolds 350 ml\tSafe in dishwashers\tcup ceramic\t12\tCentimeters\t10\t9\t400\tGrams',
].join('\n');

export const RESTOCK = [
  'Country,Product Name,FNSKU,Merchant SKU,ASIN,Condition,Supplier,Supplier part no.,Currency code,Price,Sales last 30 days,Units Sold Last 30 Days,Total Units,Inbound,Available,FC transfer,FC Processing,Customer Order,Unfulfillable,Working,Shipped,Receiving,Fulfilled by,Total Days of Supply (including units from open shipments),Days of Supply at Amazon Fulfillment Network,Alert,Recommended replenishment qty,Recommended ship date,Unit storage size',
  'US,Stoneware mug,X001,MUG-1,B000000001,New,Acme,,USD,19.99,"1,599.20",80,153,33,110,5,3,2,0,10,20,3,Amazon,57,41,Out of stock soon,120,12/01/2026,0.05 ft3',
].join('\n');

export const BUSINESS = [
  '(Parent) ASIN,(Child) ASIN,Title,SKU,Sessions - Total,Sessions - Total - B2B,Session Percentage - Total,Page Views - Total,Featured Offer (Buy Box) Percentage,Units Ordered,Units Ordered - B2B,Unit Session Percentage,Ordered Product Sales,Ordered Product Sales - B2B,Total Order Items,Total Order Items - B2B',
  'B000000000,B000000001,Stoneware mug,MUG-1,"1,204",12,3.1%,"1,618",98%,"1,080",4,6.6%,"$1,599.20",$79.96,78,4',
].join('\n');
