import type { ClaimRuleId } from './claim-rule-ids.data.ts';

/**
 * The words of the rules, in the grammar of `claim-patterns.ts`. Compiled on 2026-11-23 by this project from the published
 * rules in `claim-rules.data.ts` and their usual translations; the rules of every language apply to every text.
 */
type Lines = Readonly<Partial<Record<ClaimRuleId, string>>>;

/** Words by class; `shared` can be named in every language. */
export const CLAIM_CLASSES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  shared: {
    brand: `yeti stanley hydro_flask hydroflask owala thermos apple airpods airpod iphone samsung sony bose jbl beats anker dyson
      shark irobot roomba ninja instant_pot keurig nespresso tupperware rubbermaid nike adidas lululemon skechers crocs birkenstock
      makita bosch dewalt milwaukee black_decker philips oral_b braun gillette lego barbie hasbro fisher_price pampers huggies
      dove nivea loreal cerave neutrogena gopro fitbit garmin logitech razer nintendo playstation xbox kindle nutribullet vitamix
      kitchenaid kitchen_aid tefal wmf zwilling ikea osprey patagonia north_face columbia xiaomi huawei 戴森 索尼 小米 华为 苹果 耐克 ダイソン
      ソニー パナソニック 象印 タイガー 虎牌 膳魔师 サーモス アップル ナイキ アンカー 任天堂 乐高 tempur casper purple renpho theragun ugg lodge calphalon
      le_creuset ziploc swiffer febreze lysol
      roborock ecovacs dreame eufy bissell thermomix bimby folletto cosori cuisinart hamilton_beach oxo pyrex corelle staub bialetti lavazza delonghi moka_bialetti krups rowenta moulinex lagostina alessi duracell energizer varta eneloop エネループ ルンバ 南孚 格力 海尔 九阳 苏泊尔 playmobil duplo mega_bloks mattel nerf hot_wheels playdoh play_doh ravensburger schleich レゴ プレイモービル トミカ バンダイ 摩比世界 アディダス 阿迪达斯 puma reebok asics under_armour hoka salomon アシックス プーマ ミズノ 安踏 李宁 sennheiser marshall beyerdynamic jabra skullcandy galaxy_buds ボーズ oppo oneplus realme lenovo asus acer dell nikon fujifilm epson coleman コールマン モンベル スノーピーク deuter jack_wolfskin vaude quechua lafuma ferrino mammut decathlon 骆驼牌 北面 牧高笛 探路者 wusthof victorinox leatherman global_knives henckels fiskars gardena karcher bissell metabo hilti ryobi husqvarna stihl einhell graco chicco britax maxi_cosi philips_avent medela gucci prada chanel louis_vuitton rolex casio seiko ray_ban oakley samsonite rimowa tumi eastpak herschel maybelline olay garnier vichy eucerin lancome clinique estee_lauder shiseido 資生堂 花王 蒂芙尼 royal_canin purina whiskas persil brita sodastream camelbak nalgene simple_modern`,
    social:
      'instagram facebook tiktok whatsapp wechat telegram youtube twitter pinterest weibo 微信 微博 抖音 小红书 公众号 インスタグラム インスタ ツイッター フェイスブック ライン',
    money: '$ € £ ¥ 円 元 usd eur euro euros dollar dollars pounds gbp yen rmb 美元 欧元 日元 块钱',
  },
  en: {
    illness: `acne eczema psoriasis rosacea arthritis diabetes diabetic cancer tumors covid covid19 coronavirus flu influenza colds
      common_cold depression anxiety insomnia migraine migraines headache headaches pain pains joint_pain back_pain backache
      inflammation infection infections disease diseases illness illnesses allergies allergy asthma hypertension
      high_blood_pressure blood_pressure cholesterol blood_sugar obesity alzheimer* dementia adhd autism fungus nail_fungus
      fungal_infections warts hemorrhoids tinnitus sciatica gout neuropathy osteoporosis varicose_veins sore_throat sore_throats cough coughs
      cramps menstrual_cramps tendonitis plantar_fasciitis carpal_tunnel heart_disease stroke utis uti
      bronchitis sleep_apnea hair_loss vertigo nausea fever ulcers acid_reflux constipation diarrhea dermatitis swelling
      hay_fever ear_infections ear_infection heel_spurs heel_spur bunions athlete_s_foot toenail_fungus bronchial_asthma snoring hangovers hangover motion_sickness seizures incontinence hot_flashes menopause herniated_disc slipped_disc tennis_elbow cellulite colic teething_pain toothache earache restless_legs panic_attacks ptsd burnout itching rashes rash cold_sores herpes yeast_infections bloating ibs`,
    cures: `cure cures curing cured treat treats treating heal heals healing prevent prevents preventing relieve relieves relieving
      alleviate alleviates eliminate eliminates reverse reverses combat combats fight fights fighting remedies ease eases soothes_away
      gets_rid_of get_rid_of stops stop ends reduce reduces reducing lowers lower kills diagnose diagnoses banish banishes rid cured_my`,
    germs: `germs bacteria viruses virus mold mildew fungi fungus pathogens microbes bugs insects mosquitoes mosquitos roaches cockroaches ants
      fleas ticks bed_bugs mites dust_mites lice rodents mice rats pests termites flies moths spiders`,
  },
  de: {
    illness: `*akne ekzem* *schuppenflechte psoriasis neurodermitis *arthritis *arthrose diabetes *krebs corona covid grippe
      *erkaltung *erkaltungen depression* angstzustande angststorungen schlaflosigkeit *schlafstorungen *migrane *kopfschmerz* *schmerz schmerzen
      *schmerzen *entzundung *entzundungen *infektion* *krankheit *krankheiten allergie* asthma *bluthochdruck cholesterin* blutdruck
      blutzucker* ubergewicht alzheimer demenz adhs *pilz fusspilz nagelpilz warzen hamorrhoiden tinnitus ischias gicht rheuma
      osteoporose krampfadern *husten halsschmerzen krampfe regelkrampfe haarausfall schwindel ubelkeit fieber sodbrennen verstopfung durchfall gelenkbeschwerden ruckenbeschwerden
      heuschnupfen fersensporn *beschwerden rosazea hallux bandscheibenvorfall tennisarm schnarchen wechseljahre* reisekrankheit kater ohrenentzundung juckreiz ausschlag herpes blasenentzundung ischias* cellulite rheuma*`,
    cures: `heilt heilen heilend heilende kuriert kurieren behandelt behandeln lindert lindern lindernd bekampft bekampfen beseitigt beseitigen
      verhindert verhindern vorbeugt vorbeugen beugt stoppt reduziert reduzieren senkt senken hilft_gegen helfen_gegen wirkt_gegen
      hilft_bei befreit_von schutzt_vor beendet`,
    germs: `keime keimen *bakterien *viren schimmel schimmelpilze pilze krankheitserreger erreger mikroben insekten mucken milben hausstaubmilben motten flohe zecken
      kakerlaken ameisen lause bettwanzen schadlinge ungeziefer wespen fliegen`,
  },
  fr: {
    illness: `acne eczema psoriasis arthrite arthrose diabete cancer covid coronavirus grippe rhume rhumes depression anxiete insomnie
      migraine migraines maux_de_tete mal_de_tete mal_de_dos douleur douleurs maux inflammation inflammations infection infections maladie maladies
      allergie allergies asthme hypertension cholesterol glycemie tension_arterielle obesite alzheimer demence mycose mycoses verrues hemorroides acouphenes
      sciatique goutte rhumatismes osteoporose varices toux mal_de_gorge crampes chute_de_cheveux vertiges nausees fievre
      constipation diarrhee tendinite
      rhume_des_foins epine_calcaneenne rhinite cystite herpes ronflement ronflements menopause demangeaisons hernie mal_des_transports cellulite zona otite reflux tendinites jambes_lourdes`,
    cures: `guerit guerir guerissent soigne soigner soignent traite traiter traitent previent prevenir soulage soulager soulagent soulageant combat
      combattre elimine eliminer reduit reduire diminue stoppe stopper lutte_contre lutter_contre protege_contre apaise supprime`,
    germs: `germes bacteries virus moisissures moisissure champignons microbes insectes moustiques acariens puces tiques cafards fourmis poux
      punaises nuisibles mites mouches`,
  },
  es: {
    illness: `acne eczema psoriasis artritis artrosis diabetes cancer covid coronavirus gripe resfriado resfriados depresion ansiedad insomnio
      migrana migranas dolor dolores dolor_de_cabeza dolor_de_espalda inflamacion infeccion infecciones enfermedad enfermedades alergia
      alergias asma hipertension colesterol presion_arterial azucar_en_sangre glucosa obesidad alzheimer demencia hongos verrugas hemorroides tinnitus ciatica gota
      reumatismo osteoporosis varices tos dolor_de_garganta calambres caida_del_cabello mareos nauseas fiebre estrenimiento diarrea tendinitis
      rinitis espolon espolon_calcaneo cistitis herpes ronquidos menopausia picor hernia lumbalgia celulitis otitis reflujo mareo juanetes verruga`,
    cures: `cura curar curan trata tratar tratan sana previene prevenir previenen alivia aliviar alivian combate combatir combaten elimina
      eliminar eliminan reduce reducir baja detiene lucha_contra protege_contra calma`,
    germs: `germenes bacterias virus moho hongos microbios insectos mosquitos acaros pulgas garrapatas cucarachas hormigas piojos chinches plagas polillas moscas`,
  },
  it: {
    illness: `acne eczema psoriasi artrite artrosi diabete cancro tumori covid coronavirus influenza raffreddore raffreddori depressione ansia
      insonnia emicrania emicranie mal_di_testa mal_di_schiena dolore dolori infiammazione infiammazioni infezione infezioni malattia
      malattie allergia allergie asma ipertensione pressione_alta pressione_sanguigna colesterolo glicemia obesita alzheimer demenza micosi funghi_delle_unghie verruche emorroidi acufene
      sciatica gotta reumatismi osteoporosi vene_varicose tosse mal_di_gola crampi caduta_dei_capelli vertigini nausea febbre stitichezza
      diarrea tendinite
      raffreddore_da_fieno rinite spina_calcaneare cistite herpes russamento menopausa prurito ernia lombalgia cellulite otite reflusso alluce_valgo dermatite`,
    cures: `cura curare curano guarisce guarire guariscono tratta trattare previene prevenire prevengono allevia alleviare alleviano combatte
      combattere combattono elimina eliminare riduce ridurre abbassa ferma lenisce contrasta protegge_da`,
    germs: `germi batteri virus muffa muffe funghi microbi insetti zanzare acari pulci zecche scarafaggi formiche pidocchi cimici parassiti tarme mosche`,
  },
  ja: {
    illness: `ニキビ にきび アトピー 湿疹 乾癬 関節炎 糖尿病 がん ガン 癌 コロナ インフルエンザ 風邪 うつ うつ病 鬱 不眠 不眠症 片頭痛 偏頭痛 頭痛 腰痛 痛み 肩こり 炎症 感染症
      感染 病気 疾患 アレルギー 花粉症 喘息 高血圧 コレステロール 血圧 血糖値 肥満 認知症 水虫 いぼ 痔 耳鳴り 坐骨神経痛 痛風 リウマチ 骨粗しょう症 静脈瘤 咳 喉の痛み 生理痛 抜け毛 薄毛 めまい 吐き気 便秘 下痢
      関節痛 神経痛 膝の痛み 冷え性 更年期障害
      ぜんそく 発作 不安障害 外反母趾 鼻炎 更年期 ヘルペス いびき 膀胱炎 むくみ 椎間板ヘルニア ヘルニア 捻挫 筋肉痛 二日酔い 皮膚炎 口内炎 かゆみ`,
    cures: `治す 治し 治る 治り 治療 治せ 予防 改善 緩和 和らげ 軽減 解消 撃退 効く 効果 効能 防ぐ 防ぎ 下げる 下げ 抑える 抑え 癒す 取り除
      やわらげ 鎮め 鎮める 消え 消す なくな 撲滅 楽にな お別れ 完治 退治`,
    germs:
      '菌 細菌 雑菌 ウイルス ウィルス バクテリア カビ 害虫 虫 蚊 ダニ ゴキブリ ノミ シロアリ アリ 黴 大腸菌 病原菌 ハエ',
  },
  zh: {
    illness: `痘痘 粉刺 痤疮 湿疹 牛皮癣 关节炎 糖尿病 癌 癌症 肿瘤 新冠 流感 感冒 抑郁 抑郁症 焦虑症 焦虑 失眠 偏头痛 头痛 疼痛 腰痛 背痛 颈痛 关节痛 炎症 感染 疾病 过敏 鼻炎 哮喘 高血压 高血脂 血压 血糖 胆固醇 肥胖 老年痴呆
      灰指甲 脚气 真菌感染 痔疮 耳鸣 坐骨神经痛 痛风 风湿 骨质疏松 静脉曲张 咳嗽 喉咙痛 痛经 脱发 头晕 恶心 便秘 腹泻 皮炎 颈椎病 肩周炎 前列腺炎
      腰椎间盘突出 坐骨神经 打鼾 口腔溃疡 膀胱炎 更年期综合征 荨麻疹 带状疱疹 扭伤 肌肉酸痛 足跟痛 拇外翻 过敏性鼻炎 妇科炎症 血栓 中风 瘙痒 口臭`,
    num: 'N 一 二 两 三 五 七 十 十五 三十',
    cures:
      '治疗 治愈 根治 医治 治好 预防 缓解 减轻 改善 消除 对抗 抗击 降低 降 祛除 去除 告别 专治 疗效 抑制 摆脱',
    germs:
      '细菌 病毒 霉菌 病菌 真菌 微生物 害虫 昆虫 蚊子 蚊虫 蟑螂 螨虫 跳蚤 虱子 蚂蚁 白蚁 老鼠 臭虫 大肠杆菌 苍蝇',
  },
};

export const CLAIM_LINES: Readonly<Record<string, Lines>> = {
  en: {
    medical: `
@cures ~4 @illness
@illness [symptom|symptoms|and|or] [@illness] relief|relieving|reliever|cure|remedy|remedies|treatment|treatments|killer|therapy|prevention|fighter
relief|remedy|cure|treatment|therapy from|of|for ~4 @illness
remedy|medicine|cure against|for ~3 @illness
helps|help|works|effective against|with ~3 @illness
effective|proven|works against|for ~3 @illness
protect|protects|protection from|against ~3 @illness
fda [510k] approved|cleared|registered|certified|approval
approved|cleared|certified|registered by [the] fda
clinically|medically|scientifically proven|tested
clinical_trials|clinical_studies ~2 prove|proves|show|confirm
doctor|doctors|physician|physicians|pediatrician [approved|recommended] recommended|approved|prescribed
recommended by ~2 doctors|physicians|dermatologists
anti viral|inflammatory|cancer|depressant|diabetic|anxiety
antiviral|antiinflammatory|anticancer|antidepressant
boost|boosts|boosting|strengthen|strengthens ~2 immunity|immune_system|immune
immune|immunity boost|booster|boosting
detox|detoxes|detoxify|detoxifies|cleanses|cleanse ~2 body|liver|colon|kidneys|organs|toxins|blood
weight|fat|belly_fat loss|burner|burning|burn
lose|shed|loses ~2 weight|belly_fat|pounds_fast
burn|burns|melt|melts ~2 fat
speeds|accelerates|promotes ~1 healing|wound_healing
restores|improves|correct|corrects ~1 vision|eyesight|hearing
miracle cure|pill|remedy
helps|help you ~2 sleep_disorders|insomnia
- ~~9 not|never intended ~~9 diagnose|treat|cure|prevent ~~9 disease|diseases|illness|condition
- not intended ~~9 disease|diseases|illness
- dog|dogs|cat|cats|puppy|training|tasty|crunchy|chewy treats
- treats for|with|to|made|are|is|that|in
- stop|stops|reduce|reduces|ease|eases|prevent|prevents ~2 swelling ~1 wood|door|doors
- prevents|prevent|stop|reduce ~3 pain in_the_neck|points
- fight|fights back
- cancer sign|zodiac|astrology|crab|horoscope|ribbon|awareness
- pain au|points
- blood_pressure|blood_sugar|pain|cholesterol monitor|cuff|meter|log|scale|chart
- if|when|consult|ask|see|before|talk ~~8 @illness
- diagnose|diagnoses ~3 engine|car|vehicle|computer|fault
clear|clears|clearing up ~2 @illness
beat|beats|beating|conquer|conquers|erase|erases|banish|goodbye_to|bye_to|say_goodbye_to|free_from|relief_from|end_of|end_to ~3 @illness
@illness [symptoms] ~3 gone|disappear|disappears|vanish|vanishes|vanished|healed|cured|relieved|melts_away|fades|cleared
struggle|struggles|suffer|suffers|suffering|struggling with|from ~3 @illness
itching|redness|flare_ups|swelling|symptoms ~5 disappear|disappears|vanish|vanishes|gone
pain free [walking|living|life|steps|days|in|again]
- suffer|suffers|suffering from ~3 @illness ~~9 doctor|physician|consult
- tear free`,
    antimicrobial: `
kill|kills|killing|destroy|destroys|eliminate|eliminates|eliminating|remove|removes|inhibit|inhibits|fight|fights|fighting|resist|resists|repel|repels|repelling|block|blocks|prevent|prevents|stop|stops|exterminate|exterminates|deters|deter ~5 @germs
anti|mosquito|insect|bug|roach|flea|tick|mice|mouse|rodent|ant|rat|pest|moth|spider|fly repellent|repellant|repeller|repelling|killer|deterrent|poison|control_spray
@germs repellent|repellant|repeller|killer
anti bacterial|microbial|bacteria|fungal|germ|mold|mildew|odor_bacteria|mite|mites
antibacterial|antimicrobial|antifungal|antigerm|antimicrobials
bactericid*|fungicid*|insecticid*|pesticid*|rodenticid*|germicid*|virucid*
disinfect|disinfects|disinfecting|disinfection|disinfectant|sanitizes|sanitizing|sanitizer|sterilizes
N % [of] [all|household|common] @germs
germ|bacteria|mold|mildew|microbe|virus|fungus resistant|resistance|proof|protection|killing|blocking|inhibiting|repelling
resistant|resistance to ~2 mold|mildew|bacteria|germs
sterilize|sterilizes|sterilise ~4 germs|bacteria|viruses
- pesticide|pesticides|insecticide|insecticides|fungicide|fungicides|germ|chemical free
- free of|from ~3 pesticid*|insecticid*|fungicid*
- keep|keeps bugs_out
- silicone|cake|soap|candle|baking|resin|chocolate|ice molds|mold
- sanitizer holder|bottle|dispenser|case|keychain
- hand_sanitizer|sanitizer holder|holders|dispenser|keychain|bottle|bottles
- remove|removes ~2 bugs|bug ~1 from ~2 windshield|car
- fix|fixes ~2 bugs
- game|toy|plush|costume ~2 spiders|ants|bugs
protect|protects|protection|protecting|guard|guards|shield|shields ~3 against|from ~3 @germs
drive|drives|driving|wipe|wipes|wiping|chase|chases|keep|keeps|keeping|send|sends ~3 @germs ~2 away|out|off|at_bay|running
drive|drives|wipe|wipes|chase|keep|keeps away|out|off ~3 @germs
@germs ~6 stay|stays|keep|keeps off|away|out
get|gets rid of ~2 @germs
free of|from ~2 @germs
@germs|insect|pest|mosquito free
- keep|keeps|protect|protects ~4 ants|bugs|moths|flies|insects ~1 out|away|from ~3 net|screen|mesh|tent|zipper|lid|cover`,
    guarantee: `
money back [guarantee|guaranteed|policy|promise]
guarantee|guaranteed|guarantees|guaranteeing
full|complete|hassle_free|no_questions_asked|hundred_percent|easy|instant|your|a|get|for|partial refund|refunds
refund|refunded|refunds if|within|you|your|guaranteed|policy|or|no_questions
risk free [purchase|trial|order|shopping]
no risk|risks
lifetime|unlimited|forever|life_time warranty|guarantee|replacement|warranties
satisfaction promise|assured|pledge
if [you_are|you're|youre|you_re|for_any_reason_you_are] not [completely|fully|100_%|totally] satisfied|happy
not|aren_t|are_not [completely|fully|100_%|totally] satisfied|happy ~5
free|hassle_free|easy|worry_free|no_hassle returns|return|replacement|exchange
return it|them for|within ~4 refund|replacement
replace it|them for free
we_will|we_ll|we refund|replace|return
worry|hassle free returns|refund|return|exchange|replacement
send_you|send_a replacement|new_one [free|for_free]
return|give|refund|get ~3 money ~2 full|back
money [will_be|is] returned|refunded
breaks|breaks_down|fails|broken ~~6 replace|replaced|new_one
free replacement|replacements [for_life]`,
    offer: `
N % off|discount|cheaper|savings
N off .
$|€|£|¥ N [off|discount|only]
N $|€|£|¥|usd|eur|gbp|dollars|euros|pounds [off|only]
save [up_to] $|€|£|¥ N
save|saving [up_to] N %
only|just|now [for] $|€|£|¥ N
on|for|flash|hot|big|clearance|summer|winter|spring|fall|holiday|christmas|final|mega|super|end_of_season|today|black_friday|cyber|weekend sale
- for sale|rent|sign|signs|tag|yard
- for sale sign|signs|sticker|tags|by
^ sale .
sale price|ends|now|today|off
clearance|bargain|discounted|discount|discounts|coupon|coupons|promo|promotion|promotional|rebate|voucher
- coupons de_tissu|tissu
- coupon organizer|binder|holder|wallet|book|folder
- discount tire
- coupons|coupon|promo organizer|binder|holder|video|art|photos
special|limited|limited_time|exclusive|best|great|amazing|daily|lightning|prime|holiday|today|hot|bundle|introductory offer|offers|deal|deals
deal|deals of|now|today
limited time [only|offer]
for_a|a limited time [only]
best|hot|top seller|sellers|selling
bestseller|bestsellers|bestselling
low|lowest|cheap|best|great|unbeatable|affordable|lower|cheapest|wholesale|factory|special|half price|prices|priced|cost
half price
cheapest|cheap_and_good
buy N|one|two|three|now|today|more get|save|and_save|and_get|take
bogo
buy now|today
order|buy|shop|act|grab|purchase now|today
N get N|one [free]
free gift|gifts|sample|samples|trial|bonus|item
get N|one|it|yours free
black_friday|prime_day|cyber_monday
while supplies|stocks last
price drop|slashed|cut|reduced|match
hot sale|item|deal
great|good|best|excellent|amazing value [for_money|for_the_money]
value for_money
- bargain hunter
- gift shop now
second|third|fourth|next [one|pair|item] half_off|free|half_price|N
get ~2 half|free off
with|on every|each order|purchase ~3 free|gift
free ~1 with every|each|your|any|purchase ~2 order|purchase
- sale|deal|deals|black_friday|offer|discount|bestseller|bargain ~~9 novel|hardcover|paperback|dvd|blu_ray|book|history|memoir
- workbook|worksheet|math|calculating|learn ~3 discount|discounts|percentages|sale`,
    shipping: `
free|fast|quick|express|next_day|same_day|overnight|prime|speedy|expedited|rapid|worldwide|priority|two_day|2_day|one_day|rush|standard|international [uk|us|usa] shipping|delivery|ship|shipped|shipment|dispatch|postage
ships|ship|shipped|dispatched|delivered|arrives|arrive|dispatch|delivery|shipping from|within|in|the_same|same|next|today|tomorrow|fast|free|free_of_charge|before|by|by_christmas|on_time|worldwide|immediately
- ships|ship|shipped|delivered|arrives|arrive|delivery in ~2 box|boxes|packaging|package|carton|cartons|tube|bag|parts|pieces|condition|envelope|piece|original
- arrives|arrive|comes|delivered|ships|shipped in|flat|fully|with|ready|by_hand ~3 box|assembled|packaging|packed|ready
- ship|ships in_a_bottle|in_bottle|model|wheel|captain|pirate|from_the
- model|pirate|toy|battle|cruise|space|sailing ship|ships
- delivery|shipping label|labels|box|boxes|bag|bags|scale|driver|truck|man|van|tape|envelope|envelopes|mailers|room
- ship|shipping|delivery by|from sea
shipping|delivery|postage included|free|guaranteed
usa|us|uk|eu warehouse
N day|days|hour|hours|h|business_days [business] shipping|delivery|dispatch
in stock
stock ready|available
get_it|receive_it|have_it by|before|tomorrow|in_N|within|on
pay [on] delivery
cash on delivery
no|zero shipping|delivery|postage [fees|fee|costs|cost|charges|charge]
shipping|delivery ~2 fees|costs ~2 us|free|zero
delivery|delivered|shipped|sent ~2 at|for no|zero ~1 cost|charge|fee
at_your_door|to_your_door|on_your_doorstep|to_your_doorstep ~4 days|hours|tomorrow|day`,
    contact: `
follow|find|visit|join|message|dm|add|like|tag|contact|reach|see|check ~4 @social
contact|call|email|e_mail|message|reach|write|dm|text|phone us|our|me|seller|the_seller|support_at|customer_service [by|at|via|on|for|if|with|anytime|through|team]
visit|see|check|check_out|find our|my|the_official|us_on|us_at [official|online|own] website|site|web|store|shop|online_shop|page|storefront|us
on|at our website|site|web|homepage|webpage
customer [service] hotline|phone|email
our|official website
scan ~3 qr_code|qr ~3 contact|website|whatsapp|follow|customer
- contact us_customs
text|call|dial N N
LATIN dot com|net|org`,
    comparison: `
better|stronger|cheaper|lighter|faster|safer|warmer|softer|longer|quieter|thicker|bigger|more_durable|more_powerful|more_comfortable|brighter|sharper|superior|superior_to|tougher|easier|cleaner|smaller|worse|louder|cooler|finer|healthier|harder|smoother|more_reliable|less_expensive ~2 than|to ~3 @brand|CAP|competitor|competitors|competing|competition|rivals|brands|brand|others_on|the_rest|other_brands|leading_brand|amazon_brands|products
- than ever|before|cotton|steel|plastic|glass|paper|wood|aluminum
- better|stronger|lighter|faster than ~2 ever|before|steel|cotton|plastic|aluminum|glass|traditional|conventional|ordinary|regular|standard
beats|outperforms|outlasts|beat|outperform|outshines|rivals|crushes|blows_away ~2 @brand|competitor|competitors|competing|competition|brands|other_brands|the_rest|leading_brand|leading_brands
unlike|compared_to|compared_with|compare_to|compare_with|versus|vs ~2 @brand|CAP|competitor|competitors|competing|brands|other_brands|competition
- vs|versus cancer
same_as|as_good_as|same_quality_as|just_like|similar_to|looks_like|identical_to|the_same_as ~2 @brand
alternative|dupe|replacement|knockoff|substitute|copy to|for|of ~1 @brand
@brand alternative|dupe|killer|clone|knockoff|quality_at|style|lookalike|replica|look_alike
other|leading|competing|cheap|inferior|name|competitor|rival brand|brands|competitors|sellers|competing_products
- other brands of_@brand
- works|compatible|fits|fit|use|use_with|used ~3 other|most|all brands|brand
forget|ditch|switch_from|goodbye_to|don_t_buy ~1 @brand
*er than ~2 @brand|competitor|competitors|rivals
twice|half|double|triple|times ~4 as|of|than ~2 @brand|competitors
more|less ~2 than ~2 @brand|competitor|competitors|rivals|the_competition`,
    reviews: `
leave|write|give|post|share|submit|drop|add ~4 review|reviews|feedback|rating|stars|five_stars|testimonial
- review journal|board|notes
rate us|our|this|me|it
N|five|four|positive|good|great|honest|rave|thousands_of|customer|excellent|glowing|amazing star|stars|reviews|review|feedback [review|reviews|rating|ratings|rated|feedback]
- five|N|four star|stars hotel|hotels|resort|general|flag|admiral|restaurant|pattern|print|sticker|stickers|necklace|lantern|badge|screwdriver|bit|bits|pin|dragon|ball|kitchen|shaped|chart|led|string
- N|five|four stars|star and|on|in|with|glow|shaped|for_kids|hanging|to|sticker|stickers
rated N|five|top|highly|best
rating of N
N out_of N|5|five stars
star|stars rated|rating
loved|trusted by|over ~2 N ~3 customers|users|moms|families
N + happy|satisfied customers
customers|buyers|everyone rave|love_it|rate|say|agree
our|see customers|what_customers say
testimonial|testimonials
review|feedback|rating for|in_exchange ~3 gift|refund|free|reward|gift_card|cash
honest|product|customer reviews|review
tell_us what_you_think
tap|hit|click|give|leave ~2 N|five|fifth|all star|stars
positive|good|great|kind|bad|negative|5_star rating|review|feedback
rating|review|stars ~3 means|mean|helps|help ~3
- space|room|journal|section|pages for ~1 review|rating
- journal|notebook|log ~6 review|rating|star
- rated N v|volts|w|watts|hz|a|amps|amp|kg|lbs|psi`,
    'rival-brand': `
@brand
- for|fits|fit|compatible|compatible_with|with|works_with ~2 @brand
- apple ~3 slicer|corer|cider|sauce|pie|peeler|tree|juice|vinegar|cinnamon|picker
- puma ~5 zoo|animal|tier*|cat|wildkatze|felin*|toy
- puma figura|figurine|statuina|figure|tierfigur
- 苹果 ~1 切片器|味|汁|干|醋|树|皮|派|去核器|收纳`,
    'time-bound': `
brand new
new arrival|arrivals|version|versions|design|designs|model|models|release|product|products|upgrade|upgraded|style|styles|collection|generation|edition|in|improved|and_improved|formula|2024|2025|2026|2027|item|launch|look|packaging|season
^ new [&] .
newest|latest
latest|newest version|model|design|edition|generation|technology
YEAR new|newest|latest|upgraded|upgrade|version|model|edition|style|collection|design|release|improved|hot|gift
new|newest|latest|upgraded|upgrade YEAR
YEAR .
YEAR ~1 dresses|dress|shoes|fashion
just released|launched|arrived
recently|newly released|launched|updated|upgraded|designed|arrived
now available
available now
coming soon
this season|year|month|week|summer|winter
last chance
today only
only today
season|year's|years hottest|must_have
trending now|YEAR
hot|trending|must_have|perfect YEAR
limited edition
- year|copyright|since|est|established|in|from|until|founded|circa|vintage|class_of|graduation|born|of YEAR
- YEAR YEAR|calendar|planner|diary|agenda|wall|desk|world_cup|olympics|olympic|graduation|graduate|grad|election|wallet|coin|almanac|weekly|monthly|daily|appointment|tax|eclipse
- calendar|planner|diary|agenda|wall_calendar ~3 YEAR
- for|fits|fit|compatible|honda|toyota|ford|tesla|bmw|jeep|chevy|audi|kia|hyundai|nissan|model|f150|camry|civic|silverado|ram ~~7 YEAR
- N|YEAR YEAR
- new latest york|balance|zealand|testament|england|orleans|jersey|mexico|mom|moms|mother|mothers|parents|baby|year|years|home|homeowner|homeowners|puppy|pet|dad|driver|hire|beginnings|era|level|way|ways|skills|borns
- like new
this|for_this|for_the christmas|halloween|easter|holiday_season|black_friday|mother_s_day|father_s_day|valentine_s_day|thanksgiving|summer|winter|spring|fall|season
limited time [only]
for_a limited time`,
    superlative: `
best [quality|choice|gift|gifts|in|of|on_the|product|rated|performance]
- best friend|friends|before|used|man|western|practice|practices|suited|man|wishes|regards|by|if|with|when|fit_for|mom|dad|buddy|bud|served|known|results
- work|works|do|does|look|looks|its|at|try|tries|perform|performs|fits|fit|suited|their|tastes|sleep|your|feel|serve best
- second|next best
- best as|for [N] use_within
world finest|greatest|strongest|first|lightest|number_one|no_1|leading|favorite|thinnest|fastest|softest|s_finest|s_greatest|s_strongest|s_first|s_lightest|s_number_one|s_leading|s_favorite|s_thinnest|s_fastest|s_softest|s_most
greatest|finest|unbeatable|unrivaled|unrivalled|unmatched|unparalleled|unsurpassed|incomparable|second_to_none|one_of_a_kind
- greatest hits|common|showman|of_all_time_songs
- finest sand|mesh|grind|grit|setting
# 1 [choice|rated|brand|seller|selling|pick|in|best|recommended]
- # N pencil|pencils|hair|screw|screws|coffee|filter|cone|dad|mom|size|needle|wire|philips|phillips|hooks|hook|fan|grandpa|teacher|drill|bolt|cone_filters
- style|size|no|item|pattern|part|pencil|filter|color|shade|model|door|lot|cone # N
number|no|nr one|1 [choice|rated|brand|seller|selling|pick|in]
- number one|1 balloon|balloons|candle|candles|birthday|foil|cake|pencil|fan|dad
- no N|1 touch|iron
top|highest rated|quality|grade|notch|choice|ranked|performance|class
- top quality_control
- highest grade_of_difficulty
the|our|your|world_s most comfortable|advanced|powerful|durable|effective|popular|trusted|innovative|beautiful|reliable|complete|efficient|luxurious|accurate|versatile|absorbent|affordable|loved|realistic|stylish|delicious
ultimate|perfectest
- ultimate spider|fighting|guitar|frisbee|guide|team
the|world_s strongest|fastest|softest|lightest|thinnest|smallest|quietest|brightest|toughest|safest|sharpest|warmest|purest|coolest|smartest
- the smallest|lightest|thinnest|brightest|fastest|coolest setting|speed|size|part|parts|piece|details|mode|gear|dog|room|stars|rooms|spaces|spots|days|nights|hour
highest|superior|supreme|excellent|outstanding|exceptional quality|performance|craftsmanship|standards
revolutionary|miracle|flawless|perfection|world_class|award_winning
market leading|leader
industry leading|leader
never [been] matched|equaled|equalled|surpassed|beaten
- best|greatest ~~9 novel|hardcover|paperback|dvd|blu_ray|book|history|memoir
- candle|balloon|cake|birthday ~4 number|no 1|one`,
    environmental: `
eco friendly|safe|conscious|green|responsible|smart|certified|sustainable
ecofriendly|sustainable|sustainably|sustainability|biodegradable|compostable|ecological|ecologically
environment|environmentally|earth|planet|nature|ecologically|ocean friendly|safe|conscious|responsible
friendly to|for ~1 environment|planet|earth|nature
carbon neutral|negative|free|footprint
climate neutral|positive
zero waste|emission|emissions
good|kind|better|safe|gentle for|to|on [the|our] planet|environment|earth|nature
save|saves|protect|protects|protecting|help [the|our|save] planet|environment|earth|ocean|oceans|nature
- protect|protects ~1 nature_of
green product|material|materials|choice|alternative|energy_saving
made [from|of|with] [100_%] bamboo|soy|recycled_plastic|ocean_plastic
contains bamboo|soy
non_polluting|pollution_free
planet|earth|climate|ocean|nature safe|positive|approved|loving
no|zero|low|reduced|minimal ~1 environmental_impact|carbon_footprint|co2|impact_on_the_environment|footprint
guilt free ~3 planet|environment|plastic`,
    filler: `
n_/_a
tbd|tba|xxx|xxxx|asdf
not applicable
lorem ipsum
copy|content|text|description|details|title pending|placeholder|goes_here|here|to_follow|tbd|to_be_added
- description|title|details|text here_is
placeholder [text]
yet_to_decide|to_be_determined|to_be_decided|not_eligible
insert|enter|add|type text|title|description|keyword|keywords|brand|product_name here|name
test test|listing|product|title
sample|dummy text
keyword N|1|2|3
your|brand|product name here
you_will|you_ll|you_are_going_to|everyone_will|she_will|he_will|they_will|we_know_you_will [absolutely|just|simply|totally|definitely] love|adore|fall_in_love|be_amazed|be_obsessed
perfect|ideal|great|best gift|present for any|anyone|everyone|all|every|everybody [occasion|occasions|one|person|ages]
can_t|cannot|won_t|wont ~3 live without
must have|haves [for|in|item] ~2 every|everyone|any
everyone|everybody|every_home needs|will_love|will_be_jealous|will_envy|deserves
incredible|amazing|awesome|unbelievable|fantastic|superb|stunning quality|value|product|design|gift
just|simply|absolutely amazing|gorgeous|awesome|stunning|fantastic|wonderful|fabulous
jealous of your|you
friends|neighbors|neighbours|guests ~3 jealous|envy|envious
high quality ~1 great_value`,
  },
  de: {
    medical: `
@cures ~5 @illness
@illness ~3 heilt|heilen|behandeln|lindern|bekampfen|vorbeugen|beseitigen|stoppen|verhindern|senken
gegen|bei ~2 @illness
mittel|hilfe|schutz|therapie|behandlung|heilmittel gegen|bei|von|vor ~2 @illness
linderung|heilung|behandlung|vorbeugung|linderung_von von|bei|der|des ~3 @illness
*schmerzlinderung|schmerzlindernd*|schmerzstillend*|entzundungshemmend*|antiviral*|antientzundlich*|krebsvorbeugend*|blutdrucksenkend*|cholesterinsenkend*|fiebersenkend*
anti viral*|entzundlich*|inflammatorisch*
klinisch|medizinisch|wissenschaftlich getestet*|bewiesen*|erwiesen*|gepruft*|nachgewiesen*|belegt*
fda zugelassen*|zertifiziert*|genehmigt*|zulassung
von [der] fda zugelassen|genehmigt|zertifiziert
von arzten|arzten_und|kinderarzten|dermatologen|medizinern|facharzten empfohlen
arztlich empfohlen*|verordnet*|bestatigt*
starkt|stark|starken|verbessert|fordert|unterstutzt ~2 immunsystem|abwehrkrafte|immunabwehr|wundheilung
entgiftet|entschlackt|entgiftung|detox ~3 korper|leber|darm|organismus
gewichtsverlust|gewichtsabnahme|fettverbrennung|fettverbrenner|fettburner|fatburner
schnell|schneller|beim|zum|hilft_beim abnehmen|abnehmen_ohne
nimmt|nehmen_sie ~3 kilo|kg ab
wunderheilmittel|heilwirkung|heilkraft|heilt_alles
- bei|fragen ~~5 arzt|apotheker|arztin
- bei|vor|mit ~1 schmerzen|beschwerden ~~5 absetzen|beenden|arzt|unterbrechen
- bei|gegen allergie*|unvertraglichkeiten
- bei|mit ~3 allergie* ~2 nicht|vermeiden|auf
- fur ~1 allergiker
- abnehmen ~2 deckel|teile|bezug|bezuge
befreit|befreien|befreie ~3 von ~2 @illness
schluss|ende|adios mit ~2 @illness
@illness ~4 verschwinden|verschwindet|weg|vergessen|gehen_zuruck|geht_zuruck|lasst_nach|lassen_nach
verschwinden|verschwindet ~2 @illness
schmerzfrei|schmerzfreies|schmerzfreier gehen|laufen|leben|schlafen|sitzen|alltag
leidet|leiden|gequalt unter|an|von ~2 @illness
- leidet|leiden ~4 @illness ~~9 arzt|arztin|konsultieren`,
    antimicrobial: `
totet|toten|abtotet|abtoten|vernichtet|vernichten|beseitigt|beseitigen|entfernt|entfernen|bekampft|bekampfen|hemmt|vertreibt|vertreiben|verhindert|verhindern|eliminiert|eliminieren|schutzt|schutz|gegen|wehrt|halt|stoppt ~5 @germs
@germs ~2 totet|toten|abtoten|vernichten|fern|bekampfen|vertreiben|entfernen|ab
antibakteriell*|antimikrobiell*|antifungal*|bakterizid*|fungizid*|insektizid*|pestizid*|keimtotend*|keimhemmend*|bakterienhemmend*|desinfizier*|desinfektion*|keimfrei*|schimmelresistent*|milbendicht*|entkeimt*|schimmelhemmend*|antiseptisch*|pilzhemmend*
anti bakteriell*|mikrobiell*|bakterien|schimmel|milben|mucken|pilz
*muckenschutz|*insektenschutzmittel|*insektenspray|muckenabwehr|muckenspray|insektenabwehr|ungezieferspray|*mottenschutz|mottenkugeln|ameisengift|rattengift|mausegift|zeckenschutz|insektenvernichter|muckenvernichter|insektenvertreiber|schadlingsbekampfung
N % [aller|der] @germs
- frei von ~2 pestizid*|insektizid*
- spender|halter|stander|halterung|flasche ~2 desinfektion*
- pestizidfrei
- desinfektionsmittelspender|desinfektionsmittelhalter|desinfektionsspender
- schutz|schutzt|gegen ~2 schimmel_befall_durch
halt|halten ~4 @germs|kleidermotten ~5 fern|ab|weg
vertreibt|vertreiben|verjagt|verscheucht ~5 @germs|ratten|marder|mause|vogel
hemmen|hemmt|bremst|bremsen|stoppen ~4 @germs
@germs ~2 bleiben|bleibt weg|fern|draussen
schutzt|schutzen ~5 @germs
@germs|kleidermotten ~3 schutzt|vertreibt|vertreiben|fernhalt
schimmelentferner|schimmelvernichter|schimmelstopp|wespenfalle|ameisenfalle|mottenfalle|fliegenfalle|mausefalle_gift|rattenvertreiber|mausevertreiber|marderschreck|marderabwehr|*mottenfrei|hygienespray`,
    guarantee: `
*zuruck garantie
geld zuruck [garantie]
geldzuruckgarantie|geldzuruck|zufriedenheitsgarantie|zufriedenheit_garantiert|garantiert|garantierte|garantierter|garantiertes|garantierten|garantieren|bestpreisgarantie|rundumgarantie
lebenslange|lebenslanger|unbegrenzte|lebenslang garantie|gewahrleistung|ersatz
garantie lebenslang|auf_lebenszeit
zufriedenheits garantie
100_%|N_% garantie|zufriedenheit|zufrieden
volle|vollstandige|voller|volle_kauf|kaufpreis ruckerstattung|erstattung|erstattet
ruckerstattung|kaufpreiserstattung
geld|kaufpreis ~4 zuruck|erstattet|erstatten|zuruckerstattet
nicht [zu_100_%|vollig|ganz|vollstandig] zufrieden
ohne|kein|null risiko
risikofrei|risikolos
kostenlose|kostenloser|kostenfreie|gratis|einfache|problemlose ruckgabe|rucksendung|ruckversand|umtausch|ersatzlieferung|retoure|ersatz
wir ersetzen|erstatten|tauschen
erstatten|erstattet|zahlen|zahlt ~4 betrag|preis|geld|kaufpreis [zuruck]
geld wieder
bei nichtgefallen
kaputt ~~6 ersetzen|ersetzt|neu|neue|neuen
ein_leben lang ~4 kostenlos|ersatz`,
    offer: `
N % rabatt|reduziert|gunstiger|billiger|sparen|ersparnis|nachlass|weniger|auf
- N % auf|weniger|sparen energie|strom|wasser|platz
N_€|N_euro|N_eur|€_N [rabatt|gunstiger|sparen|nur]
nur|jetzt|statt|ab|fur [nur|noch] N|€ €|euro|eur|N
sparen|spare|spar sie|bis_zu|N|bares|jetzt ~2 N_%|N_€|geld|N_euro
rabatt|rabattiert|rabatte|rabattaktion|gutschein|gutscheincode|rabattcode|preisknaller|schnappchen|ausverkauf|schlussverkauf|sonderangebot|sonderpreis|aktionspreis|tiefpreis|tiefstpreis|bestpreis|niedrigpreis|superpreis|schnaeppchen|preissenkung|preisreduziert|lagerraumung|raumungsverkauf|gratisgeschenk|gratisprobe|kaufrausch
bestseller|*verkaufsschlager|topseller|meistverkauft*
gutschein_geschenkkarte
im|jetzt_im|top|super|limitiertes|exklusives|das|tolles|aktuelles|unschlagbares|zeitlich_begrenztes angebot|sale|ausverkauf|schlussverkauf
nur [fur] kurze zeit
zeitlich begrenzt*
bester|besten|gunstiger|gunstigster|kleinen|niedriger|unschlagbarer|super|fairer|toller|zum preis
billig|gunstig|gunstige|gunstigen|preisgunstig*|gunstigste|billigste|spottbillig|preiswert
- gunstig gelegen|auswirken
jetzt|heute|sofort kaufen|bestellen|zuschlagen|zugreifen|sichern
kaufen|bestellen|greifen|schlagen sie jetzt|heute
kaufe|kaufen|nimm N|zwei|drei ~3 gratis|zahl|zahle|geschenkt|bezahle
gratis|kostenlos|kostenloses|kostenlose geschenk|dazu|zugabe|beigabe|probe|extra
N zum_preis_von N
solange [der] vorrat|vorrat_reicht
- gutschein karte|umschlag|umschlage|hulle|geschenkbox|verpackung|box
- fur|gutschein geschenkbox|verpackung
kauf|bestellung|bestellen ~6 geschenkt|gratis|dazu|kostenlos|umsonst
gibt_es ~4 geschenkt|gratis|umsonst
halber|halben|zum_halben preis
- ausverkauf|angebot|schlussverkauf|rabatt|bestseller|gunstig ~~9 roman|taschenbuch|gebundene|gebundenes|dvd|blu_ray|horbuch|ausgabe|buch
- mappe|mappen|ordner|sammelmappe|ubungsheft ~2 angebote|angebot|gutscheine|rabatt`,
    shipping: `
versandkostenfrei*|portofrei*|expressversand|blitzversand|gratisversand|schnellversand|expresslieferung|blitzlieferung|sofortlieferung|gratislieferung
kostenloser|kostenlose|kostenfreier|kostenfreie|gratis|schneller|schnelle|schnellster|express|sofortiger|sofortige|weltweiter|zugiger|free|frei|kostenlosem|schnellem versand|lieferung|zustellung
versand|lieferung|zustellung [ist] kostenlos|gratis|am_selben|am_gleichen|am_nachsten|aus_deutschland|innerhalb|in|inklusive|noch_heute|frei_haus|binnen|noch_am
- lieferung|versand in ~3 karton|verpackung|box|teilen|umschlag
ohne versandkosten
keine versandkosten
lieferung|liefern|geliefert|verschickt|versendet|versandt|lieferbar|kommt|versand|versenden|verschicken ~3 innerhalb|in_N|binnen|uber_nacht|morgen|heute|vor_weihnachten|am_nachsten|sofort|rechtzeitig
- geliefert|kommt|lieferung|verschickt|versendet|versand in ~3 karton|verpackung|box|teilen|schachtel|etui|beutel
- lieferumfang
N tage|werktage|stunden|h lieferzeit|lieferung|versand
lieferzeit|versandzeit ~3 N
sofort|ab_lager lieferbar|versandfertig|versandbereit
auf lager
versand aus|ab lager|deutschland
blitzschnell*|schnellste*|superschnell*|kostenfrei* ~1 lieferung|versand|zustellung
lieferung|versand aus ~1 unserem|deutschem|eigenem lager
bestellt ~~4 geliefert|da|ankommt|zugestellt
porto|versandkosten ~3 ubernehmen|wir|geschenkt|inklusive
morgen|ubermorgen|heute geliefert|zugestellt|bei_dir|bei_ihnen`,
    contact: `
folge|folgen|folgt|besuche|besuchen|finde|finden|schreib|schreiben|kontaktiere|abonniere|abonnieren|adde|markiere ~4 @social
kontaktieren|kontaktiere|rufen|ruf|schreiben|schreib|mailen|erreichen|erreichst|anrufen|melden|melde|wenden|kontakt [sie|du] uns|kundenservice|kundendienst|unseren_kundenservice|sich_an_uns|dich_bei_uns|den_verkaufer|an_uns|mit_uns
besuchen|besuche|siehe|schau ~2 unsere|unseren|unserer|unserem|meine website|webseite|shop|onlineshop|homepage|seite|laden|store
auf|unter unserer|unserem webseite|website|homepage|shop|onlineshop
unsere|unserer|unseren hotline|telefonnummer|email|e_mail|website|webseite
per|via email|e_mail|mail|whatsapp|telefon erreichbar|kontaktieren|erreichen|an
LATIN punkt de|com|net`,
    comparison: `
besser|starker|gunstiger|billiger|leichter|schneller|sicherer|warmer|weicher|leiser|langlebiger|robuster|schoner|dicker|heller|scharfer|bequemer|haltbarer|hochwertiger|zuverlassiger|leistungsstarker|uberlegen ~2 als|gegenuber ~2 @brand|konkurrenz|wettbewerb|mitbewerber|marken|wettbewerber|konkurrenten|konkurrenzprodukte|markenprodukte|markenhersteller|andere|anderen|original|marktfuhrer
- als herkommlich*|gewohnlich*|andere_materialien|ublich*
im vergleich|gegensatz zu|mit|zum ~2 @brand|konkurrenz|wettbewerb|mitbewerber|mitbewerbern|marken|konkurrenzprodukten|wettbewerbern
anders als ~1 @brand|konkurrenz|andere_marken|anderen_marken|mitbewerber
ubertrifft|schlagt|ubertrumpft ~2 @brand|konkurrenz|mitbewerber|marken|wettbewerb
alternative|ersatz|kopie|nachbau zu|fur|von ~1 @brand
@brand alternative|killer|klon|nachbau|qualitat
genauso|so gut wie ~1 @brand
wie|ahnlich_wie|vergleichbar_mit [von|bei|das] @brand
- wie ~1 @brand ~3 kompatibel
andere|anderen|anderer|fuhrende|teure|billige|bekannte marken|markenhersteller|anbieter|hersteller
- mit|fur|auch|vielen|alle|allen ~2 andere|anderen|anderer|bekannte marken|hersteller
- kompatibel ~5 marken
*er als ~3 @brand|konkurrenz|mitbewerber|wettbewerb|marktfuhrer
doppelt|dreimal|zweimal|halb so ~3 wie ~2 @brand|konkurrenz|mitbewerber|original
konkurrenz ~2 alt_aussehen|hinter_sich|blass|chancenlos|schlagt`,
    reviews: `
bewerten|bewerte|bewertet ~2 uns|produkt|sie|dieses|mit|unser
hinterlassen|hinterlasse|schreiben|schreib|schreibe|geben|gib|abgeben|teilen|lassen|uber ~4 bewertung|bewertungen|rezension|rezensionen|feedback|sterne|kundenbewertung
N|funf sterne|sternen bewertung|bewertungen|bewertet|rezension|rezensionen
positive|positiver|positiven|gute|guten|tausende|tausenden|beste|top|N|begeisterte bewertung|bewertungen|rezension|rezensionen|kundenbewertungen|sterne_bewertung|feedback
N|funf sterne bewertung|bewertet|rezension|produkt
bewertet mit N
bewertung|rezension ~4 gutschein|geschenk|erstattung|belohnung
kunden|kaufer lieben|sind_begeistert|schworen|sagen|empfehlen
zufriedene|begeisterte|gluckliche|zufriedenen|begeisterten kunden
kundenmeinungen|kundenstimmen|erfahrungsberichte
jeder|jeden stern ~2 zahlt|hilft
positive|gute bewertung|rezension`,
    'time-bound': `
^ neu .
brandneu*|nagelneu*|neuheit|neuheiten|neueste|neuester|neuestes|neuesten|neuste|neuster|neustes|neuerscheinung|trendneuheit
- neueste|neuesten nachrichten|stand
neu|neue|neuer|neues version|modell|design|kollektion|ausfuhrung|generation|eingetroffen|YEAR|edition|auflage|formel|rezeptur|ware|produkt|look|sortiment|trends
jetzt neu
neu bei|im ~1 sortiment|programm|shop|amazon|angebot
YEAR neu|neue|neues|neuer|modell|version|upgrade|kollektion|design|edition|trend|aktualisiert|aktualisierte|verbessert
modell|version|kollektion|trend|mode|design|upgrade|sommer|winter|herbst|fruhling|neu|neueste|update YEAR
YEAR .
aktuelle|aktuellste|aktuelles kollektion|saison|modell|version|trends
soeben|gerade|frisch|jetzt eingetroffen|erschienen|erhaltlich
diese|dieser saison|sommer|winter
nur heute
limitierte|limitierter edition|auflage
- von|aus|in|im|fur YEAR
- seit|bis|ab|kalender|planer|taschenkalender|terminplaner|jahr|tischkalender|wandkalender|baujahr|bj|jahrgang|buchkalender|abreisskalender|familienplaner ~~4 YEAR
- YEAR YEAR|kalender|planer|wm|em|olympia|abitur|weltmeisterschaft|europameisterschaft
dieses|diese|diesen|diesem weihnachten|ostern|halloween|muttertag|vatertag|valentinstag|fruhjahr|herbst|jahr
nur [fur] kurze_zeit|wenige_tage
nur noch ~1 tage|heute|bis
zeitlich begrenzt`,
    superlative: `
beste|bester|bestes|besten|allerbeste|bestmoglich* [qualitat|wahl|geschenk|produkt|preis_leistung|leistung|ergebnisse]
- am|besten besten geeignet|passend|mit|bei|in|nach|vor|fur|kuhl|von|trocken|kombinieren
- am besten
- beste|bester|besten freund|freunde|freundin|freundinnen|freunden|mama|papa|opa|oma|grusse|bruder|schwester|mutter|vater|lehrerin|kollegin
- zu besten
nummer|nr|platz|no eins|1 [der|in|bei|wahl|im]
- nr|nummer 1 geburtstag|luftballon|kerze|ballon|zahl
# 1
weltbeste*|weltklasse|weltweit_beste|konkurrenzlos*|unschlagbar*|unubertroffen*|einzigartig*|unvergleichlich*|erstklassig*|spitzenqualitat|topqualitat|hochste_qualitat|hervorragende_qualitat|hochwertigste*|revolutionar*|marktfuhrer|marktfuhrend*|testsieger|perfekteste*|grossartigste*|ultimative*|beliebteste*|meistgekauft*
top qualitat|produkt|wahl
der|die|das|dem|den starkste|leichteste|leiseste|sicherste|weichste|schnellste|bequemste|dunnste|schonste|scharfste|warmste|hellste|fortschrittlichste|effektivste|haltbarste|innovativste|kleinste|leistungsstarkste|leistungsfahigste|komfortabelste
- die|der|das kleinste|hellste|warmste|schnellste|leichteste stufe|wohnung|teile|ecke|tage|zeit|grosse|kuche|lucke|stelle|tage
hochste|hochster|hochstem qualitat|anspruche|standards|qualitatsstandards|komfort|leistung
europas|deutschlands|amazons meist*|beste*|*ste
von keiner|keinem anderen erreicht|ubertroffen
aller zeiten
- beste|bester|bestes|besten ~~9 roman|taschenbuch|gebundene|gebundenes|dvd|blu_ray|horbuch|ausgabe|buch
- kerze|ballon|geburtstag|luftballon ~4 nummer|nr 1`,
    environmental: `
umweltfreundlich*|umweltschonend*|umweltbewusst*|nachhaltig|nachhaltige|nachhaltiger|nachhaltiges|nachhaltigen|nachhaltigem|nachhaltigkeit|okologisch*|biologisch_abbaubar*|kompostierbar*|klimaneutral*|klimafreundlich*|oekologisch*|ressourcenschonend*|emissionsfrei*|umweltvertraglich*
- nachhaltig ~2 geruche|wirkung
co2 neutral*|frei
gut|besser|freundlich|schonend fur ~1 umwelt|planeten|natur|erde
schont|schutzt|rettet|schutzen|schonen ~2 umwelt|planeten|natur|erde|klima|ozeane|meere|ressourcen
schutz der|unserer umwelt|meere|erde
aus|enthalt [100_%] bambus|soja hergestellt|gefertigt
grune|grunes produkt|alternative|wahl
oko|eko freundlich|zertifiziert
klimaschonend*|umweltneutral*|co2neutral*|co2frei*|plastikfrei*|naturschonend*|meeresfreundlich*|okofreundlich*
ohne|null|kein ~2 umweltbelastung|plastikmull|co2`,
    filler: `
k_/_a
folgt noch|in_kurze
nicht zutreffend
text|beschreibung|titel folgt|hier|platzhalter|einfugen|hier_einfugen|einsetzen
platzhalter|blindtext|mustertext|beispieltext|testtext|platzhaltertext
- platzhalter platzkarten|karten|tisch
keine_angabe|noch_offen|wird_nachgereicht
testartikel|testprodukt
sie|du|ihr werden|wirst|werdet ~8 begeistert|lieben|verlieben|staunen|uberrascht
lieben|verlieben werden|wirst
begeistert|lieben_werden|verlieben ~2 sein
ideale|perfekte|ideales|perfektes|optimale geschenk|geschenkidee fur ~1 jeden|alle|jedermann|jede|jeder
absolutes|echtes|unverzichtbares muss|must_have|highlight
darf|sollte ~4 nicht|keinem|keiner fehlen
in_keinem|keinem haushalt fehlen
einfach|absolut|schlicht [nur] traumhaft|genial|toll|grossartig|wunderbar|klasse|fantastisch|perfekt|super
nie_mehr|nicht_mehr ~3 missen|hergeben
tolles|super|geniales design|produkt|qualitat`,
  },
  fr: {
    medical: `
@cures ~5 @illness
remede|traitement|soin|medicament|solution|protection contre|pour|de|anti ~3 @illness
soulagement|guerison|prevention|traitement de|des|du|d|contre ~2 @illness
contre|anti ~3 @illness
anti viral*|virale|viraux|inflammatoire*|cancer|douleur|douleurs|depresseur|acne|cholesterol|diabetique
antiviral*|antiinflammatoire*|anticancereux|antidouleur*|antidepresseur*
cliniquement|scientifiquement|medicalement prouve*|teste*|demontre*|approuve*|valide*
approuve|approuvee|homologue|certifie|certifiee|enregistre|agree|agreee|valide par|fda [la] fda
fda approuve*|certifie*
recommande|recommandee|recommandes|approuve|conseille ~1 par ~1 medecins|medecin|docteurs|dermatologues|pediatres
renforce|stimule|booste|fortifie|ameliore ~3 immunitaire|immunite|defenses
detoxifie|purifie|elimine|detox ~3 corps|foie|organisme|toxines
perte|perdre|perdez de|du ~1 poids
bruleur|brule|bruler|brulez|perdre ~2 graisses|graisse
amincissant*|amaigrissant*|minceur
faire maigrir
fait maigrir
maigrir [vite|rapidement]
cicatrisation ~1 rapide
remede miracle
- en_cas de ~~5 consultez|medecin|consulter
- en_cas ~~6 allergie*|douleur*
- contre|anti ~2 goutte|gouttes
- anti goutte*|calcaire
- consultez|consulter ~~6 @illness
fini|finis|finies|adieu|au_revoir ~2 @illness
debarrasse|debarrassent|libere|liberent|delivre|debarrassez ~3 @illness
souffrez|souffrir|souffre de|d ~2 @illness
@illness ~3 disparait|disparaissent|s_en_va|s_envole|s_envolent
sans|plus_de|zero douleur|douleurs
- sans douleur ~3 epilation|retrait
- souffrez|souffrir de|d ~2 @illness ~~9 medecin|consultez`,
    antimicrobial: `
tue|tuer|tuent|elimine|eliminer|eliminent|detruit|detruire|repousse|repousser|repoussent|empeche|inhibe|combat|protege|protection|eloigne|eloigner|chasse|anti|stoppe|lutte|contre|bloque|debarrasse ~4 @germs
antibacterien*|antimicrobien*|antifongique*|bactericide*|fongicide*|insecticide*|pesticide*|desinfect*|antimoisissure*|antimoustique*|antiacarien*|antiseptique*|virucide*|antimites|raticide*|anticafards
anti bacterien*|microbien*|bacteries|fongique*|moisissure*|moustique|moustiques|acarien*|puces|tiques|insectes|insecte|nuisibles|cafards|fourmis|poux|mites|rongeurs|punaises
repulsif|repulsifs|repulsive
repousse moustiques|insectes
N % des|de [la] @germs
- sans ~1 pesticide*|insecticide*
- contre ~2 virus_informatique*
- distributeur|flacon|support ~3 desinfect*
freine|freinent|limite|ralentit|ralentissent ~4 @germs
fini|finis|finies|adieu|stop ~2 @germs
tient|tiennent|garde|maintient ~3 @germs ~4 distance|eloignes|ecart`,
    guarantee: `
satisfait|satisfaits|satisfaite ou rembourse*
satisfaction garantie|assuree|100_%
garanti|garantis|garanties|garantit|garantissons|garantissent
garantie a_vie|illimitee|satisfait|de_remboursement|remboursement|satisfaction|totale|qualite|argent_rendu
resultats|resultat|qualite|fraicheur|livraison garantie|garanties|garantis|garanti
rembourse|remboursee|rembourses|remboursement|remboursons|rembourser
si ~4 pas ~2 satisfait|satisfaite|satisfaits
pas|n_etes_pas ~1 satisfait|satisfaite
sans|aucun|zero risque
- sans risque de|d
retour|retours|echange|remplacement gratuit|gratuits|facile|faciles|sans_frais
garantie N ~1 rembourse*
- garantie N ans|mois|an
- garanti sans|par_la_norme ~2 bpa|paraben*
rendons|rendu|recuperez|retrouvez ~3 argent
remplacons|remplacee|remplace ~3 gratuitement|a_vie
casse|cassee ~~5 remplacons|remplace`,
    offer: `
N % de_reduction|reduction|de_remise|remise|de_rabais|moins_cher|d_economie|offert*
- N % N
N_€|N_euros|€_N [de_reduction|seulement|de_remise|offerts]
seulement|uniquement|pour|a_partir_de|a|des N €|euros
economisez|economiser ~2 N|€|%|argent
en|grande|super|offre promotion|promo|solde|soldes|promotionnelle
promo|promos|promotion|promotions|soldes|solde|rabais|remise|remises|reduction_de_prix|liquidation|destockage|aubaine|bradee|coupon|bon_de_reduction|code_promo|codes_promo
- code promo_video
offre|offres speciale|limitee|speciales|exclusive|du_jour|promotionnelle|a_duree_limitee|flash|de_lancement|exceptionnelle
vente flash|privee
meilleure|meilleures|top vente|ventes
best_seller|bestseller|bestsellers|best_sellers
- bestseller litteraire
prix reduit|bas|casse|casses|imbattable|imbattables|mini|discount|special|le_plus_bas|choc|attractif|attractifs|doux|abordable
petit|meilleur|bas|moitie|super|meilleurs prix|prix_du_marche
moitie prix
pas cher|chere|chers
moins cher
bon marche
achetez|commandez|profitez maintenant|vite|aujourd|des|N|en
N achete* ~1 N
un_achete un_offert
un achete ~1 un offert
cadeau|echantillon gratuit|offert|gratuits|offerts
gratuit|offert avec|pour ~3 achat|commande
rapport qualite_prix
black_friday
derniere|dernieres chance|pieces_en_stock
jusqu|dans ~3 epuisement
un_achat|deux_achats|N_achats ~3 gratuit|offert|offerte
produit|article|accessoire gratuit|offert
pour un|N|deux|trois achete|achetes ~3 gratuit|offert
a|demi moitie_prix|prix
- soldes|promotion|promo|bestseller|remise ~~9 roman|broche|poche|dvd|relie|blu_ray|livre
- classeur|pochette|porte|chemise ~2 coupons|promo|offres|remises`,
    shipping: `
livraison|expedition|envoi|port [est] gratuite|gratuit|offerte|offert|rapide|express|immediate|en|sous|le_lendemain|incluse|24h|48h|N|offerts|gratuits|assuree|avant|rapidement|depuis
frais de_port|d_expedition|de_livraison offerts|gratuits|inclus|offert
livre|livree|livres|expedie|expediee|expedies|expedions|envoye|recevez_le|recu|livrons ~3 sous|en_N|en_24h|en_48h|dans_les_N|depuis|avant|rapidement|demain|gratuitement|aujourd|le_jour|des_demain|immediatement|24h|48h
- livre|livree|livres|expedie|livraison|envoye ~1 en|dans ~3 boite|carton|kit|coffret|sachet|emballage|pieces|sac|pochon|etui
- livre|livres de|pour|en|d ~3 cuisine|recettes|enfants|francais|coloriage
en stock
franco de_port
expedition ~2 france
livraison|expedition|envoi ~2 rapide|gratuite|gratuit|offerte|express|eclair
commande|commandez ~3 aujourd_hui ~~4 demain|livre
frais_de_port|port ~3 notre_charge|offerts|pour_nous
- livraison ~2 en_bois|jouet
- cartons|carton|boites|camion|etiquettes|sacs d_expedition|de_livraison [en]`,
    contact: `
suivez|retrouvez|rejoignez|visitez|contactez|ajoutez|ecrivez|abonnez ~4 @social
contactez|contacter|appelez|ecrivez|joindre|appeler|ecrire|envoyez [nous] nous|moi|le_vendeur|notre|service_client|le_service_client|un_e_mail|un_mail
- nous contactez
visitez|consultez|voir|sur|decouvrez notre|nos|mon site|boutique|page|site_web|site_internet
nous contacter|appeler|ecrire|joindre
notre site|numero|adresse_mail|email
service client [joignable|disponible] par|au
LATIN point com|fr|net
arobase|arrobase ~3 point`,
    comparison: `
mieux|meilleur|meilleure|plus_resistant|plus_resistante|plus_solide|plus_leger|plus_legere|plus_puissant|plus_puissante|plus_rapide|plus_silencieux|moins_cher|plus_efficace|plus_confortable|plus_doux|superieur|superieure|plus_fort|plus_durable|plus_sur|plus_fiable|plus_chaud ~2 que|qu|a|aux ~2 @brand|CAP|concurrence|concurrents|marques|autres_marques|concurrentes|leader|original
compare|comparee|contrairement|comparable|similaire|identique|semblable|par_rapport|equivalent|face a|aux|au ~2 @brand|concurrence|concurrents|autres_marques|marques_concurrentes|marques
surpasse|bat|depasse ~2 @brand|concurrence|concurrents|marques|autres_marques
alternative|substitut|copie|imitation|dupe a|au|de|aux|pour ~1 @brand
aussi bien|bon|bonne|puissant|performant que ~2 @brand
@brand alternative|killer|dupe
comme [chez|un|une|le|la] @brand
autres|grandes marques|marques_concurrentes
marques concurrentes
- compatible|convient|adapte|fonctionne ~7 autres|grandes marques
plus|moins ~2 que|qu ~3 @brand|concurrents|concurrence|concurrent
deux|trois|N fois ~4 que ~2 @brand|concurrents|concurrence
vendus|vendu|proposes par ~2 concurrents|concurrence`,
    reviews: `
laissez|laisser|donnez|ecrivez|partagez|postez|deposez|publiez ~4 avis|commentaire|commentaires|note|evaluation|etoiles|temoignage
notez|evaluez ~2 nous|produit|notre|article
N|milliers_d|bons|excellents avis
note|notee|notes N
avis client|clients|positif|positifs|N|5_etoiles|contre
- cinq|N|quatre etoiles autocollant*|lumineuses|decoratives|et_lune|hotel|general
- hotel|restaurant|general ~1 N|cinq|quatre etoiles
nos|des clients adorent|satisfaits|heureux|recommandent|disent
clients satisfaits|heureux|conquis|ravis
temoignages [clients]
notez|noter|notes nous
nous noter|evaluer
commentaire|commentaires|avis|note|evaluation positif|positive|positifs
chaque etoile`,
    'time-bound': `
nouveau|nouvelle|nouveaux|nouvelles modele|version|design|collection|produit|generation|edition|arrivage|formule|tendance|gamme|YEAR|arrivee|look
^ nouveau .
^ nouveaute|nouveautes
tout nouveau
nouveaute|nouveautes
derniere|dernier|toute_derniere version|modele|generation|technologie|collection|tendance|edition|nouveaute
- derniere|dernier jour
YEAR nouveau|nouvelle|modele|version|collection|edition|mise_a_jour|ameliore|amelioree|tendance
modele|version|collection|edition|nouveau|tendance|mode|ete|hiver|automne|printemps YEAR
YEAR .
vient de_sortir|d_arriver
cette saison|annee|semaine
aujourd_hui seulement
edition limitee
- en|de|pour|du YEAR
- depuis|agenda|calendrier|planning|semainier|annee|millesime|jusqu|organiseur ~~5 YEAR
- YEAR YEAR|agenda|calendrier|planificateur
ce|cet|cette noel|halloween|ete|hiver|automne|printemps|rentree|saint_valentin|paques
duree limitee
quelques jours seulement
pour|pendant quelques_jours`,
    superlative: `
le|la|les|du|de_la|notre|nos|votre|un_des|au meilleur|meilleure|meilleurs|meilleures [qualite|choix|cadeau|rapport|produit]
meilleur|meilleure|meilleurs|meilleures qualite|choix|cadeau|produit|du_monde|du_marche|performance|performances|vendeur|resultat
^ meilleur|meilleure
- meilleur|meilleure|meilleurs|meilleures ami|amie|amis|amies|maman|papa|voeux|mamie|papi|souvenirs|adherence|aeration|prise|visibilite|circulation|tenue|isolation
- pour|une|un|offre|offrant|permet|assure ~1 meilleur|meilleure
numero|no|nº un|1 [mondial|des|en|du]
# 1
- numero 1|un anniversaire|ballon|bougie
inegale*|incomparable*|imbattable*|inegalable*|exceptionnel_rapport|unique_au_monde|sans_egal|sans_pareil|revolutionnaire*|ultime|leader_du_marche|leader_mondial|haut_de_gamme_absolu|hors_pair|parfaite_absolue
qualite superieure|exceptionnelle|irreprochable|supreme|inegalee|imbattable|premiere
plus_haute|haute|tres_haute|meilleure qualite
le|la|les plus puissant|puissante|legere|leger|confortable|silencieux|silencieuse|resistant|resistante|solide|rapide|avance|avancee|efficace|doux|douce|beau|belle|durable|populaire|fiable|vendu|vendue [du_marche|du_monde|au_monde]
du|au monde .
elu produit|meilleur
n 1|°_1
n_° 1
jamais egale*
- tome|volume|taille|lot|cle|bobine ~1 n 1
- meilleur|meilleure|meilleurs|meilleures ~~9 roman|broche|poche|dvd|relie|blu_ray|livre
- bougie|ballon|anniversaire ~4 numero|no 1|un`,
    environmental: `
ecologique*|ecoresponsable*|ecolo|biodegradable*|compostable*|durablement|developpement_durable
eco responsable*|friendly|concu*|conception
respectueux|respectueuse|respectueuses|respecte|protege|preserve|sauve|preserver|proteger|ami|amie|bon|bonne ~2 environnement|planete|nature|oceans
neutre en_carbone|carbone
zero dechet|emission|emissions
bon|mieux|sans_danger pour ~1 planete|environnement|nature
impact environnemental
durable et_responsable
- sac|poubelle poubelle
sans|zero|faible ~2 impact ~3 environnement*|planete|climat
ecofriendly|ecoconcu*|bas_carbone|decarbone*|upcycle*`,
    filler: `
a_venir|a_completer|a_definir|a_determiner|non_applicable|sans_objet
- spectacle a_venir
- bebe|maman|futur*|enfant a_venir
texte|description|titre a_venir|ici|provisoire|a_completer|a_inserer
inserer|inserez ~2 texte|titre|description|nom
texte_factice|faux_texte
vous|tu allez|vas|adorerez|craquerez|serez|tomberez [adorer|craquer|aimer|etre_conquis|etre_seduit|tomber|conquis|amoureux]
cadeau|present ideal|parfait pour tout|tous|toutes|chaque|n_importe [le_monde|les_occasions|occasion|qui]
incontournable|indispensable ~3 vous|tous|chaque|maison
ne_pourrez|ne_pourrez_plus|pourrez_plus ~3 passer
tout_simplement|simplement|vraiment magnifique|genial|superbe|incroyable|sublime|parfait|extraordinaire
amis|voisins|entourage ~3 jaloux|envieux|envie
coup_de coeur`,
  },
  es: {
    medical: `
@cures ~5 @illness
remedio|tratamiento|cura|alivio|solucion|proteccion|medicina para|contra|del|de|de_la ~3 @illness
contra|anti ~2 @illness
ayuda ~4 contra|aliviar|combatir|curar ~3 @illness
anti viral*|inflamatorio*|cancer|depresivo*|dolor
antiviral*|antiinflamatorio*|anticancerigeno*|antidepresivo*|analgesico*
clinicamente|cientificamente|medicamente probado*|probada*|testado*|testada*|comprobado*|comprobada*|demostrado*|demostrada*
aprobado|aprobada|certificado|certificada|registrado|autorizado por [la] fda
fda aprobado*|certificado*
recomendado|recomendada|aprobado|avalado por ~1 medicos|doctores|dermatologos|pediatras|medico
refuerza|fortalece|mejora|estimula|aumenta ~2 inmune|inmunologico|inmunitario|inmunidad|defensas
desintoxica|depura|limpia|elimina|detox ~3 cuerpo|higado|organismo|toxinas|colon
perdida|perder|pierde|bajar|baja|pierda de|N ~1 peso
perder|bajar|pierde|adelgaza peso|kilos|rapido
quemador|quemagrasas|quema|quemar|adelgazante*|reductor|elimina ~2 grasa|grasas|abdominal
adelgazante*|adelgazar|adelgaza|quemagrasas
acelera|favorece|promueve ~2 cicatrizacion|curacion
cura|remedio milagroso|milagrosa|milagro
- en_caso ~~6 @illness
- consulte|consultar ~~8 @illness
adios a ~2 @illness
libra|libera|librate|liberate|olvida|olvidate de ~2 @illness
sufres|sufre|padeces|padece de|del ~2 @illness
@illness ~3 desaparece|desaparecen|desapareceran
sin|cero dolor|dolores
- sin dolor ~3 depilacion
- sufre|padece de ~2 @illness ~~9 medico|consulte`,
    antimicrobial: `
mata|matar|matan|elimina|eliminar|eliminan|destruye|destruir|repele|repeler|ahuyenta|ahuyentar|evita|previene|inhibe|combate|protege|proteccion|anti|contra|acaba|bloquea ~4 @germs
antibacteriano*|antibacteriana*|antimicrobiano*|antimicrobiana*|antifungic*|antihongos|bactericida*|fungicida*|insecticida*|pesticida*|plaguicida*|desinfecta*|desinfectante*|antimosquitos|antiacaros|antipulgas|antimoho|antiseptico*|germicida*|raticida*|antipolillas|antipiojos|antibacterial*|viricida*
anti bacteriano*|bacteriana*|bacterias|microbiano*|hongos|mosquitos|acaros|pulgas|moho|insectos|polillas|piojos|cucarachas
repelente|repelentes [de|para|contra] @germs|agua
- repelente ~2 agua
- repelente|repelentes al_agua|de_agua
repelente|repelentes
N % de [los|las] @germs
- sin|libre ~2 pesticida*|insecticida*
- dispensador|soporte ~3 desinfectante*
frena|frenan|limita|reduce|ralentiza ~4 @germs
olvida|olvidate|adios|deshazte|librate ~2 @germs
mantiene|aleja|alejan|espanta ~3 @germs
protege|protegen ~5 @germs`,
    guarantee: `
satisfaccion garantizada|asegurada|total|100_%
garantizado|garantizada|garantizados|garantizadas|garantizamos|garantiza|garantizan
garantia de_por_vida|ilimitada|de_devolucion|de_satisfaccion|total|de_reembolso|vitalicia
devolucion|devolvemos|reembolso|reembolsamos ~3 dinero|completo|total|importe|integro|del_dinero
reembolso|reembolsamos|reembolsable
le_devolvemos|te_devolvemos su|tu|el dinero
si no ~3 satisfecho|satisfecha|contento|gusta
no ~1 satisfecho|satisfecha
sin|libre_de|cero|ningun riesgo|riesgos
- sin riesgo|riesgos de
devoluciones|devolucion|cambio|cambios|reemplazo|sustitucion gratis|gratuita|gratuitas|gratuito|facil|faciles
cambiamos|reponemos|sustituimos|reemplazamos ~3 gratis|siempre|de_por_vida
recupera|recuperas|recuperaras ~2 dinero
se_rompe ~~6 cambiamos|gratis|reponemos
devolucion del dinero|importe`,
    offer: `
N % de_descuento|descuento|dto|de_rebaja|mas_barato|menos|de_ahorro
- N % menos ~2 energia|agua|espacio|grasa|azucar|sal|peso
N_€|N_euros|€_N|$_N [de_descuento|solo]
solo|por|desde|ahora [solo] N €|euros|dolares
ahorra|ahorre|ahorro ~2 N|€|%|dinero
descuento|descuentos|rebaja|rebajas|rebajado|rebajada|liquidacion|oferta|ofertas|ofertazo|promocion|promociones|cupon|cupones|ganga|chollo|outlet|saldo
- oferta ~2 laboral
mas vendido|vendida|vendidos
superventas|best_seller|bestseller
precio|precios bajo|bajos|imbattible|imbatible|especial|minimo|de_locura|reducido|rebajado|economico|inmejorable|de_fabrica|competitivo|increible
mejor|bajo|buen|mitad_de|super|medio|mejores|mas_bajo|al_mejor precio|precios
el precio mas_bajo
barato|barata|baratos|baratas|economico|economica
- modo|consumo economico
compra|compre|pide|compralo|aprovecha|llevate ya|ahora|hoy|N|esta
- compra|compras ahora_y_siempre
N x|por N .
regalo|muestra|obsequio gratis|gratuito|gratuita
gratis|gratuito|regalo por|con|de ~2 compra|pedido
tiempo limitado
por_tiempo limitado
hasta [fin_de|agotar] existencias
calidad precio
black_friday
- bolsa|bolsas|carrito ~1 compra
regalamos
llevate|lleva N|dos|tres|cuatro ~4 paga|pagas|y_paga
N|dos|tres por_el_precio_de|al_precio_de
segunda|segundo unidad ~3 N|gratis|mitad
- rebajas|oferta|ofertas|descuento|bestseller ~~9 novela|tapa|bolsillo|dvd|libro|ensayo|blu_ray
- archivador|organizador|carpeta|carpetas|portacupones|libro|cartera ~2 cupon|cupones|ofertas|oferta|descuentos`,
    shipping: `
envio|envios|entrega|entregas|despacho [es] gratis|gratuito|gratuita|rapido|rapida|rapidos|express|urgente|inmediato|inmediata|en_N|en_24h|en_48h|24h|48h|24_48h|incluido|desde|el_mismo|al_dia|mundial|N|internacional|garantizado|hoy
enviamos|enviado|entregamos|llega|recibelo|recibe|se_envia|llegara|lo_recibiras|entregado|te_llega ~3 en_N|en_24h|en_48h|hoy|manana|gratis|desde|rapido|rapidamente|antes|al_dia|el_mismo|mismo_dia|24h|48h|inmediatamente|N_horas
- enviado|entregado|llega|envio|se_envia en|con ~3 caja|bolsa|embalaje|paquete|estuche|piezas|sobre
gastos de_envio ~1 gratis|incluidos|gratuitos
sin gastos_de_envio|coste_de_envio|costes_de_envio
portes pagados|gratis|incluidos
en stock
disponible para_envio|en_stock
entrega|envio|reparto expres|expreso|rapidisima|rapidisimo|relampago
porte|portes|gastos_de_envio ~4 nuestra|cuenta|nosotros
pidelo|pide|compralo hoy ~~5 manana`,
    contact: `
siguenos|sigue|encuentranos|visita|visitanos|contactanos|agreganos|unete|escribenos|buscanos ~4 @social
contactanos|contactenos|llamanos|llamenos|escribenos|escribanos|visitanos|siguenos|buscanos
contacta|contacte|llama|llame|escribe|comunicate ~1 con_nosotros|nosotros|nuestro|al_vendedor|el_vendedor|a_nuestro
ponte|pongase en_contacto
visita|visite|consulta|en nuestra|nuestro|mi web|tienda|pagina|sitio|pagina_web|sitio_web
atencion al_cliente ~3 telefono|correo|whatsapp|N
nuestra|nuestro web|pagina_web|telefono|correo|sitio_web
arroba ~3 punto`,
    comparison: `
mejor|mejores|mas_resistente|mas_barato|mas_barata|mas_potente|mas_ligero|mas_ligera|mas_rapido|mas_silencioso|mas_eficaz|mas_comodo|mas_suave|superior|superiores|mas_fuerte|mas_duradero|mas_seguro|mas_fiable|mas_calidad ~2 que|a ~3 @brand|CAP|competencia|competidores|marcas|otras_marcas|original|originales
comparado|comparada|diferencia|similar|igual|identico|equivalente|frente|parecido con|de|a|al ~2 @brand|competencia|competidores|otras_marcas|marcas_lideres|marcas
supera|vence|gana ~2 @brand|competencia|competidores|marcas|otras_marcas
alternativa|sustituto|copia|imitacion|clon a|al|de|del|para ~1 @brand
tan bueno|buena|potente|bien|resistente como ~2 @brand
como [los|las|el|la|un|una] @brand
@brand alternativa|killer|clon
otras|grandes|demas marcas
- compatible|sirve|valido|funciona|adecuado ~7 otras|demas|grandes marcas
mas|menos ~2 que ~3 @brand|competencia|competidores|rivales
doble|triple|mitad que|de ~3 @brand|competencia
a_diferencia de ~5 otras_tiendas|otros_vendedores|competencia|otras_marcas|la_competencia`,
    reviews: `
deja|dejanos|dejar|escribe|escribenos|danos|comparte|deje|dejenos|publica ~4 resena|resenas|opinion|opiniones|valoracion|comentario|estrellas|calificacion
valora|valoranos|califica|calificanos|puntua|puntuanos ~3
- valora el_tiempo
N|miles_de|buenas|mejores|excelentes resenas|opiniones|valoraciones
N|cinco estrellas de_valoracion|en_resenas
- hotel|restaurante|general ~2 N|cinco|cuatro estrellas
valorado|calificado con|N ~2 estrellas|N
resenas|opiniones|valoraciones positivas|de_clientes|verificadas|5_estrellas
resena|opinion|valoracion a_cambio|positiva ~3
clientes satisfechos|contentos|felices|encantados
nuestros clientes|compradores opinan|recomiendan|adoran|dicen|aman
testimonios
cada estrella ~2 cuenta
comentario|comentarios|opinion|valoracion positivo|positivos|positiva`,
    'time-bound': `
nuevo|nueva|nuevos|nuevas modelo|version|diseno|coleccion|producto|generacion|edicion|formula|tendencia|gama|YEAR|llegada|temporada|lanzamiento|llegadas
^ nuevo|nueva .
novedad|novedades
recien llegado|lanzado|llegados|salido
ultima|ultimo|ultimos|mas_reciente version|modelo|generacion|tecnologia|coleccion|tendencia|modelos|novedad|moda
YEAR nuevo|nueva|modelo|version|coleccion|edicion|actualizado|actualizada|mejorado|mejorada|moda
modelo|version|coleccion|edicion|nuevo|nueva|moda|verano|invierno|otono|primavera|temporada|tendencia YEAR
YEAR .
esta temporada|semana
solo hoy
edicion limitada
- en|de|para|del YEAR
- desde|agenda|calendario|planificador|ano|hasta|curso|olimpiadas|planning ~~5 YEAR
- YEAR YEAR|agenda|calendario|planificador
esta|este|estas navidad|navidades|halloween|verano|invierno|otono|primavera|san_valentin|pascua|dia_de_la_madre
tiempo limitado
solo|solamente unos|por_pocos|pocos dias
recien llegada|llegadas`,
    superlative: `
el|la|los|las|lo|nuestro|tu mejor|mejores [calidad|opcion|regalo|del_mundo|del_mercado]
mejor|mejores calidad|opcion|regalo|eleccion|producto|del_mundo|del_mercado|rendimiento|resultados
^ mejor|mejores
- mejor|mejores amigo|amiga|amigos|amigas|agarre|circulacion|descanso|vista|ventilacion|mama|papa|postura|visibilidad
- para|un|una|ofrece|permite ~1 mejor
numero|no|nro uno|1 [en|del|mundial|de]
- numero 1|uno cumpleanos|globo|vela
# 1
insuperable*|inigualable*|incomparable*|imbatible*|inmejorable*|unico_en_el_mundo|revolucionario*|revolucionaria*|definitivo|lider_del_mercado|lider_mundial|sin_igual|sin_competencia
- tratamiento definitivo
calidad superior|excepcional|suprema|inigualable|insuperable|maxima|premium_absoluta|inmejorable
maxima|alta|altisima|la_mas_alta calidad
el|la|los|las mas potente|ligero|ligera|comodo|comoda|silencioso|silenciosa|resistente|rapido|rapida|avanzado|avanzada|eficaz|suave|bonito|duradero|duradera|popular|fiable|vendido|completo [del_mercado|del_mundo]
mas ~1 del_mundo|del_planeta|del_mercado|de_todos|de_espana
jamas|nunca igualado|igualada|superado|superada
- mejor|mejores ~~9 novela|tapa|bolsillo|dvd|libro|ensayo|blu_ray
- vela|globo|velas|cumpleanos|parche ~4 numero|no 1|uno`,
    environmental: `
ecologico|ecologica|ecologicos|ecologicas|sostenible*|biodegradable*|compostable*|sustentable*|ecoamigable*|ecosostenible*
eco friendly|amigable|sostenible|responsable
respetuoso|respetuosa|respetuosos|respetuosas|amigable|amigables|protege|cuida|salva|proteger|cuidar|bueno|seguro ~2 medio_ambiente|medioambiente|planeta|naturaleza|oceanos
neutro en_carbono
residuo cero
cero residuos|emisiones
libre_de emisiones
cero|sin|bajo|minimo impacto [ambiental|medioambiental]
huella_de_carbono ~1 cero|neutra|reducida
libre_de plastico`,
    filler: `
no aplica|aplicable
por_definir|por_determinar|pendiente_de_definir|a_definir
texto|descripcion|titulo pendiente|aqui|provisional|de_ejemplo|de_prueba
inserte|insertar|introducir|escriba ~2 texto|titulo|descripcion|nombre aqui
texto_de_relleno|texto_simulado|producto_de_prueba
te|le|os encantara|encantaran|enamorara|enamoraras|sorprendera|fascinara
te_va|te_vas|vas a enamorar|encantar|fascinar|sorprender
regalo perfecto|ideal para todo|todos|cualquier|todas [el_mundo|ocasion]
imprescindible|indispensable sin|en|para ~3 vivir|hogar|casa|todos
no_podras|sin_el_que|no_puedes ~3 vivir
sencillamente|simplemente|absolutamente espectacular|genial|precioso|maravilloso|perfecto|increible|fantastico
envidia de ~2 amigos|amigas|vecinos|todos
increible|fantastica|extraordinaria calidad`,
  },
  it: {
    medical: `
@cures ~5 @illness
rimedio|trattamento|cura|sollievo|soluzione|protezione|medicina per|contro|del|dal|dai|dalla|della|di|da ~3 @illness
contro|anti ~2 @illness
aiuta ~3 contro|curare|alleviare ~3 @illness
anti virale|virali|infiammatorio|infiammatoria|infiammatori|cancro|depressivo|dolorifico
antivirale|antivirali|antinfiammatorio|antinfiammatoria|antinfiammatori|anticancro|antidolorifico|antidolorifica|antidepressivo|analgesico
clinicamente|scientificamente testat*|provat*|dimostrat*|comprovat*
approvato|approvata|certificato|certificata|registrato dalla|fda|da [fda] [fda]
fda approvat*|certificat*
raccomandato|raccomandata|consigliato|consigliata|approvato da|dai|dagli|dal ~1 medici|dottori|dermatologi|pediatri|medico
rafforza|rinforza|stimola|potenzia|migliora|aumenta ~3 immunitario|immunitarie|immunita
disintossica|depura|purifica|detox ~3 corpo|fegato|organismo|tossine
perdita|perdere|perdi di|N ~1 peso
perdere|perdi|bruciare|brucia|bruciagrassi ~2 peso|chili|grassi|grasso
bruciagrassi|dimagrante|dimagranti|dimagrire|snellente
accelera|favorisce ~2 guarigione|cicatrizzazione
rimedio miracoloso
- in_caso ~~6 @illness
- consultare ~~8 @illness
- contro|anti goccia
addio|basta|stop ~2 @illness
libera|liberano|liberati|dimentica ~2 dall|dalla|da|dai|dal|dalle ~1 @illness
soffri|soffre|soffrite di|del ~2 @illness
@illness ~3 scompare|scompaiono|spariscono|sparisce
senza|zero dolore|dolori
- senza dolore ~3 depilazione
- soffre di ~2 @illness ~~9 medico|consultare`,
    antimicrobial: `
uccide|uccidere|uccidono|elimina|eliminare|eliminano|distrugge|distruggere|repelle|respinge|allontana|allontanare|previene|inibisce|combatte|protegge|protezione|anti|contro|blocca|debella ~4 @germs
antibatteric*|antimicrobic*|antimicotic*|antifungin*|battericid*|fungicid*|insetticid*|pesticid*|disinfett*|antizanzare|antiacaro|antiacari|antimuffa|antipulci|antisettic*|antitarme|antiparassitari*|germicid*|igienizzante_antibatterico|topicid*|virucid*|sanificante*
anti batteric*|microbic*|batteri|muffa|zanzare|acaro|acari|pulci|tarme|insetti|zecche|formiche
repellente|repellenti
- repellente ~2 acqua
- idro repellente
N % dei|di [i] @germs
- senza|privo ~2 pesticid*|insetticid*
- dispenser|supporto ~3 disinfettante
frena|frenano|limita|rallenta|impedisce|ostacola ~4 @germs
basta|addio|stop|niente ~1 @germs
tiene|tengono|mantiene lontane|lontani|lontano|alla_larga ~3 @germs
allontana|scaccia ~3 @germs
igienizzante|igienizzanti|igienizza|sanificante|sanifica`,
    guarantee: `
soddisfatti|soddisfatto o rimborsati|rimborsato
soddisfazione garantita|assicurata|100_%
garantito|garantita|garantiti|garantite|garantiamo|garantisce|garantiscono
garanzia a_vita|illimitata|soddisfatti|di_rimborso|di_soddisfazione|totale|per_sempre|rimborso
rimborso|rimborsato|rimborsiamo|rimborsati
restituiamo ~2 soldi|denaro
se non ~3 soddisfatto|soddisfatti|contenti
non ~1 soddisfatto|soddisfatti
senza|nessun|zero rischio|rischi
- senza rischio|rischi di
reso|resi|restituzione|cambio|sostituzione gratuito|gratuita|gratuiti|gratis|facile|facili
riavrai|riavere|riavra|restituiamo|rimborsiamo|rimborsati ~3 soldi|denaro|importo|tutto
sostituiamo|sostituzione ~3 gratis|gratuita|gratuitamente
si_rompe ~~6 sostituiamo|gratis|nuova|nuovo`,
    offer: `
N % di_sconto|sconto|in_meno|scontato|di_risparmio
- N % in_meno ~2 energia|spazio|acqua|grassi|zuccheri|peso
N_€|N_euro|€_N [di_sconto|solo]
solo|a|da|per [soli] N|€ €|euro|N
risparmia|risparmi|risparmiate ~3 N|€|%|soldi
- risparmia|risparmi ~2 energia|spazio
sconto|sconti|scontato|scontata|scontati|saldi|offerta|offerte|promozione|promozioni|promo|coupon|affare|svendita|sottocosto|liquidazione|superofferta|buono_sconto
- offerta formativa
piu venduto|venduta|venduti
bestseller|best_seller
prezzo|prezzi basso|bassi|imbattibile|imbattibili|speciale|scontato|ridotto|conveniente|shock|competitivo|stracciato|di_fabbrica|piccolo
miglior|migliore|meta|basso|super|ottimo|al_miglior prezzo
economico|economica|economici|a_buon_mercato|conveniente
- modalita|consumo economico|economica
acquista|compra|ordina|approfitta|approfittane ora|subito|oggi|adesso|N
prendi N ~2 paghi N
omaggio|regalo|campione gratis|gratuito|omaggio
gratis|omaggio|regalo con|per ~3 acquisto|ordine
tempo limitato
a_tempo limitato
fino_ad|fino_a esaurimento
fino esaurimento
qualita prezzo
black_friday
in omaggio
omaggio incluso|gratuito
prendi|compra|acquista N|due|tre|quattro ~5 paghi|pagane|gratis|omaggio
ordine|acquisto ~4 regalo|omaggio|gratis
N|due|tre al_prezzo_di
- saldi|offerta|offerte|sconto|bestseller ~~9 romanzo|tascabile|dvd|libro|saggio|blu_ray|brossura
- portabuoni|porta_buoni|raccoglitore|cartelline|cartellina|organizer ~2 sconto|buoni|offerte|coupon`,
    shipping: `
spedizione|spedizioni|consegna|consegne|invio [e] gratuita|gratuite|gratis|rapida|veloce|rapide|espressa|express|immediata|in_N|in_24h|in_24|in_48h|24h|48h|inclusa|dall|entro|il_giorno|celere|N|assicurata|lampo|veloci|oggi
spediamo|spedito|spedita|spediti|consegnato|consegniamo|arriva|ricevilo|ricevi|riceverai|arrivera ~3 in_N|in_24h|in_48h|entro|oggi|domani|gratis|gratuitamente|dall_italia|rapidamente|prima|il_giorno|velocemente|in_giornata|subito|24h|48h|24_ore
- spedito|spedita|consegnato|arriva|spedizione in ~3 scatola|confezione|pezzi|busta|astuccio|sacchetto
spese di_spedizione ~1 gratis|gratuite|incluse
senza spese_di_spedizione
disponibile|pronta in_magazzino|consegna|per_la_consegna|subito
pronta consegna
consegna|spedizione|corriere rapidissima|rapidissimo|velocissima|lampo|espressa|espresso|gratuito|super_rapida
ordina|ordini|ordinato ~1 oggi ~~5 domani
spese_di_spedizione|spedizione ~3 noi|nostro_carico|incluse`,
    contact: `
seguici|segui|trovaci|visitaci|visita|contattaci|scrivici|aggiungici|iscriviti ~4 @social
contattaci|contattateci|chiamaci|chiamateci|scrivici|scriveteci|visitaci|seguici
contatta|contattare|chiama|scrivi|contattate ~1 il_venditore|noi|nostro|servizio_clienti|al|assistenza
visita|visitate|sul|sulla|consulta nostro|nostra|il_nostro|la_nostra|mio sito|negozio|pagina|sito_web|shop
sul|dal|nel nostro sito|negozio|shop
nostro|nostra sito|sito_web|email|numero
servizio clienti ~3 telefono|whatsapp|email|N
chiocciola ~3 punto
LATIN punto com|it|net`,
    comparison: `
meglio|migliore|migliori|piu_resistente|piu_economico|piu_potente|piu_leggero|piu_leggera|piu_veloce|piu_silenzioso|piu_efficace|piu_comodo|piu_comoda|piu_morbido|superiore|superiori|piu_forte|piu_duraturo|piu_sicuro|piu_affidabile|piu_robusto ~2 di|dei|del|della|degli|rispetto|a|alla|delle|dell ~2 @brand|concorrenza|concorrenti|marche|altre_marche|altri_marchi|originale|marchi
rispetto|diversamente|differenza|confronto|paragonabile|simile|identico|equivalente|uguale|contrariamente a|alla|ai|da|dai|della|al|agli|alle|di|con ~2 @brand|concorrenza|concorrenti|altre_marche|altri_marchi|marche
supera|batte ~2 @brand|concorrenza|concorrenti|marche|altre_marche
alternativa|sostituto|copia|imitazione|clone a|al|alla|agli|ai|alle|di|del|per ~1 @brand
buono|bene|potente|valido|efficace come|quanto ~2 @brand
come [un|una|il|la|i|le|gli] @brand
@brand alternativa|killer|clone
altre marche|aziende_produttrici
altri marchi|produttori
- compatibile|adatto|funziona|compatibili ~7 altre|altri marche|marchi
piu|meno|meglio ~1 di|del|dello|della|dei|delle|dell|degli ~4 @brand|concorrenza|concorrenti|rivali
doppio|triplo|meta di|del|della|delle|dei ~1 @brand|concorrenza
a_differenza di|del|della|dei|degli ~3 @brand|concorrenza|concorrenti|altri_venditori|altre_marche`,
    reviews: `
lascia|lasciaci|lasciate|scrivi|scrivici|condividi|dacci|pubblica|lasciateci ~4 recensione|recensioni|feedback|opinione|commento|stelle|valutazione
valutaci|valuta|votaci ~3
- valuta estera|straniera|le_dimensioni
N|migliaia_di|ottime|eccellenti recensioni
N|cinque stelle su|di_valutazione
- hotel|albergo|ristorante|generale ~2 N|cinque|quattro stelle
valutato|votato N|con ~2 stelle|N
recensioni positive|dei_clienti|verificate|a_5|5_stelle
recensione|feedback positivo|positiva|in_cambio ~3
clienti soddisfatti|felici|entusiasti|contenti
nostri clienti|acquirenti dicono|adorano|consigliano|amano
testimonianze ~1 clienti
votarci|valutarci|recensirci|votateci|valutateci
giudizio|commento|recensione|voto|valutazione positivo|positiva
ogni stella`,
    'time-bound': `
nuovo|nuova|nuovi|nuove modello|versione|design|collezione|prodotto|generazione|edizione|formula|tendenza|gamma|YEAR|arrivo|arrivi|stagione|modelli
^ nuovo|nuova .
novita
appena arrivato|uscito|lanciato|arrivati
ultima|ultimo|ultimissimo|ultimi|piu_recente versione|modello|generazione|tecnologia|collezione|tendenza|modelli|novita|moda
YEAR nuovo|nuova|modello|versione|collezione|edizione|aggiornato|aggiornata|migliorato|migliorata|moda
modello|versione|collezione|edizione|nuovo|nuova|moda|estate|inverno|autunno|primavera|tendenza YEAR
YEAR .
questa stagione|settimana
solo oggi
edizione limitata
- nel|del|per YEAR
- dal|agenda|calendario|planner|anno|fino|diario|agende ~~5 YEAR
- YEAR YEAR|agenda|calendario|planner
questo|questa natale|halloween|estate|inverno|autunno|primavera|san_valentino|pasqua|stagione
tempo limitato
solo|soltanto per pochi_giorni|oggi|poco
pochi giorni`,
    superlative: `
il|la|i|le|lo|gli|nostro|tuo|al|della|del|dei miglior|migliore|migliori [qualita|scelta|regalo|del_mondo|sul_mercato]
migliore|miglior|migliori qualita|scelta|regalo|prodotto|del_mondo|sul_mercato|prestazioni|risultati|al_mondo|in_assoluto
^ miglior|migliore|migliori
- miglior|migliore|migliori amico|amica|amici|amiche|presa|visibilita|ventilazione|circolazione|mamma|papa|postura
- per|un|una|offre|consente ~1 miglior|migliore
numero|nr|n uno|1 [al|in|del|nel]
- numero 1|uno compleanno|palloncino|candelina
# 1
insuperabil*|ineguagliabil*|incomparabil*|imbattibil*|impareggiabil*|inarrivabil*|unico_al_mondo|rivoluzionari*|definitivo|leader_del_mercato|leader_mondiale|senza_eguali|senza_rivali|senza_paragoni
qualita superiore|eccezionale|suprema|ineguagliabile|insuperabile|massima|eccellente|impareggiabile
massima|alta|altissima|la_piu_alta qualita
il|la|i|le piu potente|leggero|leggera|comodo|comoda|silenzioso|silenziosa|resistente|veloce|avanzato|avanzata|efficace|morbido|morbida|bello|duraturo|popolare|affidabile|venduto|completo [sul_mercato|al_mondo|del_mondo]
piu ~1 al_mondo|del_mondo|del_pianeta|sul_mercato|d_italia|in_assoluto
mai eguagliato|eguagliata|superato|superata
- miglior|migliore|migliori ~~9 romanzo|tascabile|dvd|libro|saggio|blu_ray|brossura
- candelina|candela|palloncino|compleanno ~4 numero|nr 1|uno
- migliori auguri`,
    environmental: `
ecologico|ecologica|ecologici|ecologiche|sostenibile|sostenibili|biodegradabil*|compostabil*|ecosostenibil*|ecocompatibil*|ecofriendly|sostenibilita
eco friendly|sostenibile|compatibile|responsabile
rispettoso|rispettosa|rispettosi|rispetta|protegge|salva|salvaguarda|amico|amica|tutela|buono ~2 ambiente|pianeta|natura|oceani|dell_ambiente
carbon neutral
rifiuti zero
zero rifiuti|emissioni|sprechi
a_impatto zero
impatto zero
zero|nessun|senza|basso|minimo impatto [ambientale|sull_ambiente]
plastic_free|amica_del_pianeta`,
    filler: `
non applicabile
da_definire|da_determinare|da_completare|da_inserire
testo|descrizione|titolo segue|qui|provvisorio|di_prova|di_esempio|segnaposto|in_arrivo
inserire|inserisci ~2 testo|titolo|descrizione|nome qui
testo_segnaposto|prodotto_di_prova
ti|vi innamorerai|innamorerete|stupira|conquistera|sorprendera|piacera
te_ne innamorerai|innamorerete
innamorerai|adorerai|amerai ~3
regalo perfetto|ideale per tutti|ogni|chiunque|tutte [occasione|le_occasioni]
must|indispensabile|irrinunciabile ~4 irrinunciabile|fare_a_meno|casa|tutti
fare_a_meno|farne_a_meno
semplicemente|assolutamente stupendo|stupenda|fantastico|meraviglioso|perfetto|incredibile|splendido
amici|amiche|vicini ~3 invidiosi|invidia|invidiose
straordinaria|incredibile|fantastica qualita`,
  },
  ja: {
    medical: `
@illness [が|を|に|も|の|や|と|は|で|から|による] [@illness] [の|を|に|が] ~4 @cures
@cures ~2 @illness
@illness 対策|治療|予防|改善|緩和|解消|ケア薬|軽減
抗ウイルス|抗ウィルス|抗炎症|抗がん|抗うつ
fda 承認|認可|認証|取得|登録
医師|医者|ドクター|専門医 が|も|の|監修 ~2 推奨|推薦|お墨付き|すすめ
臨床|医学的|科学的 試験|的|に|で ~4 証明|実証|済
医学的に証明|臨床試験済|臨床で実証
免疫力|免疫 ~4 高め|アップ|向上|強化|上げ
ダイエット効果|痩せる|痩せます|痩身|脂肪燃焼|体重減少|脂肪を燃や|やせる|デトックス
脂肪 ~4 燃焼|燃や
体重 ~3 減|落と
傷 ~3 治癒|治り
治癒 [効果|力]
- 医師|医療機関|専門医 に ~2 相談
- @illness ~~9 医師|ご相談|使用を|ご使用を|中止
- @illness ~~9 の_方 ~~5 医師
- アレルギー物質|アレルギー表示|アレルギー品目|アレルギー対応
@illness ~6 消え|なくな|お別れ|さよなら|おさらば|楽に|やわらげ|鎮め|改善|効|防ぎ|防ぐ
@illness ~2 お悩み|悩み ~~9 治|改善|楽|なくな|消え|効|軽減`,
    antimicrobial: `
@germs [を|の|も|が|や|に] [@germs] [を|の|も|が|に|な] ~5 殺|殺す|殺し|除去|除菌|撃退|駆除|死滅|抑制|抑え|減少|不活化|退治|寄せ付け|寄せ付けない|寄せつけない|遠ざけ|防ぐ|防止|予防|忌避|除け|よけ|シャットアウト
抗菌|殺菌|除菌|滅菌|防カビ|防ダニ|殺虫*|虫除け|虫よけ|防虫|蚊よけ|蚊取り|ダニ防止|消毒|防かび|抗カビ|カビ防止|忌避|ダニ対策|駆除|抗ウイルス加工
N % [の] 除菌|殺菌|菌|除去
- 消毒液|アルコール ディスペンサー|スタンド|ボトル
- 無農薬
- 虫かご|虫取り
@germs [や|・|と|も|が|を|に|から] [@germs] ~4 寄せつけません|寄せ付けません|いなくな|守る|守り|来ない|逃げ|シャットアウト|ブロック|近づけ|寄りつか`,
    guarantee: `
返金 [保証|対応|いたし|可能|します|致し]
全額返金|満足保証|永久保証|生涯保証|品質保証|永年保証|保証します|保証いたし|保証付き返金|完全保証|安心保証|無期限保証|無料交換|無料返品
全額 ~2 返金
返品 [も|は|・|送料] [自由|無料|可能|ok|保証]
満足 ~3 保証|返金
N % 保証|満足
ご満足いただけ|満足いただけ
無料 [で] 交換|返品
ノーリスク|リスクなし
効果 ~2 保証
交換|返金 いたし|致し|します|対応
- 保証 ~1 書
代金|料金|お金 ~3 お返し|返金|返却|戻
返金 いたし|致し|します|対応|可
気に入ら|お気に召さ ~~8 返|交換`,
    offer: `
N % オフ|off|引き|割引|還元|ポイント
N 円|元 [引き|オフ|割引|ポッキリ|で|以下|均一|のみ]
¥|￥ N
- N 円 玉|硬貨|形|周
割引|値引き|セール|セール中|バーゲン|クーポン|クーポン券|クーポンコード|特価|激安|格安|最安値|最安|お買い得|お得|特売|半額|値下げ|ポイント還元|大特価|破格|割安|安い|安価|低価格|タイムセール|ブラックフライデー|プライムデー|コスパ*|投げ売り|在庫処分|驚きの価格|お試し価格|特別価格|限定価格|プレゼント中|キャンペーン|お値打ち
- クーポン*|お得 ケース|ホルダー|入れ
期間限定|数量限定|今だけ|本日限り|本日限定|先着
ベストセラー|売れ筋|売上no|売れています|大ヒット商品|ベストセラー*|売れてい
N 個|つ|点 ~3 無料|タダ|もう_N
買うと ~4 無料|プレゼント
今すぐ 購入|注文|買|ご購入|ご注文
お早めに|売り切れ御免
無料|おまけ プレゼント|サンプル|進呈
在庫限り|在庫 一掃|限り
購入|注文|ご購入|お買い上げ ~8 プレゼント|進呈|贈呈|無料
N 点|個|つ ~3 買う|購入 ~4 無料|オフ|引
- 割引|値引き|特価|割合 ~3 計算|ドリル|問題|教科書|算数
- 小説 ~9 割引|特価|セール`,
    shipping: `
送料無料|送料込み|送料込|即日発送|即日配送|翌日配達|翌日お届け|翌日配送|当日発送|当日配送|迅速配送|迅速発送|速達|スピード発送|スピード配送|即納|即発送|あす楽|最短翌日|無料配送|配送無料|国内発送|日本国内発送|スピード発送*
送料 [は] 無料|込み|込|当店|不要|かかりませ
配送料 無料
N 日|時間|営業日 ~2 以内|で|に ~3 発送|お届け|到着|配送|届
最短|即日|本日|翌日|明日|当日|すぐ ~3 発送|お届け|配送|到着|届
国内 ~3 から発送|発送|倉庫
迅速|速やか|早 ~2 発送|配送|お届け
入金 ~6 発送
在庫あり
送料|配送料 ~3 当店|弊社|負担|サービス|なし|0円|ゼロ
注文|ご注文 ~6 翌日|当日|明日 ~2 届|着
- 送料込み|送料 ~6 教科書|本|学ぶ|実務`,
    contact: `
@social ~4 フォロー|検索|登録|追加|連絡|で検索|お問い合わせ
フォロー ~2 @social
公式サイト|公式ホームページ|当店ホームページ|ホームページ|ウェブサイト|公式line|line@|公式アカウント
お問い合わせ は|ください|先|下さい|まで
- お問い合わせ なし
当店|弊社 ~2 まで|サイト|に|へ ~3 連絡|問い合わせ|メール|電話|ご連絡|お問い合わせ
お電話|メールで|メールに|メールでの|お気軽に ~4 ご連絡|お問い合わせ|ください|連絡
ご連絡ください|ご連絡下さい|連絡ください
電話番号|メールアドレス [は|:|：]
qrコード ~5 登録|友達|追加|連絡
- 電話番号|住所 ~5 書き込み欄|記入欄|刻印|欄`,
    comparison: `
@brand|LATIN|他社|他社製|他社品|他社製品|競合|他メーカー|他ブランド|有名ブランド|一流ブランド より|よりも|に比べ|と比べ|と比較|を超え|を上回|に勝る|に負けな|以上|並み|同等|級|と違い|と違って|とは違
- LATIN 以上|級|並み
@brand [の] 代替|代わり|互換品_より|並み|風|そっくり|級|同等
他社|他社製|他社製品|他社品|他ブランド|競合 [の] [品|商品|製品] [と|より|に|とは|を]
他の|ほかの ブランド|メーカー ~2 より|と比|と違
- 他社|他社製|他社製品 ~4 対応|互換|使用可|使え|にも対応
- 他社|他社製 充電器|ケーブル|スマホ|カメラ|端末
@brand より|よりも|の ~3 倍|半分|静か|長持ち|強|安|軽
他店|他のショップ|よその店|ライバル ~7 違い|違って|より|比べ
- a4|a5|a3|b5|ハガキ より`,
    reviews: `
レビュー|クチコミ|口コミ|高評価|評価|感想|星 [を|で|に|も] [N] [お|ご] ~4 書|お願い|投稿|ください|残|つけ|プレゼント|特典|いただ|記入|して
- 評価|感想 シート|ノート|表|用紙|試験
星 N|5 [つ|個] [評価|レビュー|獲得|の] [評価|レビュー]
- 星 N|5 つ [の] ホテル|柄|級
星 ~1 つの|５つ 評価|レビュー
高評価|好評価|高レビュー|レビュー高評価
レビュー [で|投稿|記入|数] プレゼント|特典|N|多数|評価
口コミ [で] 話題|人気|評判|多数
お客様 の 声|感想|満足度
お客様|購入者|ユーザー ~3 絶賛|大好評|から高い評価|喜びの声
満足度 N %
大好評|好評発売中
- 感想|評価|レビュー ~6 ノート|帳|日記|手帳`,
    'time-bound': `
新発売|新商品|新作|新登場|新型|新モデル|新バージョン|新入荷|最新|最新版|最新型|最新作|最新モデル|最新式|新着|今季|今年|今シーズン|近日発売|新デザイン|限定版|今年の夏|数量限定_版
- 最新 情報|ニュース
YEAR 年 [最新|新|改良|春|夏|秋|冬|版|モデル|新型|アップグレード|進化|新作|新登場|発売|度|最新版|の] [版|モデル|型|登場|作|新作]
YEAR 最新|新型|新作|モデル|版|年版|秋冬|春夏
- YEAR 年 [度|版|の|用] カレンダー|手帳|ダイアリー|スケジュール帳|卓上|壁掛け|から|製|以降|まで|月|間
- YEAR [年] N|月|から|以降|製|まで|生まれ
- カレンダー|手帳|ダイアリー ~3 YEAR [年] [度|版]
- 年 ~3 YEAR 年
- YEAR 年 創業|設立|公開|放送
- に|は ~1 YEAR 年
- 適合|車種|用|対応 ~~5 YEAR
- 新 生活|生児
期間限定|本日限り|本日限定|今だけ|今週末|期間中
今年|この 冬|夏|春|秋|クリスマス`,
    superlative: `
最高|最強|最良|最上|最優秀|世界一|日本一|業界一|業界初|世界初|業界最高*|業界最大|業界最小|業界最軽量|世界最高|世界最小|世界最軽量|日本初|極上|究極|完璧|唯一無二|史上最強|最高級|最高品質|トップクラス|ナンバーワン|ナンバー1|no1|ベスト|無敵|圧倒的|最高峰|比類|世界中で一番|どこよりも|ダントツ
- 最高 温度|気温|速度|出力|回転|到達|気圧|n|約|N
- 最強 弱|モード|設定|風
- 最良 の_日
- ベスト 型|サイズ|アルバム|セラー|ジャケット|を着|丈|と|付き|＆|&|コーデ
- メンズ|レディース|ニット|ダウン|釣り|作業|フォーマル ベスト
- 究極 の_選択
no 1|1_の|1_ブランド
第 1|一 位
第1位
1 位 [獲得|を|受賞|の|商品]
- 第 1 巻|話|章|回
ランキング [第] 1|一 位
ランキング1位
最も ~3 優れ|人気|快適|軽い|強い|売れ|信頼|効果|美し|安全
一番 ~2 優れ|人気|快適|軽い|強い|良い|売れ
- 最高|最低 ~2 温度|気温|速度|血圧|点`,
    environmental: `
環境に優しい|環境にやさしい|地球に優しい|地球にやさしい|エコ素材|エコフレンドリー|エコ|サステナブル|サスティナブル|持続可能|生分解性|生分解|カーボンニュートラル|環境保護|環境配慮|地球環境|自然に優しい|自然にやさしい|脱炭素|ゼロウェイスト|エコロジー|堆肥化
- エコ モード|バッグ|運転
環境 ~2 優しい|やさしい|配慮|保護|守
自然|地球|海|環境 を ~1 汚さ|守|傷つけ`,
    filler: `
準備中|未定|該当なし|ダミーテキスト|テスト商品|サンプルテキスト|ここに文章|ここに商品名|入力してください|追記予定|後日追加|仮テキスト|ここにテキスト|後日追記
- 食事|朝食|旅行|夕食 ~3 準備中
感動 ~3 いただけ|する品質|の品質|間違いなし
手放せ ない|な|ません
とにかく ~1 すごい|最高|便利|可愛い
どんな 方|人|場面|シーン ~6 喜ばれ|最適|ぴったり|ギフト
誰 に|でも ~4 喜ばれ|おすすめ|ギフト
間違いなし
素敵 な 逸品|一品
驚き の 品質|性能|機能
自慢 したく|できる`,
  },
  zh: {
    medical: `
@cures ~5 @illness
@illness ~3 治疗|治愈|克星|一扫光|根治|疗效|缓解|消失|有效|终结者|预防|特效|偏方|痊愈
对 ~3 @illness ~3 有效|有疗效|有效果|特效|有帮助|有奇效
抗病毒|抗炎|消炎|止痛|镇痛|抗癌|抗抑郁|降血压|降血糖|降血脂|降三高|抗过敏|祛湿|壮阳|补肾
- 止痛 药_盒
fda [已] 认证|批准|认可|许可|注册
通过 ~2 fda ~2 认证|批准|认可
获|经 ~1 fda ~2 认证|批准|认可
临床|医学|科学 [实验|试验|上|研究] [已|得到] 证明|验证|证实|认证|测试有效
医生|专家|医师|大夫|皮肤科医生|儿科医生 [强烈|一致|都|力荐] 推荐|认可|建议使用
增强|提高|提升|增进 ~2 免疫力|抵抗力|免疫
减肥|瘦身|瘦腿|瘦肚子|燃脂|减脂|甩肉|排毒|清肠|暴瘦|速瘦
- 减肥 餐盘|食谱|书
加速|促进 ~2 伤口愈合|愈合|康复
包治百病|药到病除|神药|特效药
改善 ~2 视力|睡眠障碍|听力
- 如|若|如果 ~~6 @illness ~~6 医生|停止|咨询|就医
- 咨询 ~~6 医生
@illness ~3 全消|消退|消失|恢复|不见|没了|一扫而空|跑光|好转
告别|摆脱|远离|赶走 ~3 @illness
@illness 困扰 ~~9 恢复|消退|缓解|治|改善`,
    antimicrobial: `
杀|杀死|杀灭|消灭|消除|去除|清除|抑制|驱除|驱赶|防|防止|抵抗|抵御|阻隔|抗|隔绝|阻挡|除|灭|驱 ~4 @germs
抗菌|抑菌|杀菌|除菌|灭菌|消毒|防霉|除螨|防螨|驱蚊|灭蚊|驱虫|杀虫|防虫|防蚊|防蛀|灭鼠|驱鼠|灭蟑|抗病菌|杀毒|防菌|抑螨|杀螨
- 消毒 柜|液瓶|液喷壶
- 杀毒 软件
- 防虫|防蚊 网|纱窗|纱
N % [的] 细菌|病菌|杀菌|除菌|抗菌|抑菌|灭菌
- 无 农药
防止|避免|杜绝 ~5 发霉|霉变|生虫|长虫|长霉
@germs ~2 一窝端|绝迹|不见|死光|逃跑|全灭|无处可逃
保护 ~6 @germs
不受|免受|远离|赶走|告别 ~3 @germs|跳蚤|蜱虫
灭蚁|灭蝇|灭虱|驱蚁|驱蝇|除蚁|除虱|灭跳蚤|驱蛇|驱鸟`,
    guarantee: `
无理由退|无理由退货|无理由退换|假一赔十|假一罚十|假一赔三|全额退款|退款保证|保证退款|不满意退款|不满意包退|终身保修|终身质保|终身保障|永久保修|永久质保|包退包换|包退|包换|质量保证|品质保证|保证质量|满意保证|零风险|无风险|免费退换|免费退货|免费换新|无忧退换|无忧退货|正品保证|保证正品|终身保用
不满意 ~4 退|换
@num 天 ~3 退|退换|包退|退款|退货
退款|退钱
N % 保证|满意
保证 ~4 满意|有效|效果|见效|正品|质量|退款
我们保证|我们承诺|承诺
如 ~5 不满意
货款|钱|款项 ~5 还给|退还|退回|返还
不喜欢|不合适|坏了|不好用 ~2 就|可|包|全额 退|换|赔`,
    offer: `
N 折 [优惠|起]
- N 折 叠|伞
打折|折扣|优惠|优惠券|促销|特价|特惠|秒杀|降价|清仓|甩卖|半价|大促|限时|限时抢购|抢购|包邮价|满减|立减|低价|最低价|全网最低|超低价|便宜|廉价|超值|性价比|划算|省钱|白菜价|亏本|双十一|双11|黑五|团购价|批发价|出厂价|买一送一|买一赠一|红包|返现|代金券|惊喜价|冲量|骨折价|直降
买 @num 送|赠|免|减
满 N ~2 减|送|免
N 元|美元|欧元|块|块钱|日元 [起|包邮|优惠|立减|秒杀|一个]
$|¥|￥|€|£ N
仅售|只要|只需|仅需 ~1 N
立省|立减|省 N
N % 优惠|折扣|off|减免
爆款|热卖|热销|畅销|销量第一|卖爆|爆卖|火爆|热销款|畅销款|必买|销量冠军
立即|马上|现在|赶紧|赶快|快来|速来 购买|下单|抢购|抢|订购|买
免费 赠送|送|礼品|试用|领取|赠品
赠品|送礼品|附赠礼物
- N 元 硬币|素
下单|购买|拍下|付款 [即|就|立] 送|赠|减|返
第二件|第2件|第三件 半价|免费|N
- 打折|折扣|优惠|利润 ~3 应用题|练习|计算|数学|教材
- 小说|书 ~~6 打折|折扣|优惠|促销`,
    shipping: `
包邮|免运费|免邮|免邮费|顺丰包邮|当天发货|当日发货|次日达|次日送达|隔日达|极速发货|闪电发货|快速发货|现货|现货速发|立即发货|马上发货|秒发|海外仓|快速配送|免费送货|免费配送|送货上门|本地发货|美国发货|国内发货|极速达|闪电送|快递包邮|全国包邮|免费运送
- 无 需_现货
@num 小时|天|日|个工作日 ~2 内|之内 ~2 发货|送达|到货|寄出|收到|发出
@num 小时|天|日|个工作日 发货|送达|到货|达|必达
免费 快递|邮寄|发货|运输|寄送
今天|今日|当天|明天|次日|圣诞前|节前 ~3 发货|送达|到货|收到
从 ~4 发货|仓库
极速|快速|闪电|火速 ~1 发货|送达|配送
运费|邮费 ~2 我们出|我出|卖家|承担|全免|免
今天|今日|现在 下单 ~2 明天|明日|次日 ~1 到|达`,
    contact: `
@social ~4 关注|搜索|添加|加我|联系|扫码|咨询|号
关注|搜索|添加|加|扫码|联系 ~5 @social
联系我们|联系客服|联系卖家|联系店主|拨打|致电|访问我们|官方网站|官网|我们的网站|我们的网店|客服热线|客服电话|售后电话|官方旗舰店|扫码加|扫码关注|加群|加好友|私信|咨询客服|发邮件
- 官网 同步
电话|热线|邮箱|手机号|网址|qq ~1 [:|：|是|号|群] N
访问 ~2 网站|官网|店铺|主页`,
    comparison: `
比|胜过|超越|秒杀|吊打|碾压|优于|媲美|堪比|不输|赛过|远超|不亚于|完爆|强过|好过 ~2 @brand|LATIN|大牌|其他品牌|同行|竞品|竞争对手|名牌|别家|其它品牌|同类产品|同类品牌|国际品牌|原装
- 比 ~2 @brand ~2 大小
与|和|跟 ~1 @brand|其他品牌|同行|竞品|竞争对手|别家|大牌 ~3 相比|比较|对比|一样|同款|同等|不同|媲美
@brand|大牌 平替|替代|替代品|同款|同等品质|平价替代|代替
其他品牌|其它品牌|同行|竞品|竞争对手|别家|杂牌|大牌 ~5 更|不|没有|差|贵|相比
不同于 ~2 @brand|其他品牌|同行|竞品
- 兼容|适用|适配|支持 ~~6 其他品牌|其它品牌|@brand
别家|其他卖家|别的卖家|其他店|别的店 [的] ~~9 我们|我家|本店
不像|不同于 ~2 其他卖家|别家|别的卖家|其他商家
只有 ~2 @brand ~3 一半|三分之一
- 比 a4|a5|a3|信用卡|手掌`,
    reviews: `
好评 [返现|有礼|如潮|率|返|送|截图]
五星好评|五星评价|5星好评|给个好评|好评|差评|晒图|晒单|带图评价|追评|求好评|万人好评|口碑爆棚|零差评
请|欢迎|麻烦|记得|期待 ~4 评价|评论|点评|打分|好评|反馈
评价|评论|晒单 ~3 返现|有礼|送|红包|赠
留下|写|给 ~4 评价|评论|好评|星
N 星|星级 好评|评价|评分|推荐
五 星 评|好评|评价|评分|推荐
- 五|N 星 酒店|红旗|级酒店|级厨房
N 万 ~2 用户|顾客|买家|客户|人 ~3 推荐|选择|好评|信赖|见证|使用
用户|顾客|买家|客户 ~2 好评|推荐|都说|一致好评|见证|反馈
满意度|好评率 ~2 N`,
    'time-bound': `
新款|新品|最新|最新款|全新|新版|新上市|新到|最新版|最新一代|新一代|新上架|刚上市|首发|今年新款|当季|今夏|今冬|今秋|本季|本月|本周|仅此一天|仅限今天|限量版|限定款|即将上市|升级款|新升级|新品上市|流行新款|网红新款|今日
- 全新 体验|感受|生活|视角|包装
- 最新 消息|资讯
YEAR 年 [新款|最新|新品|款|新|升级|夏季|春季|秋季|冬季|春夏|秋冬|爆款|流行|版|模型|夏|新年] [新款|款|版|型]
YEAR 新款|最新|新品|款|升级|夏季|春季|秋季|冬季|春夏|秋冬|爆款|新版
- YEAR 年 [度] 日历|台历|挂历|日程本|手账|日记本|计划本|起|以来|成立|创立|世界杯|奥运会|月|产|出生
- YEAR [年] N|月|至|到|日历|台历|挂历|日程本|手账|计划本|起
- N|到|至 YEAR [年] [款]
- 适用|适配|兼容|用于|适合|始于|自 ~~7 YEAR [年] [款]
限时|今日|今晚|仅限今日|限时发售|仅限本周
今年|这个|本届 圣诞|春节|国庆|中秋|夏天|冬天`,
    superlative: `
最好|最佳|最优|最优质|最强|最先进|最高级|最高品质|最高端|最畅销|最受欢迎|最舒适|最安全|最耐用|最专业|最轻|最快|最完美|最实用|最值得|最顶级|最高质量|最有效|最划算|最结实|最柔软|最省心|第一品牌|全球第一|世界第一|全国第一|行业第一|销量第一|第一名|排名第一|顶级|顶尖|极致|至尊|王牌|无敌|独一无二|绝无仅有|史无前例|无与伦比|世界级|国家级|领导品牌|全网第一|领先品牌|唯一|完美无瑕|首选|首屈一指|冠军品牌|无可比拟|独家|行业领先|全球领先|空前
- 最好 朋友|的_朋友|不要|在|避免|先|用|于|与|的_闺蜜|的_妈妈|搭配|放
- 最佳 饮用|食用|赏味|保质|温度|使用|拍档|观看|角度|距离|朋友|状态|位置
- 最快|最轻|最强 N|档|档位|速度|模式
- 唯一 编号|识别|标识|序列
- 第一 代|次|步|章|册|天|个|时间
# 1
no 1
第一 品牌|名牌
最 ~1 的_品牌
全球|世界|全国|全网|史上|国内|业界 最
无人能及|无人能敌|无出其右
- 最高 [使用|工作|耐热] 温度|转速|速度|功率|气压`,
    environmental: `
环保|绿色环保|可降解|生物降解|可持续|低碳|碳中和|零碳|零排放|生态友好|环境友好|可堆肥|绿色产品|保护环境|爱护地球|保护地球|无污染|绿色健康|节能减排|零污染|绿色材料
- 环保 袋|局
不污染|零负担|保护|呵护 ~2 环境|地球|自然|海洋`,
    filler: `
待定|暂无|待补充|不适用|测试商品|测试产品|此处填写|请输入|占位|占位符|待填写|示例文本|内容待定|稍后补充|无标题|标题待定|测试标题|请填写
- 使用 ~2 不适用
- 儿童|孕妇|婴儿|洗碗机|微波炉 不适用
- 不适用 于|人群
一定|必定|绝对 [会] 爱上|喜欢|惊艳|爱不释手
爱不释手|高端大气|高大上|太惊艳|太赞|惊艳全场|谁用谁说好|用了都说好|人见人爱|逼格满满|颜值爆表
居家|家庭|出行|宿舍 必备 [神器|好物]
必备 神器|好物
神器
完美|理想 [的] 礼物|礼品
离不开
朋友|邻居|闺蜜 ~3 羡慕|嫉妒
送礼 [自用|佳品|首选|有面子]`,
  },
};
