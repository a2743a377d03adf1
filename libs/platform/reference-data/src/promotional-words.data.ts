/**
 * Promotional words in lower case, by language; compiled on 2026-11-21 from the promotional
 * phrases that marketplaces' title and listing policies forbid ("free shipping", "100% quality guaranteed", "hot item")
 * and their usual translations. The lists apply together, like the stop words.
 */
export const PROMOTIONAL_WORDS: Readonly<Record<string, readonly string[]>> = {
  en: words(`
    best bestseller bestselling bargain buy cheap cheapest clearance coupon deal deals discount discounted
    discounts exclusive free freebie giveaway guarantee guaranteed hottest limited lowest new offer offers order popular
    promo promotion promotional promotions quality refund sale sales save savings sell seller selling shipping     special trending warranty wholesale`),
  zh: words(`
    促销 特价 特惠 折扣 打折 优惠 优惠券 包邮 免邮 免费 免运费 热销 热卖 爆款 爆品 畅销 新品 新款 正品 限时 限量 秒杀 清仓
    赠品 赠送 抢购 现货 批发 低价 最低价 满减 立减 下单 购买 火爆 网红 推荐 质量 保证 品质 质保 保修 包退 退款 最佳 最好`),
  'zh-TW': words(`
    促銷 特價 優惠 優惠券 包郵 免郵 免費 免運 免運費 熱銷 熱賣 爆款 暢銷 限時 秒殺 清倉 贈品 贈送 搶購 現貨 批發 低價
    最低價 滿減 下單 購買 推薦 品質 保證 保固 退款`),
  ja: words(`
    セール 特価 割引 値引き 割 お得 格安 激安 最安 最安値 送料 無料 送料無料 人気 大人気 限定 期間限定 数量限定 新品 新作 新着
    正規 正規品 保証 品質 高品質 返品 返金 おすすめ オススメ クーポン キャンペーン プレゼント 在庫処分 売れ筋 注文 購入`),
  id: words(`
    gratis ongkir diskon promo promosi murah termurah terlaris terbaik terbaru terbatas obral voucher kupon
    hadiah bonus garansi ori asli beli pesan jual grosir laris stok kualitas berkualitas hemat spesial`),
  vi: words(`miễn phí giảm giá khuyến mãi mại ưu đãi rẻ tặng voucher freeship sỉ`),
  de: words(
    `angebot angebote rabatt gratis kostenlos kostenloser versand günstig billig bestseller garantie neu kaufen`,
  ),
  fr: words(
    `gratuit gratuite livraison promotion promo solde soldes remise offre garantie nouveau nouvelle acheter`,
  ),
  es: words(
    `gratis envío oferta ofertas descuento rebaja rebajas promoción barato garantía nuevo nueva comprar`,
  ),
  it: words(`gratis spedizione offerta offerte sconto sconti promozione saldi garanzia nuovo nuova comprare`),
};

function words(list: string): readonly string[] {
  return list.trim().split(/\s+/);
}
