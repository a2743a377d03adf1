import { EXCLUSION_WORDS } from './exclusion-words.data.ts';

/**
 * The words by which parts of a title are recognized, in lower case, by language of the title. Compiled on 2026-11-23 from
 * product titles. A list need not be complete: an unknown word belongs to the part around it.
 */
export interface Lexicon {
  /** Nouns that name a product, singular and plural, or for German, Japanese and Chinese the ends of such nouns. */
  readonly products: readonly string[];
  readonly colors: readonly string[];
  /** Words before a color: "light gray". */
  readonly shades: readonly string[];
  /** Properties that can follow a product: "leakproof", "BPA free". */
  readonly features: readonly string[];
  /** Whom a product is for. */
  readonly audiences: readonly string[];
  /** Words that begin an optional adjunct. */
  readonly adjuncts: readonly string[];
  /** Words that begin what a product fits. */
  readonly fits: readonly string[];
  /** What excludes a use: "not for hybrid", of `exclusion-words.data.ts`. */
  readonly exclusions: RegExp;
  /** A count: "set of 6", "2 pack". */
  readonly counts: RegExp;
  /** Words that need a word after them. */
  readonly connectors: readonly string[];
  readonly conjunctions: readonly string[];
}

const NUMBER = String.raw`\d+(?:[.,]\d+)*`;

const EN: Lexicon = {
  products:
    words(`remote refrigerator supply bed bottle flask tumbler mug cup jar case cover protector headphones headset
    earbuds speaker charger cable cord adapter hub mouse keyboard pad mat rug carpet curtain pillow
    blanket sheet towel lamp light bulb strip lantern flashlight fryer oven toaster
    blender grinder kettle maker pan pot knife knives board organizer rack shelf box bin basket bag
    backpack suitcase luggage wallet belt shirt t-shirt dress shorts pants leggings jacket hoodie
    sweater sock shoes slippers hat cap gloves scarf watch band ring necklace bracelet
    serum cream lotion shampoo conditioner soap oil balm mask brush comb razor trimmer dryer capsules
    gummies vitamins supplement powder toy puzzle blocks doll car truck drone robot game kit set stroller
    monitor bib diapers leash collar harness feeder litter tree drill saw screwdriver wrench hammer tool tape
    hose nozzle shears planter seeds tent chair table desk stool sofa couch mattress dumbbell kettlebell
    bench rope ball racket bike helmet pump mount holder stand tripod camera lens printer ink cartridge paper notebook
    planner pen markers book filter clamp label sticker vacuum cleaner mop broom sponge cloth blades seat
    lid bra underwear briefs tights coat anorak tee skirt jeans swimsuit torch headlamp gate tower condo crate carrier
    bowl fountain tin mold mould inflator compressor purifier humidifier diffuser heater fan cooker steamer juicer
    scanner finder level roller toothbrush container canisters hangers hooks tiles duvet comforter squares
    wipes journal riser secateurs bank umbrella tray liner sleeve film screen guitar strings clock timer scale thermometer battery batteries lock trowel hammock ukulele spinner straightener curler iron perch teether pouches detergent pods soundbar subwoofer bookshelf bookcase nightstand dresser cabinet wardrobe throw quilt mattress-topper topper cushion pillowcase tablecloth napkins apron trousers chino joggers blouse cardigan vest pajamas pyjamas robe bikini sneaker sandal boot beanie visor sunglasses glasses goggles headband wig brooch pendant charm anklet earring cooler thermos pitcher carafe decanter corkscrew opener peeler grater colander strainer spatula ladle tongs whisk skillet wok griddle waffle dishes plate cutlery forks spoons rake shovel spade hoe pruner sprinkler trellis gazebo canopy tarp parasol birdhouse fertilizer soil mulch wheelbarrow jack ratchet socket pliers chisel sander jigsaw generator welder ladder sawhorse toolbox workbench bits screws nails bolts anchors hinges webcam microphone mic router modem projector turntable amplifier earphone dongle splitter extender ssd drive laptop tablet smartwatch tracker dashcam drum piano violin flute harmonica metronome capo picks tuner crib bassinet pacifier swaddle onesie romper carseat highchair playmat rattle walker swing bouncer litterbox scratcher aquarium terrarium muzzle kennel treats chew sunscreen mascara lipstick foundation eyeliner concealer toner cleanser moisturizer exfoliator deodorant perfume cologne tweezers clippers protein creatine collagen probiotic multivitamin omega magnesium zinc melatonin elderberry treadmill elliptical rower kayak paddle paddleboard surfboard snowboard skis skates skateboard scooter trampoline hoop frisbee barbell binder folder stapler scissors highlighters crayons easel canvas whiteboard calculator laminator shredder envelopes stamps candle vase frame mirror sculpture tapestry wallpaper doormat ottoman recliner futon trunk hamper sweeper duster wiper bucket degreaser polish inverter tire wheel jumper floodlight spotlight sconce chandelier downlight nightlight driver nailer bandages oximeter nebulizer brace splint crutches insoles`),
  colors:
    words(`black white gray grey silver gold red blue green yellow orange purple pink brown beige navy teal turquoise
    khaki ivory cream burgundy maroon olive mint lavender charcoal rose multicolor multicolour clear transparent sage tan taupe coral peach plum copper bronze champagne magenta violet cyan indigo emerald mustard terracotta rust sand oak walnut pastel rainbow`),
  shades: words(
    'light dark navy matte deep bright rose royal sky forest space jet army hot warm cool natural dusty pale baby neon',
  ),
  features:
    words(`leakproof leak-proof waterproof water-resistant windproof shockproof portable foldable collapsible
    adjustable rechargeable wireless cordless lightweight insulated reusable washable breathable non-slip nonslip nonstick
    non-stick dimmable heavy-duty stainless bpa-free dishwasher-safe machine-washable unscented fragrance-free vegan organic
    stackable handmade retractable magnetic silent hypoallergenic gluten-free sugar-free cruelty-free alcohol-free noise-cancelling weatherproof rustproof rust-proof heat-resistant stretchy reversible detachable telescopic brushless quiet low-dust low-noise`),
  audiences:
    words(`men mens men's women womens women's kids kid girls boys girl boy baby babies toddler toddlers adults adult
    unisex dogs dog cats cat puppies kittens pets seniors teens beginners infants newborn children`),
  adjuncts: words(
    'for with without w/ w/o compatible fits fit replaces suitable designed includes including featuring made',
  ),
  fits: words('compatible fits fit replaces'),
  exclusions: EXCLUSION_WORDS.en,
  counts: new RegExp(
    String.raw`^(?:(?:set|pack|box|case|lot|bundle|pair)s? of ${NUMBER}|${NUMBER}[ -]?(?:\p{L}+ ){0,2}(?:packs?|pcs|pieces?|counts?|ct|pairs?|sets?|rolls?|sheets|capsules|softgels|tablets|bags|pk|pc|tabs|gummies|bulbs|units?|pages|loads|washes|servings|wipes|pods|sachets|sticks|refills|cartridges|pouches|tier|tiers|drawers|shelves|pockets|compartments)|${NUMBER}x|pair)$`,
    'iu',
  ),
  connectors: words('& + a an the and or for with without w/ w/o of in on at by from to into up as per than'),
  conjunctions: words('& + and or'),
};

const DE: Lexicon = {
  products: words(`bett betten flasche flaschen becher tasse tassen dose dosen hülle hüllen folie kopfhörer
    lautsprecher ladegerät kabel adapter maus tastatur matte matten teppich vorhang vorhänge kissen decke bettwäsche handtuch
    handtücher lampe lampen leuchte leuchten glühbirne laterne fritteuse ofen toaster mixer mühle
    kaffeemaschine pfanne pfannen topf töpfe messer messerset brett regal box boxen korb tasche taschen rucksack rucksäcke koffer
    geldbörse gürtel hemd hemden shirt shirts kleid kleider hose hosen leggings jacke pullover socken schuhe sneaker stiefel
    sandalen hut mütze schal uhr armband ring kette ohrringe serum creme lotion shampoo seife öl balsam
    maske bürste bürsten kamm rasierer trockner kapseln tabletten pulver spielzeug puzzle bausteine puppe auto drohne roboter
    spiel set kinderwagen lätzchen windeln leine halsband geschirr kratzbaum bohrmaschine akkuschrauber säge schraubendreher
    hammer werkzeug klebeband schlauch schere zelt stuhl tisch hocker sofa matratze hantel hanteln
    bank seil ball schläger fahrrad helm pumpe halterung ständer stativ kamera drucker patrone papier kalender stift
    stifte buch filter staubsauger mopp wischer sitz regenschirm tablett waage thermometer batterie batterien
    schloss organizer gitarre saiten laken bezug springform backform panzerglas
    bräter schlafsack kommode sessel ukulele glätteisen lockenstab haarglätter gabel löffel teller schüssel schüsseln schale schalen kanne karaffe wok reibe sieb schäler dübel schrauben bohrer akku leiter zange rechen schaufel spaten pavillon sonnenschirm zaun plane pflanzkübel bluse weste schlafanzug pyjama bademantel badeanzug bikini brille ohrstecker anhänger trolley beutel etui nachtlicht lichtleiste strahler babyphone wickelunterlage schnuller rassel spieluhr laufrad roller dreirad bobbycar kreisel napf transportbox körbchen katzenklo aquarium rasierapparat epilierer nagelset maniküre matratzenauflage topper überwurf tischläufer schürze spannbetttuch netzteil router webcam mikrofon beamer monitor tinte toner festplatte spülmittel waschmittel reiniger tabs eimer besen ordner locher hefter tacker kleber marker etiketten umschläge tafel whiteboard laufband crosstrainer fitnessband kocher`),
  colors:
    words(`schwarz schwarze schwarzer schwarzes weiß weiss weiße grau graue graues silber gold rot rote blau blaue grün grüne gelb
    orange lila violett rosa pink braun beige türkis khaki creme anthrazit bunt transparent mint petrol salbei beere natur sand taupe oliv olive roségold kupfer messing sandfarben weinrot`),
  shades: words('hell dunkel matt'),
  features:
    words(`auslaufsicher wasserdicht wasserfest stoßfest winddicht tragbar faltbar klappbar verstellbar wiederaufladbar
    kabellos leicht isoliert wiederverwendbar waschbar atmungsaktiv rutschfest dimmbar spülmaschinenfest bpa-frei parfümfrei
    vegan stapelbar handgefertigt magnetisch leise höhenverstellbar ausziehbar`),
  audiences:
    words(`herren damen männer frauen kinder jungen mädchen baby babys kleinkinder erwachsene unisex hunde hund katzen
    katze senioren welpen`),
  adjuncts: words('für mit ohne kompatibel passend geeignet passt ersetzt inkl inkl. inklusive'),
  fits: words('kompatibel passend passt ersetzt'),
  exclusions: EXCLUSION_WORDS.de,
  counts: new RegExp(
    String.raw`^(?:(?:set|packung|pack) (?:von|mit|à) ${NUMBER}|${NUMBER}(?:er|[ -]er)?[ -]?(?:pack|set|stück|stk\.?|paar|rollen|teilig|tlg\.?|kapseln|tabletten|blatt|seiten)|${NUMBER}[ -]?teilig(?:e[srn]?)?|${NUMBER}x|${NUMBER}er|paar)$`,
    'iu',
  ),
  connectors: words(
    '& + und oder für mit ohne von zu zum zur im in aus bei nach auf an der die das dem den des ein eine inkl bis',
  ),
  conjunctions: words('& + und oder'),
};

const FR: Lexicon = {
  products: words(`lit bouteille gourde tasse mug boîte coque étui housse
    protection casque écouteurs enceinte chargeur câble adaptateur souris clavier tapis rideau rideaux oreiller
    couverture drap serviette lampe ampoule guirlande lanterne friteuse four grille-pain mixeur
    moulin bouilloire cafetière poêle casserole couteau couteaux planche étagère panier sac valise
    portefeuille ceinture chemise t-shirt robe short pantalon legging veste pull chaussettes chaussures baskets
    chaussons chapeau bonnet gants écharpe montre bracelet bague collier boucles sérum crème lotion shampoing savon huile
    baume masque brosse peigne rasoir tondeuse sèche-cheveux gélules comprimés poudre jouet puzzle blocs poupée voiture drone
    robot jeu kit set lot poussette bavoir couches laisse harnais fontaine arbre perceuse visseuse scie tournevis marteau
    outil ruban tuyau sécateur tente chaise table bureau tabouret canapé matelas haltère banc corde ballon raquette vélo
    pompe support trépied caméra imprimante cartouche papier cahier agenda stylo livre filtre aspirateur balai
    batterie verre éponge essuie-glaces siège parapluie plateau balance thermomètre pile cadenas organisateur guitare cocotte voile circuit marmite faitout autocuiseur théière carafe assiette bol saladier passoire râpe ouvre-boîte moule plat arrosoir bêche râteau parasol tonnelle hamac serre clôture pot jardinière terreau bâche commode fauteuil pouf chevet armoire bibliothèque miroir cadre horloge vase bougie paillasson nappe tablier plaid couette taie blouse gilet pyjama peignoir maillot bikini lunettes broche pendentif sandale botte doudoune blouson manteau jean culotte soutien-gorge lisseur boucleur épilateur masseur déodorant parfum mascara fond gel dentifrice trottinette draisienne toupie peluche figurine porteur tricycle mobile veilleuse babyphone biberon tétine gigoteuse turbulette transat gamelle niche litière griffoir aquarium cage muselière clé pince cutter échelle établi ponceuse meuleuse compresseur vis chevilles station projecteur routeur micro webcam moniteur barre disque rameur sifflet randonnée duvet réchaud classeur trousse agrafeuse ciseaux feutres crayons étiquettes enveloppes tableau lessive nettoyant serpillière seau`),
  colors:
    words(`noir noire blanc blanche gris grise argent or doré dorée rouge bleu bleue vert verte jaune orange violet violette
    rose marron beige turquoise kaki crème bordeaux anthracite multicolore transparent transparente sable taupe menthe sauge écru saumon corail prune lilas cuivre champagne ivoire naturel naturelle camel ocre nuit`),
  shades: words('clair foncé marine mat'),
  features:
    words(`étanche imperméable portable pliable réglable rechargeable léger légère isotherme réutilisable lavable respirant
    respirante antidérapant antidérapante empilable magnétique silencieux silencieuse antivol antichoc souple robuste ergonomique
    extensible inoxydable dimmable tactile`),
  audiences: words(
    'homme hommes femme femmes enfant enfants garçon fille bébé bébés adulte adultes mixte chien chiens chat chats senior',
  ),
  adjuncts: words('pour avec sans compatible compatibles convient remplace adapté adaptée adaptés inclus'),
  fits: words('compatible compatibles convient remplace'),
  exclusions: EXCLUSION_WORDS.fr,
  counts: new RegExp(
    String.raw`^(?:(?:lot|set|pack|bo[iî]te|paquet|kit|paire)s? (?:de ${NUMBER}(?: pièces)?|${NUMBER} (?:pièces|unités))|${NUMBER}[ -]?(?:pièces|pcs|paires|unités|gélules|comprimés|rouleaux|feuilles|pages|pack)|${NUMBER}x|x ?${NUMBER})$`,
    'iu',
  ),
  connectors: words('& + et ou pour avec sans de du des la le les en au aux dans sur par un une à'),
  conjunctions: words('& + et ou'),
};

const ES: Lexicon = {
  products: words(`cama botella termo taza caja funda carcasa protector auriculares altavoz cargador
    cable adaptador ratón teclado alfombra alfombrilla esterilla cortina almohada manta sábana toalla
    lámpara bombilla guirnalda linterna freidora horno tostadora batidora molinillo hervidor cafetera
    sartén sartenes olla cuchillo tabla estantería cesta bolsa bolso mochila maleta cartera
    cinturón camisa camiseta vestido pantalón pantalones mallas leggings chaqueta sudadera calcetines zapatos
    zapatillas botas sandalias gorro gorra guantes bufanda reloj correa pulsera anillo collar pendientes sérum crema loción champú
    jabón aceite bálsamo mascarilla cepillo peine afeitadora secador cápsulas comprimidos polvo juguete puzle
    rompecabezas bloques muñeca coche dron robot juego kit set carrito babero pañales arnés rascador fuente taladro sierra
    destornillador martillo herramienta cinta manguera tijeras tienda silla mesa escritorio taburete sofá colchón
    mancuerna banco cuerda balón raqueta bicicleta casco bomba soporte trípode cámara impresora cartucho papel cuaderno
    agenda bolígrafo libro filtro aspiradora aspirador fregona escoba esponja escobillas asiento paraguas bandeja báscula
    batería molde termómetro pila candado organizador guitarra transportín limpiaparabrisas cazuela cacerola plato cuenco vaso jarra tetera colador rallador abrelatas cubiertos delantal rastrillo pala regadera sombrilla toldo hamaca maceta valla podadora cortacésped cómoda sillón puf armario librería espejo marco jarrón vela felpudo mantel edredón nórdica nórdico cojín cojines colcha blusa chaleco pijama bata bañador bikini gafas colgante abrigo cazadora vaquero falda bragas sujetador plancha rizador depiladora desodorante perfume maquillaje gel pasta patinete triciclo peluche figura sonajero chupete biberón biberones cuna trona intercomunicador comedero bebedero caseta arenero acuario jaula alicates llave escalera lijadora tornillos tacos compresor proyector router micrófono monitor webcam disco ventilador calefactor humidificador purificador comba remo saco hornillo archivador estuche grapadora rotuladores lápices etiquetas sobres pizarra detergente limpiador cubo`),
  colors:
    words(`negro negra negros negras blanco blanca blancos gris grises plata dorado dorada rojo roja azul verde amarillo amarilla naranja morado
    morada rosa marrón beige turquesa caqui crema burdeos multicolor transparente arena menta salvia coral lila ciruela cobre champán marfil natural camel fucsia celeste topo plateado plateada perla`),
  shades: words('claro oscuro marino mate'),
  features:
    words(`impermeable portátil plegable ajustable recargable ligero ligera térmica térmico reutilizable lavable transpirable
    antideslizante apilable magnético silencioso silenciosa antirrobo antigolpes resistente ergonómico ergonómica extensible inoxidable
    inalámbrico inalámbricos regulable`),
  audiences: words(
    'hombre hombres mujer mujeres niño niña niños niñas bebé bebés adulto adultos unisex perro perros gato gatos mayores',
  ),
  adjuncts: words('para con sin compatible compatibles sustituye apto apta aptos aptas incluye'),
  fits: words('compatible compatibles sustituye'),
  exclusions: EXCLUSION_WORDS.es,
  counts: new RegExp(
    String.raw`^(?:(?:juego|set|pack|paquete|lote|kit|caja|par)(?:es|s)? (?:de ${NUMBER}(?: piezas| unidades| uds?\.?)?|${NUMBER} (?:piezas|unidades|uds?\.?))|${NUMBER}[ -]?(?:piezas|unidades|uds?\.?|pares|cápsulas|comprimidos|rollos|hojas|páginas|pack)|${NUMBER}x|x ?${NUMBER})$`,
    'iu',
  ),
  connectors: words('& + y e o para con sin de del en el la los las por un una unos unas a al'),
  conjunctions: words('& + y e o'),
};

const IT: Lexicon = {
  products:
    words(`letto cuccia bottiglia bottiglie borraccia borracce tazza tazze scatola scatole custodia cover pellicola cuffie auricolari
    altoparlante cassa caricatore caricabatterie cavo adattatore mouse tastiera tappeto tappetino tappetini tenda tende cuscino cuscini coperta
    lenzuola asciugamano asciugamani lampada lampade lampadina lampadine lanterna friggitrice forno tostapane frullatore macinacaffè
    bollitore caffettiera padella padelle pentola pentole coltello coltelli tagliere scaffale cesto borsa borse zaino zaini valigia
    portafoglio cintura camicia maglietta t-shirt vestito vestiti pantaloncini pantaloni leggings giacca felpa calzini scarpe stivali
    sandali pantofole cappello berretto guanti sciarpa orologio cinturino bracciale anello collana orecchini siero crema lozione shampoo
    sapone olio balsamo maschera spazzola spazzolino testine pettine rasoio asciugacapelli capsule compresse polvere giocattolo giocattoli
    puzzle blocchi bambola auto macchinina drone robot gioco kit set passeggino bavaglino bavaglini pannolini guinzaglio collare
    pettorina tiragraffi fontana trapano avvitatore sega cacciavite martello utensili nastro tubo forbici sedia tavolo scrivania
    sgabello divano materasso manubri manubrio panca corda pallone racchetta bicicletta casco pompa supporto treppiede telecamera
    stampante cartuccia carta quaderno agenda penna penne libro filtro filtri aspirapolvere scopa spugna tergicristalli sedile ombrello
    costruzioni completo vassoio bilancia termometro pila pile lucchetto organizer chitarra corde moka ombrellone pigiama casseruola tegame piatto piatti ciotola bicchiere bicchieri caraffa teiera colino grattugia apriscatole stampo posate grembiule rastrello vanga annaffiatoio gazebo amaca vaso vasi recinzione tagliaerba telo comodino poltrona pouf armadio libreria specchio cornice candela candele zerbino tovaglia piumone federa federe copriletto plaid camicetta gilet accappatoio costume bikini occhiali ciondolo cappotto giubbotto jeans gonna mutande reggiseno tuta piastra arricciacapelli epilatore deodorante profumo mascara fondotinta gel dentifricio monopattino triciclo peluche sonaglio ciuccio biberon culla seggiolone marsupio lettiera acquario gabbia trasportino chiave chiavi scala levigatrice viti tasselli compressore pinza proiettore router microfono monitor webcam disco ventilatore stufa umidificatore purificatore ferro tapis remo sacco fornello astuccio spillatrice pennarelli matite etichette buste lavagna detersivo detergente secchio mocio`),
  colors:
    words(`nero nera neri nere bianco bianca bianchi grigio grigia argento oro rosso rossa blu verde giallo gialla arancione viola rosa
    marrone beige turchese kaki crema bordeaux multicolore trasparente sabbia menta salvia corallo lilla rame champagne avorio naturale cammello fucsia celeste tortora antracite`),
  shades: words('chiaro scuro opaco'),
  features:
    words(`impermeabile portatile pieghevole regolabile ricaricabile leggero leggera termica termico riutilizzabile lavabile
    traspirante antiscivolo impilabile magnetico silenzioso silenziosa antifurto antiurto resistente ergonomico ergonomica estensibile inossidabile
    dimmerabile antiaderente`),
  audiences: words(
    'uomo donna bambino bambina bambini neonato neonati adulto adulti unisex cane cani gatto gatti anziani ragazzo ragazza',
  ),
  adjuncts: words(
    'per con senza compatibile compatibili sostituisce adatto adatta adatti adatte inclusi inclusa incluso',
  ),
  fits: words('compatibile compatibili sostituisce'),
  exclusions: EXCLUSION_WORDS.it,
  counts: new RegExp(
    String.raw`^(?:(?:set|confezione|pacco|kit|lotto|pack) (?:(?:da|di) ${NUMBER}(?: pezzi| pz\.?)?|${NUMBER} (?:pezzi|pz\.?))|${NUMBER}[ -]?(?:pezzi|pz\.?|paia|unità|capsule|compresse|rotoli|fogli|pagine)|${NUMBER}x|x ?${NUMBER})$`,
    'iu',
  ),
  connectors: words(
    '& + e o per con senza di del dello della dei degli delle da dal dalla in nel nella su sul sulla il la lo gli le un una a ad al allo alla alle',
  ),
  conjunctions: words('& + e o'),
};

const JA: Lexicon = {
  products:
    words(`水筒 ボトル タンブラー マグ カップ 弁当箱 ケース カバー フィルム イヤホン ヘッドホン スピーカー 充電器 ケーブル アダプター
    マウス キーボード マット ラグ カーテン 枕 まくら 布団 毛布 ブランケット シーツ タオル ライト ランプ 電球 ランタン フライヤー オーブン
    トースター ミキサー ミル ケトル コーヒーメーカー フライパン 鍋 包丁 まな板 ラック 棚 ボックス 収納ケース かご バッグ リュック スーツケース
    財布 ベルト シャツ Tシャツ ワンピース パンツ レギンス ジャケット パーカー 靴下 スニーカー ブーツ サンダル スリッパ 帽子 手袋 マフラー
    腕時計 バンド 指輪 ネックレス ピアス 美容液 クリーム ローション シャンプー 石鹸 オイル マスク ブラシ 歯ブラシ くし シェーバー ドライヤー
    サプリ サプリメント プロテイン 青汁 カプセル パウダー おもちゃ パズル ブロック 人形 ラジコン ドローン ロボット ゲーム ベビーカー スタイ おむつ リード 首輪 ハーネス
    給水器 爪とぎ キャットタワー ドリル ドライバー のこぎり 工具セット テープ ホース はさみ テント チェア 椅子 テーブル デスク ソファ
    マットレス ダンベル ベンチ 縄跳び ボール ラケット 自転車 ヘルメット 空気入れ ホルダー スタンド 三脚 カメラ プリンター インク 用紙
    ノート 手帳 ペン 本 フィルター 掃除機 モップ スポンジ ワイパー シート 傘 トレー 体重計 体温計 電池 鍵 ベッド 犬用ベッド 土鍋 ルームウェア パジャマ 圧力鍋 やかん 急須 皿 プレート ボウル ざる グラス コップ 箸 スプーン フォーク 缶切り ピーラー エプロン 保存容器 ストッカー カート ワゴン ハンガー チェスト クッション 座布団 こたつ 座椅子 鏡 ミラー 時計 花瓶 キャンドル 玄関マット 掛け布団 敷布団 枕カバー 布団カバー 掛け布団カバー ブラウス カーディガン ベスト コート ダウン ジーンズ デニム スカート キャミソール ブラ ショーツ 水着 ラッシュガード サングラス メガネ ヘアバンド ペンダント リング イヤリング ウェア スーツ ウエア タイツ ストッキング アイロン ヘアアイロン カーラー 脱毛器 美顔器 化粧水 乳液 洗顔 日焼け止め ファンデーション リップ 歯磨き粉 電動歯ブラシ マッサージャー マッサージ器 マッサージガン 三輪車 キックボード ぬいぐるみ フィギュア 積み木 ガラガラ おしゃぶり 哺乳瓶 抱っこ紐 チャイルドシート ベビーチェア プレイマット 知育玩具 トランプ ペットベッド ケージ キャリー トイレ 猫砂 水槽 フード おやつ レンチ ペンチ はしご 脚立 電動ドライバー 高圧洗浄機 草刈機 芝刈り機 じょうろ プランター 鉢 ハンモック タープ 寝袋 シュラフ バーナー クーラーボックス プロジェクター ルーター マイク モニター ウェブカメラ 扇風機 サーキュレーター ヒーター 加湿器 除湿機 空気清浄機 炊飯器 電気ケトル モバイルバッテリー ハブ スマートウォッチ ドライブレコーダー ファイル ペンケース ホッチキス カッター 付箋 ラベル 封筒 ホワイトボード 洗剤 柔軟剤 クリーナー バケツ ゴミ箱 ゴミ袋 サンシェード カーマット フロアマット シートカバー ホイール レインコート ポーチ トートバッグ ショルダーバッグ ボストンバッグ ウクレレ ギター ピアノ メトロノーム チューナー`),
  colors:
    words(`ブラック ホワイト グレー シルバー ゴールド レッド ブルー グリーン イエロー オレンジ パープル ピンク ブラウン ベージュ
    ネイビー カーキ アイボリー クリア 透明 黒 白 赤 青 緑 黄 茶 紺 ローズゴールド`),
  shades: [],
  features: [],
  audiences:
    words(`メンズ レディース 男女兼用 子供 キッズ 女性 男性 大人 ベビー 男の子 女の子 ジュニア 赤ちゃん 犬用 猫用 小型犬 中型犬 大型犬
    小型犬用 中型犬用 大型犬用 子供用 大人用 女性用 男性用 メンズ・レディース 紳士 婦人`),
  adjuncts: [],
  fits: [],
  exclusions: EXCLUSION_WORDS.ja,
  counts:
    /^(?:約?\d+(?:\.\d+)?\s?(?:個|枚|本|足|組|袋|箱|台|点|双|粒|錠|巻|ロール|パック|ピース|点入り|セット|人用)(?:入り?|組|セット|パック)?|\d+(?:pcs|個入り))$/u,
  connectors: words('の と や で に を が は も から まで へ & + to for with'),
  conjunctions: words('& + と や'),
};

const ZH: Lexicon = {
  products:
    words(`保温杯 水杯 水壶 杯子 马克杯 饭盒 手机壳 保护壳 保护套 钢化膜 贴膜 耳机 蓝牙耳机 音箱 充电器 数据线 充电线 转换器 鼠标 键盘
    鼠标垫 地垫 地毯 窗帘 枕头 毛毯 毯子 床单 被套 毛巾 台灯 灯泡 灯带 灯串 手电筒 露营灯 空气炸锅 烤箱 面包机 搅拌机 榨汁机 磨豆机 电热水壶
    咖啡机 平底锅 炒锅 锅 菜刀 刀具 砧板 置物架 收纳盒 收纳箱 收纳架 篮子 包 背包 双肩包 行李箱 钱包 皮带 衬衫 T恤 连衣裙 裙子 短裤 裤子
    瑜伽裤 夹克 外套 卫衣 袜子 运动鞋 鞋子 靴子 凉鞋 拖鞋 帽子 手套 围巾 手表 表带 戒指 项链 手链 耳环 精华液 面霜 乳液 洗发水 肥皂 精油
    面膜 刷子 牙刷 电动牙刷 刷头 梳子 剃须刀 吹风机 胶囊 片剂 蛋白粉 玩具 拼图 积木 娃娃 遥控车 无人机 机器人 游戏机 婴儿车 围兜 纸尿裤
    牵引绳 项圈 胸背带 饮水机 猫爬架 猫抓板 电钻 电锯 螺丝刀 锤子 工具箱 胶带 水管 剪刀 帐篷 折叠椅 椅子 桌子 书桌 凳子 沙发 床垫 狗窝 猫窝
    宠物床 哑铃 跳绳 篮球 足球 球拍 自行车 头盔 打气筒 支架 手机支架 三脚架 摄像头 打印机 墨盒 打印纸 笔记本 日历 笔 书 滤芯 过滤器 吸尘器 拖把
    扫把 海绵 雨刷 雨刮器 脚垫 座垫 坐垫 雨伞 托盘 体重秤 温度计 电池 锁 瑜伽垫 吉他弦 套装 磁力片 蒸锅 冲锋衣 羽绒服 睡衣 内衣 内裤 文胸 毛衣 牛仔裤 半身裙 打底裤 马甲 泳衣 泳裤 墨镜 太阳镜 眼镜 发夹 发箍 胸针 吊坠 汤锅 砂锅 高压锅 电饭煲 炖锅 奶锅 碗 盘子 碟子 餐具 筷子 勺子 叉子 茶壶 茶具 酒杯 玻璃杯 保鲜盒 密封罐 调料瓶 围裙 削皮器 开瓶器 花盆 铲子 耙子 喷壶 遮阳伞 遮阳网 吊床 天幕 睡袋 防潮垫 炉头 烧烤架 衣柜 鞋柜 鞋架 书架 床头柜 茶几 懒人沙发 抱枕 镜子 相框 花瓶 蜡烛 挂钟 闹钟 桌布 门帘 凉席 蚊帐 四件套 被子 卷发棒 直发器 按摩器 筋膜枪 美容仪 爽肤水 防晒霜 口红 粉底液 洗面奶 沐浴露 牙膏 护手霜 滑板车 平衡车 三轮车 毛绒玩具 手办 摇铃 奶嘴 奶瓶 安全座椅 餐椅 爬行垫 早教机 狗笼 猫砂盆 猫砂 鱼缸 鸟笼 食盆 扳手 钳子 梯子 角磨机 螺丝 水平仪 卷尺 洗车机 行车记录仪 车载充电器 投影仪 路由器 麦克风 显示器 风扇 取暖器 加湿器 净化器 除湿机 移动电源 充电宝 智能手表 手环 文件夹 笔袋 订书机 便利贴 标签 信封 白板 洗衣液 清洁剂 水桶 垃圾桶 垃圾袋 雨衣 雨鞋 手提包 单肩包 腰包 收纳袋 行李袋 尤克里里 吉他 钢琴 口琴 遮阳挡`),
  colors: words(
    '黑色 白色 灰色 银色 金色 红色 蓝色 绿色 黄色 橙色 紫色 粉色 棕色 米色 藏青色 卡其色 透明 深灰色 浅灰色 深蓝色 军绿色 玫瑰金',
  ),
  shades: [],
  features:
    words(`大容量 便携 便携式 防漏 防水 防滑 防摔 可折叠 折叠 可调节 可充电 无线 轻便 轻量 可水洗 透气 静音 加厚 耐高温 不粘
    可拆洗 免打孔 一键开盖 双层 真空 记忆棉 降噪 超长续航 快充 保温 保冷 儿童安全锁 食品级`),
  audiences: words(
    '男士 女士 儿童 男女通用 男女 学生 宝宝 婴儿 成人 老人 女生 男生 大型犬 小型犬 中型犬 猫咪 狗狗 孕妇 男 女',
  ),
  adjuncts: [],
  fits: words('适用于 适用 兼容 适配 适合'),
  exclusions: EXCLUSION_WORDS.zh,
  counts: /^\d+\s?(?:件|只|个|片|包|盒|双|条|支|张|套|瓶|卷|粒|块|根|把|枚|对|本)(?:装|套装|套)?$/u,
  connectors: words('的 和 与 及 带 为 & +'),
  conjunctions: words('& + 和 与 及'),
};

export const LEXICONS: Readonly<Record<string, Lexicon>> = {
  en: EN,
  de: DE,
  fr: FR,
  es: ES,
  it: IT,
  ja: JA,
  zh: ZH,
};

/** Materials, one or two words, in lower case: with the features they are what a product is praised for. */
export const MATERIALS: readonly string[] = [
  'memory foam',
  'cast iron',
  'activated carbon',
  'stainless steel',
  'carbon steel',
  'organic cotton',
  'tempered glass',
  ...words(`orthopedic orthopaedic foam steel silicone cotton leather bamboo wood wooden glass ceramic aluminum aluminium plastic
    nylon polyester wool linen microfiber microfibre brass titanium velvet galvanized ergonomic absorbent shatterproof spill-proof
    latex rubber neoprene pvc tpe eva acrylic resin silk satin fleece canvas suede denim marble granite porcelain stoneware enamel
    zinc metal metall métal metallo stahl edelstahl silikon baumwolle holz glas leder karbonstahl messing gummi kunstleder leinen seide samt filz keramik porzellan
    marmor laine soie velours caoutchouc céramique porcelaine grès laiton caucho lana seda lino terciopelo cerámica porcelana latón
    gomma seta velluto ceramica porcellana ottone coton verre bois cuir acier acero silicona algodón madera goma
    cuero vidrio acciaio cotone legno pelle vetro inox`),
];

/** Makers of what other products are made to fit, in lower case. */
export const FITTED_MAKERS: readonly string[] =
  words(`iphone ipad macbook airpods apple samsung galaxy pixel xiaomi redmi huawei
  oneplus kindle echo nintendo switch playstation ps4 ps5 xbox gopro garmin fitbit dyson roomba irobot shark bissell kärcher bosch
  makita dewalt milwaukee ryobi toyota honda ford bmw audi vw volkswagen tesla nissan mazda hyundai kia subaru jeep renault peugeot
  fiat skoda mercedes prius camry corolla civic golf nespresso dolce philips oral-b braun gillette brita hp canon epson brother lego
  rav4 cr-v keurig stanley bose lg sony dell motorola`);

function words(list: string): readonly string[] {
  return list.trim().split(/\s+/);
}
