/** Words by class that the lines of every language can name. Compiled on 2026-11-23 by this project. */
export const SHARED_CLASSES: Readonly<Record<string, string>> = {
  brand: `24bottles 70mai 70迈 @names abus acana acer aeg aeropress air_up airpod airpods ajax_spray alessi
      american_tourister apple aquaphor arcos arcteryx arena_swim ariel_pods ariete arlo asus aveeno avene
      avent away_luggage axe_spray babybjorn babycare babymoov bahco ballarini baseus beaba beats beko
      belkin bepanthen beyerdynamic bic_cristal bioderma biotherm birkenstocks bissell black_and_decker
      black_decker blink bodum boppy bosch_home bowers_wilkins bowflex brabantia braun brio britax
      brooks_saddle bugaboo burts_bees calphalon calvin_klein calzedonia camelbak candy canson caran_d_ache
      carhartt casio catrice caudalie cecofry cecotec chemex cherry_mx chicco chilly chillys clarins
      clementoni clinique coleman colgate collistar columbia columbia_sportswear concept2 contigo converse
      copic corelle corsair cosori craftsman crayola crucial cybex dash_pods decathlon dell delsey desigual
      dettol diadora disney djeco dji dolce_gusto doona dove dr_bronner dr_brown dr_martens dremel
      drunk_elephant duplo eastpak eau_thermale edding eheim einhell electrolux elf_cosmetics elmex eneloop
      epson ergo_baby ergobaby essie estee_lauder estrosa eucerin eufy ezviz fairphone fairy_platinum
      famosa fein felix_cat fenty ferplast ferrino festool finish_quantum fisher_price fissler fitbit
      fjallraven flexi_leash fluval foppapedretti foreo fritzbox frixion frontline fujifilm funko
      furminator gaggenau gaggia galaxy_buds gardena garmin garnier gedore geox gerber_gear giochi_preziosi
      global_knife global_knives google_pixel gopro gorenje gorilla_glue graco grundig gymshark h_m haba
      haier hamilton_beach hanes hape hario harman_kardon havaianas head_shoulders hello_kitty henckels
      herschel hikoki hills_science_plan hisense hoka hot_wheels huawei huggies husqvarna hyperx illy
      imaginarium imetec indesit inglesina insta360 instant_pot instantpot intimissimi invicta ion8 iphone
      irobot irwin isdin jabra jack_wolfskin jane_muum janod jansport jellycat jenga jlab joie
      joseph_joseph julius_k9 jura kai_shun kappa keenso kenwood kerastase keychron kiko kindle kingston
      kipling kitchen_aid klean_kanteen knipex kong_toy la_roche_posay lacoste lafuma laken lamy lancome
      lansinoh le_coq_sportif leapfrog leatherman lee_jeans leifheit lenovo leuchtturm levis liebherr
      lilliputiens listerine loctite lodge_cast longchamp loreal_paris louis_vuitton magefesa magna_tiles
      mam_baby mammut mango_shop marshall marvel mattel max_factor maxi_cosi maybelline medela mega_bloks
      melissa_doug melitta meridol merrell metabo michael_kors midea miele mizu moka_bialetti monix
      monopoly mophie moroccanoil muji munchkin mustela nalgene nanit nars nathan nerf netgear new_balance
      nikon ninja ninja_foodi nintendo nothing_ear nuk nuxe nyx oakley olaplex olay oneplus opi opinel oppo
      orijen ortlieb otterbox owlet pampers pantene parkside parodontax patagonia paulas_choice peg_perego
      pelikan peloton pentel persil philips_airfryer philips_avent philips_sonicare pilot_frixion
      plantronics play_doh playdoh playstation pokemon polar_vantage polti post_it prada prismacolor
      proscenic purina purple quechua quercetti qwetch ralph_lauren ravensburger razer realme redken renpho
      reolink rexona rhodia rieker rimmel ring_doorbell roncato rowenta royal_canin rubiks ruffwear ryobi
      saeco sagrotan salomon samsung sandisk scanpan schleich schwarzkopf scotch_brite seagate sebamed
      seiko sennheiser sensodyne sephora seresto shark sharpie shein shimano shiseido siemens sigikid
      silampos simple_modern simplehuman skechers skip_hop skullcandy smeg smoby snoo sodastream sonicare
      sonos sophie_la_girafe soundcore spanx speedo spigen spontex squishmallow squishmallows sram stabilo
      staedtler stanley stanley_fatmax staub steelseries steiff stokke suavinex sugru superga suunto
      swiffer takeya tassimo taurus_mycook tchibo tesa tetra_min teva the_ordinary theraband thermos thule
      timberland tombow tommee_tippee tommy_hilfiger toniebox tonies tp_link triumph trixie tumi ubbi
      ubiquiti ugreen uhu umbro under_armour uni_ball uniqlo vans_old_skool vaporetto vichy
      victorias_secret victorinox vileda vivo_phone vtech vulli wahoo waterpik wd_40 weleda wella wera
      western_digital whirlpool whiskas wiha withings woll worx wrangler wusthof wyze xbox xiaomi
      yves_rocher zara zebra_sarasa ziploc zoflora zojirushi しまむら ぺんてる アイリスオーヤマ アシックス アップリカ アップル アディダス
      アリエール アンカー イケア エルゴ エルゴベビー エレコム カシオ カネボウ キッチンエイド キヤノン キュレル クイックル コクヨ コニー コンバース コンビ コーセー コールマン サクラクレパス
      サランラップ サンディスク サンリオ シチズン シャープ シルバニア ジップロック スタンレー スノーピーク セイコー ゼブラ ソニー タイガー ダイキン ティファール ディズニー デロンギ トミカ
      トンボ鉛筆 ナイキ ニコン ニトリ ニューバランス ノースフェイス ハイコーキ ハイドロフラスク バッファロー バルミューダ バンダイ パイロット パタゴニア ビオレ ピジョン ファブリーズ プラレール
      プレイモービル プーマ ベビービョルン ボーズ ポケモン マキタ ミズノ メナード モンベル ユニクロ リョービ レゴ ロクシタン ロゴス ロジクール ワークマン 三菱鉛筆 三菱铅笔 三菱電機 东成
      乐扣 乐扣乐扣 九阳 云鲸 京セラ 任天堂 优衣库 佳能 倍思 公牛 兰蔻 冠能 凌美 北面 匡威 华为 南极人 博世 双立人 可优比 名创优品 品胜 哈尔斯 回力 大宝 大疆 奥克斯 奥特曼 好孩子
      威露士 安踏 完美日记 宜家 富光 小天才 小米 巴拉巴拉 希诺 康宁 张小泉 徕芬 得伟 得力 恒源祥 探路者 摩比世界 斐乐 新百伦 方太 施德楼 无印 日立 晨光 李宁 東芝 松下 极米 柳宗理
      格力 欧莱雅 步步高 水星家纺 泡泡玛特 海尔 海飞丝 滴露 潘婷 無印 無印良品 牧田 牧高笛 特步 特百惠 珀莱雅 百乐 百雀羚 盯盯拍 石头 石头扫地 科沃斯 立白 米家 索尼 绿联 网易严选
      罗技 罗莱 老板电器 耐克 自然堂 花王 花西子 苏泊尔 英雄钢笔 苹果 蒂芙尼 蓝月亮 薇诺娜 西门子 象印マホービン 貝印 資生堂 贝亲 资生堂 辉柏嘉 迪士尼 追觅 阿迪达斯 雅诗兰黛 雷柏 雷蛇
      飞利浦 飞鹤 骆驼 骆驼牌 鸿星尔克`,
  social: `facebook instagram pinterest telegram tiktok twitter wechat weibo whatsapp youtube インスタ インスタグラム ツイッター
      フェイスブック ライン 公众号 小红书 微信 微博 抖音`,
  money: `$ dollar dollars eur euro euros gbp pounds rmb usd yen £ ¥ € 元 円 块钱 日元 欧元 美元`,
  carrier: `*album *block *buch *bucher *farm *heft *hotel *mappe *marken *ordner *planer *romane *schild
      *schilder *spiel *stempel accordion_file adesivi adesivo* affiche* agenda* album* album_da
      album_photo ant_farm archivador* atlas aufkleber ausgabe autocollant* backform* bail bailee banner*
      bd biergarten_no bilderbuch* binder* biologia biologie biologie* biology blocco block blu_ray bons
      book books brettspiel* broche brossura bug_hotel cahier* canti carnet* carpeta* cartel* cartelli
      cartellin* cartello casetta_in classeur* colorear coloring colouring comic* comptines cookbook*
      cookie_cutter copertina_flessibile costume* cuaderno* decal* deguisement* diario diary disfraz dvd
      edicion edicion_de_bolsillo edition_de_poche edizione edizione_economica ensayo feuillets figura*
      figurine* film fishing flashcard* folder* formicaio formulaire* fourmiliere game games giochi gioco
      glosario glossaire glossario guia_de guidebook gussform* handbook hardcover heft horbuch* hormiguero
      hotel_a hotel_de insect_hotel jeu jeux jigsaw journal journals juego juegos kalender kochbuch*
      kostum* kuscheltier* lapiceros_no lernkarte lernkarten lesson letrero lexikon libri libro libros
      livre livres log_book logbook lorem magazine manual_de manual_of manual_para manuale manuale_di
      manuel_d manuel_de mappen maqueta* maquette* microscope mikroskop model modell modelle modellini
      models molde* moule* movie mug_with notebook* novel* novela* ordner organiser* organizer* panneau*
      paperback payaso peche pegatina* peluche* pesca plakat* planner pluschtier* plush pochette* polizza
      poster* printed_with puzzle* quaderno* quittung* raccoglitore* racconti ratgeber receipt receipts
      recetas recettes recueil reisefuhrer ricette ricevute roman romans romanzo* rompecabezas schild
      science sello sign signs spartito spiel spiele stamp stampi stampo stamps stempel sticker* t_shirt
      taccuino tagebuch* talonario* tampon tapa_blanda tascabile taschenbuch* textbook* thriller timbro
      workbook* worksheet* zeitschrift ぬいぐるみ のぼり カードケース ケース ゲーム コスプレ コミック シール スタンプ ステッカー ドリル ノート パズル ファイル
      フィギュア ポスター マンガ レシピ 乐谱 事典 付箋 仿真 儿童读物 公仔 単行本 印章 双六 図鑑 图鉴 小説 小说 平装 应用题 戏服 手帳 手账 扮演服 拼图 挂牌 授業 收据 收纳册 收纳夹
      故事书 教材 教科書 教程 整蛊 文庫 料理本 日記 日记本 昆虫採集 条幅 桌游 楽譜 模具 模型 横幅 毛绒 海报 游戏 漫画 版画 玩偶 理科 生物课 登记本 看板 短篇 票据 笔记本 精装 絵本
      练习 练习册 绘本 習題 菜谱 虫かご 虫取り 観察 观察 讲义 词典 课本 贴纸 辞典 长篇 食谱 trieur facture* calculatrice *krimi cuento* chart
      charts rhetorik etiquettes feuilles 写真集 図録 カルタ magnet magnets`,
  disease: `*infarkt* acne acouphen* acufen* akne* alzheimer* anaemi* anemi* angina angine apnea apnee* apnoe*
      aritm* arrhythm* arritm* arthrit* arthros* artrit* artros* arythm* asma asmatic* asthma* asthme
      bronchit* bronquit* bursit* cancer cancers cancro candidias* candidos* cataract* cellulit* celulit*
      cholest* ciatica cirrhos* cirros* cistit* colester* colite colitis congiuntivit* conjunctivit*
      coronavirus covid* crohn* cystit* demenc* dementia demenz* depresion* depression* depressivi*
      dermatit* diabet* diarr* eczem* edema ekzem* emicrani* emorroid* endometrios* epatit* epileps*
      epilept* epiless* ernia escolios* fasciitis faszi* fibromialg* fibromyalg* flebit* gastrit* gingivit*
      glaucom* glaukom* haemorr* hamorrh* hemorrho* hemorro* hepatit* hernia* hernie* herpes hipertens*
      hypertens* hypertonie impoten* incontinen* infarct* infarti infarto infeccion* infection* infektion*
      infertil* infezion* infiammazion* inflamacion* inflammation* influenza inkontinen* insomn* insonn*
      ipertens* katarakt* konjunktivit* leukemi* lombaggin* lombalg* lumbago* lumbalg* lupus malaria
      menopaus* micosi* micosis migrain* migran* mycos* mykos* neuralg* neurodermit* neuropat* neuropath*
      nevralg* obesi* oedem* orticaria osteoarth* osteoartr* osteopor* otite otiti otitis palpitac*
      palpitat* palpitaz* parkinson* phlebit* pneumoni* polmonit* prostat* psoria* reflujo reflusso reflux
      reumat* rheum* rhinit* rhumat* rinit* rosace* rosacea sciatalg* sciatica sciatiq* sclerosi sclerosis
      scolios* sinusit* skoliose tendinit* tendonit* thrombos* tinnitus tonsillit* trombos* tuberculos*
      tumeur* tumor tumore tumores tumors ulcer ulcera* ulcere* ulcers urticar* varicella varices
      varicose_veins vertiges vertigine* vertigo zystit*`,
  names: `adidas anker asics barbie bialetti bimby birkenstock bosch bose braun_serie brita casper cerave
      chanel cosori crocs cuisinart de_longhi delonghi deuter dewalt dreame duracell dyson ecovacs emsa
      energizer eufy faber_castell febreze fiskars fissler folletto gillette gucci hasbro hilti huggies
      hydro_flask hydroflask ikea jbl karcher keurig kitchenaid kong krups lagostina lavazza le_creuset
      leatherman lego leifheit levi_s lodge logitech loreal lululemon lysol magefesa makita milwaukee
      moleskine moulinex nespresso neutrogena nike nivea north_face nutribullet opinel oral_b osprey owala
      oxo pampers pandora patagonia philips playmobil puma pyrex ray_ban reebok rimowa roborock rolex
      roomba rowenta rubbermaid samsonite sony stabilo stanley_cup staub stihl superga swarovski tefal
      tempur theragun thermomix thule tupperware ugg varta vaude victorinox vileda vitamix weber wmf yeti
      zwilling アイリスオーヤマ エネループ サーモス ダイソン ティファール パナソニック ルンバ 乐高 九阳 南孚 双立人 戴森 膳魔师 苏泊尔 虎牌 象印`,
};
