import type { ClaimRuleId } from './claim-rule-ids.data.ts';

/**
 * The words of the rules, in the grammar of `claim-patterns.ts`. Compiled on 2026-11-23 by this project from the published
 * rules in `claim-rules.data.ts` and their usual translations; the rules of every language apply to every text.
 */
type Lines = Readonly<Partial<Record<ClaimRuleId, string>>>;

/** Words by class; `shared` can be named in every language. */
export const CLAIM_CLASSES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  shared: {
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
  },
  en: {
    illness: `@disease aching_back aching_joints achy_joints adhd ailment ailments allergies allergy anxiety
      athlete_s_foot autism back_pain backache backaches baldness bloating blood_clots blood_pressure
      blood_sugar boils brain_fog bunion bunions burnout canker_sores car_sickness carpal_tunnel chickenpox
      chilblains chronic_pain cold_sore cold_sores colds colic common_cold constipation copd cough coughs
      cramps croup dandruff_flakes disease diseases dysentery earache erectile_dysfunction fever flu
      foot_pain frozen_shoulder fungus gallstones gerd gout gouty gum_disease hair_loss halitosis hangover
      hangovers hay_fever head_lice headache headaches heart_attack heart_attacks heart_disease
      heart_failure heartburn heel_pain heel_spur heel_spurs high_blood_pressure hip_pain hives hot_flashes
      hot_flushes ibd ibs illness illnesses indigestion insect_bites itching jaundice joint_pain
      joint_stiffness kidney_disease kidney_stones knee_pain measles memory_loss menstrual_cramps
      mood_swings morning_sickness motion_sickness muscle_aches muscle_cramps muscle_pain muscle_spasms
      nail_fungus nasal_congestion nausea neck_pain nerve_pain nosebleeds numb_toes overactive_bladder pain
      pains panic_attacks period_pain pink_eye pms poison_ivy poor_circulation ptsd rash rashes
      restless_legs ringworm runny_nose runny_noses scabies seasickness seizures shin_splints shingles
      shoulder_pain sinus_congestion sinus_pressure sleeplessness slipped_disc sneezing snoring sore_joints
      sore_muscles sore_throat sore_throats sprained stiff_joints stomach_ache stomach_aches stomach_pain
      stuffy_nose swollen_ankles swollen_feet swollen_joints teething_pain tennis_elbow thyroid tmj
      tooth_decay toothache toothaches travel_sickness tremors triglycerides uric_acid uti utis
      varicose_veins vomiting warts whooping_cough`,
    cures: `alleviate alleviates banish banishes combat combats cure cured cured_my cures curing diagnose
      diagnoses ease eases eliminate eliminates ends fight fighting fights get_rid_of gets_rid_of heal
      healing heals kills lower lowers prevent preventing prevents reduce reduces reducing relieve relieves
      relieving remedies reverse reverses rid soothes_away stop stops treat treating treats`,
    germs: `algae ants aphids bacteria bacterium bed_bug bed_bugs bedbugs black_mold bugs candida cockroach
      cockroaches creepy_crawlies dust_mites e_coli earwigs flea fleas flies fruit_flies fungi fungus germ
      germs gnats gophers hornets insects lice listeria louse mice microbe microbes midges mildew mite
      mites mold moles mosquito mosquitoes mosquitos moth moths mould mould_spores mrsa nits pathogens pest
      pests raccoons rat rats roach roaches rodent rodents salmonella silverfish slugs spiders spores staph
      termite termites tick ticks vermin virus viruses voles wasps weevils wireworms woodworm`,
    state: `a_cold blisters cavities circulation colds congestion corns dandruff gout illness numbness plaque
      pressure scars soreness sores stiffness stroke strokes swelling symptoms tension the_cold worms
      wounds`,
  },
  de: {
    illness: `*beschwerden *bluthochdruck *entzundung *entzundung* *entzundungen *erkaltung *erkaltungen
      *fieberkrampf *husten *infarkte *kopfschmerz* *krankheit *krankheiten *krebs *leiden_schaft *odeme
      *schlafstorungen *schmerz *schmerzen *schuppenflechte *syndrom *verspannungen *verstauchung* @disease
      adhs allergie* angststorungen angstzustande ausschlag bandscheibenvorfall bauchschmerzen bauchweh
      besenreiser blahungen blasenentzundung blutdruck blutzucker* corona durchblutungsstorung* durchfall
      erektionsstorung* erkaltet fersensporn fieber fusspilz gallenstein* gebrechen gelenkbeschwerden
      gelenkverschleiss gicht grippe gurtelrose haarausfall hallux halsschmerzen halsweh harnwegsinfekt*
      hautpilz herzinfarkt* herzrhythmus* heuschnupfen hexenschuss hitzewallungen huhneraugen ischias
      ischias* juckreiz karies kniearthrose kopflause kopfschuppen kopfweh krampfadern krampfe kratze
      lungenentzundung mandelentzundung mundgeruch muskelkater nackenverspannung* nagelpilz nesselsucht
      nierenstein* ohrenentzundung panikattacke* parodont* pilzinfektion* prellung* regelkrampfe
      reisekrankheit reizdarm* rosazea ruckenbeschwerden ruckenweh scheidenpilz schlaflosigkeit
      schlaganfall* schmerzen schnarchen schnupfen schuppenflechte seekrankheit sodbrennen tennisarm
      ubelkeit ubergewicht verspannung* verstopfung wadenkrampf* warzen wassereinlagerungen wechseljahre*
      windeldermatitis wunden zahnfleisch* zahnschmerz* zahnweh zerrung* zuckerkrankheit`,
    cures: `beendet befreit_von behandeln behandelt bekampfen bekampft beseitigen beseitigt beugt heilen heilend
      heilende heilt helfen_gegen hilft_bei hilft_gegen kurieren kuriert lindern lindernd lindert
      reduzieren reduziert schutzt_vor senken senkt stoppt verhindern verhindert vorbeugen vorbeugt
      wirkt_gegen`,
    germs: `*bakterien *laus *lause *maus_rat *milben *motten *ratten *schimmel *sporen *viren *wanzen *zecken
      algen ameise ameisen bakterie bakterien bakterium bazillen bettwanzen blattlause erreger fliegen floh
      flohe fruchtfliegen hausstaubmilben holzwurm* insekten kakerlake* kakerlaken keim keime keimen
      kleidermotte* krankheitserreger lause legionellen marder maulwurf* mause mikroben milbe milben motte
      motten mucke mucken nacktschnecken nagetier* pilze pilzsporen ratten salmonellen schaben schadling
      schadlinge schimmel schimmelpilze schnecken silberfisch* spinnen sporen stechmucke* stockflecken
      stubenfliegen ungeziefer viren virus wanze wespe wespen wuhlmause zecke zecken`,
    state: `blasen durchblutung erschopfung krampfe kreislauf narben pilz schlafprobleme schuppen schwellung
      schwellungen schwindel symptome wunde`,
    carrier: `brettspiel* lernspiel* spielpferde`,
  },
  fr: {
    illness: `@disease allergie allergies angines angoisse anxiete aphtes avc ballonnements bouffees_de_chaleur
      brulures_d_estomac calculs_renaux calvitie canal_carpien caries chute_de_cheveux coliques
      constipation contractures courbatures crampes crise_cardiaque demangeaisons douleur douleurs
      douleurs_articulaires entorse entorses epine_calcaneenne fievre fuites_urinaires gale gastro glycemie
      grippe guerison gueule_de_bois hallux_valgus jambes_gonflees jambes_lourdes mal_au_dos mal_de_dent
      mal_de_dents mal_de_dos mal_de_genou mal_de_gorge mal_de_tete mal_de_ventre mal_des_transports
      maladie maladies mauvaise_haleine maux maux_d_estomac maux_de_dos maux_de_gorge maux_de_tete nausees
      nez_bouche nez_qui_coule pellicules piqures polyarthrite poux regles_douloureuses retention_d_eau
      rhume rhume_des_foins rhumes ronflement ronflements sclerose spasmes syndrome tension_arterielle
      torticolis toux troubles_digestifs troubles_du_sommeil troubles_erectiles verrues vomissements zona`,
    cures: `apaise combat combattre diminue elimine eliminer guerir guerissent guerit lutte_contre lutter_contre
      prevenir previent protege_contre reduire reduit soigne soignent soigner soulage soulageant soulagent
      soulager stoppe stopper supprime traite traitent traiter`,
    germs: `acarien acariens algues araignees bacterie bacteries blattes cafard cafards champignon champignons
      charancons cochenilles fourmi fourmis frelons germe germes guepe guepes insecte insectes lentes
      limaces listeria microbe microbes mite mites moisi moisissure moisissures mouches mousse_verte
      moustique moustiques nuisible nuisibles pou poux puce pucerons puces punaise punaises rat rats
      rongeur rongeurs salmonelles souris spores taupes teignes tique tiques virus`,
    state: `blessures cicatrices circulation crampe fatigue gonflement gonflements peau_seche plaies raideur
      raideurs stress symptomes tension`,
  },
  es: {
    illness: `@disease acidez acido_urico aftas alergia alergias almorranas ansiedad ataques_de_panico
      azucar_en_sangre bajon caida_del_cabello calambres calculos_renales calvicie caries catarro catarros
      colicos contractura contracturas culebrilla disfuncion_erectil dolencia dolencias dolor
      dolor_de_cabeza dolor_de_espalda dolor_de_garganta dolores enfermedad enfermedades esguince esguinces
      espolon espolon_calcaneo estrenimiento fiebre glucosa gripe halitosis hinchazon insolacion jaqueca
      jaquecas juanete juanetes mal_aliento mala_circulacion mareo mareos menstruales nauseas ojo_seco
      picor pie_de_atleta piedras_en_el_rinon piernas_cansadas piernas_hinchadas presion_alta
      presion_arterial quistes resfriado resfriados resfrio resfrios reuma ronquera ronquidos sabanones
      sarna sarpullido sofocos sordera tension_alta tension_arterial tos trastornos_del_sueno verruga
      verrugas vomitos`,
    cures: `alivia alivian aliviar baja calma combate combaten combatir cura curan curar detiene elimina eliminan
      eliminar lucha_contra prevenir previene previenen protege_contra reduce reducir sana trata tratan
      tratar`,
    germs: `acaro acaros algas aranas avispa avispas babosas bacteria bacterias bicho bichos caracoles carcoma
      chinche chinches cochinilla comejen cucaracha cucarachas e_coli esporas garrapata garrapatas germen
      germenes hongos hormiga hormigas insecto insectos lepisma liendres listeria microbio microbios moho
      mohos mosca moscas mosquito mosquitos piojo piojos plaga plagas polilla polillas pulga pulgas
      pulgones rata ratas raton ratones roedor roedores salmonela salmonella tabanos termitas verdin virus`,
    state: `cicatrices circulacion estres gases gota heridas hongos lesiones molestias sintomas tension`,
  },
  it: {
    illness: `@disease acidita_di_stomaco afte alitosi allergia allergie alluce_valgo ansia attacchi_di_panico
      bruciore_di_stomaco bruciori_di_stomaco caduta_dei_capelli calcoli_renali calvizie carie cervicalgia
      coliche contrattura contratture crampi distorsioni disturbi_del_sonno dolore dolori febbre forfora
      funghi_delle_unghie fuoco_di_sant_antonio gambe_gonfie gambe_pesanti glicemia guarigione ictus
      indigestione mal_d_auto mal_di_denti mal_di_gola mal_di_mare mal_di_pancia mal_di_schiena
      mal_di_stomaco mal_di_testa malanni malanno malattia malattie malessere nausea pidocchi
      piede_d_atleta pressione_alta pressione_arteriosa pressione_sanguigna prurito raffreddamento
      raffreddore raffreddore_da_fieno raffreddori ritenzione_idrica russamento sordita spina_calcaneare
      stitichezza torcicollo tosse trigliceridi tumori vampate vene_varicose verruche vertigini vomito`,
    cures: `abbassa allevia alleviano alleviare combatte combattere combattono contrasta cura curano curare
      elimina eliminare ferma guarire guarisce guariscono lenisce prevengono prevenire previene protegge_da
      riduce ridurre tratta trattare`,
    germs: `acari acaro afidi alghe batteri batterio blatta blatte calabroni camole cimice cimici cocciniglia
      formica formiche funghi fungo germe germi insetti insetto lendini listeria lumache microbi microbo
      mosca moscerini mosche muffa muffe parassiti pidocchi pidocchio pulce pulci ragni ratti roditore
      roditori salmonella scarafaggi scarafaggio spore tarli tarlo tarma tarme topi vespa vespe virus
      zanzara zanzare zecca zecche`,
    state: `bruciore cervicale cicatrici circolazione ferita ferite funghi gonfiore gonfiori gotta sintomi
      tensione tensioni`,
  },
  ja: {
    illness: `いびき いぼ うつ うつ病 おねしょ かゆみ がん予防 がん細胞 ぎっくり腰 くしゃみ じんましん ぜんそく つわり てんかん にきび むくみ めまい アトピー アルツハイマー アレルギー
      インフルエンザ コレステロール コロナ ストレートネック ドライアイ ニキビ パニック障害 パーキンソン ヘルニア ヘルペス リウマチ 下痢 不妊 不妊症 不安障害 不眠 不眠症 中性脂肪 中耳炎
      乗り物酔い 乾癬 二日酔い 五十肩 低血圧 便秘 偏頭痛 偏食_障害 冷え性 冷え症 前立腺 動悸 動脈硬化 口内炎 口臭 吐き気 吹き出物 喉の痛み 喘息 四十肩 坐骨神経痛 外反母趾 尿漏れ
      尿路結石 尿酸値 巻き爪 帯状疱疹 心筋梗塞 心臓病 息切れ 感染症 扁桃炎 打撲 抜け毛 持病 捻挫 更年期 更年期障害 椎間板ヘルニア 歯周病 歯痛 歯肉炎 気管支炎 水いぼ 水虫 湿疹 炎症
      無呼吸 熱中症 片頭痛 物忘れ 生理不順 生理痛 疲れ目 疾患 病気 症状 痛風 癌 白内障 白血病 皮膚炎 皮膚病 眼精疲労 睡眠障害 神経痛 筋肉疲労 筋肉痛 糖尿病 結核 結膜炎 緑内障 耳鳴り
      肉離れ 肝炎 肥満 肩こり 肩凝り 肺炎 胃もたれ 胃炎 胃痛 胃腸炎 胆石 胸焼け 脳卒中 脳梗塞 腎臓病 腫瘍 腰痛 腱炎 腱鞘炎 腹痛 膀胱炎 膝の痛み 膝痛 自律神経 船酔い 花粉症 蕁麻疹
      薄毛 虫歯 血圧 血糖値 血行不良 認知症 貧血 足底筋膜炎 関節炎 関節痛 静脈瘤 頭痛 頭皮トラブル 頻尿 風邪 食中毒 首こり 骨粗しょう症 高脂血症 高血圧 鬱 魚の目 鼻づまり 鼻水 鼻炎
      鼻詰まり`,
    cures: `お別れ なくな やわらげ 下げ 下げる 予防 効く 効果 効能 取り除 和らげ 完治 抑え 抑える 撃退 撲滅 改善 楽にな 治し 治す 治せ 治り 治る 治療 消え 消す 癒す 緩和 解消 軽減 退治
      鎮め 鎮める 防ぎ 防ぐ`,
    germs: `かび ぬめり菌 ばい菌 アブラムシ アリ イガ イタチ ウィルス ウイルス カビ カメムシ コバエ ゴキブリ サルモネラ シラミ シロアリ スズメバチ ダニ チョウバエ トコジラミ ナメクジ ネズミ
      ノミ ハエ ハクビシン ハチ バイ菌 バクテリア ブヨ マダニ ムカデ モグラ 大腸菌 害虫 毛虫 水アカ菌 病原菌 白アリ 細菌 羽虫 菌 藻 虫 蚊 蛾 蜂 衣類害虫 雑菌 黒カビ 黴`,
    state: `がん こり しみ ガン コリ フケ 傷 冷え 咳 感染 疲れ 痒み 痔 痛み 発作 老眼 肌荒れ 腫れ 血行 近視`,
  },
  zh: {
    illness: `三高 不孕 中耳炎 中风 乳腺增生 低血糖 便秘 偏头痛 关节炎 关节疼 关节痛 冠心病 冻疮 前列腺炎 动脉硬化 发烧 口腔溃疡 口臭 咳嗽 咽炎 哮喘 喉咙痛 囊肿 坐骨神经 坐骨神经痛 多动症
      失眠 头屑 头晕 头痛 头皮屑 妇科 妇科炎症 妇科病 孕吐 宫寒 宿醉 尿路感染 尿酸 尿频 崴脚 帕金森 带状疱疹 干眼症 心悸 心梗 心脏病 息肉 感冒 扁桃体炎 打呼 打呼噜 打喷嚏 打鼾 扭伤
      抑郁 抑郁症 拇外翻 拉肚子 支气管炎 新冠 早泄 晕船 晕车 更年期 更年期综合征 月经不调 止痒 气管炎 水肿 流感 流鼻涕 浮肿 消化不良 湿毒 湿疹 滑膜炎 灰指甲 炎症 焦虑症 牙周炎 牙疼
      牙痛 牙龈出血 牙龈炎 牛皮癣 狐臭 甲亢 甲状腺结节 疼痛 疾病 痔疮 痘痘 痛经 痛风 痤疮 痱子 瘙痒 癌症 癣 癫痫 白内障 白癜风 皮炎 皮癣 皮肤病 真菌感染 睡不着 神经衰弱 粉刺 糖尿病
      结膜炎 网球肘 老寒腿 老年痴呆 耳鸣 肌肉酸痛 肚子疼 肝炎 肠炎 肩周炎 肺炎 肺结核 肾病 肾结石 肾虚 肿瘤 胃炎 胃病 胃痛 胃胀 胃酸 胆固醇 胆结石 背痛 脂肪肝 脑梗 脚后跟痛 脚气
      脚癣 脚臭 脱发 腰椎间盘突出 腰痛 腰肌劳损 腰酸 腰酸背痛 腱鞘炎 腹泻 腹胀 腿抽筋 腿疼 膀胱炎 膝盖疼 膝盖痛 自闭症 荨麻疹 落枕 蛀牙 血压 血栓 血管硬化 血糖 贫血 足底筋膜炎 足跟痛
      跌打损伤 过敏性鼻炎 退烧 银屑病 阳痿 阴道炎 青光眼 青春痘 静脉曲 静脉曲张 颈椎病 颈椎痛 颈痛 风湿 风湿病 骨刺 骨质增生 骨质疏松 高血压 高血糖 高血脂 鸡眼 鼻塞 鼻炎 鼻窦炎`,
    num: `N 一 七 三 三十 两 二 五 十 十五`,
    cures: `专治 减轻 医治 去除 告别 对抗 抑制 抗击 摆脱 改善 根治 治好 治愈 治疗 消除 疗效 祛除 缓解 降 降低 预防`,
    germs: `书虱 大肠杆菌 害虫 小虫 幽门螺杆菌 微生物 昆虫 毒蛇 沙门氏菌 潮虫 病原体 病毒 病菌 白蚁 真菌 米虫 红蜘蛛 细菌 老鼠 臭虫 苍蝇 菌 虫子 虫害 虱子 蚂蚁 蚊 蚊子 蚊虫 蚜虫 蛀虫
      蛇虫 蜗牛 蜱虫 螨 螨虫 蟑螂 衣蛾 跳蚤 金黄色葡萄球菌 霉 霉斑 霉菌 青苔 飞虫 飞蛾 马蜂 黄蜂 黑霉 鼠`,
    state: `伤口 恶心 感染 抽筋 湿气 焦虑 疤痕 疲劳 疼 症状 痘印 痛 癌 结节 肥胖 肿胀 过敏 近视 颈椎 驼背`,
  },
};

export const CLAIM_LINES: Readonly<Record<string, Lines>> = {
  en: {
    medical: `
@cures ~4 @illness
fda [510k] approval|approved|certified|cleared|registered
approved|certified|cleared|registered by [the] fda
clinically|medically|scientifically proven|tested
recommended by ~2 dermatologists|doctors|physicians
anti anxiety|cancer|depressant|diabetic|inflammatory|viral
boost|boosting|boosts|strengthen|strengthens ~2 immune|immune_system|immunity
cleanse|cleanses|detox|detoxes|detoxifies|detoxify ~2 blood|body|colon|kidneys|liver|organs|toxins
burn|burns|melt|melts ~2 fat
accelerates|promotes|speeds ~1 healing|wound_healing
miracle cure|pill|remedy
- ~~9 never|not intended ~~9 cure|diagnose|prevent|treat ~~9 condition|disease|diseases|illness
- not intended ~~9 disease|diseases|illness
- cat|cats|chewy|crunchy|dog|dogs|puppy|tasty|training treats
- treats are|for|in|is|made|that|to|with
- ease|eases|prevent|prevents|reduce|reduces|stop|stops ~2 swelling ~1 door|doors|wood
- prevent|prevents|reduce|stop ~3 pain in_the_neck|points
- fight|fights back
- cancer astrology|awareness|crab|horoscope|ribbon|sign|zodiac
- pain au|points
- blood_pressure|blood_sugar|cholesterol|pain chart|cuff|log|meter|monitor|scale
- ask|before|consult|if|see|talk|when ~~8 @illness
- diagnose|diagnoses ~3 car|computer|engine|fault|vehicle
flare_ups|itching|redness|swelling|symptoms ~5 disappear|disappears|gone|vanish|vanishes
- suffer|suffering|suffers from ~3 @illness ~~9 consult|doctor|physician
- tear free
? @illness
@cures ~3 @state
ema|fda|health_canada|mhra ~2 approved|approves|clearance|cleared|clears|license|licensed|says|stamp
clinical|clinically effective|proven|strength|tested|trial|trials
- blood_pressure|blood_sugar|pain|thyroid ~2 au|chart|cuff|log|monitor|points|scale
- @illness ~2 awareness|bracelet|cookbook|hospital|id|inhaler|ribbon
-? bag|box|case|holder|organizer|pouch ~3 @illness
- cancer crab|horoscope|sign|zodiac
- cannot|doesn_t|isn_t|never|no|not ~9 claim|cure|diagnose|medical|medicine|prevent|relieve|treat|treatment ~~9 @illness
- ask|before|consult|if|see|talk|unless|when ~~9 @illness|@state
- @illness ~~6 consult|doctor|occur|occurs|persist|persists
- ok|safe|suitable for ~3 @illness
- self healing
- depression era|glass
- great depression
! never|no_more ~2 @illness
- gout
approved|authorized|certified|cleared|endorsed|licensed|recognized|registered by ~3 ema|fda|health_authorities|health_authority|health_canada|health_ministry|mhra|ministry_of_health|tga|who|world_health_organization
approved|endorsed|prescribed|recommended|trusted|used by ~3 *ologists|chiropractors|clinics|doctors|gps|hospitals|nurses|pediatricians|pharmacists|physicians|physiotherapists|podiatrists|surgeons`,
    antimicrobial: `
anti bacteria|bacterial|fungal|germ|microbial|mildew|mite|mites|mold|odor_bacteria
antibacterial|antifungal|antigerm|antimicrobial|antimicrobials
bactericid*|fungicid*|germicid*|insecticid*|pesticid*|rodenticid*|virucid*
disinfect|disinfectant|disinfecting|disinfection|disinfects|sanitizer|sanitizes|sanitizing|sterilizes
- chemical|fungicide|fungicides|germ|insecticide|insecticides|pesticide|pesticides free
- free from|of ~3 fungicid*|insecticid*|pesticid*
- keep|keeps bugs_out
- baking|cake|candle|chocolate|ice|resin|silicone|soap mold|molds
- sanitizer bottle|case|dispenser|holder|keychain
- hand_sanitizer|sanitizer bottle|bottles|dispenser|holder|holders|keychain
- remove|removes ~2 bug|bugs ~1 from ~2 car|windshield
- fix|fixes ~2 bugs
- costume|game|plush|toy ~2 ants|bugs|spiders
- keep|keeps|protect|protects ~4 ants|bugs|flies|insects|moths ~1 away|from|out ~3 cover|lid|mesh|net|screen|tent|zipper
?! @germs
- baking|cake|candle|cheese|chocolate|ice|jelly|kulich|muffin|pan|resin|silicone|soap mold|molds|mould|moulds
- mold|molds|mould|moulds N|for|holds|maker|makes|pan|set|six|tray|with
- butterflies|butterfly|chocolate|dried|fake|feeder|fishing|freeze_dried|gummy|meal|plastic|plush|rubber|toy @germs|flies
- flies @germs|fishing|lures
- tick box|boxes|mark|marks|tock
- bluetooth|computer|ergonomic|gaming|optical|wireless mice|mouse
- fly|mice|mouse|pest|rat ~2 computer|cursor|pad|wireless
- ant|bug|flea|fly|mosquito|moth|pest|spider bite|collector|eaten|eyed|market|net|netting|orchid|vacuum_aquarium
- bug|fly|insect|mosquito mesh|nets|netting|screen
- cannot|doesn_t|isn_t|never|no|not|without ~4 antimicrobial|effective|kill|kills|poison|protect*|repel|repels|trap|treat|work|works ~4 @germs
- @germs culture|cultures|do_the_work|included|not_included
- catch|collect|observe|photograph|release|study|watch ~3 @germs
- bugs|fix|fixes bug_fixes|fixed|report
- sterile dressing|gauze|pad
- wheat germ
- @germs costume|decal|design|mask|pattern|patterned|print|printed|prints|shaped|stickers|tattoo
- germ oil
@illness ~6 @germs
- athlete_s_foot book
- cake|candle|resin|silicone|soap ~2 mold|molds|mould|moulds
- tick the|this`,
    guarantee: `
money back [guarantee|guaranteed|policy|promise]
risk free [order|purchase|shopping|trial]
no risk|risks
if [for_any_reason_you_are|you're|you_are|you_re|youre] not [100_%|completely|fully|totally] happy|satisfied
are_not|aren_t|not [100_%|completely|fully|totally] happy|satisfied ~5
easy|free|hassle_free|no_hassle|worry_free exchange|replacement|return|returns
replace it|them for free
we|we_ll|we_will replace|return
hassle|worry free exchange|replacement|return|returns
get|give|return ~3 money ~2 back|full
money [is|will_be] returned
breaks|breaks_down|broken|fails ~~6 new_one|replace|replaced
? garantee*|guarantee*|money_back|refund*|reimburs*|warantee|warranted|warranties|warranty|warrenty
- guarantee|warranty card|cards|deed|does|excluded|fund|registration|seal|slip|void
- refundable deposit
- guarantees|warranty is_not|not ~2 covered|included|valid
- no|not|without ~2 warranty
- legal|statutory ~2 guarantee|warranty
each|every|last cent|dollar|penny ~2 back|returned
backed|covered|protected against|by|for ~5 defects|life|lifetime|months|promise|us|year|years
^ not ~4 a_fan|convinced|delighted|happy|impressed|in_love|pleased|right|satisfied|sold|thrilled|your_thing ~6 .
bring|mail|send|ship it|them back|home
cash_back|make_it_right|make_things_right|pay_you_back|put_it_right|settle_up
no hassle_returns|questions_asked|quibble|quibbles
free|no|without|zero risk
stand|stands behind ~2 craftsmanship|every|product|products|quality|work
return|send ~3 within N days
free_parts|parts_and_labor|parts_and_labour
- prove_it|replace|replaced ~2 batteries|blade|filter
another_one|fix|new_one|repair|replace|replaced|replacement|spare|swap ~5 for_free|for_life|for_nothing|free_of_charge|gratis|no_charge|no_cost|no_questions_asked|on_the_house|on_us|our_expense|without_question
bends|breaks|breaks_down|cracks|dies|fails|give_out|gives_out|leaks|rips|snaps|tears|wears_out ~~9 another|free|new|on_us|replacement|we
- guaranteed analysis`,
    offer: `
N % cheaper|off|savings
N off .
$|£|¥|€ N [discount|off|only]
N $|dollars|eur|euros|gbp|pounds|usd|£|¥|€ [off|only]
save|saving [up_to] N %
just|now|only [for] $|£|¥|€ N
- for rent|sale|sign|signs|tag|yard
- for sale by|sign|signs|sticker|tags
^ sale .
? clearance|coupon|coupons|discount|discounted|discounts|promo|promotion|promotional|rebate|voucher
- coupons de_tissu|tissu
- coupon binder|book|folder|holder|organizer|wallet
- discount tire
- coupon|coupons|promo art|binder|holder|organizer|photos|video
limited time [offer|only]
best|hot|top seller|sellers|selling
? bestseller|bestsellers|bestselling
affordable|best|cheap|factory|great|half|low|lower|lowest|special|unbeatable|wholesale cost|price|priced|prices
half price
? cheap_and_good|cheapest
? bogo
buy now|today
N get N|one [free]
free gift|gifts|item|sample|samples|trial
get N|it|one|yours free
? black_friday|cyber_monday|prime_day
hot deal|item|sale
value for_money
- bargain hunter
- gift shop now
get ~2 free|half off
- bargain|bestseller|black_friday|deal|deals|discount|offer|sale ~~9 blu_ray|book|dvd|hardcover|history|memoir|novel|paperback
- calculating|learn|math|workbook|worksheet ~3 discount|discounts|percentages|sale
! cheaper|less|off|savings at_checkout|in_cart|today|with_code
code|codice|codigo CAP
- code|codice|codigo asin|ean|sku
- code ~1 lens|lock|reader|scanner
N % cash_back|cheaper|less|off|reduction
minus N %
pay ~3 for_N|half|less|one|only|two
? at_no_charge|bargain*|bonus|budget_friendly|cashback|closeout|complimentary|dirt_cheap|doorbuster*|free_of_charge|freebie|gift_inside|giveaway|half_off|half_price|markdown|must_go|no_extra_cost|payday|rock_bottom|sellout|steal|stock_up
- bonus card|chapter|content|episode|points|room|track|tracks
? comes_free|free_with|throw_in|thrown_in
2nd|3rd|extra|second|third ~3 free|half|no_charge|yours
? N_sold|chart_topping|everyone_is_buying|everyone_is_grabbing|fastest_selling|flying_off|hot_cakes|most_bought|most_popular_item|most_sold|selling_fast|sells_out|sold_out|top_selling
fraction|half|quarter|third of_the ~3 cost|money|price
below|from|under|was $ N
? $_N|N_bucks|N_quid|£_N|€_N
worth $|£|€ N
- rate|rating|review ~~7 gift
- estate|garage|rummage|yard sale mystery|sign|signs
- sale &|amp|e|gosse|grosso|himalayano|marino|pepe|rosa
- sale & pepe
- back in_stock`,
    shipping: `
2_day|expedited|express|fast|free|international|next_day|one_day|overnight|prime|priority|quick|rapid|rush|same_day|speedy|standard|two_day|worldwide [uk|us|usa] delivery|dispatch|postage|ship|shipment|shipped|shipping
- arrive|arrives|delivered|delivery|ship|shipped|ships in ~2 bag|box|boxes|carton|cartons|condition|envelope|original|package|packaging|parts|piece|pieces|tube
- arrive|arrives|comes|delivered|shipped|ships by_hand|flat|fully|in|ready|with ~3 assembled|box|packaging|packed|ready
- ship|ships captain|from_the|in_a_bottle|in_bottle|model|pirate|wheel
- battle|cruise|model|pirate|sailing|space|toy ship|ships
- delivery|shipping bag|bags|box|boxes|driver|envelope|envelopes|label|labels|mailers|man|room|scale|tape|truck|van
- delivery|ship|shipping by|from sea
eu|uk|us|usa warehouse
in stock
get_it|have_it|receive_it before|by|in_N|on|tomorrow|within
no|zero delivery|postage|shipping [charge|charges|cost|costs|fee|fees]
delivered|delivery|sent|shipped ~2 at|for no|zero ~1 charge|cost|fee
arrives|delivered|dispatched|leaves|mailed|posted|sent|shipped|ships ~4 before|business_days|doorstep|free|hours|monday|next_day|overnight|prime|same_day|today|tomorrow|warehouse|weekend|within
arrives_tomorrow|at_your_door|express_delivery|free_postage|get_it_tomorrow|in_N_days|in_your_mailbox|next_day|no_postage|on_your_doorstep|overnight|postage_paid|same_day|to_your_door|two_day
- in N days ~1 trial`,
    contact: `
call|contact|dm|e_mail|email|message|phone|reach|text|write customer_service|me|our|seller|support_at|the_seller|us [anytime|at|by|for|if|on|team|through|via|with]
check|check_out|find|see|visit my|our|the_official|us_at|us_on [official|online|own] online_shop|page|shop|site|store|storefront|us|web|website
official|our website
- contact us_customs
call|dial|text N N
LATIN dot com|net|org
drop|send|shoot ~2 dm|email|line|message|note|us
call_us|chat_with_us|contact_us|customer_service|dm_us|email_us|get_in_touch|helpline|message_us|our_hotline|our_support|reach_out|talk_to_us|text_us|toll_free|write_to|write_to_us
at|by|on|over|through|via @social
- for|like|perfect_for|ready_for @social
LATIN at LATIN dot LATIN
www dot
- scan ~3 code|codes|qr checker|reader|scanner
fax N`,
    comparison: `
- than aluminum|before|cotton|ever|glass|paper|plastic|steel|wood
- better|faster|lighter|stronger than ~2 aluminum|before|conventional|cotton|ever|glass|ordinary|plastic|regular|standard|steel|traditional
- versus|vs cancer
alternative|copy|dupe|substitute for|of|to ~1 @brand
@brand alternative|clone|dupe|killer|look_alike|lookalike|quality_at|replica
cheap|competing|inferior|leading|name|other|rival brand|brands|competing_products|sellers
- other brands of_@brand
- compatible|fit|fits|use|use_with|used|works ~3 all|most|other brand|brands
*er than ~2 @brand|rivals
double|half|times|triple|twice ~4 as|of|than ~2 @brand
? big_brands|big_names|cheap_copies|cheap_ones|cheaper_ones|competing_brands|competitor*|copycat*|imitations|knock_off|knock_offs|knockoff*|leading_brand*|lookalikes|name_brand*|no_name|other_brand*|other_makes|other_manufacturers|other_seller*|store_brand*|the_competition|the_others|unlike
- unlike ~2 photo|picture
-? compatible|fit|fits|for|interchangeable|mix|suits|use|with|work|works ~4 leading_brand*|name_brand*|other_brand*|other_makes|other_manufacturers
? @names
-? adapter|attachments|by|charger|compatible|compatible_with|fit|fits|for|genuine|not_made_by|original|replacement|replaces|with|works_with ~~5 @names
-? @names ~3 compatible|original|replacement
nothing on ~1 @names
- nothing on_this
fraction|half|quarter|third of the ~3 cost|money|price
than ~1 CAP
- than ~1 american|earth|egyptian|english|eu|european|french|full|i|january|kevlar|king|merino|nylon|queen|teflon|twin|uk|us|usb
as ~2 as [a|an|the] CAP
-? than ~1 CAP a3|a4|a5
better|bigger|brighter|cheaper|cleaner|cooler|easier|faster|finer|harder|healthier|less_expensive|lighter|longer|louder|more_comfortable|more_durable|more_powerful|more_reliable|quieter|safer|sharper|smaller|smoother|softer|stronger|superior|superior_to|thicker|tougher|warmer|worse ~2 than|to ~3 @brand|CAP|amazon_brands|brand|brands|competing|competition|others_on|products|rivals|the_rest
-? ^ @names
-? ^ LATIN @names
bye_to|ditch|forget|goodbye_to|switch_from|who_needs ~2 @names`,
    reviews: `
add|drop|give|leave|post|share|submit|write ~4 five_stars|stars
- review board|journal|notes
rate it|me|our|this|us
- N|five|four star|stars admiral|badge|ball|bit|bits|chart|dragon|flag|general|hotel|hotels|kitchen|lantern|led|necklace|pattern|pin|print|resort|restaurant|screwdriver|shaped|sticker|stickers|string
- N|five|four star|stars and|for_kids|glow|hanging|in|on|shaped|sticker|stickers|to|with
rated N|best|five|highly|top
N out_of 5|N|five stars
star|stars rated
N + happy|satisfied customers
tell_us what_you_think
click|give|hit|leave|tap ~2 N|all|fifth|five star|stars
- journal|pages|room|section|space for ~1 rating|review
- journal|log|notebook ~6 rating|review|star
- rated N a|amp|amps|hz|kg|lbs|psi|v|volts|w|watts
? feedback|rating|ratings|review|reviewer*|reviews|testimonial*
- review|reviews board|course|exam|guide|law|of|peer|period|quarterly|questions
- annual|book|film|literature|movie|peer review|reviews
- feedback ~1 force|haptic|loop|suppression|tactile|vibration
- acoustic|force|haptic|negative|tactile|vibration ~1 feedback
- rating|ratings energy|ip|plate|system_of|voltage
- age|current|denier|energy|fire|ip|load|octane|power|r|spf|temperature|tog|upf|voltage|weight|wind rating|ratings
gave|give|gives|got|rated|scored ~3 N|five|full|top ~1 marks|score|star|stars
5|N|five star|stars ~4 appreciated|average|by|click|from|helps|leave|means|means_the_world|please|rated|would
- N|five|four star|stars ~2 garland|hotel|hotels|pattern|print|shaped|string
kind_words|nice_words|scroll_down_and|thumbs_up|top_marks|what_others_say|word_of_mouth
fellow|happy|other|our|satisfied|verified buyers|customers|owners|shoppers|users
post|send|share|tag|upload ~4 experience|opinion|photo|photos|picture|thoughts|verdict|video ~~9
- N ~1 star ~2 rating_plate
N|hundreds|millions|thousands ~3 buyers|customers|dads|families|fans|households|moms|mums|owners|parents|people|shoppers|users ~4 agree|already|can_t|chose|gave|happy|love|loved|rate|rated|rave|recommend|satisfied|say|swear|switched|trust|trusted|voted
N|amazing|customer|excellent|five|four|glowing|good|great|honest|positive|rave|thousands_of star|stars [feedback|rated|rating|ratings|review|reviews]
- redmi|galaxy note N`,
    'rival-brand': `
@brand
- compatible|compatible_with|fit|fits|for|with|works_with ~2 @brand
- apple ~3 cider|cinnamon|corer|juice|peeler|picker|pie|sauce|slicer|tree|vinegar
- puma ~5 animal|cat|felin*|tier*|toy|wildkatze|zoo
- puma figura|figure|figurine|statuina|tierfigur
- 苹果 ~1 切片器|去核器|味|干|收纳|树|汁|派|皮|醋
- dove ~4 bird|decoy|feeder|nest
- 小熊|皇家|石头|美的|英雄|骆驼 ~1 图案|漫画|玩偶|纹|色|花纹|造型|风
- 石头 剪刀|彩绘|画|盆栽
- 骆驼 毛|绒|色
- puma ~3 *tier
- 小米 杂粮|粥|粉|锅巴|辣`,
    'time-bound': `
brand new
^ new [&] .
? latest|newest
YEAR collection|design|edition|gift|hot|improved|model|new|release|style|upgrade|upgraded|version
YEAR .
YEAR ~1 dress|dresses|fashion|shoes
just arrived|launched|released
now available
available now
coming soon
this month|season|summer|week|winter|year
last chance
today only
only today
trending YEAR|now
limited edition
- born|circa|class_of|copyright|est|established|founded|from|graduation|in|of|since|until|vintage|year YEAR
- YEAR YEAR|agenda|almanac|appointment|calendar|coin|daily|desk|diary|eclipse|election|grad|graduate|graduation|monthly|olympic|olympics|planner|tax|wall|wallet|weekly|world_cup
- agenda|calendar|diary|planner|wall_calendar ~3 YEAR
- audi|bmw|camry|chevy|civic|compatible|f150|fit|fits|for|ford|honda|hyundai|jeep|kia|model|nissan|ram|silverado|tesla|toyota ~~7 YEAR
- N|YEAR YEAR
- new latest baby|balance|beginnings|borns|dad|driver|england|era|hire|home|homeowner|homeowners|jersey|level|mexico|mom|moms|mother|mothers|orleans|parents|pet|puppy|skills|testament|way|ways|year|years|york|zealand
- like new
for_the|for_this|this christmas|easter|fall|father_s_day|halloween|holiday_season|mother_s_day|season|spring|summer|thanksgiving|valentine_s_day|winter
limited time [only]
for_a limited time
? all_new|brand_new|days_only|ends_soon|ends_tonight|final_hours|for_now|fresh_drop|fresh_for|hot_off|hours_only|hurry|just_arrived|just_dropped|just_in|just_landed|last_chance|last_days|limited_time|newly|next_gen|next_generation|recently|reimagined|revamped|this_autumn|this_fall|this_month|this_season|this_spring|this_summer|this_week|this_weekend|this_winter|this_year|today_only|until_midnight|until_sunday|while_it_lasts
- new_and used
? black_friday|boxing_day|cyber_monday|prime_day
- black_friday ~~9 history|panic`,
    superlative: `
best [choice|gift|gifts|in|of|on_the|performance|product|quality|rated]
- best before|bud|buddy|by|dad|fit_for|friend|friends|if|known|man|mom|practice|practices|regards|results|served|suited|used|western|when|wishes|with
- at|do|does|feel|fit|fits|its|look|looks|perform|performs|serve|sleep|suited|tastes|their|tries|try|work|works|your best
- next|second best
- best as|for [N] use_within
? finest|greatest|incomparable|one_of_a_kind|second_to_none|unbeatable|unmatched|unparalleled|unrivaled|unrivalled|unsurpassed
- greatest common|hits|of_all_time_songs|showman
- finest grind|grit|mesh|sand|setting
- # N bolt|coffee|cone|cone_filters|dad|drill|fan|filter|grandpa|hair|hook|hooks|mom|needle|pencil|pencils|philips|phillips|screw|screws|size|teacher|wire
- color|cone|door|filter|item|lot|model|no|part|pattern|pencil|shade|size|style # N
no|nr|number 1|one [brand|choice|in|pick|rated|seller|selling]
- number 1|one balloon|balloons|birthday|cake|candle|candles|dad|fan|foil|pencil
- no 1|N iron|touch
- top quality_control
- highest grade_of_difficulty
? perfectest|ultimate
- ultimate fighting|frisbee|guide|guitar|spider|team
the|world_s brightest|coolest|fastest|lightest|purest|quietest|safest|sharpest|smallest|smartest|softest|strongest|thinnest|toughest|warmest
- the brightest|coolest|fastest|lightest|smallest|thinnest days|details|dog|gear|hour|mode|nights|part|parts|piece|room|rooms|setting|size|spaces|speed|spots|stars
- best|greatest ~~9 blu_ray|book|dvd|hardcover|history|memoir|novel|paperback
- balloon|birthday|cake|candle ~4 no|number 1|one
leading|top ~3 in_america|in_the_world|on_amazon|on_the_market|worldwide
most ~4 around|available|ever|in_its_class|in_the_world|on_earth|on_the_market|on_the_planet|you_ll_ever
? bar_none|best_ever|best_in_class|crown_jewel|goat|gold_standard|hands_down|head_and_shoulders|holy_grail|in_a_class|king_of|no_one_makes|nobody_does|nobody_makes|none_better|number_1|number_one|peerless|queen_of|simply_the_best|top_of_the_line|unbeaten|undefeated|undisputed|unequaled|unequalled|without_equal|world_beating
- king_of ~1 clubs|diamonds|england|hearts|pop|rock|spades|the_jungle
- goat cheese|collar|feed|hair|leather|milk|skin|soap
no_one|no_other|nobody|none|nothing ~5 beats|better|close|comes_close|compares|like_it|matches|tops|tougher
very best
- best actor|before|boss|by|dad|for|friend|friends|grandma|grandpa|if|man|mom|mum|nan|nurse|of_both|of_luck|practice|practices|results|served|teacher|used|western
- world|world_s best|greatest|okayest ~1 aunt|boss|brother|cat|dad|dog|grandma|grandpa|mom|mum|nan|nurse|sister|teacher|uncle`,
    environmental: `
? ecofriendly|ecological|ecologically
earth|environment|environmentally|nature|ocean|planet conscious|friendly|responsible|safe
carbon footprint|free|negative|neutral
zero emission|emissions|waste
- protect|protects ~1 nature_of
contains bamboo|soy
? non_polluting|pollution_free
- planet ~1 earth|mobile|model|poster|puzzle
- nature ~1 book|guide|made
? biodegrad*|carbon_footprint|carbon_neutral|circular|climate_neutral|co2|compostab*|earth_first|eco_conscious|greener|low_impact|net_zero|plant_a_tree|plants_a_tree|plastic_free|responsibly_sourced|rots_away|saves_trees|sustainab*|zero_waste
- compost bin|bucket|caddy|pail|thermometer|turner
- eco button|mode`,
    filler: `
? n_/_a
? asdf|tba|tbd|xxx|xxxx
not applicable
lorem ipsum
content|copy|description|details|text|title goes_here|here|pending|to_be_added|to_follow
- description|details|text|title here_is
test listing|product|test|title
dummy|sample text
keyword 1|2|3|N
brand|product|your name here
best|great|ideal|perfect gift|present for all|any|anyone|every|everybody|everyone [ages|occasion|occasions|one|person]
can_t|cannot|won_t|wont ~3 live without
must have|haves [for|in|item] ~2 any|every|everyone
every_home|everybody|everyone deserves|needs|will_be_jealous|will_envy|will_love
amazing|awesome|fantastic|incredible|stunning|superb|unbelievable design|gift|product|quality|value
absolutely|just|simply amazing|awesome|fabulous|fantastic|gorgeous|stunning|wonderful
jealous of you|your
high quality ~1 great_value
! everyone|family|guests|he|kids|she|they|we|you|you_ll ~3 adore|amazed|be_happy|blown_away|cherish|delighted|fall_for|fall_in_love|grateful|head_over_heels|hooked|impressed|love_it|love_our|love_this|obsessed|rave|smitten|speechless|thank_us|thrilled|treasure
! can_t|cannot|couldn|couldn_t|don_t|never|not|won_t|wouldn_t ~4 beat_it|believe|disappoint*|do_without|get_enough|go_back_to|go_wrong|imagine_life|live_without|look_back|miss_out|put_it_down|regret|resist|settle_for|want_another|want_to_leave
you deserve|ll_never_go|ll_never_want|ll_thank|ll_wonder
deserve|deserves ~2 best|better|finest|it|more|this|treat
treat someone|them|your|yourself
wonder how_you|how_you_ever|why_you
game changer|changing
dream|dreams come_true|of_your
of your dreams
love at_first|in_every
at_its best|finest
anything|nothing but_the_best|less_than
look|looked no_further
? what_are_you_waiting
envy of
turn heads
one of_a_kind
amazing|awesome|cute|fabulous|fantastic|great|ideal|lovely|memorable|perfect|thoughtful|unforgettable|wonderful choice|companion|gift|gifts|present|surprise|treat
- gift|gifts|present ~1 bag|box|boxes|card|tag|wrap
- perfect gift_size
anyone|everyone ~2 asking|loves|needs|wants|you_know|you_love
? must_have|must_haves
a must for|in
- must have a|been
? premium_quality
little something special|that
bullet|feature|headline|image|paragraph|section N|goes|here|point|text
bullet point N|goes|here|one|text|two
caption|content|copy|description|details|info|text|title coming_soon|goes_here|here|tbc|to_be|to_come|will_be
add|enter|insert|paste|place|put|type|write ~3 here
- custom|engraved|engraving|personalised|personalized|photo|printed ~9 here|name|text
- name|text ~5 custom|engraved|personalized|printed
- product name_plate
? blah|brand_name|brandname|fixme|null|placeholder|product_name|undefined|untitled|xyz
absolutely|just|really|simply|so|totally|truly|utterly adorable|amazing|beautiful|delightful|in_love|incredible|irresistible|love|lovely|magical|outstanding|perfect|the_best|unbeatable|unforgettable|wonderful
brighten|brightens|change|changes|elevate|elevates|enrich|revolutionize|revolutionizes|transform|transforms|upgrade ~2 day|everyday|home_forever|life|lifestyle|lives|look_at|mornings|the_way_you
everyone_will|he_will|she_will|they_will|we_know_you_will|you_are_going_to|you_ll|you_will [absolutely|definitely|just|simply|totally] adore|be_amazed|be_obsessed|fall_in_love|love`,
  },
  de: {
    medical: `
@cures ~5 @illness
*schmerzlinderung|antientzundlich*|antiviral*|blutdrucksenkend*|cholesterinsenkend*|entzundungshemmend*|fiebersenkend*|krebsvorbeugend*|schmerzlindernd*|schmerzstillend*
anti entzundlich*|inflammatorisch*|viral*
klinisch|medizinisch|wissenschaftlich belegt*|bewiesen*|erwiesen*|gepruft*|getestet*|nachgewiesen*
fda genehmigt*|zertifiziert*|zugelassen*|zulassung
fordert|stark|starken|starkt|unterstutzt|verbessert ~2 abwehrkrafte|immunabwehr|immunsystem|wundheilung
fatburner|fettburner|fettverbrenner|fettverbrennung|gewichtsabnahme|gewichtsverlust
- bei|fragen ~~5 apotheker|arzt|arztin
- bei|mit|vor ~1 beschwerden|schmerzen ~~5 absetzen|arzt|beenden|unterbrechen
- bei|gegen allergie*|unvertraglichkeiten
- bei|mit ~3 allergie* ~2 auf|nicht|vermeiden
- fur ~1 allergiker
- abnehmen ~2 bezug|bezuge|deckel|teile
schmerzfrei|schmerzfreier|schmerzfreies alltag|gehen|laufen|leben|schlafen|sitzen
- leiden|leidet ~4 @illness ~~9 arzt|arztin|konsultieren
? @illness
- *husten|*pilz|corona|kater|krebs|schnupfen ~2 kette|korb|messer|scheren|sternzeichen|suppe|tuch
@cures ~4 @state
@state ~4 abklingen|heilen|heilt|klingen|vergessen|verschwinden|weggeblasen|zuruck
bfarm|ema|fda|gesundheitsamt|gesundheitsbehorde*|gesundheitsbehorden|gesundheitsministerium|swissmedic
durchblutungsfordernd*|entschlackend*|entzundungs*|heilend*|heilsam*|heilversprechen|hustenstillend*|immunstarkend*|juckreizstillend*|krampflosend*|schlaffordernd*|schleimlosend*|schmerzlosend*|wundheilend*
- kein|keine|nicht|ohne ~6 arznei*|behandlung|gegen|heilt|heilung|linderung|medizinprodukt|zur ~~9 @illness
- bei|vor|wenn ~4 @illness ~~9 absetzen|anwenden|arzt|arztin|beenden|befragen|verwenden
- auch|geeignet|vertraglich bei|fur ~2 @illness
! endlich_ohne|nie_mehr|nie_wieder|schluss_mit ~2 @illness
! keine ~1 @illness mehr
-? box|dose|etui|hulle|tasche ~3 @illness
! @illness ~2 nicht ~4 geld`,
    antimicrobial: `
antibakteriell*|antifungal*|antimikrobiell*|antiseptisch*|bakterienhemmend*|bakterizid*|desinfektion*|desinfizier*|entkeimt*|fungizid*|insektizid*|keimfrei*|keimhemmend*|keimtotend*|milbendicht*|pestizid*|pilzhemmend*|schimmelhemmend*|schimmelresistent*
*insektenschutzmittel|*insektenspray|*mottenschutz|*muckenschutz|ameisengift|insektenabwehr|insektenvernichter|insektenvertreiber|mausegift|mottenkugeln|muckenabwehr|muckenspray|muckenvernichter|rattengift|schadlingsbekampfung|ungezieferspray|zeckenschutz
- frei von ~2 insektizid*|pestizid*
- flasche|halter|halterung|spender|stander ~2 desinfektion*
- pestizidfrei
- desinfektionsmittelhalter|desinfektionsmittelspender|desinfektionsspender
- gegen|schutz|schutzt ~2 schimmel_befall_durch
*mottenfrei|ameisenfalle|fliegenfalle|hygienespray|marderabwehr|marderschreck|mausefalle_gift|mausevertreiber|mottenfalle|rattenvertreiber|schimmelentferner|schimmelstopp|schimmelvernichter|wespenfalle
?! @germs
- fliege|fliegen|maus|mause|motte|mucken|schnecken|spinnen|virus ~2 deko|dekoration|figur*|gepunktet|halloween|herren|kostum|plusch|rutsche|seide|spielzeug|tattoo|tempo|wandtattoo
- blau|camembert|edel|kase|mit|weiss|weissem ~1 schimmel
- schimmel ~4 250_g|fuchs|kase|pferd*|rappe
- fliegen|insekten|mucken|pollen fenster|gaze|gitter|netz
- *fliegengitter|*insektenschutzgitter|*moskitonetz|insektenschutzfenster
- kein|keine|nicht|ohne ~6 bekampft|gegen|schutz|totet|vertreibt|wirksam|wirkt ~5 @germs
- @germs|wirkt ~4 nicht_enthalten|nicht_im_lieferumfang|unter_dem_mikroskop
- fliegen ~2 drohne|flugzeug|papierflieger|simulator
hygienisch_rein|insektenabweisend*|insektenfrei*|kammerjager|keimabweisend*|keimarm*|keimtot*|milbenfrei*|mottenabwehr*|mottenschutz*|mottensicher*|muckenabweisend*|muckenfrei*|schimmelabweisend*|schimmelfest*|schimmelfrei*|ungeziefer*|zeckenschutz*
- schimmel fuchs
- brettspiel|roman|spiel ~~4 kammerjager
- kammerjager ~1 brettspiel
- muckenstich*`,
    guarantee: `
geld zuruck [garantie]
geldzuruck
kaufpreiserstattung
geld|kaufpreis ~4 zuruck|zuruckerstattet
nicht [ganz|vollig|vollstandig|zu_100_%] zufrieden
kein|null|ohne risiko
risikofrei|risikolos
wir ersetzen|tauschen
zahlen|zahlt ~4 betrag|geld|kaufpreis|preis [zuruck]
geld wieder
bei nichtgefallen
kaputt ~~6 ersetzen|ersetzt|neu|neue|neuen
? *garantie|*garantiert*|erstatt*|garantien|garantier*|geld_zuruck|gewahrleistung*|ruckerstattung*
- gesetzlich* ~2 garantie|gewahrleistung
- garantiebeleg*|garantiefonds|garantiekarte*|garantieschein*
- burgschaft ~2 garantie
- garantie|gewahrleistung im|und ~1 baurecht|recht
betrag|cent|euro|geld|kaufpreis ~5 retour|wieder|zuruck|zuruckbekommen
gratis|kostenfrei*|kostenlos*|umsonst ~2 ausgetauscht|austausch|ersatz|ersetzen|ersetzt|repariert|umtausch
N|dreissig|hundert nachte|tage|wochen ~3 probeschlafen|probieren|ruckgabe*|ruckgaberecht|testen|zuruckgeben
bricht|bruch|defekt|defekte|kaputt|reisst|schlapp|versagt|verschleiss|zerbricht ~~9 austausch|ersatz|ersetzen|gratis|kostenfrei|kostenlos|neu|neue|neuen|neues|tauschen|umsonst`,
    offer: `
- N % auf|sparen|weniger energie|platz|strom|wasser
N_eur|N_euro|N_€|€_N [gunstiger|nur|rabatt|sparen]
ab|fur|jetzt|nur|statt [noch|nur] N|€ N|eur|euro|€
? aktionspreis|ausverkauf|bestpreis|gratisgeschenk|gratisprobe|gutschein|gutscheincode|kaufrausch|lagerraumung|niedrigpreis|preisknaller|preisreduziert|preissenkung|rabatt|rabattaktion|rabattcode|rabatte|rabattiert|schlussverkauf|schnaeppchen|sonderangebot|sonderpreis|superpreis|tiefpreis|tiefstpreis
? *verkaufsschlager|meistverkauft*|topseller
nur [fur] kurze zeit
zeitlich begrenzt*
? billigste|gunstig|gunstige|gunstigen|gunstigste|preisgunstig*|preiswert|spottbillig
- gunstig auswirken|gelegen
heute|jetzt|sofort bestellen|kaufen|sichern|zugreifen|zuschlagen
N zum_preis_von N
solange [der] vorrat|vorrat_reicht
- gutschein box|geschenkbox|hulle|karte|umschlag|umschlage|verpackung
- fur|gutschein geschenkbox|verpackung
- angebot|ausverkauf|bestseller|gunstig|rabatt|schlussverkauf ~~9 ausgabe|blu_ray|buch|dvd|gebundene|gebundenes|horbuch|roman|taschenbuch
- mappe|mappen|ordner|sammelmappe|ubungsheft ~2 angebot|angebote|gutscheine|rabatt
- code ~1 leser|scanner|schloss
? aufs_haus|fur_lau|geschenk_dazu|geschenkt|gratis|gratisbeigabe|kostenlose|obendrauf|umsonst
- gratis_versand
- kostenlose app|hotline
? *bestseller|*preisgarantie|*schnappchen*|ausverkauft|black_friday|black_week|cyber_monday|ermassig*|ersparnis|hammerpreis*|kampfpreis*|knallerpreis*|meistgekauft*|nachlass|prime_day|raumung*|renner|restposten|schnapp*|singles_day|sparpreis*|vergriffen|verkaufshit|verkaufsrenner
- bestsellerautor*
bestell*|bezahl*|kauf*|nimm|zahl* ~4 drei|eins|nur_N|zwei
ab|fur|nur|statt ~1 N eur|euro|€
N euro|€
- bewertung|rezension ~~6 gutschein
- rabat und`,
    shipping: `
blitzlieferung|blitzversand|expresslieferung|expressversand|gratislieferung|gratisversand|portofrei*|schnellversand|sofortlieferung|versandkostenfrei*
express|free|frei|gratis|kostenfreie|kostenfreier|kostenlose|kostenlosem|kostenloser|schnelle|schnellem|schneller|schnellster|sofortige|sofortiger|weltweiter|zugiger lieferung|versand|zustellung
lieferung|versand|zustellung [ist] am_gleichen|am_nachsten|am_selben|aus_deutschland|binnen|frei_haus|gratis|in|inklusive|innerhalb|kostenlos|noch_am|noch_heute
- lieferung|versand in ~3 box|karton|teilen|umschlag|verpackung
- geliefert|kommt|lieferung|versand|verschickt|versendet in ~3 beutel|box|etui|karton|schachtel|teilen|verpackung
- lieferumfang
auf lager
lieferung|versand aus ~1 deutschem|eigenem|unserem lager
heute|morgen|ubermorgen bei_dir|bei_ihnen|geliefert|zugestellt
lager ~3 raus|verlasst|versandt|verschickt|versendet
blitzversand*|eilversand|gratislieferung|lieferzeit|prime_versand|sofort_lieferbar|sofortversand|versandfertig`,
    contact: `
unsere|unseren|unserer e_mail|email|hotline|telefonnummer|webseite|website
LATIN punkt com|de|net
erreich*|fragen|kontakt*|mail|mailen|meld*|ruf*|schreib*|wenden ~4 @social|an_uns|hotline|service|support|uns|werkstatt
www punkt
punkt at|ch|com|de|net|org|shop
auf|per|uber|via @social`,
    comparison: `
- als andere_materialien|gewohnlich*|herkommlich*|ublich*
im gegensatz|vergleich mit|zu|zum ~2 @brand|marken
anders als ~1 @brand
alternative|ersatz|kopie|nachbau fur|von|zu ~1 @brand
@brand alternative|killer|klon|nachbau|qualitat
genauso|so gut wie ~1 @brand
ahnlich_wie|vergleichbar_mit|wie [bei|das|von] @brand
- wie ~1 @brand ~3 kompatibel
andere|anderen|anderer|bekannte|billige|fuhrende|teure anbieter|hersteller|marken
- alle|allen|auch|fur|mit|vielen ~2 andere|anderen|anderer|bekannte hersteller|marken
- kompatibel ~5 marken
*er als ~3 @brand|marktfuhrer
doppelt|dreimal|halb|zweimal so ~3 wie ~2 @brand|original
? *discounter|andere_marken|anderen_anbietern|anderen_herstellern|anderen_marken|anderer_anbieter|anderer_hersteller|anderer_marken|billigkopie*|billigprodukt*|billigware|fremdfabrikat*|konkurrenz*|markenhersteller*|markenprodukt*|mitbewerb*|nachahmer*|no_name|noname|plagiat*|wettbewerb*
- wettbewerb* ~1 anzug|kostum|regel*|tauglich*
-? auch|fur|kompatibel|mit|passend|passt ~4 andere_marken|anderen_herstellern|anderen_marken|anderer_hersteller|anderer_marken|fremdfabrikat*|markenhersteller*
-? auf|ersatz*|fur|geeignet|kein|kompatibel*|mit|original*|passen|passend|passt|von|zu ~~5 @names
-? @names ~2 kompatib*|original*|passend
anders_als|im_gegensatz_zu|im_vergleich_zu ~2 ander*|billig*|gewohnlich*|herkommlich*|normal*|standard*|ublich*|viele*
vergessen|vergiss ~3 @names
bequemer|besser|billiger|dicker|gunstiger|haltbarer|heller|hochwertiger|langlebiger|leichter|leiser|leistungsstarker|robuster|scharfer|schneller|schoner|sicherer|starker|uberlegen|warmer|weicher|zuverlassiger ~2 als|gegenuber ~2 @brand|andere|anderen|konkurrenten|marken|marktfuhrer|original`,
    reviews: `
abgeben|geben|gib|hinterlasse|hinterlassen|lassen|schreib|schreibe|schreiben|teilen|uber ~4 sterne
N|funf sterne produkt
? *bewertung|*bewertungen|*kundenmeinung*|*kundenstimmen|bewerte|bewerten|bewertet|durchschnittsnote|feedback|punktzahl|rezension*
- feedback ~1 vibration
- haptisch* ~1 feedback
- bewertung* gelesener
besitzer|eltern|familien|kaufer|kauferinnen|kunden|kundinnen|mutter|nutzer ~4 begeistert|berichten|empfehlen|geben|irren|lieben|loben|sagen|schreiben|schworen|uberzeugt|vergeben|vertrauen
N|hunderte|tausende|uber_N|zehntausende ~3 eltern|familien|fans|hundebesitzer|katzenbesitzer|kaufer*|kunden|kundinnen|mutter|nutzer*
kurze|liebe|nette|paar worte|zeilen
erfahrung|foto|meinung|urteil ~3 hochladen|posten|sagen|schick*|schreib*|teile|teilen`,
    'time-bound': `
^ neu .
? brandneu*|nagelneu*|neuerscheinung|neuste|neuster|neustes|trendneuheit
- neueste|neuesten nachrichten|stand
jetzt neu
YEAR .
nur heute
- aus|fur|im|in|von YEAR
- ab|abreisskalender|baujahr|bis|bj|buchkalender|familienplaner|jahr|jahrgang|kalender|planer|seit|taschenkalender|terminplaner|tischkalender|wandkalender ~~4 YEAR
- YEAR YEAR|abitur|em|europameisterschaft|kalender|olympia|planer|weltmeisterschaft|wm
diese|diesem|diesen|dieses fruhjahr|halloween|herbst|jahr|muttertag|ostern|valentinstag|vatertag|weihnachten
nur [fur] kurze_zeit
nur noch ~1 bis|heute|tage
zeitlich begrenzt
? ab_sofort|aktuelle_kollektion|aktuelles_modell|bis_mitternacht|bis_sonntag|diesen_sommer|diesen_winter|dieser_saison|dieses_jahr|eben_erst|frisch_eingetroffen|gerade_erst|jetzt_auch|jetzt_mit|jetzt_neu|letzte_chance|neu_aufgelegt|neuauflage|neuerdings|neueste*|neuheit*|nur_dieses|nur_heute|nur_kurz|nur_noch|wenige_tage
- nur_noch ~1 abwischen|einmal|wasser
kollektion|modell|saison|update|upgrade|version YEAR
? black_friday|black_week|cyber_monday|prime_day
- kalender|planer|wochenkalender ~3 YEAR`,
    superlative: `
beste|besten|bester|bestes|bestmoglich* [ergebnisse|geschenk|leistung|preis_leistung|produkt|qualitat|wahl]
- am|besten besten bei|fur|geeignet|in|kombinieren|kuhl|mit|nach|passend|trocken|von|vor
- am besten
- beste|besten|bester bruder|freund|freunde|freunden|freundin|freundinnen|grusse|kollegin|lehrerin|mama|mutter|oma|opa|papa|schwester|vater
- zu besten
no|nr|nummer|platz 1|eins [bei|der|im|in|wahl]
- nr|nummer 1 ballon|geburtstag|kerze|luftballon|zahl
# 1
? beliebteste*|einzigartig*|erstklassig*|grossartigste*|hervorragende_qualitat|hochste_qualitat|hochwertigste*|konkurrenzlos*|meistgekauft*|perfekteste*|revolutionar*|spitzenqualitat|testsieger|topqualitat|ultimative*|unschlagbar*|unubertroffen*|unvergleichlich*|weltbeste*|weltklasse|weltweit_beste
das|dem|den|der|die bequemste|dunnste|effektivste|fortschrittlichste|haltbarste|hellste|innovativste|kleinste|komfortabelste|leichteste|leiseste|leistungsfahigste|leistungsstarkste|scharfste|schnellste|schonste|sicherste|starkste|warmste|weichste
- das|der|die hellste|kleinste|leichteste|schnellste|warmste ecke|grosse|kuche|lucke|stelle|stufe|tage|teile|wohnung|zeit
von keinem|keiner anderen erreicht|ubertroffen
aller zeiten
- beste|besten|bester|bestes ~~9 ausgabe|blu_ray|buch|dvd|gebundene|gebundenes|horbuch|roman|taschenbuch
- ballon|geburtstag|kerze|luftballon ~4 nr|nummer 1
? allerbeste*|beispiellos*|branchenprimus|champion*|das_beste|goldstandard|hochste_klasse|klassenbeste*|konig|konigin|krone|marktfuhr*|mass_aller_dinge|non_plus_ultra|nonplusultra|nummer_1|nummer_eins|ohne_gleichen|ohnegleichen|platzhirsch*|rekordverdachtig*|spitzenreiter*|sucht_seinesgleichen|unangefochten*|unerreicht*|ungeschlagen*|unubertrefflich*|weltmarktfuhr*|weltmeister*
- konig|konigin der|kinder|kostum|krone|ludwig
- das_beste aus`,
    environmental: `
? biologisch_abbaubar*|emissionsfrei*|kompostierbar*|oekologisch*|okologisch*
- nachhaltig ~2 geruche|wirkung
? baum_gepflanzt|co2*|grune_wahl|gutes_gewissen|klima*|mullvermeid*|nachhaltig*|planet*|reines_gewissen|ressourcen*|umwelt*|verrottet|zero_waste
- klimaanlage*|klimagerat*
- planet* ~1 mobile|poster|puzzle|system
- eco modus
- kompost*|umweltschutz*
- umwelt* ~2 temperatur`,
    filler: `
? k_/_a
folgt in_kurze|noch
nicht zutreffend
beschreibung|text|titel einfugen|einsetzen|folgt|hier|hier_einfugen
? beispieltext|blindtext|mustertext|platzhalter|platzhaltertext|testtext
- platzhalter karten|platzkarten|tisch
? keine_angabe|noch_offen|wird_nachgereicht
? testartikel|testprodukt
du|ihr|sie werden|werdet|wirst ~8 lieben|staunen|uberrascht|verlieben
lieben|verlieben werden|wirst
lieben_werden|verlieben ~2 sein
ideale|ideales|optimale|perfekte|perfektes geschenk|geschenkidee fur ~1 alle|jede|jeden|jeder|jedermann
absolutes|echtes highlight|muss
darf|sollte ~4 keinem|keiner|nicht fehlen
in_keinem|keinem haushalt fehlen
absolut|einfach|schlicht [nur] genial|grossartig|klasse|perfekt|super|toll|wunderbar
nicht_mehr|nie_mehr ~3 hergeben|missen
geniales|super|tolles design|produkt|qualitat
- begeistert|lieben ~2 sich_fur
! kein*|nicht|nichts|nie|niemals ~6 anderes|aus_der_hand|bereuen|enttauscht|genug_bekommen|hergeben|hergibt|missen|ohne_leben|verzichten|weggeben|weglegen|widerstehen
? beeindruckt|begeistern|begeistert|besticht|fasziniert|verzaubert
liebe auf_den_ersten
traum|traume ~2 erfullt|jeder|jedes|wahr
? atemberaubend*|exquisit*|fabelhaft*|fantastisch*|gluckseligkeit|grandios*|himmlisch*|phanomenal*|sensationell*|traumhaft*|ultimativ*|unvergesslich*|unverzichtbar*|unwiderstehlich*|wunderschon*|zauberhaft*
- wunderschon* ~2 platz
freude|geschenk ~4 alle|herzen|jedem|jeden|jeder|lieben|liebsten
aha|gansehaut|wohlfuhl|wow effekt|faktor|moment
? augen_leuchten|das_gewisse_etwas|ein_muss|extraklasse|glauben_sie_uns|greifen_sie_zu|haben_muss|haben_wollen|herz_hoher|herzen_hoher|keine_wunsche|krone_auf|lasst_herzen|mehr_geht_nicht|must_have|seinesgleichen|unbedingt_haben|vom_feinsten|was_will_man|worauf_warten
anderes|hochstes|nachstes|neues level|niveau
hier ~4 beschreibung|ein|einfugen|eintragen|name|produkttext|text|titel
- hier ~4 text ~3 druck|gravur
*text|angaben|beschreibung|produktbeschreibung|stichpunkt|titel N|einfugen|eingeben|erganzen|fehlt|folgt|hier|nachtragen|tbd
bitte ~3 beschreibung|einfugen|erganzen|text|titel
? ipsum|lorem|xxx
absolut|echt|einfach|rundherum|rundum|schlicht|schlichtweg|total|wahrlich genial*|hammer|herrlich*|klasse|nur|perfekt*|schon|spitze|toll*|unglaublich*|wunderbar*|zum_verlieben
besondere*|ideale*|optimale*|originelle*|passende|perfekte*|schonste*|tolle*|wunderbare* begleiter|geschenk*|geschenkidee*|mitbringsel|prasent|uberraschung
das|ein|ihr|unser absolute*|echte*|wahre* blickfang|freude|genuss|glanzstuck|highlight|hingucker|luxus|meisterwerk|muss|must|traum
! alle|du|ihr|jeder|man|sie ~4 dankbar|freuen_sich|hingerissen|lieben|sprachlos|staunen|uberzeugt|vergottern|verlieben|verliebt
- geschenk zu jeder|jedem bestellung|kauf`,
  },
  fr: {
    medical: `
@cures ~5 @illness
anti acne|cancer|cholesterol|depresseur|diabetique|douleur|douleurs|inflammatoire*|viral*|virale|viraux
cliniquement|medicalement|scientifiquement approuve*|demontre*|prouve*|teste*|valide*
agree|agreee|approuve|approuvee|certifie|certifiee|enregistre|homologue|valide fda|par [la] fda
fda approuve*|certifie*
ameliore|booste|fortifie|renforce|stimule ~3 defenses|immunitaire|immunite
brule|bruler|bruleur|brulez|perdre ~2 graisse|graisses
faire maigrir
fait maigrir
maigrir [rapidement|vite]
cicatrisation ~1 rapide
remede miracle
- en_cas de ~~5 consulter|consultez|medecin
- en_cas ~~6 allergie*|douleur*
- anti|contre ~2 goutte|gouttes
- anti calcaire|goutte*
- consulter|consultez ~~6 @illness
- sans douleur ~3 epilation|retrait
- souffrez|souffrir d|de ~2 @illness ~~9 consultez|medecin
? @illness
@cures ~4 @state
- grippe|maux|toux ~2 croises
- n|ne|non|pas ~6 destine|guerit|medical|prevenir|remplace|soigne|soulage|traite*|traitement ~~9 @illness
- adapte|adaptee|compatible|convient ~3 @illness
- @illness croise|croises
! fini|finis|plus_de|plus_jamais|sans|zero ~1 @illness
- dolor sit
- sans ~1 douleur|douleurs ~2 epil*|retrait
approuve*|conseille*|plebiscite*|prescrit*|recommande*|valide* par ~3 *logues|chirurgiens|dentistes|hopitaux|infirmieres|kines|kinesitherapeutes|medecins|osteopathes|pharmaciens|sages_femmes|specialistes|veterinaires
agree*|approuve*|autorise*|certifie*|homologue*|reconnu*|valide* par ~3 ansm|autorites|ema|fda|haute_autorite|ministere_de_la_sante|oms`,
    antimicrobial: `
antiacarien*|antibacterien*|anticafards|antifongique*|antimicrobien*|antimites|antimoisissure*|antimoustique*|antiseptique*|bactericide*|desinfect*|fongicide*|insecticide*|pesticide*|raticide*|virucide*
repulsif|repulsifs|repulsive
- sans ~1 insecticide*|pesticide*
- contre ~2 virus_informatique*
- distributeur|flacon|support ~3 desinfect*
?! @germs
- brosse|couteau|culture|guide|hotel|kit|lampe|panier ~2 champignon|champignons|insecte|insectes
- culture de champignons
- champignons de_paris|pleurotes|seches
- puce|puces de_silicium|electronique|graphique|informatique|marche_aux|savant*|sim
- marche_aux puces
- souris bluetooth|d_ordinateur|ergonomique|filaire|gamer|optique|sans_fil|usb|verte
- tapis de_souris
- mouches artificielles|de_peche
- algues nori|sechees
- aucun|n|ne|non|pas|sans ~5 agit|antibac*|contre|elimine|protege|repousse|tue ~5 @germs
- @germs ~3 non_inclus*|vendue|vivantes|vivants
- pas_de|sans @germs vivant*
- moustiquaire*
- germe* de_ble|de_soja
- code fourmi
- eloigne|n_eloigne pas ~2 @germs
- n|ne ~2 pas ~2 @germs`,
    guarantee: `
satisfaction 100_%|assuree
garantissent
aucun|sans|zero risque
- sans risque d|de
- garanti par_la_norme|sans ~2 bpa|paraben*
recuperez|rendons|rendu|retrouvez ~3 argent
remplace|remplacee|remplacons ~3 a_vie|gratuitement
? argent_rendu|garanti|garantie|garanties|garantir|garantis|garantissons|garantit|rembours*
- garantie legale
- bon|carte|certificat de garantie
- remboursement de_frais
- garanti sans
- n|ne ~3 garanti|garantir|garantissons|garantit
- garantie non
couvert|couverte|couverts ~1 N|a_vie|cinq|contre|deux|dix|pendant|pieces|trois
main_d_oeuvre|pieces_et_main
casse|cede|defaut|fissure|lache|panne|tombe ~~9 autre|echange*|frais|gratuit*|neuf|neuve|nouveau|offrons|remplac*|reparons
changeons|echang*|remplac*|repar*|reprise|retour ~4 a_nos_frais|a_vie|gratuit*|offert*|sans_discuter|sans_frais|sans_rien
rien a_perdre
recuperez|rend|rendez|rendons|rendra|restitu* ~4 argent|euros|prix|sous
extension ~3 ans
aucun|sans|zero risque`,
    offer: `
N % d_economie|de_reduction|moins_cher|offert*|reduction
- N % N
N_euros|N_€|€_N [de_reduction|de_remise|offerts|seulement]
a|a_partir_de|des|pour|seulement|uniquement N euros|€
? bon_de_reduction|bradee|coupon|liquidation|promo|promos|rabais|reduction_de_prix|remise|remises|solde|soldes
- code promo_video
offre|offres a_duree_limitee|de_lancement|du_jour|exceptionnelle|exclusive|flash|limitee|speciale|speciales
vente flash|privee
meilleure|meilleures|top vente|ventes
? bestseller|bestsellers
- bestseller litteraire
prix abordable|attractif|attractifs|bas|casse|casses|choc|discount|doux|imbattable|imbattables|le_plus_bas|mini|reduit|special
moitie prix
moins cher
bon marche
N achete* ~1 N
cadeau|echantillon gratuit|gratuits
gratuit avec|pour ~3 achat|commande
? black_friday
accessoire|article|produit gratuit
a|demi moitie_prix|prix
- bestseller|promo|promotion|remise|soldes ~~9 blu_ray|broche|dvd|livre|poche|relie|roman
- chemise|classeur|pochette|porte ~2 coupons|offres|promo|remises
moins N %|pour_cent
avec|entrez|saisir|saisissez ~1 code
- code ~1 barre*|pin|route
? cadeau_inclus|cadeau_surprise|en_prime|gratis|gratuitement|offert|offerte|offertes|offerts|pour_nous|sans_supplement
- coffret|jeu ~2 offert
? a_saisir|aubaine*|best_sell*|bonne_affaire|bonnes_affaires|braderie|carton_plein|cyber_monday|destock*|economis*|french_days|moitie_moins|petit_prix|petits_prix|plus_vendu*|prime_day|prix_barre|prix_d_ami|prix_fou|prix_fous|prix_malin|prix_sacrifie*|profitez|promotion*|ristourne*|rupture_de_stock|s_arrache*|tout_doit
- economis* ~1 eau|electricite|energie|espace|place
N euro|euros|€
moitie|quart|tiers du_prix|prix`,
    shipping: `
envoi|expedition|livraison|port [est] 24h|48h|N|assuree|avant|depuis|en|express|gratuit|gratuite|gratuits|immediate|incluse|le_lendemain|offert|offerte|offerts|rapide|rapidement|sous
- envoye|expedie|livraison|livre|livree|livres ~1 dans|en ~3 boite|carton|coffret|emballage|etui|kit|pieces|pochon|sac|sachet
- livre|livres d|de|en|pour ~3 coloriage|cuisine|enfants|francais|recettes
en stock
envoi|expedition|livraison ~2 eclair|express|gratuit|gratuite|offerte|rapide
- livraison ~2 en_bois|jouet
- boites|camion|carton|cartons|etiquettes|sacs d_expedition|de_livraison [en]
chez_vous|envoye*|expedie*|livre*|part|partent|recu* ~5 24_heures|24h|48_heures|48h|atelier|aujourd_hui|avant_noel|demain|entrepot|gratuitement|heures|jour_meme|jours_ouvres|lendemain|sous_N
- camion|livraison_de`,
    contact: `
abonnez|ajoutez|contactez|ecrivez|rejoignez|retrouvez|suivez|visitez ~4 @social
- nous contactez
notre adresse_mail|email|numero|site
service client [disponible|joignable] au|par
LATIN point com|fr|net
appelez|contactez|ecrivez|joignez|parlez|telephonez ~2 a|au|avec|notre|nous|sur
par|sur|via @social
LATIN point com|fr|net|org
abonnez|rejoign*|suivez ~3 nos|notre|nous`,
    comparison: `
alternative|copie|dupe|imitation|substitut a|au|aux|de|pour ~1 @brand
@brand alternative|dupe|killer
autres|grandes marques
- adapte|compatible|convient|fonctionne ~7 autres|grandes marques
moins|plus ~2 qu|que ~3 @brand
N|deux|trois fois ~4 que ~2 @brand
? autres_fabricants|autres_marques|autres_vendeurs|bas_de_gamme|concurren*|contrefacon*|copies_bas|grandes_marques|imitations|marques_connues|marques_de_distributeur|sans_marque
-? adapte*|avec|compatible*|convient|fonctionne|pour ~5 autres_fabricants|autres_marques|grandes_marques
- competition|concurrence ~1 sportive
-? adapte*|avec|compatible*|convient|d|de|filtre*|origine|par|pour|remplace*|sacs ~~5 @names
-? @names ~2 compatible*
a_la_difference|contrairement|rien_a_voir
aussi|moins|plus ~2 qu|que [la|le|les|un|une] @names|CAP
- moins|plus ~2 que ~1 acier|kevlar|papier
adieu|fini|finis|oubliez ~1 @names
meilleur|meilleure|mieux|moins_cher|plus_chaud|plus_confortable|plus_doux|plus_durable|plus_efficace|plus_fiable|plus_fort|plus_leger|plus_legere|plus_puissant|plus_puissante|plus_rapide|plus_resistant|plus_resistante|plus_silencieux|plus_solide|plus_sur|superieur|superieure ~2 a|aux|qu|que ~2 @brand|CAP|leader|marques|original
comparable|compare|comparee|contrairement|equivalent|face|identique|par_rapport|semblable|similaire a|au|aux ~2 @brand|marques
-? monte|rails|serie ~4 @names`,
    reviews: `
deposez|donnez|ecrivez|laisser|laissez|partagez|postez|publiez ~4 commentaire|etoiles|note
note|notee|notes N
- N|cinq|quatre etoiles autocollant*|decoratives|et_lune|general|hotel|lumineuses
- general|hotel|restaurant ~1 N|cinq|quatre etoiles
noter|notes|notez nous
nous evaluer|noter
commentaire|note positif|positifs|positive
chaque etoile
? avis|commentaires|evaluation|evaluations|note_maximale|note_moyenne|temoignage*
- avis ~1 de_deces|de_tempete|du_medecin|expert|medecin|medical|recherche|sur_chaque
- notez|sans|votre avis|avis_sur
- evaluation* ~2 maths|niveau|risques|scolaire*
- commentaires ~2 audio|composes
N|cinq|les_cinq|une etoile|etoiles ~4 aide|client*|cliquez|compte*|merci|moyenne|nous|pour|si|suffi*|sur
message|mot gentil|sous_l_annonce|sympa
dites|racontez nous
acheteurs|acheteuses|clientes|clients|familles|lecteurs|mamans|proprietaires|utilisateurs ~4 adorent|approuvent|conquis|conquises|disent|donnent|ecrivent|mis|ont|plebiscitent|ravis|recommandent|satisfaits|temoignent`,
    'time-bound': `
^ nouveau .
tout nouveau
dernier|derniere|toute_derniere collection|edition|generation|modele|technologie|tendance|version
- dernier|derniere jour
YEAR .
edition limitee
- de|du|en|pour YEAR
- agenda|annee|calendrier|depuis|jusqu|millesime|organiseur|planning|semainier ~~5 YEAR
- YEAR YEAR|agenda|calendrier|planificateur
ce|cet|cette automne|ete|halloween|hiver|noel|paques|printemps|rentree|saint_valentin
duree limitee
- nouveau monde|ne|testament
? bientot|ce_mois|ce_week_end|cet_ete|cet_hiver|cette_annee|cette_saison|cette_semaine|dernier_cri|derniere_generation|dernieres_heures|derniers_jours|duree_limitee|en_ce_moment|jusqu_a_dimanche|jusqu_a_mardi|jusqu_a_minuit|nouveaute*|plus_que|temps_limite|tout_juste|tout_nouveau|toute_nouvelle|viennent_d|vient_d
- plus_que ~1 la|le|un|une
? black_friday|cyber_monday|french_days|prime_day`,
    superlative: `
- meilleur|meilleure|meilleures|meilleurs adherence|aeration|ami|amie|amies|amis|circulation|isolation|maman|mamie|papa|papi|prise|souvenirs|tenue|visibilite|voeux
- assure|offrant|offre|permet|pour|un|une ~1 meilleur|meilleure
no|numero|nº 1|un [des|du|en|mondial]
# 1
- numero 1|un anniversaire|ballon|bougie
? exceptionnel_rapport|haut_de_gamme_absolu|hors_pair|imbattable*|incomparable*|inegalable*|inegale*|parfaite_absolue|revolutionnaire*|sans_egal|ultime|unique_au_monde
au|du monde .
n 1|°_1
n_° 1
jamais egale*
- bobine|cle|lot|taille|tome|volume ~1 n 1
- meilleur|meilleure|meilleures|meilleurs ~~9 blu_ray|broche|dvd|livre|poche|relie|roman
- anniversaire|ballon|bougie ~4 no|numero 1|un
moins|plus ~4 au_monde|d_europe|de_france|de_la_planete|de_sa_categorie|de_tous_les_temps|du_marche|du_monde|jamais|jamais_concu*|jamais_cree*|jamais_fabrique*|qui_existe*|qui_soit
- plus jamais
? champion*|de_loin_le|hors_concours|hors_norme|jamais_vu|le_must|le_summum|leader|n_1|nec_plus_ultra|numero_1|numero_un|premier_choix|reference_absolue|reine_de|reine_des|roi_de|roi_des|sans_egale|sans_pareil*|sans_rival*|top_du_top
- reine|roi ~1 coeur|echecs|lion|neiges|pique
meilleur|meilleure|meilleures|meilleurs ~3 au|choix|d_europe|de_france|de_tous|du|jamais|marche|monde|qualite
- meilleur* ~1 adherence|ami|amie|maitresse|maman|mamie|nounou|papa|papi|prof`,
    environmental: `
? developpement_durable|durablement
eco conception|concu*|friendly|responsable*
neutre carbone|en_carbone
zero dechet|emission|emissions
- poubelle|sac poubelle
? ami_de_la|biodegradab*|climat|compostabl*|eco_concu*|eco_responsab*|ecolo*|ecoresponsab*|empreinte|environnement|geste_pour|planete|se_biodegrad*|verte_attitude|zero_dechet
- environnement bruyant|d_ecran|de|humide|sonore
- acier|fibre ~3 carbone
- carbone ~1 fibre
- planete* ~2 mobile|poster|puzzle|systeme
- bac|seau ~2 compost*
- vert planete`,
    filler: `
? a_completer|a_definir|a_determiner|a_venir|non_applicable|sans_objet
- spectacle a_venir
- bebe|enfant|futur*|maman a_venir
description|texte|titre a_inserer|ici|provisoire
inserer|inserez ~2 description|nom|texte|titre
? faux_texte|texte_factice
tu|vous adorerez|allez|craquerez|serez|tomberez|vas [adorer|aimer|amoureux|conquis|craquer|etre_conquis|etre_seduit|tomber]
cadeau|present ideal|parfait pour chaque|n_importe|tous|tout|toutes [le_monde|les_occasions|occasion|qui]
ne_pourrez|ne_pourrez_plus|pourrez_plus ~3 passer
simplement|vraiment extraordinaire|genial|incroyable|magnifique|parfait|sublime|superbe
amis|entourage|voisins ~3 envie|envieux|jaloux
coup_de coeur
faites|offrez ~1 leur|lui|plaisir|vous
merite|meritent|meritez ~3
? a_couper_le_souffle|a_tomber|allie_parfait|bluffant*|bonheur|chavirer|coup_de_coeur|coup_de_foudre|coups_de_coeur|de_reve|de_vos_reves|divin|divine|epoustouflant*|excellence|exceptionnel*|fabuleu*|fantastique*|feerique*|incontournable|incontournables|indispensable|indispensables|inoubliable*|irresistible*|laissez_vous|magique|magiques|merveill*|must_have|nec_plus_ultra|petit_bijou|prestige|raffinement|reve_devenu|sans_hesiter|sensationnel*|sublimissime|tout_simplement|un_must
- baguette|cadre|livre|roman|tour ~1 magique
- magique ~2 ardoise|baguette|carre|cube|eponge|tableau|tour
cadeau|idee_cadeau|present|surprise ~2 ideal*|original|parfait*|pour_tous|pour_toutes|qui|reve|unique
elegance|emotion*|joie|luxe|plaisir|sourire ~3 chaque|garanti*|intense|pur|quotidien|tous|toute|toutes|visages
? croyez_nous|en_un_mot|faites_nous|le_meilleur_pour|niveau_superieur|on_n_a_jamais|pour_le_plus_grand|que_demander|qui_fait_la_difference|tout_le_monde|une_autre_dimension
description|point|puce|texte|titre ~3 N|completer|ici|inserer|produit_ici|remplacer|saisir|venir
? a_remplacer|titre_ici
! elle|il|ils|on|tu|vous ~4 adorer*|amoureux|bluff*|conquis*|craquer*|emerveill*|enchant*|epat*|fondre*|ravi*|regretter*|seduit*|tomber*
! jamais|n|ne|pas|plus|rien|sans ~5 decev*|decoit|decu*|hesit*|lacher|lasser*|pareil|passer|quitter*|regret*|resister|s_en_passer`,
  },
  es: {
    medical: `
@cures ~5 @illness
anti cancer|depresivo*|dolor|inflamatorio*|viral*
analgesico*|anticancerigeno*|antidepresivo*|antiinflamatorio*|antiviral*
cientificamente|clinicamente|medicamente comprobada*|comprobado*|demostrada*|demostrado*|probada*|probado*|testada*|testado*
aprobada|aprobado|autorizado|certificada|certificado|registrado por [la] fda
fda aprobado*|certificado*
aumenta|estimula|fortalece|mejora|refuerza ~2 defensas|inmune|inmunidad|inmunitario|inmunologico
adelgazante*|elimina|quema|quemador|quemagrasas|quemar|reductor ~2 abdominal|grasa|grasas
- en_caso ~~6 @illness
- consultar|consulte ~~8 @illness
cero|sin dolor|dolores
- sin dolor ~3 depilacion
- padece|sufre de ~2 @illness ~~9 consulte|medico
? @illness
@cures ~4 @state
registro_sanitario
quema_grasa|vientre_plano
- ni|no ~6 alivia|cura|curar|indicado|medicamento|medico|previene|sanitario|trata|tratar ~~9 @illness
- apta|apto|aptos ~3 @illness
- gripe|tos ~1 blanca
! cero|no_mas|nunca_mas|sin ~1 @illness
- sin ~1 dolor ~2 depila*
aprobad*|autorizad*|avalad*|certificad*|homologad*|registrad* por ~3 aemps|anmat|autoridades|cofepris|ema|fda|invima|ministerio_de_sanidad|oms|sanidad`,
    antimicrobial: `
antiacaros|antibacterial*|antibacteriana*|antibacteriano*|antifungic*|antihongos|antimicrobiana*|antimicrobiano*|antimoho|antimosquitos|antipiojos|antipolillas|antipulgas|antiseptico*|bactericida*|desinfecta*|desinfectante*|fungicida*|germicida*|insecticida*|pesticida*|plaguicida*|raticida*|viricida*
- repelente ~2 agua
- repelente|repelentes al_agua|de_agua
repelente|repelentes
- libre|sin ~2 insecticida*|pesticida*
- dispensador|soporte ~3 desinfectante*
?! @germs
- captura|goma|guia|hotel|lupa|observar|peluche|plasticos ~2 bichos|hormigas|insectos
- moscas artificiales|de_pesca
- raton bluetooth|ergonomico|gaming|inalambrico|optico|perez|usb
- alfombrilla ~2 raton
- mosca|raton ~2 juguete|peluche
- algas nori|secas
- chinche|chinches|chincheta* ~2 carton|colores|metal|pizarra
- hongos comestibles|ostra|secos|shiitake
- ni|no|sin ~5 actua|antibac*|contra|elimina|mata|protege|repele|trata ~5 @germs
- @germs ~2 no_incluid*|vivas|vivos
- sin hormigas
- mosquitera*
- germen|germinado* de_soja|de_trigo
- @germs de_goma|de_peluche|de_plastico`,
    guarantee: `
satisfaccion 100_%|asegurada|total
devolucion ~3 completo|del_dinero|dinero|importe|integro|total
si no ~3 contento|gusta|satisfecha|satisfecho
no ~1 satisfecha|satisfecho
cero|libre_de|ningun|sin riesgo|riesgos
- sin riesgo|riesgos de
cambiamos|reemplazamos|reponemos|sustituimos ~3 de_por_vida|gratis|siempre
se_rompe ~~6 cambiamos|gratis|reponemos
devolucion del dinero|importe
? devolvemos|devolveremos|garantia|garantias|garantiz*|reembols*
- garantia legal
- certificado|tarjeta de_garantia
- no ~3 garantia|garantiza*
devol* ~5 centimo|dinero|euro|euros|hasta|importe|integro|pagado
cobertura|cubierta|cubierto|cubrimos|respondemos ~4 N|anos|defectos|meses|siempre|total|vida
cero|ningun|sin preguntas|riesgo
averia|avería|defecto|estropea|falla|parte|raja|rompe|rompen ~~9 cambiamos|coste|enviamos|gratis|mandamos|nueva|nuevo|otra|otro|repon*|sustitu*
cambi*|recambio*|repar*|reposicion|repuesto*|sustitu* ~4 de_por_vida|gratis|gratuit*|gratuito*|sin_coste|sin_costo|sin_preguntas`,
    offer: `
N % dto|menos
- N % menos ~2 agua|azucar|energia|espacio|grasa|peso|sal
$_N|N_euros|N_€|€_N [de_descuento|solo]
ahora|desde|por|solo [solo] N dolares|euros|€
? cupon|cupones|descuento|descuentos|liquidacion|oferta|ofertas|outlet|promocion|promociones|rebaja|rebajada|rebajado|rebajas|saldo
- oferta ~2 laboral
mas vendida|vendido|vendidos
? best_seller|bestseller|superventas
precio|precios bajo|bajos|competitivo|de_fabrica|de_locura|especial|imbatible|imbattible|increible|inmejorable|minimo|reducido
el precio mas_bajo
? barata|baratas|barato|baratos|economica|economico
- consumo|modo economico
- compra|compras ahora_y_siempre
3 por|x 2 .
2 por|x 1 .
4 por|x 3 .
tiempo limitado
por_tiempo limitado
calidad precio
? black_friday
- bolsa|bolsas|carrito ~1 compra
? regalamos
lleva|llevate N|cuatro|dos|tres ~4 paga|pagas|y_paga
- bestseller|descuento|oferta|ofertas|rebajas ~~9 blu_ray|bolsillo|dvd|ensayo|libro|novela|tapa
- archivador|carpeta|carpetas|cartera|libro|organizador|portacupones ~2 cupon|cupones|descuentos|oferta|ofertas
? ahorra|ahorras|ahorro
- ahorra* ~1 agua|electricidad|energia|espacio|luz|tiempo
- codigo ~1 barras|pin|postal|qr
? de_obsequio|de_regalo|gratis|por_la_cara|regalazo|regalito|sin_coste_adicional|te_llevas|vale_de
- bolsa|caja|envoltorio|idea|lazo|papel|set|tarjeta de_regalo
- listo|para ~2 de_regalo
? a_mitad|agotado|buen_fin|chollazo|chollo*|ciber_lunes|cyber_monday|ganga*|hot_sale|liquidam*|mas_vendid*|mitad_de_precio|ofertaz*|oferton*|por_menos_de|precio_de_escandalo|precio_de_risa|precio_loco|precio_minimo|precio_tirado|prime_day|se_acaba|se_agota|vuelan
N dolares|euros|pesos|€`,
    shipping: `
- entregado|enviado|envio|llega|se_envia con|en ~3 bolsa|caja|embalaje|estuche|paquete|piezas|sobre
en stock
compralo|pide|pidelo hoy ~~5 manana
entreg*|envia*|enviado|llega|llegan|manda*|recibe*|recibir*|sale|salen ~6 24|48|almacen|casa|dias_habiles|gratis|horas|hoy|manana|mismo_dia|rapidamente|volando
- sale marino
entrega|envio|portes ~4 24|48|asegurad*|dia_siguiente|express|gratis|gratuit*|incluid*|invita*|prime|rapid*|urgente|veloz
a_la_puerta|en_tu_puerta|puerta_de_tu_casa`,
    contact: `
buscanos|contactanos|contactenos|escribanos|escribenos|llamanos|llamenos|siguenos|visitanos
nuestra|nuestro correo|pagina_web|sitio_web|telefono|web
arroba ~3 punto
contacta*|escribe*|escribi*|habla*|llama*|manda* ~3 @social|a|al|nos|nosotros|por
en|por|via @social
agreganos|buscanos|contactanos|escribenos|hablanos|llamanos|llamenos|mandanos|siguenos|wasap
LATIN punto com|es|mx|net
? en_messenger`,
    comparison: `
alternativa|clon|copia|imitacion|sustituto a|al|de|del|para ~1 @brand
demas|grandes|otras marcas
- adecuado|compatible|funciona|sirve|valido ~7 demas|grandes|otras marcas
mas|menos ~2 que ~3 @brand|competencia|rivales
doble|mitad|triple de|que ~3 @brand|competencia
a_diferencia de ~5 competencia|otras_tiendas
? competidor*|copias_baratas|demas_marcas|grandes_marcas|imitaciones|la_competencia|marca_blanca|marcas_caras|marcas_conocidas|otras_marcas|otros_fabricantes|otros_vendedores
-? adecuado|compatible*|con|funciona|para|sirve*|vale|valido ~5 demas_marcas|grandes_marcas|otras_marcas|otros_fabricantes
-? compatible*|con|de|original|para|recambio|sirve|tipo|vale ~~5 @names
-? @names ~2 compatible*
a_diferencia|al_contrario_que|nada_que_ver|no_como
mas|menos|tan ~2 como|que [el|la|las|los|un|una] @names|CAP
- mas ~2 que ~1 a3|a4|a5|folio
mas_barata|mas_barato|mas_calidad|mas_comodo|mas_duradero|mas_eficaz|mas_fiable|mas_fuerte|mas_ligera|mas_ligero|mas_potente|mas_rapido|mas_resistente|mas_seguro|mas_silencioso|mas_suave|mejor|mejores|superior|superiores ~2 a|que ~3 @brand|CAP|competencia|marcas|original|originales
comparada|comparado|diferencia|equivalente|frente|identico|igual|parecido|similar a|al|con|de ~2 @brand|competencia|marcas|marcas_lideres`,
    reviews: `
comparte|danos|deja|dejanos|dejar|deje|dejenos|escribe|escribenos|publica ~4 comentario|estrellas
- valora el_tiempo
- general|hotel|restaurante ~2 N|cinco|cuatro estrellas
cada estrella ~2 cuenta
? calificacion|nota_mas_alta|nota_media|opinion|opiniones|puntuacion|resena*|testimonio*|valoracion|valoraciones|valoranos
- opinion medica|publica
- resena* ~1 de_libros|historica|literaria
N|cada|cinco|cuatro|pocas estrella|estrellas|estrellitas ~4 ayuda*|clientes|cuenta*|de_media|deja*|en|gracias|media|nos|por|si
cuentanos|dinos|mala_nota
clientas|clientes|compradores|duenas|duenos|familias|madres|padres|usuarios ~4 adoran|aman|confian|cuentan|dicen|encantad*|equivocan|escriben|opinan|puesto|recomiendan|repiten|satisfech*`,
    'time-bound': `
^ nueva|nuevo .
YEAR .
esta semana|temporada
solo hoy
edicion limitada
- de|del|en|para YEAR
- agenda|ano|calendario|curso|desde|hasta|olimpiadas|planificador|planning ~~5 YEAR
- YEAR YEAR|agenda|calendario|planificador
esta|estas|este dia_de_la_madre|halloween|invierno|navidad|navidades|otono|pascua|primavera|san_valentin|verano
tiempo limitado
nuev* ~1 coleccion|color|colores|diseno|en|esta|este|formula|gama|generacion|look|modelo|para|receta|temporada|version
- nueva delhi|york|zelanda
- nuevo mexico|testamento
? esta_semana|esta_temporada|este_ano|este_invierno|este_mes|este_verano|estreno|hasta_el_domingo|hasta_medianoche|lo_ultimo|novedad*|por_tiempo|recien|solo_este|solo_hasta|solo_hoy|ultima_oportunidad|ultima_version|ultimas_horas|ultimo_modelo|ultimos_dias|ya_disponible
- recien casad*|horneado|nacid*
? black_friday|buen_fin|cyber_monday|prime_day`,
    superlative: `
el|la|las|lo|los|nuestro|tu mejor|mejores [calidad|del_mercado|del_mundo|opcion|regalo]
- mejor|mejores agarre|amiga|amigas|amigo|amigos|circulacion|descanso|mama|papa|postura|ventilacion|visibilidad|vista
- ofrece|para|permite|un|una ~1 mejor
no|nro|numero 1|uno [de|del|en|mundial]
- numero 1|uno cumpleanos|globo|vela
# 1
? definitivo|imbatible*|incomparable*|inigualable*|inmejorable*|insuperable*|revolucionaria*|revolucionario*|sin_competencia|sin_igual|unico_en_el_mundo
- tratamiento definitivo
mas ~1 de_espana|de_todos|del_mercado|del_mundo|del_planeta
- mejor|mejores ~~9 blu_ray|bolsillo|dvd|ensayo|libro|novela|tapa
- cumpleanos|globo|parche|vela|velas ~4 no|numero 1|uno
? campeon*|de_primera_clase|indiscutible|la_referencia|lider|lideres|lo_mas|lo_mejor|numero_1|numero_uno|reina_de|rey_de|sin_parangon|sin_rival
- reina|rey ~1 bastos|copas|corazones|hielo|leon|mago*
- lo_mas ~1 alto|pequeno
no_encontraras|no_existe|no_hay ~5 igual|mas|mejor|parecido
- mejor* ~1 abuela|abuelo|amiga|amigo|hermana|madre|maestra|mama|padre|papa|profe
- lapices ~3 numero_uno`,
    environmental: `
? ecosostenible*|sustentable*
eco amigable|friendly|responsable
neutro en_carbono
residuo cero
libre_de emisiones
bajo|cero|minimo|sin impacto [ambiental|medioambiental]
libre_de plastico
? biodegrad*|cero_residuos|compostab*|conciencia_tranquila|eco_friendly|ecoamig*|ecologic*|huella_de_carbono|la_tierra|medio_ambiente|medioambient*|neutr*_en_carbono|planeta|residuo_cero|sin_dejar_rastro|sin_plastico|sostenib*
- planeta* ~2 poster|puzzle|sistema
- acero|fibra ~2 carbono
- todo_el planeta`,
    filler: `
no aplica|aplicable
descripcion|texto|titulo aqui|de_ejemplo|de_prueba|pendiente|provisional
? producto_de_prueba|texto_de_relleno|texto_simulado
le|os|te enamorara|enamoraras|encantara|encantaran|fascinara|sorprendera
te_va|te_vas|vas a enamorar|encantar|fascinar|sorprender
regalo ideal|perfecto para cualquier|todas|todo [el_mundo|ocasion]
no_podras|no_puedes|sin_el_que ~3 vivir
envidia de ~2 amigas|amigos|vecinos
increible calidad
! jamas|ni|no|nunca|sin ~6 arrepent*|cansar*|creer*|decepcion*|defraud*|dejar_de|igual|pensar|podras|prescindir|resistir*|soltar*|vivir
? merece|merecen|mereces
? amor_a_primera|confia_en_nosotros|de_ensueno|de_lujo|enamora|espectacular*|excelencia|extraordinari*|fabulos*|fantastic*|flechazo|imperdible*|imprescindible*|indispensable*|inolvidable*|insuperablemente|irresistible*|maravill*|must_have|no_puede_faltar|no_te_lo_pienses|para_chuparse|que_esperas|sensacional*|un_must|una_joya|una_pasada
detalle|obsequio|regalo|sorpresa ~2 ideal*|original|para_cualquier|perfect*|que|soñado
ideal|perfecta|perfecto ~1 para_cualquier|para_quienes|para_todo|regalo
alegria|felicidad|ilusion|magia|placer|sonrisa ~3 asegurada|cada|diaria|rostros|tu
maximo|nuevo|otro|siguiente nivel
lo_mejor ~1 de|para
envidia ~1 de
? todo_el_mundo|todos
aqui ~4 descripcion|ira|nombre|producto|texto|titulo|va
- grabado|personaliz* ~6 nombre|texto
- nombre|texto ~5 grabado|personaliz*
descripcion|punto|texto|titulo|vineta ~3 N|aqui|completar|ejemplo|insertar|pendiente|provisional|relleno
absolutamente|autentic*|pura|puro|realmente|sencillamente|simplemente|totalmente|verdadera* ~1 delici*|elegancia|encant*|felicidad|genial*|gozada|increibl*|joya|lujo|magia|magic*|perfect*|placer|precios*|unic*
! le|les|me|nos|os|se|te ~3 arrepent*|chifl*|conquist*|emocion*|enamor*|encant*|enganch*|fascin*|gustara|sorprend*|va_a_gustar|volver*_loc*`,
  },
  it: {
    medical: `
@cures ~5 @illness
analgesico|anticancro|antidepressivo|antidolorifica|antidolorifico|antinfiammatori|antinfiammatoria|antinfiammatorio|antivirale|antivirali
clinicamente|scientificamente comprovat*|dimostrat*|provat*|testat*
approvata|approvato|certificata|certificato|registrato da|dalla|fda [fda] [fda]
fda approvat*|certificat*
aumenta|migliora|potenzia|rafforza|rinforza|stimola ~3 immunita|immunitarie|immunitario
brucia|bruciagrassi|bruciare|perdere|perdi ~2 chili|grassi|grasso|peso
rimedio miracoloso
- in_caso ~~6 @illness
- consultare ~~8 @illness
- anti|contro goccia
senza|zero dolore|dolori
- senza dolore ~3 depilazione
- soffre di ~2 @illness ~~9 consultare|medico
? @illness
@cures ~4 @state
brucia_grassi|pancia_piatta
addio_alle|basta|butta_le|senza antidolorifici|farmaci|medicine|pastiglie|pillole
- ne|non ~6 allevia|cura|curare|destinato|farmaco|medico|previene|tratta|trattare ~~9 @illness
- adatta|adatti|adatto ~3 @illness
! mai_piu|niente|senza|zero ~1 @illness
- senza ~1 dolore|dolori ~2 depila*
approvat*|autorizzat*|certificat*|registrat*|riconosciut* da|dal|dall|dalla ~2 aifa|autorita|ema|fda|ministero_della_salute|oms|sanita`,
    antimicrobial: `
antiacari|antiacaro|antibatteric*|antifungin*|antimicotic*|antimicrobic*|antimuffa|antiparassitari*|antipulci|antisettic*|antitarme|antizanzare|battericid*|disinfett*|fungicid*|germicid*|igienizzante_antibatterico|insetticid*|pesticid*|sanificante*|topicid*|virucid*
repellente|repellenti
- repellente ~2 acqua
- idro repellente
- privo|senza ~2 insetticid*|pesticid*
- dispenser|supporto ~3 disinfettante
igienizza|igienizzante|igienizzanti|sanifica|sanificante
?! @germs
- casetta|cestino|coltello|coltivare|guida|kit|risotto ~2 funghi|insetti
- funghi cardoncelli|porcini|prataioli|secchi
- mosca|mosche artificiali|da_pesca
- muffe nobili
- topi|topo gigio|giocattolo|peluche
- vespa ~1 modellino|piaggio|primavera|scooter|special
- alghe nori|secche
- cimice|cimici ~2 lavagna|pin
- fungo ~1 lampada|luminoso|peluche
- ne|non|senza ~5 agisce|antibat*|contro|elimina|protegge|respinge|uccide ~5 @germs
- @germs ~2 non_inclus*|vive|vivi
- zanzariera|zanzariere
- germe di_grano|di_soia
carica batterica|microbica|virale
- non ~1 allontana|repelle|scaccia ~2 @germs`,
    guarantee: `
restituiamo ~2 denaro|soldi
nessun|senza|zero rischi|rischio
- senza rischi|rischio di
restituiamo|riavere|riavra|riavrai ~3 denaro|importo|soldi|tutto
sostituiamo|sostituzione ~3 gratis|gratuita|gratuitamente
si_rompe ~~6 gratis|nuova|nuovo|sostituiamo
? garantiamo|garantisc*|garantit*|garanzia|garanzie|rimbors*
- garanzia legale
- cartolina|certificato|scheda di_garanzia
- ricevute di_rimborso
- non ~3 garanti*|garanzia
^ ~2 non ~3 contenta|contento|convince|convinta|convinto|piace|soddisfa*
rendiamo|restitu*|riavere|riavrai|ridiamo|riprend* ~4 centesimo|denaro|euro|importo|indietro|soldi|spesa
cambio|reso|ricambi|ricambio|riparazion*|sostituzion* ~3 gratis|gratuit*|nostre_spese|sempre|senza_domande|senza_spese|vita
nessun|senza|zero rischi|rischio
cede|difetto|guasta|rompe|rompono|spezza ~~9 altra|altro|cambiamo|gratis|mandiamo|nuova|nuovo|ripariamo|sostitu*|spediamo|spese`,
    offer: `
- N % in_meno ~2 acqua|energia|grassi|peso|spazio|zuccheri
N_euro|N_€|€_N [di_sconto|solo]
a|da|per|solo [soli] N|€ N|euro|€
- risparmi|risparmia ~2 energia|spazio
? affare|coupon|liquidazione|offerta|offerte|promo|promozione|promozioni|saldi|scontata|scontati|scontato|sconto|sottocosto|superofferta|svendita
- offerta formativa
piu venduta|venduti|venduto
? best_seller|bestseller
prezzi|prezzo bassi|basso|competitivo|di_fabbrica|imbattibile|imbattibili|piccolo|ridotto|shock|speciale|stracciato
? a_buon_mercato|conveniente|economica|economici|economico
- consumo|modalita economica|economico
prendi N ~2 paghi N
tempo limitato
a_tempo limitato
fino esaurimento
qualita prezzo
? black_friday
in omaggio
acquista|compra|prendi N|due|quattro|tre ~5 omaggio|pagane|paghi
acquisto|ordine ~4 omaggio|regalo
- bestseller|offerta|offerte|saldi|sconto ~~9 blu_ray|brossura|dvd|libro|romanzo|saggio|tascabile
- cartellina|cartelline|organizer|porta_buoni|portabuoni|raccoglitore ~2 buoni|coupon|offerte|sconto
meno N %
via il N
- codice ~1 barre|pin|postale|qr
? a_costo_zero|gratis|in_omaggio|in_regalo|offriamo_noi|regaliamo|regalo_incluso|te_lo_diamo
- carta|confezione|idea|pacco|sacchetto|scatola ~2 regalo
? affari|affarone|cyber_monday|esaurit*|meta_prezzo|occasione|piu_vendut*|prezzi_pazzi|prezzo_bomba|prezzo_choc|prezzo_stracciato|prime_day|ribassato|ribasso|risparmi|saldissimi|sconti*|super_prezzo|svendiamo|svuotiamo*|ultime_scorte|ultimi_pezzi|va_a_ruba
- risparmi* ~1 acqua|energia|spazio|tempo
- occasione|seconda ~1 mano|speciale
a|appena|da|per|soli|solo N euro|€
N euro|€
- cassetta|cestino ~2 offerte
- edizione economica`,
    shipping: `
- arriva|consegnato|spedita|spedito|spedizione in ~3 astuccio|busta|confezione|pezzi|sacchetto|scatola
arriva|arrivano|consegn*|esce|inviat*|parte|partono|ricev*|spedi* ~6 24|48|casa|domani|entro|giornata|giorni_lavorativi|giorno_lavorativo|gratis|magazzino|oggi|ore|sera|subito
- parte ~1 anteriore|inferiore|posteriore|superiore
- arriva|consegnat*|spedi* ~2 confezione|montat*|scatola
consegna|corriere|spedizione ~4 24|48|assicurat*|domani|espress*|express|gratis|gratuit*|inclus*|lampo|offriamo|prime|rapid*|un_giorno|veloce
a_casa_tua|alla_porta`,
    contact: `
chiamaci|chiamateci|contattaci|contattateci|scriveteci|scrivici|seguici|visitaci
nostra|nostro email|numero|sito|sito_web
chiocciola ~3 punto
LATIN punto com|it|net
su|tramite|via @social
chatta_con|chiamaci|contattaci|numero_verde|scriveteci|scrivici|seguici|telefonaci|un_colpo_di_telefono
chiama|parla|scrivi|telefona ~3 @social|N|a|al|allo|con|su
LATIN punto com|it|net
telefon*|videochiam* ~3 al|allo|su`,
    comparison: `
batte|supera ~2 @brand|marche
alternativa|clone|copia|imitazione|sostituto a|agli|ai|al|alla|alle|del|di|per ~1 @brand
come [gli|i|il|la|le|un|una] @brand
altre aziende_produttrici|marche
altri marchi|produttori
- adatto|compatibile|compatibili|funziona ~7 altre|altri marche|marchi
meglio|meno|piu ~1 degli|dei|del|dell|della|delle|dello|di ~4 @brand|rivali
doppio|meta|triplo dei|del|della|delle|di ~1 @brand
? altre_marche|altri_marchi|altri_produttori|altri_venditori|concorren*|grandi_marche|imitazioni|marche_blasonate|marche_famose|prodotti_cinesi|sottomarca|sottomarche
-? adatt*|compatibil*|con|funziona|per ~5 altre_marche|altri_marchi|altri_produttori|grandi_marche
-? adatt*|compatibil*|con|di|originale|per|ricambi|ricambio|tipo ~~5 @names
-? @names ~2 compatibil*
a_differenza|al_contrario|niente_a_che
meno|piu ~2 degli|dei|del|dell|della|delle|dello|di ~1 @names|CAP
- meno|piu ~2 del|della|di ~1 natale|pasqua
addio|altro_che|dimentica|dimenticate|scordati ~2 @names
come gli|i|il|la|le|un|una @names|CAP
- piu ~2 dei|del|di ~1 a4|a5|formato
- piu ~2 di ~1 a3|a4|a5
meglio|migliore|migliori|piu_affidabile|piu_comoda|piu_comodo|piu_duraturo|piu_economico|piu_efficace|piu_forte|piu_leggera|piu_leggero|piu_morbido|piu_potente|piu_resistente|piu_robusto|piu_sicuro|piu_silenzioso|piu_veloce|superiore|superiori ~2 a|alla|degli|dei|del|dell|della|delle|di|rispetto ~2 @brand|marche|marchi|originale
confronto|contrariamente|differenza|diversamente|equivalente|identico|paragonabile|rispetto|simile|uguale a|agli|ai|al|alla|alle|con|da|dai|della|di ~2 @brand|marche`,
    reviews: `
condividi|dacci|lascia|lasciaci|lasciate|lasciateci|pubblica|scrivi|scrivici ~4 commento|stelle
valuta|valutaci|votaci ~3
- valuta estera|le_dimensioni|straniera
N|cinque stelle su
- albergo|generale|hotel|ristorante ~2 N|cinque|quattro stelle
recensirci|valutarci|valutateci|votarci|votateci
ogni stella
? feedback|giudizi|giudizio|opinione|opinioni|recension*|testimonianz*|valutazione|valutazioni|voto_medio
- giudizio universale
- valutazione ~2 didattica|rischi|scolastica
N|cinque|cinque_belle|quattro|tante stelle|stelline ~4 aiuta*|ci|clienti|da|grazie|lascia*|media|per|se|su
acquirenti|clienti|famiglie|mamme|persone|proprietari|utenti ~4 adorano|amano|confermano|consigliano|dicono|entusiast*|felici|promossa|promosso|raccontano|scelgono|scrivono|soddisfatt*|votano
massimo_dei_voti|pieni_voti
due|lascia*|scrivi* ~2 parere|pensiero|righe
foto ~3 esperienza|parere
dicci|raccontaci`,
    'time-bound': `
^ nuova|nuovo .
? novita
appena arrivati|arrivato|lanciato|uscito
autunno|collezione|edizione|estate|inverno|moda|modello|nuova|nuovo|primavera|tendenza|versione YEAR
YEAR .
solo oggi
edizione limitata
- del|nel|per YEAR
- agenda|agende|anno|calendario|dal|diario|fino|planner ~~5 YEAR
- YEAR YEAR|agenda|calendario|planner
questa|questo autunno|estate|halloween|inverno|natale|pasqua|primavera|san_valentino|stagione
tempo limitato
solo|soltanto per oggi|pochi_giorni|poco
pochi giorni
nuov* ~1 collezione|colore|colori|da|design|formula|gamma|generazione|in|look|modello|per|questa|questo|ricetta|stagione|versione
? entro_domenica|entro_ferragosto|fino_a_domenica|ora_anche|per_poco|quest_anno|quest_estate|quest_inverno|questa_settimana|questa_stagione|questo_mese|solo_fino|solo_oggi|solo_per_questo|ultima_occasione|ultima_versione|ultime_ore|ultimi_giorni|ultimissim*|ultimo_grido|ultimo_modello
- novita editoriale
? black_friday|cyber_monday|prime_day`,
    superlative: `
al|dei|del|della|gli|i|il|la|le|lo|nostro|tuo miglior|migliore|migliori [del_mondo|qualita|regalo|scelta|sul_mercato]
- miglior|migliore|migliori amica|amiche|amici|amico|circolazione|mamma|papa|postura|presa|ventilazione|visibilita
- consente|offre|per|un|una ~1 miglior|migliore
n|nr|numero 1|uno [al|del|in|nel]
- numero 1|uno candelina|compleanno|palloncino
# 1
? definitivo|imbattibil*|impareggiabil*|inarrivabil*|incomparabil*|ineguagliabil*|insuperabil*|rivoluzionari*|senza_eguali|senza_paragoni|senza_rivali|unico_al_mondo
piu ~1 al_mondo|d_italia|del_mondo|del_pianeta|in_assoluto|sul_mercato
- miglior|migliore|migliori ~~9 blu_ray|brossura|dvd|libro|romanzo|saggio|tascabile
- candela|candelina|compleanno|palloncino ~4 nr|numero 1|uno
- migliori auguri
piu ~4 al_mondo|che_ci_sia|che_esista|d_europa|d_italia|del_mercato|del_mondo|della_categoria|di_sempre|in_circolazione|in_commercio|mai|mai_creat*|mai_vist*|sul_mercato
? al_top|campione|campionessa|fuoriclasse|il_meglio|il_top|indiscuss*|inegguagliabil*|ineguagliat*|leader|non_plus_ultra|numero_1|numero_uno|prima_scelta|re_dei|re_delle|regina_dei|regina_delle|senza_pari|sua_maesta|top_del_top
- re|regina ~1 cuori|denari|leone|neve|spade
- miglior* ~1 amica|amico|auguri|maestra|mamma|nonna|nonno|papa|prof|zia|zio`,
    environmental: `
? ecocompatibil*|ecofriendly
eco compatibile|friendly|responsabile
carbon neutral
rifiuti zero
impatto zero
basso|minimo|nessun|senza|zero impatto [ambientale|sull_ambiente]
? plastic_free
? a_impatto|ambiente|amic*_della_natura|biodegrad*|compostab*|ecologic*|ecososten*|impatto_zero|impronta|nel_compost|pianeta|sostenib*|zero_sprechi
- ambiente chiuso|di_lavoro|domestico|esterno|lavoro|umido
- ogni|profum*|temperatura ~1 ambiente|ambienti
- pianeta|pianeti ~2 poster|puzzle|sistema`,
    filler: `
non applicabile
? da_completare|da_definire|da_determinare|da_inserire
descrizione|testo|titolo di_esempio|di_prova|in_arrivo|provvisorio|qui|segnaposto|segue
? prodotto_di_prova|testo_segnaposto
ti|vi conquistera|innamorerai|innamorerete|piacera|sorprendera|stupira
te_ne innamorerai|innamorerete
adorerai|amerai|innamorerai ~3
regalo ideale|perfetto per chiunque|ogni|tutte|tutti [le_occasioni|occasione]
indispensabile|must ~4 casa|tutti
? fare_a_meno|farne_a_meno
amiche|amici|vicini ~3 invidiose|invidiosi
incredibile qualita
! mai|non|piu|senza ~5 accontenta|credere|delude*|delus*|farne|pensarci|pentir*|resistere|resistergli|rinunci*|separar*|smett*|stanc*|uguali
? merita|meritano|meritate|meriti
? amore_a_prima|bocca_aperta|brutto_ricordo_no|chicca|colpo_di_fulmine|cosa_aspetti|da_sogno|dei_tuoi_sogni|eccellenza|emozione_unica|fantastic*|favolos*|fidati|fiore_all_occhiello|immancabil*|indimenticabil*|irresistibil*|irrinunciabil*|meraviglios*|mozzafiato|must_have|non_puo_mancare|primo_sguardo|raffinatezza|sensazional*|sogno_che|spettacolar*|straordinari*|stupend*|un_must
idea_regalo|pensiero|regalo|sorpresa ~2 che|gradit*|ideal*|original*|per_tutti|perfett*
ideale|perfetta|perfetto ~1 per_chiunque|per_ogni|per_tutti|regalo
emozione|felicita|gioia|magia|piacere|sorriso ~3 assicurat*|giorno|ogni|tuoi|tutti|viso
qualita ~1 ai_massimi|al_top|che_conquista|che_parla|che_si_sente|eccellente|premium|senza_compromessi|senza_pari
nuovo|prossimo|un_altro livello
? invidia
qui ~4 descrizione|nome|prodotto|testo|titolo|va
aggiungere|completare|digitare|incolla|inserire|inserisci|scrivere|scrivi ~4 descrizione|nome|prodotto|qui|testo|titolo
- incis*|personalizz*|stamp* ~6 nome|testo
descrizione|punto|testo|titolo ~3 N|arrivo|completare|esempio|inserire|provvisori*|qui|segnaposto|seguire
assolutamente|autentic*|davvero|pura|puro|semplicemente|unic*|vera|veramente|vero ~1 bellissim*|capolavoro|divin*|eleganza|emozione|felicita|gioia|gioiello|incredibil*|lusso|magia|magic*|must|perfett*|piacere|splendid*
! ci|lo|ne|si|te|ti|tutti|ve|vi ~3 ador*|amer*|conquist*|emozion*|incant*|innamor*|lascia*_a_bocca|pent*|piacera|ricred*|senza_parole|sorprend*|stup*`,
  },
  ja: {
    medical: `
@cures ~2 @illness
fda 取得|承認|登録|認可|認証
ドクター|医師|医者|専門医 が|の|も|監修 ~2 お墨付き|すすめ|推奨|推薦
医学的|科学的|臨床 で|に|的|試験 ~4 実証|済|証明
免疫|免疫力 ~4 アップ|上げ|向上|強化|高め
やせる|ダイエット効果|デトックス|体重減少|痩せます|痩せる|痩身|脂肪を燃や|脂肪燃焼
脂肪 ~4 燃や|燃焼
体重 ~3 減|落と
傷 ~3 治り|治癒
治癒 [力|効果]
- 医師|医療機関|専門医 に ~2 相談
- @illness ~~9 ご使用を|ご相談|中止|使用を|医師
- @illness ~~9 の_方 ~~5 医師
- アレルギー品目|アレルギー対応|アレルギー物質|アレルギー表示
? @illness
@state [から|が|に|の|は|も|や|を] ~4 @cures
@state [が|に|も|を] ~4 お別れ|さよなら|なくな|和らげ|楽に|消え|鎮め
fda|pmda|who|厚労省|厚生労働省|薬事 ~4 お墨付き|承認|推奨|許可|認め|認可|認証
万病|治癒力|自然治癒力|薬いらず|薬のように|薬を手放|薬効
- @illness|@state|異常 ~8 とき|場合|方は|時|際 ~~9 中止|使用|医師|相談
- @illness|効果|医療|治療|診断 ~9 ではありません|ではなく|ものではあり|目的としません
- 体温|血圧 計|計用
- @illness ~~9 ~~9 ではありません|ものではあり|目的としません
- @illness ~~9 目的と
ドクター|医師|医者|専門医|整体師|整形外科|歯科医|獣医|病院|看護師|薬剤師 ~5 おすすめ|お墨付き|すすめ|勧め|太鼓判|推奨|推薦|認め
- 食中毒 菌`,
    antimicrobial: `
@germs [が|に|の|も|や|を] [@germs] [が|な|に|の|も|を] ~5 よけ|シャットアウト|不活化|予防|寄せつけない|寄せ付け|寄せ付けない|忌避|抑え|抑制|撃退|死滅|殺|殺し|殺す|減少|退治|遠ざけ|防ぐ|防止|除け|除去|除菌|駆除
カビ防止|ダニ対策|ダニ防止|忌避|抗ウイルス加工|抗カビ|抗菌|殺菌|殺虫*|消毒|滅菌|虫よけ|虫除け|防かび|防カビ|防ダニ|防虫|除菌|駆除
N % [の] 殺菌|菌|除去|除菌
- アルコール|消毒液 スタンド|ディスペンサー|ボトル
- 無農薬
- 虫かご|虫取り
?! かび|ばい菌|アブラムシ|ウィルス|ウイルス|カビ|カメムシ|コバエ|ゴキブリ|サルモネラ|シラミ|シロアリ|スズメバチ|ダニ|トコジラミ|ナメクジ|ネズミ|ハエ|バイ菌|バクテリア|ブヨ|マダニ|ムカデ|大腸菌|害虫|病原菌|細菌|蚊|雑菌|黒カビ
- 蚊_柱|蚊帳
- 乳酸|発酵|納豆|麹 菌
- ウイルス 対策ソフト
- ウイルスソフト
- ネズミ|ハエ ~3 おもちゃ|ぬいぐるみ|年
- 抗菌加工 は_して
- @germs|加工|効果|抗菌 ~6 ありません|していませ|付属し|含まれ
- カビ が_生じ
ネズミ除け|ハチよけ|滅菌済|無菌|菌が|菌の|菌を|虫よけ|虫寄せ|蜂よけ|防カビ剤|防虫剤|除霊_菌|鳥よけ|鳥除け
- 線香|蚊取り|蚊取り線香 ~5 ホルダー|入れ|容器|皿|置|豚
- 菌の ~2 模型`,
    guarantee: `
無料交換
N % 満足
ご満足いただけな|満足いただけ
無料 [で] 交換
交換 いたし|します|対応|致し
- 保証 ~1 書
お金|代金|料金 ~3 お返し|戻|返却
? 保証|返品|返金
- 保証人|保証協会|保証書|保証金|身元保証
- 保証 いたし_ません|し_ません|するもの|はありません|対象外
- ゲーム保証
ただ|タダ|無償|無料 ~6 お取替え|交換|修理|取り替え|取替|直し
代わり|代替品|新しいもの|新品 ~3 お取替え|お届け|お送り|交換|取り替え|取替
不具合|不良|割れ|壊れ|故障 ~~9 お取り替|お取替|お送り|交換|修理いた|新品|無償|無料
お気に召さ|合わな|気に入ら|満足 ~~9 お代|お戻し|代金|全額|返`,
    offer: `
N % off|オフ|ポイント|引き|還元
N 元|円 [で|のみ|オフ|ポッキリ|以下|割引|均一|引き]
¥|￥ N
- N 円 周|形|玉|硬貨
? お得|お試し価格|お買い得|キャンペーン|クーポン|クーポンコード|クーポン券|コスパ*|セール|セール中|タイムセール|バーゲン|ブラックフライデー|プライムデー|プレゼント中|ポイント還元|低価格|値引き|割安|割引|半額|在庫処分|安価|投げ売り|最安|格安|激安|特価|特別価格|特売|破格|限定価格|驚きの価格
- お得|クーポン* ケース|ホルダー|入れ
? 今だけ|先着|数量限定|期間限定|本日限り|本日限定
? ベストセラー*|売れ筋|大ヒット商品
N つ|個|点 ~3 もう_N|無料
買うと ~4 プレゼント|無料
? お早めに|売り切れ御免
- 値引き|割合|割引|特価 ~3 ドリル|問題|教科書|算数|計算
- 小説 ~9 セール|割引|特価
% N オフ
? 0円|おまけ|お財布に|もれなく|をプレゼント|を進呈|オマケ|ギフト券|サイバーマンデー|タダ|ヒット商品|プレゼントし|ワンコイン|一番人気|人気no|値下|値打ち|全員に|再入荷|初売り|品薄|売れて|売れに売れ|売れ行き|大人気|大放出|完売|決算|無料進呈|爆売れ|特典付|福袋価格|話題沸騰|赤字覚悟|送料以外|閉店|飛ぶように|驚き価格
- 安い 他社
N 円 ~2 ok|オフ|ポッキリ|分|割|均一|引|相当
? クーポンにチェック|チェックボックス
? の半値|半分の値段`,
    shipping: `
あす楽|スピード発送|スピード発送*|スピード配送|即日発送|即日配送|即発送|即納|国内発送|当日発送|当日配送|日本国内発送|最短翌日|無料配送|翌日お届け|翌日配送|翌日配達|迅速発送|迅速配送|送料無料|送料込|送料込み|速達|配送無料
送料 [は] かかりませ|不要|当店|無料|込|込み
N 営業日|日|時間 ~2 で|に|以内 ~3 お届け|到着|届|発送|配送
すぐ|即日|当日|明日|最短|本日|翌日 ~3 お届け|到着|届|発送|配送
在庫あり
- 送料|送料込み ~6 学ぶ|実務|教科書|本
送料 ~4 0|かかりません|なし|サービス|ゼロ|当店|無料|負担|込`,
    contact: `
line@|ウェブサイト|ホームページ|公式line|公式アカウント|公式サイト|公式ホームページ|当店ホームページ
お問い合わせ ください|は|まで|下さい|先
- お問い合わせ なし
ご連絡ください|ご連絡下さい|連絡ください
- 住所|電話番号 ~5 刻印|書き込み欄|欄|記入欄
qr|qrコード|二次元コード ~9 line|お問い合わせ|サポート|チャット|友だち|友達|担当|登録|相談|追加|連絡
@social|line|インスタ|ライン ~4 から|フォロー|友だち|友達|検索|登録|相談|追加
お問い合わせ|お問合せ|お電話|ご一報|ご相談ください|ご連絡|アットマーク|ドット|フォローして
fax|tel|電話 N`,
    comparison: `
- LATIN 並み|以上|級
@brand [の] そっくり|並み|互換品_より|代わり|代替|同等|級|風
-? 他社|他社製|他社製品 ~4 にも対応|互換|使え|使用可|対応
-? 他社|他社製 カメラ|ケーブル|スマホ|充電器|端末
@brand の|より|よりも ~3 倍|半分|安|強|軽|長持ち|静か
- a3|a4|a5|b5|ハガキ より
? ほかのメーカー|ノーブランド|一流ブランド|他のブランド|他のメーカー|他ブランド|他メーカー|他店|他社|偽物|安物|有名ブランド|有名メーカー|格安品|模倣品|海外製の|競合|粗悪品|量産品|類似品
-? 他のメーカー|他メーカー|他社|他社品|他社製|他社製品 ~9 互換|使え|使用|取り付け|対応|装着
-? @names ~6 に適合|シリーズ|互換|対応|専用|用|純正
-? 互換|対応|用 ~3 @names
@brand|LATIN とは違|と比べ|と比較|と違い|と違って|に勝る|に比べ|に負けな|より|よりも|を上回|を超え|並み|以上|同等|級
ありがちな|よくある|一般的な|安い|従来の|普通の ~9 すぐ|とは違|と違い|と違って|比べ|違います`,
    reviews: `
- 感想|評価 シート|ノート|用紙|表|試験
星 5|N [つ|個] [の|レビュー|獲得|評価] [レビュー|評価]
- 星 5|N つ [の] ホテル|柄|級
星 ~1 つの|５つ 評価
満足度 N %
大好評|好評発売中
- レビュー|感想|評価 ~6 ノート|帳|手帳|日記
? ★5|の評価|クチコミ|レビュー|低い評価|低評価|口コミ|好評価|星5|星五|高評価
- 評価 ~1 シート|スタンプ|用紙|試験
- 五つ星|星五つ ~4 ホテル|レストラン|柄|財布
お声|喜び|声 ~5 いただい|多数|届い|届き|続々
リピート率|支持率|満足度 ~2 N
ご感想|応援|感想|評価 ~4 いただける|お寄せ|お聞かせ|お願い|ください
感想|星|評価 [で|に|も|を] [N] [お|ご] ~4 いただ|お願い|ください|して|つけ|プレゼント|投稿|書|残|特典|記入`,
    'time-bound': `
? 今シーズン|今季|今年|数量限定_版|新デザイン|新バージョン|新モデル|新作|新入荷|新商品|新型|新発売|新登場|新着|最新|最新モデル|近日発売|限定版
- 最新 ニュース|情報
- YEAR 年 [の|度|版|用] から|まで|カレンダー|スケジュール帳|ダイアリー|以降|卓上|壁掛け|手帳|月|製|間
- YEAR [年] N|から|まで|以降|月|生まれ|製
- カレンダー|ダイアリー|手帳 ~3 YEAR [年] [度|版]
- 年 ~3 YEAR 年
- YEAR 年 公開|創業|放送|設立
- に|は ~1 YEAR 年
- 対応|用|車種|適合 ~~5 YEAR
- 新 生児|生活
? 今だけ|期間中|期間限定
? お早めに|この冬|この夏|この春|この秋|まもなく終了|デビュー|ブラックフライデー|リニューアル|今冬|今夏|今月|今週|先行発売|入荷したて|本日|残りわずか|発売されたばかり|発売開始|登場し|終了間際
- 今年 の_汚れ
- YEAR 年 ~2 カレンダー|ダイアリー|手帳`,
    superlative: `
? no1|どこよりも|ダントツ|トップクラス|ナンバー1|ナンバーワン|ベスト|世界一|世界中で一番|世界初|世界最小|世界最軽量|唯一無二|圧倒的|完璧|日本一|日本初|最上|最優秀|最強|最良|最高|業界一|業界初|業界最大|業界最小|業界最軽量|極上|比類|無敵|究極
- 最高 N|n|出力|到達|回転|気圧|気温|温度|約|速度
- 最強 モード|弱|設定|風
- 最良 の_日
- ベスト &|と|を着|アルバム|コーデ|サイズ|ジャケット|セラー|丈|付き|型|＆
- ダウン|ニット|フォーマル|メンズ|レディース|作業|釣り ベスト
- 究極 の_選択
no 1|1_の|1_ブランド
第 1|一 位
? 第1位
- 第 1 回|巻|章|話
? ランキング1位
- 最低|最高 ~2 気温|温度|点|血圧|速度
? no.1|この世で|ぶっちぎり|キング_オブ|一線を画|不動の|並ぶものの|前代未聞|史上初|女王|断トツ|比べものに|無双|王様|王者|至高|負けない|金字塔|随一|頂点|類のない|類を見ない
- 世界一 周
- 女王|王様 の ~1 仮装|絵本
- 日本一 周`,
    environmental: `
? エコ|エコフレンドリー|エコロジー|エコ素材|カーボンニュートラル|サスティナブル|サステナブル|ゼロウェイスト|地球にやさしい|地球に優しい|地球環境|堆肥化|持続可能|環境にやさしい|環境に優しい|環境保護|環境配慮|生分解|脱炭素|自然にやさしい|自然に優しい
- エコ バッグ|モード|運転
環境 ~2 やさしい|保護|優しい|守|配慮
地球|海|環境|自然 を ~1 傷つけ|守|汚さ
土にかえ|土に還|地球|環境 ~4 いたわ|やさし|優し|守|思いやり|負荷|貢献|配慮
? co2|sdgs|カーボン|プラスチックフリー|海を守|脱プラ|自然に還
- カーボン シャフト|ヒーター|ファイバー|ロッド|紙|製
- 地球 儀`,
    filler: `
? ここにテキスト|ここに商品名|ここに文章|サンプルテキスト|ダミーテキスト|テスト商品|仮テキスト|入力してください|後日追加|後日追記|未定|準備中|該当なし|追記予定
- 夕食|旅行|朝食|食事 ~3 準備中
とにかく ~1 すごい|便利|可愛い|最高
どんな シーン|人|場面|方 ~6 ぴったり|ギフト|最適
誰 でも|に ~4 おすすめ|ギフト
? 間違いなし
素敵 な 一品|逸品
驚き の 品質|性能|機能
自慢 したく|できる
?! がっかりさせ|とりこ|もう戻れ|やみつき|クセにな|後悔させ|後悔しま|手放せ|損はさせ|病みつき|癖にな|虜
? お気に入りにな|こだわり抜いた|ご褒美|すばらし|とっておき|ひととき|ぴったりのギフト|みんなが|わくわく|ギフトに最適|テンション|プレゼントにぴったり|プレゼントに最適|マストアイテム|マストバイ|ワクワク|ワンランク上|上質な|上質を|世界が変わ|人生が変わ|使わない理由|優雅|別格|喜ばれ|喜んでいただけ|夢のよう|大満足|幸せ|心を奪|心躍る|必携|必需品|惚れ|感動|感激|憧れ|映え|暮らしが変わ|最強アイテム|最高のギフト|最高の贈り物|格別|極上の|毎日が変わ|気に入る|特別なひととき|生活が変わ|神アイテム|笑顔|素晴らし|自信を持って|自慢の|至福|至高|言葉にでき|言葉はいり|誰もが|買ってよかった|買って良かった|贅沢な|贈り物に最適|間違いありません|間違いない|驚きの|驚くほど|驚愕|魔法のよう
- 幸福|笑顔 ~1 相談所|食堂
- 旅行|登山|防災 ~1 必需品
ここに|こちらに|この欄に ~6 テキスト|入り|入れ|入力|文章|記入|説明
サンプル|ダミー|テキスト|仮|文章 ~1 が入り|です|の文章|テキスト|入力|文
タイトル|商品名|商品説明|説明文 ~2 ここ|入力|挿入|未入力|準備|記入
- 刻印|印字|名入れ ~9`,
  },
  zh: {
    medical: `
@cures ~5 @illness
壮阳|抗抑郁|抗炎|抗病毒|抗癌|抗过敏|止痛|消炎|祛湿|补肾|镇痛|降三高|降血压|降血糖|降血脂
- 止痛 药_盒
fda [已] 批准|注册|认可|认证|许可
通过 ~2 fda ~2 批准|认可|认证
临床|医学|科学 [上|实验|研究|试验] [已|得到] 测试有效|认证|证实|证明|验证
专家|儿科医生|医师|医生|大夫|皮肤科医生 [一致|力荐|强烈|都] 建议使用|推荐|认可
增强|增进|提升|提高 ~2 免疫|免疫力|抵抗力
减肥|减脂|排毒|暴瘦|清肠|燃脂|甩肉|瘦肚子|瘦腿|瘦身|速瘦
- 减肥 书|食谱|餐盘
- 如|如果|若 ~~6 @illness ~~6 停止|医生|咨询|就医
- 咨询 ~~6 医生
? @illness
@cures ~3 @state
@state ~3 全消|再也没|减轻|好转|没了|消失|消退|痊愈|缓解
cfda|fda|nmpa|sfda|卫健委|卫生部|国家药监局|药监局 ~3 备案|批准|注册|认可|认证|许可
三甲|专家|中医|兽医|医师|医生|牙医|皮肤科|药师|骨科 ~4 力荐|建议使用|推荐|研发|认可|配方
奇效|延年益寿|强身健体|排寒|排湿|治病|活血化瘀|清热解毒|滋阴补肾|疏通经络|疗效|祛斑|祛痘|祛风除湿|神效|结痂脱落|舒筋活络|药效|补肾壮阳|通经络
瘦 N|五|十 公斤|斤
- 不具|不可|不得|不能|无|没有|非 ~6 作用|医疗|治疗|疗效|药|预防 ~~6 [@illness]
- 体温|头疼|止痛|血压 药_盒|计
- 玻尿酸`,
    antimicrobial: `
抑菌|抑螨|抗菌|杀毒|杀菌|杀虫|杀螨|消毒|灭菌|灭蟑|灭鼠|防菌|防虫|防蛀|防螨|防霉|除菌|除螨|驱虫|驱鼠
- 消毒 柜|液喷壶|液瓶
- 杀毒 软件
- 防虫|防蚊 纱|纱窗|网
- 无 农药
灭虱|灭蚁|灭蝇|除虱|除蚁|驱蚁|驱蛇|驱蝇|驱鸟
?! 发霉|大肠杆菌|害虫|小虫|沙门氏菌|病毒|病菌|白蚁|真菌|细菌|老鼠|臭虫|苍蝇|虫子|虱子|蚂蚁|蚊|蛀虫|蜱虫|螨虫|蟑螂|跳蚤|霉斑|霉菌|飞虫|黑霉
- 霉 干菜|豆腐
- 蚊 帐|香_炉
- 老鼠|鼠 夹_子_玩具|年|形状|标|玩具
- 蚂蚁 上树|工坊|森林|观察
- 病毒 ~1 软件
- 真菌|菌 ~1 汤|种|菇
- 不具|不含|不能|无|没有|非 ~5 作用|抗菌|杀|蚂蚁|防|除|驱 ~5 [@germs]
- @germs ~3 不含|的_作用`,
    guarantee: `
保证正品|保证质量|假一罚十|假一赔三|假一赔十|无理由退|无风险|正品保证|满意保证|终身保障|质量保证|零风险
不满意 ~4 换|退
@num 天 ~3 退
退钱
N % 保证|满意
我们保证|我们承诺|承诺
如 ~5 不满意
款项|货款|钱 ~5 返还|还给|退回|退还
不合适|不喜欢|不好用|坏了 ~2 全额|包|可|就 换|赔|退
? 三包|保修|保固|保用|包换|包赔|包退|换新|理赔|终身维护|联保|质保|赔付|退换|退款|退货
- 保修单|保修卡|法定|质保卡
- 保修 ~1 卡
- 退款 ~1 登记
- 不|无|没有 ~1 保修|质保|退换
假|假一 ~1 罚|赔
N|七|三十|两|十 天|年 ~3 保|免费换|包|只换不修|无理由|随便退
不 ~2 收钱|要钱
一分|分文 ~4 不少|还|退
不合心意|不合适|不喜欢|不好用|不满意|坏|坏了|断了|漏水|破了|破损 ~~6 修|换|新的|补发|赔|退|重发`,
    offer: `
N 折 [优惠|起]
- N 折 伞|叠
? 买一赠一|买一送一|亏本|代金券|优惠|低价|便宜|促销|全网最低|冲量|出厂价|划算|包邮价|半价|双11|双十一|团购价|大促|性价比|惊喜价|打折|批发价|折扣|抢购|清仓|满减|特价|特惠|甩卖|白菜价|直降|省钱|秒杀|立减|红包|超值|返现|降价|限时|骨折价|黑五
买 @num 免|减|赠|送
满 N ~2 免|减|送
N 元|块钱|日元|欧元|美元 [一个|优惠|包邮|秒杀|立减|起]
$|£|¥|€|￥ N
仅售|仅需|只要|只需 ~1 N
省 N
N % off|减免
? 卖爆|必买|火爆|热卖|热销|爆卖|爆款|畅销|销量冠军|销量第一
? 赠品|送礼品|附赠礼物
- N 元 硬币|素
下单|付款|拍下|购买 [即|就|立] 减|赠|返|送
- 优惠|利润|打折|折扣 ~3 应用题|教材|数学|练习|计算
- 书|小说 ~~6 优惠|促销|打折|折扣
N 折
下单|加购|拍下|购买 ~3 减|立享|赠|返|送|领
领 ~1 券
? 618|不要钱|买三|买二|买就送|人气王|免费送|券码|卖断货|卖疯|双12|双十二|吐血价|多拍多|已售|年中|年货节|开学季特|手慢无|抢光|拍一发二|拍二|捡漏|断货王|月销|活动价|爆单|狂欢价|白送|立省|第二份|累计销售|薅羊毛|跳楼价|销冠|销量王
到手|到手价 N
只 ~1 要 N
- 元宝
- 好评 ~2 返|返现
- 好评 返 现 ~1 元
- 广告|横幅 ~2 优惠`,
    shipping: `
免费运送|免费送货|免费配送|免运费|免邮|免邮费|全国包邮|包邮|国内发货|当天发货|当日发货|快递包邮|快速发货|快速配送|本地发货|极速发货|极速达|次日达|次日送达|海外仓|现货|现货速发|秒发|立即发货|美国发货|送货上门|闪电发货|闪电送|隔日达|顺丰包邮|马上发货
- 无 需_现货
24小时|48小时|N小时|下午|今天|小时内|当天|当日|明天|次日|隔天 ~6 出仓|到|发|寄|收|送
仓库直发|免邮|包邮|当天寄|极速|现货|秒发|运费|送上门|送到家|送货上门|闪发
- 运费 险
- 顺丰 ~1 面单`,
    contact: `
关注|加|扫码|搜索|添加|联系 ~5 @social
加好友|加群|发邮件|咨询客服|售后电话|官方旗舰店|官方网站|官网|客服热线|客服电话|我们的网店|我们的网站|扫码关注|扫码加|拨打|私信|联系卖家|联系客服|联系店主|联系我们|致电|访问我们
- 官网 同步
qq|手机号|热线|电话|网址|邮箱 ~1 [:|号|是|群|：] N
访问 ~2 主页|官网|店铺|网站
二维码 ~5 关注|加|咨询|客服|师傅|微信|群|联系
入|加|进 ~2 qq|vx|v信|微信|群
vx|公众号|加v|加微|售后群|威信|客服微信|店铺微信|微信群|扣扣|抖音号|淘宝店|粉丝群|薇信
打|打电话|拨打|来电|致电 ~1 N
点 cn|com|net
b站|小红书|微博|快手|抖音|淘宝 ~1 关注|找|搜|看`,
    comparison: `
- 比 ~2 @brand ~2 大小
不同于 ~2 @brand
-? 兼容|支持|适用|适配 ~~6 @brand|其他品牌|其它品牌
其他卖家|其他店|别的卖家|别的店 [的] ~~9 我们|我家|本店
不像|不同于 ~2 其他卖家|其他商家|别的卖家
- 比 a3|a4|a5|信用卡|手掌
? 仿品|其他品牌|其他家|其他牌子|其它品牌|别人家|别家|别的牌子|劣质|同行|品牌税|地摊货|大牌|山寨|市面上|平替|杂牌|某宝|竞争对手|竞品
-? 兼容|可用|支持|适用|适配|通用 ~6 @names|其他品牌|其它品牌|别的牌子|大牌
-? @names ~5 专用|替换|适用|适配|通用|配件
不像|不同于|区别于|有别于 ~3 一般|别|普通|那些
- 比普通 ~1 a3|a4|a5|纸
不亚于|不输|优于|吊打|堪比|好过|媲美|完爆|强过|比|碾压|秒杀|胜过|赛过|超越|远超 ~2 @brand|LATIN|原装|同类产品|同类品牌|名牌|国际品牌`,
    reviews: `
写|留下|给 ~4 星
N 星|星级 推荐|评分
五 星 推荐|评|评分
- N|五 星 红旗|级厨房|级酒店|酒店
满意度 ~2 N
? 五星|口碑|好评|差评|打分|晒单|晒图|晒照|评价|评论|追评
- 评价 ~1 手册|标准|表
- 五星 红旗|级|酒店
打|打出|给|评分 ~2 N ~1 分|星
回头客|回购率|满意度`,
    'time-bound': `
? 仅此一天|今冬|今夏|今日|今秋|全新|升级款|即将上市|当季|新一代|新到|新升级|新品|新款|新版|最新|本周|本季|本月|限定款|限量版|首发
- 全新 体验|包装|感受|生活|视角
- 最新 消息|资讯
- YEAR 年 [度] 世界杯|产|以来|出生|创立|台历|奥运会|成立|手账|挂历|日历|日程本|日记本|月|计划本|起
- YEAR [年] N|到|台历|手账|挂历|日历|日程本|月|至|计划本|起
- N|到|至 YEAR [年] [款]
- 兼容|始于|用于|自|适合|适用|适配 ~~7 YEAR [年] [款]
? 今晚|限时
? 618|上新|仅限今|今年|今春|倒计时|刚上|刚到|升级版|即将结束|双11|双十一|尝鲜|新上|新口味|新色|明天恢复|最后一天|最后几|焕新|黑五
- N天|三天 ~2 内
- YEAR 年 ~1 台历|挂历|日历
YEAR ~2 升级|改良|款`,
    superlative: `
? 世界第一|世界级|全国第一|全球第一|全球领先|全网第一|冠军品牌|史无前例|唯一|国家级|完美无瑕|排名第一|无与伦比|无可比拟|无敌|最专业|最优|最佳|最值得|最先进|最划算|最受欢迎|最好|最安全|最完美|最实用|最强|最快|最有效|最柔软|最畅销|最省心|最结实|最耐用|最舒适|最轻|最高品质|最高端|最高级|最高质量|极致|独一无二|独家|王牌|空前|第一名|第一品牌|绝无仅有|至尊|行业第一|行业领先|销量第一|顶尖|顶级|领先品牌|领导品牌|首屈一指|首选
- 最好 不要|与|于|先|在|搭配|放|朋友|用|的_妈妈|的_朋友|的_闺蜜|避免
- 最佳 位置|使用|保质|拍档|朋友|温度|状态|观看|角度|赏味|距离|食用|饮用
- 最强|最快|最轻 N|档|档位|模式|速度
- 唯一 序列|标识|编号|识别
- 第一 个|代|册|天|时间|次|步|章
# 1
no 1
世界|业界|全国|全球|全网|史上|国内 最
? 无人能及|无人能敌|无出其右
- 最高 [使用|工作|耐热] 功率|气压|温度|转速|速度
世界|业内|全国|全球|全网|史上|国内|地表|宇宙|行业 ~2 最|第一|领先|首个|首款
? no.1|no1|no_1|top1|一哥|一姐|之王|封神|巅峰|扛把子|无人能比|无可匹敌|没有之一|独一份|独占鳌头|王者|界天花板|界的天花板|碾压|秒杀全|称王|遥遥领先|里的天花板|霸主|顶流|顶配|鼻祖
- 王者 荣耀
- 天花板 吊|安装|挂|灯|装饰
- 最后|最大|最终 ~2 尺寸|承重|载重`,
    environmental: `
? 低碳|保护环境|可堆肥|可持续|无污染|环保|环境友好|生态友好|碳中和|绿色产品|绿色健康|绿色材料|节能减排|零排放|零污染|零碳
- 环保 局|袋
? 减塑|地球|无塑|爱护环境|碳排放|绿色出行|绿色生活|降解|零废弃
- 地球 仪|拼图|模型`,
    filler: `
? 不适用|占位|待填写|待定|待补充|无标题|暂无|此处填写|测试产品|测试商品|测试标题|示例文本|稍后补充|请填写|请输入
- 使用 ~2 不适用
- 儿童|婴儿|孕妇|微波炉|洗碗机 不适用
- 不适用 于|人群
一定|必定|绝对 [会] 喜欢
? 人见人爱|太赞|爱不释手|高大上
出行|家庭|宿舍|居家 必备 [好物|神器]
? 神器
理想 [的] 礼品|礼物
? 离不开
朋友|邻居|闺蜜 ~3 嫉妒|羡慕
?! 不会失望|不会让您失望|不后悔|不能没有|不让您失望|停不下来|后悔没早|回不去|少不了|忍不住|放不下|无可挑剔|无法抗拒|没有不喜欢|真香|舍不得
? yyds|上档次|不二之选|不二选择|享受生活|仪式感|你值得|佳礼|值得信赖|值得入手|值得拥有|匠心|品味生活|品质生活|大气|太好用|奢华|好物|好用到哭|好用到飞|好礼|完美|宝藏|实力派|尊享|尊贵|尖货|幸福|心动|心头好|必入|您值得|惊喜|惊艳|拔草|提升生活|改变生活|放心之选|无与伦比|明智之选|最佳之选|有面子|极致享受|极致体验|梦寐以求|梦想|满满|点亮生活|焕然一新|爆棚|爱上|理想之选|甄选|生活品质|用心|用过都说|礼物首选|种草|精品中的|精致生活|给您一个|绝了|绝绝子|美好生活|臻品|臻选|让生活|谁收到|谁用谁|贴心|超好用|超赞|送礼|都说好|重新定义|闭眼入|非凡体验|颜值|颠覆|高端|高级感
- 梦想 ~1 号|家
- 完美 ~1 兼容|契合|贴合|适配
- 送礼 ~1 盒|袋
送 ~1 女友|朋友|爱人|爸妈|男友|长辈|闺蜜 ~4 佳品|礼物|送|都|首选
在此|此处|这里 ~3 卖点|填写|描述|插入|文字|文案|标题|输入`,
  },
};
