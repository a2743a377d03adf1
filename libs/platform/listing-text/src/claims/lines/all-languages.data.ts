import type { ClaimWords } from '../claim-words.ts';

/** Words by class that the lines of every language can name. Compiled on 2026-11-23 by this project. */
export const SHARED_CLASSES: Readonly<Record<string, string>> = {
  brand: `24bottles 4moms 70mai 70迈 @names abtei abu_garcia abus acana acer aeg aeropress air_up airpod ajax_spray alessi amazon_basics amazonbasics american_tourister apple aptamil aquaphor arcos arcteryx arena_swim ariel_pods ariete arlo artemide
asus aveeno avene avent away_luggage axe_spray babolat babycare babyliss babymoov babyzen bahco ballarini barbour baseus bauerfeind baygon beaba beats beko belkin bepanthen beyerdynamic bic bioderma biotherm birkenstocks
black_and_decker black_decker blaupunkt blink bluey bodum boppy boss_hugo bowers_wilkins bowflex brabantia braun breville brio britax brooks_saddle bruder burley burts_bees calphalon calvin_klein calzedonia camelbak candy cannondale canson
caran_d_ache carhartt casio catan catrice caudalie cecofry cecotec chefman chemex cherry_mx chicco chilly+ clarins clementoni clinique clorox coleman colgate collistar columbia conair concept2 conga contigo converse copic corelle corsair
cosco craftsman crayola creality cricut crucial d_addario daddario daiwa dash_pods decathlon dell delsey desigual dettol diadora dior disney djeco dji dolce_gusto doona doppelherz dove dr_bronner dr_brown dr_martens dremel
drunk_elephant duplo dymo eastpak eau_thermale ecco eddie_bauer edding einhell electrolux elf_cosmetics elgato elmex emjoi emma_matratze eneloop epson ergo_baby ergopouch ernie_ball essie estee_lauder estrosa estwing eucerin ezviz
fairphone fairy_platinum famosa fein felix_cat fenty ferplast ferrino festool finish_quantum fisher_price fjallraven fjord_trekking flexi_leash fluke fluval foppapedretti foreo freestyle_libre fritzbox frixion frontline fruit_of_the_loom
fujifilm funko furhaven furla furminator futuro_brace gaggenau gaggia galaxy_buds gardena garnier gedore geox gerber_gear ghd gibaud giochi_preziosi glad global_knife global_knives google_pixel gorenje gorilla_glue graco grohe grundig
gymshark h_m haba haier hamilton_beach hanes hansgrohe hape hario harman_kardon hartz hatchimals havaianas head_shoulders hello_kitty henckels herschel hikoki hills_science_plan hisense hohner hoka hot_wheels hozelock huawei husqvarna
hyperx ibanez illy imaginarium imetec indesit inglesina insta360 instant_pot instax intex intimissimi invicta invisalign ion8 iphone irobot irwin isdin jabra jack_wolfskin jane_muum janod jansport jellycat jenga jlab joie joolz
joseph_joseph julius_k9 jura kai_shun kallax kappa kartell kaweco keenso kenwood kerastase kettler keychron kiko kindle kingston kipling kitchen_aid klean_kanteen knipex kodak kuhn_rikon la_roche_posay lacoste lafuma laken lamy
lancome lands_end lansinoh le_coq_sportif leapfrog lee_jeans leitz lenovo leuchtturm levis lg liebherr lilliputiens lindam liquitex listerine loctite lodge longchamp lotrimin louis_vuitton mackie magformers magimix maglite magna_tiles
maimeri mam mammut manfrotto mango_shop marimekko marshall marvel mattel max_factor maxi_cosi maybelline mega_bloks melissa_doug melitta mepal meridol merrell metabo michael_kors micro_scooter midea milka minecraft mizu monbento monix monopoly monsieur_cuisine montblanc mophie moroccanoil muji munchkin mustela nacon nalgene nanit nars nathan nerf nestle netgear new_balance nikon nilfisk ninja nintendo nothing_ear nutella nuxe nyx oakley olaplex
olay omron oneplus opi oppo optimum_nutrition orijen ortlieb osram otterbox owlet pantene parker parkside parodontax paulas_choice paw_patrol pebeo peg_perego pelikan peloton pentel peppa_pig persil petmate petsafe pilot_g2
plantronics plantur play_doh playdoh playstation pokemon polar_vantage polaroid polti posca post_it prada pringles prismacolor proscenic puky purina purple quechua quercetti quiksilver qwetch rachael_ray raid ralph_lauren rapala rayban
razer realme redken renpho reolink revlon rexona rhodia rieker rimmel ring_doorbell roncato ronix rotosound rotring royal_canin rubiks ruffwear russell_hobbs saeco sagrotan salomon samsung sandisk sanrio satch satisfyer savarez scanpan
schleich schmincke schwarzkopf scotch_brite scout_ranzen scout_schulranzen seagate sebamed sebo seiko sennelier senseo sensodyne sephora seresto shark sharpie shein shimano shiseido siemens sigikid silampos silit simple_modern simplehuman
sistema_lunch skechers skil skip_hop skullcandy smeg smoby snoo sodastream sonicare sonos sophie_la_girafe soundcore spalding spanx speedo spigen spontex squishmallow+ sram stabila staedtler stanley staub steelseries steiff stokke suavinex
sugru suunto swiffer swirl_beutel swiss_army takeya tamiya tamron tassimo taurus_mycook taylormade tchibo tcl telefunken temu tesa tetra_fisch tetra_min teva the_ordinary theraband thermos thuasne timberland titleist tombow tommy_hilfiger
toniebox tonies tp_link trekstor triumph trixie tumi tupper ubbi ubiquiti ugreen uhu umbro under_armour uni_ball uniqlo uvex vans_old_skool vaporetto vaseline velcro vichy vicks victorias_secret vitra vivo_phone volvo vtech vulli
wahoo waterpik wd_40 wella welly_flasche wera western_digital whirlpool whiskas wiha wilson_tennis windex winsor_newton withings woll woolrich worx wrangler wusthof wyze xbox xiaomi yamaha yankee_candle yonex yves_rocher zapf zara
zebra_sarasa ziploc zippo zoflora zojirushi zwilling zyliss しまむら ぺんてる アシックス アップリカ アップル アディダス アリエール アンカー アーニーボール イケア エアポッズ エリエール エルゴ エルゴベビー エルメス エレコム カシオ カネボウ キティ キヤノン キュレル クイックル グッチ グーン コクヨ コストコ コニー クリンスイ コピック コンバース コンビ コーセー コールマン サクラクレパス サムソナイト
サランラップ サンスター サンディスク サンリオ シチズン シマノ シャネル シャープ シルバニア ジップロック スウォッチ スコッティ スタンレー スヌーピー スノーピーク セイコー ゼブラ ゼロハリバートン ゼンハイザー ソニー タイガー タイガー魔法瓶 ダイキン ダイソー ダイワ ダダリオ ディオール ディズニー デュプロ デュラセル デロンギ トイザらス トミカ トレビーノ トンボ鉛筆 ナイキ ニコン ニトリ ニューバランス ネピア ノースフェイス ハイコーキ ハイドロフラスク
バッファロー バルミューダ バンダイ パイロット パタゴニア パール金属 ビオレ ピジョン ファブリーズ フリクション ブラウン ブリタ プラダ プラレール プレイモービル プーマ ベビービョルン ホルベイン ボーズ ポケモン ポスカ マイメロ マキタ マミーポコ マリメッコ ミズノ ミッキー ムーニー メナード メリーズ モレスキン モンベル ヤーマン ユニクロ リファ リョービ リンナイ ルイヴィトン レゴ ロクシタン ロゴス ロジクール ワークマン 三只松鼠 三星 三菱 三菱鉛筆 三菱電機
东成 乐扣 云鲸 京セラ 任天堂 伊利 佳洁士 佳能 倍思 公牛 兰芝 冠能 凌美 力士 北面 北鼎 匡威 华为 华硕 南极人 博世 卡西欧 古驰 可优比 名创优品 周大福 品胜 哈尔斯 回力 多芬 大宝 大疆 天梭 奔驰 奥克斯 奥特曼 好孩子 妮维雅 始祖鸟 威露士 安克 安踏 完美日记 宜家 富光 富士フイルム 小天才 小米 尼康 山善 巴拉巴拉 希诺 康佳 康宁 张小泉 彪马 徕芬 得伟 得力 得宝 德力西 恒源祥 探路者 摩比世界
摩飞 斐乐 斯凯奇 新百伦 新秀丽 方太 施德楼 无印 無印良品 日立 星巴克 晨光 普拉达 曼秀雷敦 李宁 東芝 松下 极米 柳宗理 格力 森海塞尔 欧乐b 步步高 水星家纺 泡泡玛特 海尔 海飞丝 温莎牛顿 渴望 滴露 漫步者 潘婷 爱马仕 牧田 牧高笛 特步 珀莱雅 百乐 百草味 百雀羚 皇家 盯盯拍 石头 禧玛诺 科沃斯 立白 米家 索尼 维达 绿联 网易严选 罗技 罗莱 美的 美赞臣 老板电器 联想 自然堂 舒肤佳 良品铺子 花王 花西子
英雄钢笔 苹果 荣耀 蒂芙尼 蒙牛 蓝月亮 薇诺娜 虎印 西门子 象印マホービン 貝印 資生堂 资生堂 路易威登 辉柏嘉 达亿瓦 达达里奥 迪士尼 追觅 金霸王 金龙鱼 铁三角 雀巢 雪花秀 雷柏 雷蛇 飞鹤 马利 骆驼 高露洁 魅族 鸿星尔克`,
  erases: `banish* beseitig* borra* cancell* eface* efface* elimin* entfern* erase* quita* remove* supprim*`,
  wrinkles: `arrugas falten rides rughe wrinkles`,
  spots: `age_spots dark_spots lineas macchie manchas pigmentflecken taches_brunes`,
  few: `N deux dos drei due three tre tres trois two zwei 一`,
  days: `days dias giorni jours nights noches notti semanas semaines settimane tagen weeks wochen`,
  clothes: `camicie camisas chemises clothes clothing fabric* garment* hemden kleidung linge prendas ropa shirts stoff* tejido* tessut* textil* tissu* vestiti vetements`,
  biocide: `ameisengift ameisenkoder ameisenmittel ant_bait ant_killer anti_moustique* anti_puce* anti_tique* anti_zecken antigarrapatas antimoustique* antimosquitos antiparasit* antiparassit* antipolillas antipulci antipulgas antitarme antizanzare antizecche biozid* desherbant
desinfectant* desinfektionsmittel desinfektionsspray desinfettant* diserbante disinfectant disinfettant* flea_collar flea_drops flea_treatment flohhalsband flohmittel fourmicide herbicida* holzschutzmittel insecticid* insekticid* insektizid* insetticid* mosquito_coil+
mothballs mottenkugeln mottenmittel muckenmittel pesticid* pestizid* raticid* repelente* repellant repellent* rodenticid* repulsif* repellenti saniti* schneckenkorn slug_pellets topicida unkrautvernichter weed_killer weedkiller zeckenhalsband zeckenmittel ameisenspray bug_spray flea_spray flohspray insect_spray insektenspray milbenspray mosquito_spray muckenspray spinnenspray tick_spray wespenspray zeckenspray
忌避剤 殺虫剤 消毒液 虫よけ 虫除け 除草剤 防虫剤 杀虫剂 灭蟑 蚊香 除草剂 驱虫 驱蚊`,
  all_natural: `100_%_natural* 100_%_naturel* 100_%_naturlich* all_natural rein_naturlich* 100_%_天然 天然成分100_%`,
  no_chemicals: `chemical_free chemiefrei* free_of_chemicals libre_de_quimicos no_chemicals ohne_chemie sans_chimie sans_produit_chimique sans_produits_chimiques senza_chimica senza_prodotti_chimici senza_sostanze_chimiche sin_productos_quimicos sin_quimica sin_quimicos
without_chemicals 无化学 不含化学 化学薬品不使用`,
  social: `facebook instagram pinterest telegram tiktok twitter wechat weibo whatsapp youtube インスタ インスタグラム ツイッター フェイスブック ライン 公众号 小红书 微信 微博 抖音`,
  money: `$ dollar+ eur euro+ gbp pounds rmb usd yen £ ¥ € 元 円 块钱`,
  carrier: `*album *buch *bucher *farm *figur *figuren *heft *hotel *krimi *mappe *marken *ordner *planer *romane *schild *schilder *spiel *stempel *アルバム *ゲーム *コスチューム *コミック *シール *スタンプ *ステッカー *トランプ *ノート *パズル *ファイル *フィギュア *ブック *ポスター *ラベル abreissblock*
accordion_file adesivi adesivo* advert+ advertisement affiche* agenda* album* ant_farm antholog* antologia anuncio_antiguo arbeitsblatt* archivador* atlas aufkleber aufnaher aufsteller* ausgabe ausmalbild* autocollant* backform* badge+
bail bailee banner* bastelbogen bd bildband bilderbuch* binder* biogra* biologia biologie* biology blocco blu_ray bons book+ brettspiel* broche brooch brosche brossura bug_hotel cahier* calculatrice canti carnet* carpeta*
cartel* casetta_in cd chart+ classeur* colorear coloring colouring comedy comic* comptines cookbook* cookie_cutter copertina_flessibile costume* cuaderno* cuento* decal* deguisement* diario_con diario_de_viaje diario_intimo diario_personal*
diario_scol* diario_segreto diary disfraz dvd edicion edition_de_poche edizione ensayo+ essais essays etichette etikett etiketten etiqueta+ etiquette+ facture* feuilles feuillets figura* figurine* film fishing flashcard* folder* formicaio formulaire*
fourmiliere game+ gedichte giochi gioco_da gioco_di_carte gioco_di_ruolo gioco_di_societa glosario glossaire glossario guia_de guia_para guida_per guide_pour guidebook gussform* handbook hardcover horbuch* hormiguero hotel_a hotel_de insect_hotel
jeu_de_cartes jeu_de_plateau jeu_de_role jeu_de_societe jeu_video jeux jigsaw journal+ juego_de_cartas juego_de_mesa juego_de_rol juegos kalender karteika* kochbuch* kostum* kuscheltier* label+ lapbook lecture_notes lernkarte*
lesson letrero lexikon libretto libri libro+ livre+ logbook lorem magazine fridge_magnet+ magnet_with malblock* manual_de manual_of manual_para manuale_d* manuale_per manuel_d manuel_de mappen maquet* memoir+ microscope mikroskop molde* motif+
motive moule* movie mug_with musical notebook* notizblock* nouvelles_de novel* opera organiser* organizer* panneau* paperback partition partitura payaso peche pegatina* peluche* pennant pesca plakat* planner pluschtier* plush pochette* poemas poems
poesie polizza poster* printed_with pubblicita puzzle* quaderno* quittung* raccoglitore* racconti ratgeber receipt+ recetas recettes reclame recueil reisefuhrer rhetorik ricette ricevute roman+ romanzo* rompecabezas saggi saggio schreibblock* science
screenplay sello sign+ skizzenblock* spartit* spiele stamp+ stampi stampo sticker* t_shirt taccuino tagebuch* tags talonario* tampon tapa_blanda tascabile taschenbuch* textbook* thriller+ timbro trieur vinyl werbung workbook* worksheet*
zeichenblock* zeitschrift ぬいぐるみ のぼり エッセイ カルタ カードケース コスプレ ドリル ブローチ マンガ レシピ 丛书 乐谱 书籍 事典 付箋 仿真 伝票 传记 児童書 公仔 写真集 剧本 単行本 卡包 印章 参考書 双六 台卡 問題集 図書 図録 図鑑 图书 图鉴 奖杯 小説 小说 展架 平装 广告 広告 应用题 戏服 手帳 手账 扮演服 抽選 拼图 挂牌 授業 收据 收纳册 收纳包 收纳夹 收纳盒 故事书 教則本 教材 教科書 教程 散文 数独 整蛊 文庫
料理本 新書 日記 日记本 昆虫採集 書籍 札 杂志 条幅 标签 桌游 桌牌 棋 楽譜 標識 模具 模型 横幅 毛绒 海报 游戏 漫画 版画 玩偶 理科 生物课 用紙 画册 画集 登记 看板 短篇 票夹 票据 笔记本 精装 絵本 练习 绘本 習題 菜谱 虫かご 虫取り 観察 观察 记录本 讲义 词典 诗集 读物 课本 貼り紙 贴纸 辞典 长篇 雑誌 食谱`,
  disease: `*infarkt* acne acouphen* acufen* akne* alzheimer* anaemi* anemi* angin* apnea apnee* apnoe* aritm* arrhythm* arritm* arthr* artrit* artros* arythm* asma asmatic* asthm* borrelios* bronchit* bronquit* bursit* cancer+ cancro
candidias* candidos* cataract* celia* cellulit* celulit* chikungunya cholest* ciatica cirrhos* cirros* cistit* colester* colit* congiuntivit* conjunctivit* coronavirus covid* crohn* cystit* degenerat* demenc* dementia demenz* dengue
depresion* depression* depressivi* dermatit* diabet* diarr* eczem* edema ekzem* emicrani* emorroid* endometrios* epatit* epilep* epiless* ernia escolios* fasciitis fascite+ faszi* fibrom* filarios* flebit* gastrit* gingivit*
glaucom* glaukom* haemorr* hamorrh* hemorr* hepatit* herni* herpes hipertens* hipoacus* hypertens* hypertonie impoten* incontinen* infar* infeccion* infection* infektion* infertil* infezion* infiammazion*
inflamacion* inflammation* influenza inkontinen* insomn* insonn* ipertens* katarakt* konjunktivit* legionnaire* leishman* leukemi* listerios* lombaggin* lombalg* lumbago* lumbalg* lupus lyme lymphodem* lymphoedem* malaria menopaus* micosi* migrain*
migran* mycos* mykos* neuralg* neurodermit* neuropat* nevralg* obesi* oedem* orticaria osteoarth* osteoartr* osteopor* otite otiti+ palpitac* palpitat* palpitaz* parkinson* phlebit* pneumoni* polmonit* prostat* psoria* rabies reflu*
reumat* rheum* rhinit* rhumat* rinit* rosace* salmonellos* sarcopen* sciat* sclerosi+ scolios* sinusit* skoliose tendinit* tendinopath* tendonit* thrombos* tinnitus tollwut tonsillit* toxoplasmos* trombos* tuberculos* tumeur*
tumor* ulcer* urticar* varice* varicose_veins vertig* zika zoliakie zystit*`,
  names: `adidas airpods anker asics babybjorn barbie bialetti bimby birkenstock bissell bosch bose braun_serie brita bugaboo casper cerave chanel cosori crocs cuisinart cybex de_longhi delonghi deuter dewalt dreame duracell dyson ecovacs eheim emsa energizer
ergobaby ergobag eufy faber_castell febreze fiskars fissler fitbit folletto garmin gillette gopro gucci hasbro hefty hilti huggies hydro_flask hydroflask ikea instantpot jbl karcher keurig kinderkraft kitchenaid kong krups lagostina lavazza
le_creuset leatherman lego leifheit levi_s logitech loreal lululemon lysol magefesa makita medela miele milwaukee moleskine moulinex nespresso neutrogena nike nivea north_face nuk nutribullet opinel oral_b osprey owala oxo pampers pandora patagonia
philips playmobil puma pyrex ravensburger ray_ban reebok remington rimowa roborock rolex roomba rowenta rubbermaid ryobi samsonite sennheiser sigg sony soulbottle stabilo stanley_cup stihl superga swarovski tefal tempur theragun thermomix thule
tommee_tippee tupperware ugg varta vaude victorinox vileda vitamix vorwerk weber weleda wmf yeti アイリスオーヤマ エネループ キッチンエイド クイジナート クロックス ケルヒャー サーモス ストウブ タッパーウェア ダイソン ツヴィリング ティファール テンピュール ネスプレッソ パナソニック パンパース ビクトリノックス ビタミックス フィリップス ルクルーゼ ルンバ ロレックス 乐扣乐扣 乐高
九阳 优衣库 兰蔻 劳力士 卡洛驰 南孚 博朗 双立人 奈斯派索 帮宝适 戴森 欧莱雅 泰普尔 特百惠 珐宝 耐克 膳魔师 苏泊尔 虎牌 象印 贝亲 迪奥 酷彩 阿迪达斯 雅诗兰黛 飞利浦 香奈儿`,
};

/** Lines with words of several languages, or with the shared classes. */
export const ALL_LANGUAGES_CLAIM_WORDS: ClaimWords = {
  classes: {
    saves: `ahorr* economis* risparmi* save+ saving spar spare sparen spart`,
    resource: `acqua agua carburant carburante combustible detergent eau electricidad electricite electricity encre energia energie energy espace espacio fuel gas gaz ink luz place platz power space spazio sprit strom temps tempo tiempo time wasser water zeit`,
  },
  lines: {
    medical: `
- @wrinkles ~~6 @clothes
@erases ~2 @wrinkles ~1 @spots
@erases ~2 @wrinkles|@spots ~3 en|in|within @few @days
N 天|日 ~2 しわ|シワ|去皱|祛皱|除皱|祛斑
N 日 で ~4 しわ|シワ|シミ ~3 消`,
    antimicrobial: `
- piege+|trampa+|trappola|trappole [adesiva|adesive|adhesiva|de_captura] a|de|para|per rat+|rata+|raton*|souris|ratti|topi|talpe|taupes|fouines|topillos`,
    offer: `
avec|el|il|inserisci|le|notre|our|the|this|type|with|your code|codice|codigo CAP
^ [con] code|codice|codigo CAP
- @saves [sie] [bis|fino|hasta|jusqu|up] [a|al|to|zu] [il|un] [N] [%] [an|d|de|di|en|more|of|the] @resource
- @saves [up_to] [N] [%] on @resource .
- N % @resource savings|sparen`,
    comparison: `
addio|adieu|altro_che|bye_to|dimentica|dimenticate|ditch|fini+|forget|goodbye_to|oubliez|scordati|switch_from|vergessen|vergiss|who_needs ~3 @names
aire|allure|design|espiritu|esprit|look|spirito d|de|del|di ~1 @brand
alternativ*|answer|copy|doppelganger|ersatz|kopie|nachbau|sostituto|stand_in|substitut*|sustituto a|agli|ai|al|alla|alle|au|aux|de|del|di|for|fur|of|para|per|pour|to|von|zu ~1 @brand
clon|clone|copia|copie|dupe|imitacion|imitation|imitazione|replica ~2 @brand`,
    'time-bound': `
- ahora|jetzt|maintenant|now|ora avec|con|mit|with ~1 N %`,
    superlative: `
- superior|ultimate collection|edition|gamme|line|linea|serie|series`,
    environmental: `
? @biocide ~~9 ~~9 ~~9 =@all_natural
? @biocide ~~9 ~~9 ~~9 =@no_chemicals
? =@all_natural ~~9 @biocide
? =@no_chemicals ~~9 @biocide`,
    filler: `
ideal|ideale for|para|per|pour everyone|everybody|tout_le_monde
ideal|ideale para|per|pour todos|tutti|tous e|et|y
ideal|ideale para|per|pour todos|tutti|tous .`,
  },
};

/** Things that carry words or pictures: a subject beside them is no claim. "の本" is a book only at the end, not in "の本革". */
export const PRINTED_MEDIA_LINES = `
@carrier
audiobook*|audiolibro+|cat_toy+|deck_of_cards|fiabe|katzenspielzeug|marchen*|mazzo_di_carte|mi_diario|playing_cards|quiz*|un_diario|本书|猫じゃらし|知识卡|逗猫
の_本 .
の_本 N
の_本 「|『|《
N pages|pagine|paginas|seiten|ページ|页
banda_sonora|boite_a_musique|caja_de_musica|carillon|commedia|conte+|fiaba|huile_sur_toile|オルゴール|童話|童话|八音盒|挂图|挂牌|porta_garanzie|formicarium|scritta|vetrofania|aufschrift|schriftzug|inscripcion|the_word+|con_la_palabra|avec_la_mention|字样|puzle|zodia*|sternzeichen*|beobachten|observer|observar|osservare|wallpaper|papel_pintado|papier_peint|carta_da_parati|cake_topper|decorazione_per_torte|蛋糕插|ケーキ飾り|corse*|headband|diadema|serre_tete|cerchietto|haarreif|发箍|earrings|boucles_d_oreilles|pendientes|orecchini|ohrringe|耳钉|耳环|ピアス|地图|地図|road_map|songbook|vinilo|vinile|albo_illustrato
*kostum|*kostume|*kostums|de_juguete|收银台|caja_registradora|registratore_di_cassa|caisse_enregistreuse|cash_register|kaufladen*|spielkasse|レジ|おままごと|ままごと|过家家|收银机|pretend_play|role_play|toy_till|play_money|spielgeld|maletin_medico|maletin_de_medico|doctor_kit|doctor_playset|doctor_set|arztkoffer|dinette|お医者さんごっこ|医生玩具|角色扮演|enamel_pin|lapel_pin|anstecker|ardoise|blackboard|chalkboard|kreidetafel*|lavagna|pizarra|黑板|黒板|glucksrad|lucky_wheel|prize_wheel|转盘|ルーレット
column+|spalte+|spalten|colonne+|columna+|colonna for|fur|pour|para|per
anatomical|anatomisch*|anatomique+|anatomico|anatomici model+|modele+|modell*|modelo+
model+|modell* ~~9 classroom+|lehre|teaching|unterricht
modele+|modelo+|modello|modelli anatomi*
^ gioco|jeu|juego .
^ busta|enveloppe+|envelope+|sobre+|umschlag|umschlage for|fur|para|per|pour
gioco|jeu|juego «|“|"|da|educativ*|infantil|para|per|pour|N
`;

/** Kinds of works: what is before the comma in front of them is a title. */
export const WORK_LINES = `
album|blu_ray|saggio|ensayo|essai|board_game|brettspiel|card_game|cd|comic|documentary|dvd|ep|essay|film|fumetto|gioco_da_tavolo|gioco_di_carte|hardcover|horbuch|jeu_de_cartes|jeu_de_societe|jigsaw|juego_de_cartas|juego_de_mesa|kartenspiel|kinderbuch|krimi|krimikomodie|kriminalroman|lp|manga|memoir|novel|novela|paperback|poemas|poems|poesie|polar|roman|romanzo|sachbuch|taschenbuch|thriller|video_game|videojuego|videospiel|vinilo|vinyl|tapa_blanda|tapa_dura|broche|poche|edizione|copertina|小说|小説|漫画|文庫|単行本|绘本|絵本|专辑|桌游|推理|悬疑|长篇|ボードゲーム|カードゲーム
`;

/** What is written on the product. */
export const INSCRIPTION_LINES = `
aufdruck|aufschrift|beschriftet|schriftzug|lettering|letters|slogan|inscription|reading|that_reads|that_says|which_says|the_word+|engraved_with|embroidered_with|printed_with|inscripcion|la_palabra|las_palabras|la_frase|el_texto|la_mention|le_mot|les_mots|la_scritta|le_parole|il_testo|con_la_frase|la_leyenda|la_dicitura|portant_l_inscription|says_in|that_prints|which_prints|pin_that_says|mug_that_says|字样|印有|写着|刻有|と書かれた|の文字 [:] ~6
embroidered|engraved|ricamat*|bordad*|brode|brodee|bestickt|graviert|grabad*|incis*|绣字|刻字 CAP ~4
`;

/** What shows that a sentence sells, beside a word that can mean something else. */
export const SIGN_LINES = `
@money|%|por_ciento|pour_cent|per_cento
your|we|our+|us|now|today|buy|buying|order+|get|grab|shop|save|claim|purchase|checkout|code|every|lowest|best|great|huge|big|exclusive|special|amazon|anyone|everyone|included|for_this|worth|twice|half|lower|available|thousands|hundred+|must_have|must_wear|must_see|hottest|leave|write|launch|christmas
sichern|hol_dir|ihre|ihnen|ihren|ihrem|dein|deine|deinen|dir|dich|wir|unser|unsere|unserem|unseren|unserer|uns|jetzt|heute|kauf*|bestell*|jeder*|jede|jedem|super|riesen|besten|inklusive|liegt_bei|wert|doppelt|drei|jeden|erhaltlich|verfugbar|auch_in|auf_alle|tausende|hunderte|positiv*|mehr_als|uber_N
vous|votre|vos|nous|notre|nos|tu|toi|maintenant|aujourd_hui|profite*|achat*|command*|chaque|exceptionnel*|grande+|jusqu_a|meilleur*|actuellement|lancement|noel|milliers|centaines|positif*|disponib*|seulement|tendance|sur_tout*
tu+|te|usted|nuestro+|nuestra+|ahora|hoy|compra+|compre+|comprar|pedido+|pide|aprovech*|llevate|cada|gran|grandes|especial|mejor|mejores|mas|menos|miles|cientos|lanzamiento|navidad|incluye|danos|dejanos|solo|tenden*|en_tod*|para_toda|para_este
tuo|tua|tuoi|tue|ti|vi|vostro|vostra|noi|ci|nostro|nostra|nostri|nostre|adesso|ora|oggi|acquist*|ordin*|approfitt*|ogni|grandi|speciale|miglior*|piu|meno|migliaia|centinaia|oltre_N|lancio|natale|lascia*|stagione|su_tutt*|per_questa
ください|いただ|当店|当社|弊社|ご購入|ご注文|ご利用|買|購入|注文|今なら|今だけ|さらに|全品|限定|N_つ|N_点|N_個|アマゾン|日本一|グッズ|いつでも|驚き|おすすめ|ぴったり|話題|投稿|励み|実施|評判|クリスマス|利用|早期|初登場|券入り
您|你|我们|本店|小店|亲|快来|快抢|赶快|从速|赶紧|立即|马上|仅|只|全场|下单|购买|买|抢|领|更低|更便宜|更划算|最畅销|最低|立享|享受|还便宜|实体店|太_划算|首发|圣诞|必备|好物|不敢|如潮|收到|请|倍
buyers|customers|parents|moms|mums|shoppers|kaufer|kaufern|kunden|kundinnen|eltern|achet*|clients|clientes|mamans|compradores|madres|mamas|padres|acquirenti|clienti|mamme|genitori|購入者|お客様|ママ|お母さん|妈妈|买家|顾客|宝妈|用户
`;
