/**
 * Traditional characters of frequent claims, each with the simplified one after it. From the ICU transform Traditional-Simplified,
 * 2026-11-29; without those that Japanese claims use in another sense.
 */
export const TRADITIONAL_CHARACTERS =
  '現现兩两箇个買买於于僅仅倉仓們们價价優优會会傷伤體体關关內内減减幾几別别動动醫医單单賣卖雙双發发號号後后國国頭头媽妈寶宝庫库開开當当驚惊戶户護护換换斷断無无時时來来極极樣样歡欢氣气沒没溼湿濕湿滿满滅灭點点熱热愛爱獨独環环電电癥症碼码禮礼級级結结給给綠绿緩缓網网聯联腫肿腳脚節节薦荐蟲虫蝨虱蟻蚁螞蚂蟎螨補补證证評评說说貨货質质購购費费贈赠達达過过運运這这適适選选郵邮痠酸錢钱銷销長长門门黴霉頂顶順顺顧顾風风驅驱';
