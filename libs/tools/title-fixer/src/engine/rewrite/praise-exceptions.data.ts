/** How a cover, case or garment fits, in the listing languages; "Perfect Fit Guarantee" is an offer. */
const FITS = [
  String.raw`perfect(?:ly)?[\s-](?:fit(?:s|ted|ting|ment)?|sized?)(?!\sguarantee)`,
  String.raw`(?:perfekt|optimal|ideal)(?:e[nrms]?)?\s(?:passform|passgenauigkeit|passend\p{L}{0,2}|sitz)|(?:passt|sitzt)\sperfekt`,
  String.raw`(?:ajustement|coupe|tenue|adaptation)\sparfaite?|parfait\sajustement`,
  String.raw`(?:ajuste|encaje|corte)\sperfecto|perfecto\s(?:ajuste|encaje)`,
  String.raw`(?:vestibilità|aderenza|calzata)\sperfetta|perfetta\s(?:vestibilità|aderenza)|adattamento\sperfetto`,
].join('|');

const PERCENTAGE = String.raw`(?:(?:up to|bis zu|jusqu['’]à|hasta|fino al?)\s)?(?:(?:un|il)\s)?(?:\p{N}{1,3}\s?[%％]\s)?`;
const OF_THE = String.raw`(?:(?:of|an|de|di|en|more|mehr|on(?=\s\p{L}+\s*(?:$|[,;|(–—])))\s)?(?:(?:the|den|das|die|l[aeo]s?|el|il|i|gli)\s|(?:d|de l|dell|l)['’])?`;
const SAVES_OR_REMOVES =
  'save[sd]?|saving|reduces?|removes?|spart?|sparen|reduziert|entfernt|économis(?:e[rz]?)|réduit|élimine|ahorr(?:an?|ar|e)|elimina|quita|risparmi(?:a|ate|are)|riduce';
/** What a product uses less of, or what it removes, which is no illness and no price. */
const THINGS =
  'water|energy|electricity|power|space|time|fuel|gas|ink|noise|dust|limescale|glare|vibrations?|moisture|stains?|lint|wasser|strom|energie|platz|zeit|sprit|kraftstoff|lärm|geräusche?|staub|kalk|vibrationen|feuchtigkeit|flecken|fusseln|eau|énergie|électricité|place|temps|carburant|bruits?|poussière|calcaire|humidité|taches(?! brunes)|agua|energía|electricidad|luz|espacio|tiempo|ruidos?|polvo|cal|humedad|manchas|acqua|energia|spazio|tempo|rumor[ei]|polvere|calcare|umidità|macchie';

/** A name of a series: "Ultimate Edition", "Fusion5 Ultimate", "Ultimate 3", "Vitamix Ultimate,". */
const SERIES = String.raw`(?:ultimate|superior)\s(?:series|edition|collection|line|serie|gamme|l[ií]nea|\p{N}{1,4}(?![\p{L}\p{N}%]))|(?<=(?<!\p{L})(?!iphone|ipad|galaxy|pixel)\p{L}{4,12}\p{N}\s)ultimate|(?<=\p{L}\s)ultimate(?=\s*(?:$|[,;|(–—]))`;

/** What a gift is packed in, salt in Italian, and things that are named by a word of an offer. */
const NAMED = String.raw`(?:confezione|scatola|sacchetto|cofanetto)\s(?:da\s)?regalo|(?:caja|bolsa|estuche)\s(?:de\s)?regalo|(?:coffret|bo[iî]te|emballage|pochette|sac)\s?cadeaux?|sale\s(?:grosso|fino|rosa|marino|iodato)|e\ssale|clearance\s(?:lights?|lamps?|markers?)|guaranteed\sanalysis|(?:discount|sale)\s(?:tags?|labels?|stickers?|signs?)|remise\s(?:en\sforme|de\sjardin)`;

/** Phrases of a product, in any language, with a word that is praise or an offer in other phrases: "Perfect Fit", "Save 30% Water". */
export const PROPERTIES: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${FITS}|(?:${SAVES_OR_REMOVES})(?:\ssie)?\s${PERCENTAGE}${OF_THE}(?:${THINGS})(?!\s(?:para siempre|per sempre|forever|für immer|pour toujours))|${PERCENTAGE}(?:${THINGS})[\s-](?:savings?|sparen)|${SERIES}|${NAMED})(?![\p{L}\p{N}])`,
    'giu',
  ),
  /限定解除|新品種|絶対音感|(?:セール|割引|特価)(?:札|シール|のぼり)|第一(?:人称|视角|次)|(?:促销|打折|特价)(?:牌|标签|贴)|升级(?:套件|配件)|冠军奖?杯|完璧(?:な|に)?(?:フィット|適合)|完美(?:贴合|贴身|适配|契合|匹配|兼容|貼合|適配)/gu,
];
