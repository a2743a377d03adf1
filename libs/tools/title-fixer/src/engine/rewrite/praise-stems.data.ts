/**
 * Words that only praise, offers and claims of a cure have, by language of the listing: a phrase with one of them and no fact is
 * praise as a whole, whatever else it says: "Huge Savings This Week Only", "Preisknüller". "_" is a space or hyphen. Compiled on
 * 2026-11-28 from listings of our own making.
 */
export const PRAISE_STEMS: Readonly<Record<string, RegExp>> = {
  en: stems(`sales? deals? offers? discount(?:s|ed)? savings bargains? clearance cheap(?:er|est)? lowest prices? pricing guaranteed? guarantees
    warrant(?:y|ies) refunds? money_back returns shipping(?!_(?:label|box|bag|tape|scale|suppl|mailer|tag|envelope)) shipped delivery delivered dispatch(?:ed)? postage best_?sell\\p{L}* sellers? selling hurry
    (?:buy|order|shop|act|grab)_(?:now|today|yours) limited_(?:time|stock|offer) (?:today|week|weekend|days?|time)_only last_chance
    while_(?:stocks?|supplies) gifts? presents? stocking_(?:stuffers?|fillers?) reviews? rated ratings? favou?rites? loved adored trusted_by
    (?:better|safer|stronger|faster|superior)_(?:than|to) (?:controls?|reduces?|prevents?|stops?|fights?|removes?)_(?:hair_?fall|hair_loss|dandruff|acne|wrinkles|odou?rs?|bloating|cellulite)
    feedback recommended approved_by endorsed (?:mom|mum|dad|parent|doctor|teacher|vet|chef|dentist|nurse|expert)s?['’]?s?_(?:approved|choice|pick|#1)
    awards? award_winning winner viral tiktok instagram trending as_seen quality craftsmanship amazing awesome unbeatable no\\.?_?1
    number_(?:1|one) relieves fights lose_weight weight_loss burns?_fat five_stars? 5_stars? customers must_have satisf\\p{L}*
    top_notch world_class few_left (?:thousands|\\p{N}k?\\+?)_sold (?:mother|father|valentine)s?['’]?s?_day visit_our (?:miss|wait)_out doctor['’]s satisfied everyone_loves codes? coupons? vouchers? you(?:rs?|['’]ll|rself)? we our new\\s(?!zealand|york)\\p{L}+ ^free_(?!size|standing)\\p{L}+ ships? in_stock only_\\p{N}+_(?:left|days?|hours?|units?) ends_\\p{L}+ promo\\p{L}* (?:cures|heals)_(?!in\\s|fast|under|with)\\p{L}+ cures?_for remedy kills
    (?:back|joint|knee|neck|muscle)_pain pain_relief anxiety insomnia arthritis eczema dandruff detox lov(?:es?|ing) happy_(?:customers?|buyers?) stunning gorgeous incredible fantastic perfect excellent superb wonderful flawless unmatched revolutionary ultimate finest promised luxury legendary insane\\p{L}*
    miracle genius obsess\\p{L}* sensation holy_grail don['’]t sell(?:s|_?out) sold_out almost_gone exclusive special authentic genuine popular famous celebrit\\p{L}* influencers? everyone millions? 24\\/7 customer small_business \\p{L}+_owned warehouse
    black_friday cyber_monday prime_day instant_\\p{L}+ best\\s\\p{L}+ cart follow_us \\p{N}_stars? most_\\p{L}+ed the_\\p{L}+est \\p{N}x_(?:faster|stronger|better)`),
  de: stems(`(?:besser|stärker|günstiger)_als preis\\p{L}* \\p{L}*preise?s? \\p{L}*angebote? rabatt\\p{L}* aktion\\p{L}* \\p{L}*schnäppchen \\p{L}*garantie gratis kostenlos\\p{L}* \\p{L}*versand
    \\p{L}*lieferung(?!_ohne) geliefert lieferbar \\p{L}*geschenk(?:idee|tipp)?s? \\p{L}*sieger ausverkauf empfohlen empfehlung\\p{L}*
    bewertet bewertungen? \\p{L}*liebling\\p{L}* lieblings\\p{L}* sparen spar\\p{L}*preis \\p{L}+tipp \\p{L}*deals? sale kauf(?:en)? zugreifen zuschlagen vorrat risiko
    \\p{L}*knüller \\p{L}*knaller \\p{L}+hit nr\\.?_?1 nummer_(?:1|eins) hilft_gegen heilt lindert senkt bekämpft beseitigt gegen_\\p{L}*schmerzen
    abnehmen fettverbrennung zufrieden\\p{L}* neuheit bestseller kunden \\p{N}_sterne \\p{L}*qualität\\p{L}* unschlagbar\\p{L}* günstig\\p{L}* billig\\p{L}* wunder\\p{L}* letzte_\\p{L}+ verpassen weltneuheit kult\\p{L}* test(?:note|urteil) warentest verkauft \\p{L}*favorit\\p{L}* (?:mutter|vater|valentins)tag\\p{L}* bekannt_aus kurze_zeit das_original jetzt tausende? gutschein\\p{L}* \\p{L}*code sie ihr(?:e[nrms]?)? wir unser\\p{L}* dein\\p{L}* euch du neu(?:e[nrms]?)? verschickt versendet auf_lager nur_(?:noch|diese) solange heute sofort bestell\\p{L}* abverkauf restposten räumung\\p{L}* reduziert\\p{L}*
    \\p{L}*beste[nrms]? beliebt\\p{L}* angesagt\\p{L}* trend\\p{L}* begeister\\p{L}* lieben (?:ein|absolutes)_muss \\p{L}*schmerz\\p{L}* linder\\p{L}* anti_?(?:milben|bakteri\\p{L}*) entgift\\p{L}* unglaublich\\p{L}* fantastisch\\p{L}* perfekt\\p{L}* hammer\\p{L}* mega\\p{L}* prämiert\\p{L}* ausgezeichnet\\p{L}* exklusiv\\p{L}* empfiehlt ärzte\\p{L}* stiftung`),
  fr: stems(`mieux_que prix promo(?:tion)?s? soldes? remises? rabais offres? offerte?s? garanti\\p{L}* livr(?:é|ée|és|ées|aison|able)s? expédi\\p{L}* envoi cadeaux?
    approuv\\p{L}* recommand\\p{L}* ador(?:ent|é|ée|és|ées) préféré\\p{L}* vue?s?_(?:sur|à) stocks? profite\\p{L}* saisir vite coups?_de_c(?:œ|oe)urs?
    meilleur\\p{L}* imbattable\\p{L}* satisf\\p{L}* rembours\\p{L}* déstock\\p{L}* liquidation ventes? achetez commandez numéro_(?:1|un) n_?°_?1
    guérit soigne soulage élimine_l\\p{L}* combat_l\\p{L}* réduit_les traite_l\\p{L}* minceur maigrir (?:perdre|perte)_(?:du|de)_poids qualité au_top
    \\p{N}_étoiles nouveauté\\p{L}* gratuit\\p{L}* derniers?_jours? clients incroyable\\p{L}* exceptionnel\\p{L}* ratez affaires? élue?_produit produit_de_l['’]année fêtes?_des_\\p{L}+ tendance_\\p{N}+ milliers bons?_de_réduction codes? vous votre vos nous notre nos (?!assez)\\p{L}{4,}ez nouve(?:au|lle)s? aujourd['’]hui l[ea]s?_plus_\\p{L}+ tendance irrésistible\\p{L}* économis\\p{L}* exclusi\\p{L}* douleurs? anti_?(?:stress|acariens|bactéri\\p{L}*) apais\\p{L}*
    brûle_\\p{L}+ détox stoppe primé\\p{L}* choc flash parfait\\p{L}* excellen\\p{L}* luxe magnifique\\p{L}* succès immédiat\\p{L}* avis quantités? séries?_limitées? dernières?_\\p{L}+`),
  es: stems(`precio\\p{L}* \\p{L}*ofertas? ofertón rebaj\\p{L}* descuent\\p{L}* liquida\\p{L}* envíos? entregas? garant\\p{L}* regalos? favorit[oa]s? recomend\\p{L}*
    calidad compr(?:a|e|ar|alo)_(?:ya|ahora|hoy) aprovech\\p{L}* mejor(?:es)? novedad\\p{L}* exclusiv\\p{L}* \\p{N}_estrellas stock
    últim[oa]s_(?:unidades|días) chollos? gangas? gratis devoluci\\p{L}* reembols\\p{L}* satisf\\p{L}* número_(?:1|uno) n\\.?[º°o]_?1 más_(?:vendid|barat)\\p{L}*
    \\p{L}*ventas (?:quita|elimina)_(?:el|la|los|las)_\\p{L}+ cura alivia combate adelgaz\\p{L}* (?:perder|pierde)_peso increíble\\p{L}* espectacular
    imbatible\\p{L}* clientes visto_en aprobad[oa] \\p{L}+ísim[oa]s? solo_hoy pierdas \\p{L}*precios? anticáncer día_d\\p{L}+_\\p{L}+ visita_nuestra miles_de éxito cup[oó]n(?:es)? código tus? usted(?:es)? nuestr[oa]s? te nuev[oa]s? encanta\\p{L}* llév\\p{L}* píd\\p{L}* descubr\\p{L}* consíg\\p{L}* hoy ahora quedan (?:el|la|lo|los|las)_más_\\p{L}+ tendencia dolor(?:es)? anti_?(?:ácaros|bacterian[oa]s?|estrés)
    ansiedad insomnio detox quema_\\p{L}+ perfect[oa]s? excelente lujo premiad[oa]s? éxito opiniones reseñas valorad[oa]s? inmediat[oa]s? limitad[oa]s? promoci\\p{L}* tope`),
  it: stems(`meglio_d\\p{L}* prezz\\p{L}* \\p{L}*offert[ae] scont\\p{L}* sald[io] spedi(?:zione|to|ta|amo) consegn\\p{L}* garan(?:zia|tit)\\p{L}* regal[oi] amat[oaie]_da\\p{L}* consigliat\\p{L}*
    preferit[oaie] affar[ei] occasion[ei] imperdibil[ei] assicurat[oa] \\p{L}*svendit\\p{L}* liquidazione numero_(?:1|uno) n\\.?_?1 miglior\\p{L}*
    non_perder\\p{L}* top_(?:del|di|qualità|vend\\p{L}*) gratis gratuit\\p{L}* novità soddisf\\p{L}* rimbors\\p{L}* reso_\\p{L}+ qualità \\p{L}+issim[oaie]
    (?:elimina|cura)_(?:il|la|i|le|gli|l)_\\p{L}+ allevia guarisce combatte dimagri\\p{L}* perd(?:i|ere)_peso visto_(?:in|su) approvat[oa] acquista compra
    ultim[ie]_(?:pezzi|giorni) clienti vendut[oaie] imbattibil[ei] incredibil[ei] eccezional[ei] solo_oggi visita_il \\p{N}_stelle prodotto_dell['’]anno fest[ae]_d\\p{L}+_(?:mamma|papà) migliaia successo anticancro scorte coupon codici?e? tu[oaei]? tuoi vostr[oaei] nostr[oaei] ti nuov[oaei] scopri approfitta\\p{L}* ordina\\p{L}* adora\\p{L}* amerai oggi subito adesso (?:il|la|i|le|gli)_più_\\p{L}+ tendenza dolor[ei] anti_?(?:acar[oi]|batteric[oaie]|stress)
    ansia insonnia detox brucia_\\p{L}+ perfett[oaei] eccellente lusso premiat[oaei] recensioni stelle immediat[oa] limitat[oa] promo\\p{L}* imperdibile`),
  ja: /好評|認めた|絶賛|ポイント\d|本日|限り$|突破|累計|レビュー|特典|価格|お試し|ランキング|\d位|上昇中|返品|返金|保証$|年保証|効果(?:実感|抜群|あり)|ダイエット効果|送料|発送|出荷|配送|sale|必携|オススメ|推薦|推奨$|受賞|プレゼント|ギフトに|在庫|コスパ|殺到|売れ|no\.?1|ナンバーワン|満足|治る|治す|改善|痩せ|脂肪燃焼|免疫力|無料|\d円|新登場|愛用者|支持|選ばれ|驚き|SNS|話題|テレビ|雑誌|インスタ|tiktok|お客様|あなた|当店|直[販営送]|公式|[日世][本界]一|史上|名品|逸品|イチ押し|ヒット|残り|ラスト|入荷|先着|緊急|値下|お得|お買|買い|解消|緩和|血行|不眠|肩こり|腰痛|クーポン|セール|off$|人気|誕生日|クリスマス|見逃し|今すぐ|感謝祭|福袋|[父母]の日|敬老の日|購入|抜群|決定版|大?注目/iu,
  zh: /都说好|强推|天花板|人手一|主播|直播|下单|秒发|抢|券|立[减省]|满\d|小红书|抖音|源头|专柜|品质|售后|闪发|极速发|预防|缓解|改善|助眠|排毒|祛[斑痘皱湿]|杀菌|消炎|止痛|送(?:女|男|老|长|妈|爸|朋|闺)|你|我们|不后悔|真香|老客户|买家|力荐|爆[款单卖品]|神效|瘦身|减肥|冲量|库存|抄底|[低特底批厂惊骨]价|价$|手慢|限今|今日|仅限[今本前首新]|拍[一二1-9]|买[一二三1-9]送|保修|联保|包赔|假一|退[款货]|无理由|运费|送货|上门|发货|[包直]邮|史低|热[销卖门]|疯抢|\d折|销量|保证|治[愈疗好]|根治|疗效|微信|电话|客服|同款|新[款品]|赠|礼物|大牌|热搜|明星|达人|宝妈|必[买备入]|福利|年终|最[新好佳强优低]|错过|立即|福袋|国货|购买|闭眼|跑路|性价比|断码|加[qv]/iu,
};

/** A time or a number of buyers, which is no fact beside praise: "in 30 Days", "48h", "10,000+". */
export const PRAISE_FIGURES =
  /\p{N}[\p{N}.,]{0,9}\s?(?:%|\+|-?\s?(?:h|hrs?|hours?|days?|weeks?|months?|years?|yrs?|stunden|tage?n?|wochen?|monate?n?|jahre?n?|heures?|jours?|mois|ans|horas?|días?|meses|años?|ore|giorni|mesi|anni)(?!\p{L}))/giu;

function stems(list: string): RegExp {
  const words = list
    .trim()
    .replaceAll('_?', '_')
    .replaceAll('_', String.raw`[\s-]?`)
    .split(/\s+/u);
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|')})(?![\\p{L}\\p{N}])`, 'iu');
}
