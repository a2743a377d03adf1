import type { ClaimWords } from '../claim-words.ts';

/** German words of the rules, compiled on 2026-11-23 by this project from the published rules in `claim-rules.data.ts` and their usual translations. */
export const DE_CLAIM_WORDS: ClaimWords = {
  classes: {
    num: `N acht drei funf neun sechs sieben vier zehn zwei`,
    people: `anwendern besitzern eltern frauen hundehaltern katzenhaltern kaufer kaufern kunden mannern muttern nutzern profis testern vatern`,
    illness: `*beschwerden *bluthochdruck *degeneration *entzundung* *erkaltung *erkaltungen *fieberkrampf *husten *katarrh *kopfschmerz* *krampfe *krankheit *krankheiten *krebs *leiden_schaft *nebenhohlen *neuralgie *odeme *reizung *rheuma *schlafstorungen
*schmerz *schmerzen *schuppenflechte *syndrom *verspannungen *verstauchung* @disease flauen_magen adhs allergie* angststorung* angstzustande atemnot aufstossen ausschlag bandscheibenvorfall bauchweh besenreiser bettnassen blahungen blutdruck
blutzucker* burnout dekubitus dornwarzen durchblutungsstorung* durchfall erektionsstorung* erkaltet fersensporn fieber fusspilz gallenstein* gebrechen gelenkschmerz* gelenkverschleiss gicht grippe gurtelrose haarausfall hallux halsweh harnwegsinfekt*
hautausschlag* hautjucken hautpilz heiserkeit herpesblaschen herzinfarkt* herzrhythmus* heuschnupfen hexenschuss hitzepickel hitzewallungen huftdysplasie huhneraugen infekt* ischias* jucken juckreiz karies kniearthrose
knieprobleme kolik* kopfdruck kopflause kopfschuppen kopfweh krampf krampfadern kratze kreislaufprobleme lahmheit lippenherpes magen_darm magenkrampf* magenprobleme magenschmerz* mundgeruch muskelkater muskelkrampf* muskelschmerz*
nackenprobleme nackenschmerz* nackensteife nackenverspannung* nagelpilz nasenbluten nasennebenhohlen* nervenschmerz* nervositat nesselsucht nierenstein* ohrenschmalz panikattacke* parodont* pickel pilzinfektion* plattfuss* prellung* pseudokrupp
reiseubelkeit reizdarm* restless_legs rosazea ruckenprobleme ruckenschmerz* ruckenweh scheidenpilz schlafapnoe schlaflosigkeit schlafmangel schlafstorung* schlaganfall* schmerzende* schnarchen schnupfen sodbrennen sonnenbrand
spannungskopfschmerz* staupe tennisarm ubelkeit ubergewicht unruhe verspann* verstopfung wadenkrampf* warze warzen wassereinlagerungen wechseljahre* windeldermatitis wunden wundliegen wundsein zahnfleisch* zahnschmerz* zahnweh
zerrung* zuckerspiegel zysten`,
    cures: `beendet befreit_von behandeln behandelt behandlung_von behebt bekampf* beruhigt beseitig* besiegt beugt bezwingt bremst bringt_linderung dampft erleichtert halt_fern heilen* heilt helfen_gegen hemmt hilft_bei
hilft_gegen in_schach kampft_gegen korrigiert kurieren kuriert lindern* lindert lost mildert mindern mindert nimmt_dem nimmt_den nimmt_der nimmt_die normalisiert reduzieren reduziert reguliert schluss_mit schutzen_vor schutzt_vor senken senkt
stabilisiert stillt stoppt unterdruckt verhinder* vermindert verringer* verscheucht vertreibt vorbeugen vorbeugt wirksam_gegen wirkt_bei wirkt_entgegen wirkt_gegen`,
    germs: `*bakterien *flohe *laus *lause *maus_rat *milbe *milben *motten *ratten *schimmel *schnecken *sporen *viren *wanzen *wurmer *zecken algen ameise ameisen bakterie bakterium bazillen engerlinge erdwespen erreger fliegen floh fruchtfliegen gelsen
holzwurm* hornissen insekten kakerlake* keim keime keimen kleidermotte* krankheitserreger legionellen maden marder maulwurf* mause mikroben motte mucke mucken nagetier* parasiten pilze salmonellen schaben schadling schadlinge schimmelpilze
silberfisch* spinnen stechmucke* stockflecken stubenfliegen ungeziefer virus wanze waschbaren wespe wespen wuhlmause zecke`,
    repels: `hemmen sterben *abweis* *dicht *falle *fallen *frei *hemmend* *koder *sicher *totend* abhalt absterben abtot* ade adieu bekampf* beseitig* bleiben chance dezimier* eliminier* entfern* fern fernbleib* fernhalt* fliehen gegen grossen_bogen halt halten hassen hasst
hemmt hindert kill* kommen_nicht los meiden mogen nicht_mehr raumen reduzier* resist* rottet ruhe schluss schutz schutzt stopp* toten totet uberleben unschadlich verhinder* verlassen vernicht* verschwind* vertreib* wachstum weg wehrt
weite ziehen_aus zu_melden zuwider`,
    relief: `abkling* ade aufhalt* ausblieb* befrei* begleit* behandeln behandelt behandl* bei bekampf* beseitig* besser* bleiben_aus blieben_aus creme durchschlaf* fort fur gegen gel globuli helfen hilf* kapsel* klingt konzentr* leiden leidest leidet linder*
mittel reduz* regulier* salbe schluss schneller schutz* schwand stop* straff* tee tropfen uberwind* verring* verschwind* verschwund* vorbei vorbeug* weg weggeblasen weniger wirk* zuruck`,
    state: `blasen durchblutung erschopfung gelenkknorpel giftstoffe krampfe kreislauf mude_beine narben nervositat pilz schlacken schlafmangel schlafprobleme schuppen schwellung* schwindel symptome toxine unruhe wunde`,
    flees: `ertrinken ausstehen andere_bleibe anderes_zuhause anderswo bleiben_fern bleiben_weg drehen_ab drehen_um einen_bogen einnisten festsetzen fliegen_vorbei fluchten fuss_fassen kehren_um kehrt keinen_halt krabbeln_weiter meiden_ nicht_auf nicht_ein nicht_lange nicht_wohl
reissaus schwer schwerer springen_nicht suchen_das suchen_sich uberleb* uberstehen umweg weiten_bogen ziehen_um ziehen_weiter`,
    body: `bauch ferse fusse gelenk gelenke handgelenk hufte knie kopf magen nacken ohr rucken schulter schultern`,
    feels: `brennen jucken klingeln klopfen kribbeln pfeifen pochen stechen taubheit ziehen ziepen`,
    eases: `pendel* ade ertraglich* geschichte heil leiser lot pause selten* verflieg* vergangenheit vergeht vergessen verging vorbei weg weicht zuruck`,
  },
  lines: {
    medical: `
!! @cures|hilft|mittel ~3 zoliakie*
- geeignet*|glutenfrei*|vertraglich* ~~4 zoliakie*
- zoliakie* ~2 geeignet*|vertraglich*
hilft beim abnehmen .
*kg|kilo+ ~1 abnehmen|weniger_in_N
trocknet|totet ~1 akne|fusspilz|nagelpilz|pickel
? @illness heilt|kuriert
! @illness ~2 nicht ~4 geld
! haut ~3 pickel|mitesser|unreinheiten
! keine ~1 @illness mehr
! ohne ~1 @illness ~1 aufstehen|aufwachen|gehen|laufen|schlafen|sitzen
! ohne|kein ~1 @feels ~1 am|im|in ~1 @body
! tut|tun ~5 nicht_mehr weh
- bei|gegen [einer] allergie*|unvertraglichkeiten
-? box|dose|etui|hulle|tasche ~3 @illness
-? heilung des|von holz*|estrich*|beton*|lack*
? =@illness ~~5 @relief
? =@illness|@feels|@state ~~4 gibt|geben|hort|horen|klang|klingt|klingen|lasst|lassen|liess ~3 ab|auf|nach|ruhe
? =@illness|@feels|@state ~~7 @eases
? @relief ~6 =@illness
? appetithemm*|appetitzugler*|detox|fettabbau|gewichtsreduktion|haarwachstum*|haarwuchs*|harnsteine*|hausmittel_gegen|heilkraft*|heilmittel|heilpflanze*_gegen|heilsalbe*|heilung|heilwirkung*|nierensteine*|schlankmacher*|schmerzgel|schmerzlinder*|schmerzpflaster|schmerzsalbe*|selbstheilung*|stoffwechselanreg*|wundermittel*|wundheilung*|wundsalbe*
? lassen|lasst ~1 =@illness|@feels|@state nach
@body ~4 gibt|geben ~2 ruhe
@cures ~4 @state
@cures ~5 @illness
@cures|nimmt|lasst ~3 narben|schwellungen|dehnungsstreifen
@illness ~2 im_zaum|in_schach
@illness ~4 senken|lindern|heilen|stoppen|fern
@illness|@state ade|adieu
@state ~4 abklingen|heilen|heilt|klingen|vergessen|verschwinden|weggeblasen|zuruck
abnehmen|kilo+|pfunde ~2 hilft|leicht_gemacht|purzeln|schmelzen|verlieren|ohne_diat|ohne_hungern
abwehr|abwehrkrafte|immunsystem|immunabwehr ~3 stark*|unterstutz*
aktiviert|fordert|kurbelt|regt|reguliert|stabilisiert|stimuliert|unterstutzt|verbessert ~4 blutzirkulation|darmflora|durchblutung|fettverbrennung|heilung|hormonhaushalt|immunsystem*|stoffwechsel|verdauung|wundheilung|zellerneuerung
anti entzundlich*|inflammatorisch*|viral*
apotheker|arzt|arzte|arztin|kinderarzte|orthopaden|physiotherapeuten|tierarzte|zahnarzte ~1 empfehl*|empfiehlt|raten|schworen|verordnen|vertrauen
arztlich|tierarztlich|zahnarztlich bestatigt*|empfohlen*|gepruft*
aufgeschlagen*|aufgeschurft*|wunde+|wunden ~5 heil|heilt|schliesst|zugeht
bauchfett|fett|fettpolster ~2 schmelz*|schmilzt|verbrenn*
bfarm|ema|fda|gesundheitsamt|gesundheitsbehorde*|gesundheitsministerium|swissmedic|durchblutungsfordernd*|entschlackend*|entzundungs*|heilend*|heilsam*|heilversprechen|hustenstillend*|immunstarkend*|juckreizstillend*|krampflosend*|schlaffordernd*|schleimlosend*|schmerzlosend*|wundheilend*|fatburner|fettburner|fettverbrenn*|gewichtsabnahme|gewichtsverlust|genesung|rekonvaleszenz|heilungsdauer|heilungszeit|heilungsprozess
drohnen|hammern|pochen ~3 kopf|schlafe+|zahn
entgift*|entschlack*|entwasser* ~3 darm|korper|leber|nieren|organismus
fordert|stark|starken|starkt|unterstutzt|verbessert ~2 abwehrkrafte|immunabwehr|immunsystem|wundheilung
gegen ~3 juckende|juckreiz|schuppen
gehor|sehkraft ~2 zuruck
gelenke*|magen|leber|rucken ~2 gut
haar|haare ~2 nachwachsen
halt|halten ~1 =@illness ~1 stabil
hilft|bei ~3 @illness ~~3 atmen|durchzuatmen
klinisch|medizinisch|wissenschaftlich belegt*|bewiesen*|erwiesen*|gepruft*|getestet*|nachgewiesen*
lasst|lassen ~2 haar|haare ~2 sprie*|wachsen
lasst|lassen ~5 nachwachsen|spriessen
macht|machen ~1 @illness ~3 frei
nase ~1 frei
nutzt|setzt|verwendet ~5 patienten
ohne|statt ~1 cortison|kortison|medikamente|operation|pillen|tabletten
schmerzfrei* alltag|gehen|laufen|leben|schlafen|sitzen
therapeutisch* effekt|eigenschaft*|wirkung*
von ~2 apothekern|arzten|dermatologen|hebammen|heilpraktikern|kinderarzten|orthopaden|physiotherapeuten|therapeuten|tierarzten|zahnarzten ~1 empfohlen*|entwickelt*|gepruft*|verordnet*|verschrieben*
zieht|ziehen ~1 gifte|giftstoffe|schadstoffe`,
    antimicrobial: `
- *netz|*gitter gegen ~1 @germs
- ^ milbenfreie*
! keine ~1 ameise|fliege|laus|maus|motte|mucke|spinne|wespe ~2 blicken|mehr|sehen
- *ersatz*|*aufbewahrung*|*box|*gitter|*halter|*halterung|*kasten|*koffer|*schale|*stander|*tasche|*teller ~~5 fur|mit|von ~4 *desinfektion*|*falle|*fallen|*gift|*koder|*spirale|*spiralen|*spray|*vernichter|*vertreiber|ungeziefer*
- desinfektion*|reiniger*|chlor*|tuch|tucher ~~5 angreifen|beschadig*|greifen|greift|matt|schadet|schaden|verfarb*|zerkratz*|stumpf|trub*
- flasche|halter|halterung|spender|stander ~2 desinfektion*
- form_einer|form_eines|form_von @germs
- halt|halten|totet|vertreibt|wehrt|verjagt ~1 keine ~1 @germs
- kein|keine|nicht|ohne ~6 bekampft|gegen|schutz|totet|vertreibt|wirksam|wirkt ~5 @germs
- koder ~2 @germs ~3 bei
*fliegenfalle|*wespenfalle|*mottenfalle|*ameisenkoder|*insektenfalle|*schneckenfalle|*insektenschutzmittel|*insektenspray|*mottenschutz|*muckenschutz|ameisengift|insektenabwehr|insektenvernichter|insektenvertreiber|mausegift|mottenkugeln|muckenabwehr|muckenspray|muckenvernichter|rattengift|schadlingsbekampfung|ungezieferspray|*mottenfrei|ameisenfalle|hygienespray|marderabwehr|marderschreck|mausevertreiber|rattenvertreiber|schimmelentferner|schimmelstopp|schimmelvernichter|*totend*|*vernichtend*|antibakteriell*|antifungal*|antimikrobiell*|antiseptisch*|bakterienhemmend*|bakterizid*|desinfektion*|desinfizier*|entkeimt*|fungizid*|insektizid*|keimfrei*|keimhemmend*|milbendicht*|pestizid*|pilzhemmend*|schimmelhemmend*|schimmelresistent*|hygienisch_rein|insektenabweisend*|insektenfrei*|keimabweisend*|keimarm*|keimtot*|milbenfrei*|mottenabwehr*|mottenschutz*|mottensicher*|muckenabweisend*|muckenfrei*|schimmelabweisend*|schimmelf*|zeckenschutz*|mausesicher*|milbensicher*|muckensicher*|nagersicher*|schimmelbestandig*|schimmelsicher*|wanzensicher*|wespensicher*
? =@germs ~~9 @repels
? @repels ~~8 =@germs
? ameisenschutz|antischimmel*|bakterienschutz*|flohschutz*|insektenkiller|kammerjager|keimkiller|keimschutz*|marderschutz*|mauseschutz*|milbenschutz*|muckenkiller|muckenschutz*|muckenstecker|nanosilber|pilzschutz*|schadlingsschutz*|schimmelhemmer|schimmelschutz*|schneckenkorn|schneckenschutz|silberionen|ungeziefer*|virenschutz*|wespenschutz*|wurmkur
?! =@germs ~6 @flees
?! =@germs ~6 keine|keinen|nicht|nie ~2 *nisten|*siedeln|ausbreiten|durch|fest|festsetzen|hoch|halt|heran|hinein|lange|lebensraum|nahrboden|platz|rein|stunde|vermehren|wachsen|wohl|zuruck
?! kein|keine|keinen ~1 fliege|maus|spinne
?! kein|keine|keinen|keinerlei|nie_wieder|ohne ~1 @germs
totet|toten|beseitigt|eliminiert|vernichtet|vertreibt ~5 =@germs
- lebendfalle*
- schimmelresistent*|schimmelbestandig* duschvorhang*|duschmatte*|fugenmasse`,
    guarantee: `
N|dreissig|hundert|sechzig nachte|tage|wochen ~6 probeschlafen|probieren|ruckgabe*|testen|uberlegen|umtausch*|widerruf*|zuruckgeben
- herkunftsgarantie*|umtauschbar*|umtauschkurs*
betrag|geld|preis ~2 gutgeschrieben|gutschreiben
-? garantier* ~~1 dass
!! wir garantieren
!! garantieren wir
!! garantier* ~5 jahre+|jahren|lebenslang*|zufriedenheit|geld
-? garantier* das|dass|den|der|dicht*|die|ein|eine|einen|fest*|gleichmassig*|hoh*|lang*|sicheren|sichere|stabil*
- burgschaft ~2 garantie
- gesetzlich* ~2 garantie|gewahrleistung
? *garantie|*garantiert*|bedenkzeit|ersatzlieferung*|erstatt*|garantien|garantier*|garantieverlangerung|geldzuruck*|gewahrleistung*|kostenerstattung|probekauf|qualitatsversprechen|ruckerstattung*|widerrufsrecht|zufriedenheits*
?~ kulan*|ruckgabe*|rucknahme|rucksendung|umtausch*
@num jahre|monate ~1 abdeckung|absicherung|schutz|sicherheit
^ nicht ~2 begeistert|gefallen|uberzeugt|zufrieden .
auf probe
auf unsere kosten
bei nichtgefallen
bekomm*|erhal*|liefer*|schick*|send* ~5 ersatz|neue+|neuen ~2 [gratis|kostenfrei|kostenlos|umsonst]
bekommen ~2 einen anderen
bekommen|erhalten|kriegen sie|du ~1 dein|ihr geld
betrag|cent|euro|geld|kaufpreis ~5 retour|wieder|zuruck|zuruckbekommen
bricht|bruch|defekt|defekte|gerissen|kaputt|reisst|schlapp|versagt|verschleiss|zerbricht|zerbrochen ~~9 austausch|ersatz|ersetzen|gratis|kostenfrei|kostenlos|neu|neue+|neuen|neuer|tauschen|umsonst
defekt*|mangel|fehler|schaden ~4 auf_unsere|beheben|reparieren|ubernehmen
einfach|jederzeit zuruckschick*|zurucksenden|retournieren|umtauschen
ersetzen|reparieren|tauschen wir
erstatten|geben|uberweisen wir ~4 betrag|geld|kaufbetrag|kaufpreis|preis
gefallt ~2 nicht ~~6 geld|ruck*|zuruck*|umtausch*
geldzuruck|kaufpreiserstattung|risikofrei|risikolos
gratis|kostenfrei*|kostenlos*|umsonst ~2 ausgetauscht|austausch|ersatz|ersetz*|repariert|umtausch
haften|haftet ~2 wir
holen ~3 kostenlos|gratis ~1 ab
innerhalb ~4 zuruckgeben|zuruckschicken|zurucksenden|umtauschen
kaputt ~~6 ersetzt
kauf ~3 abgesichert|geschutzt|sicher
kein|null|ohne risiko
lebenslang* ~1 versprechen
lebenslang* ~3 abgesichert|geschutzt|abgedeckt
lebenslang|lebenslange+|lebenslanger ~2 austausch|ersatz*|garantie|service|kostenlos*|schutz
legen|schenken|geben ~2 wir ~4 neue+|neuen|ersatz
nehmen|nimmt ~6 zuruck
neue+|neuer ~1 ist|kommt ~2 unterwegs|zu_ihnen
nicht [ganz|vollig|vollstandig|zu_100_%] zufrieden
nicht ~2 zufrieden|uberzeugt|begeistert|gefallt ~~5 geld|zuruck*
ohne wenn_und_aber
solange ~3 besitz*
sonst ersetzen|tauschen ~1 wir
stehen_wir|wir_stehen ~5 ein|gerade
versprechen ~~5 neue+|neuer|ersatz
volle|vollen|voller erstattung|kaufpreis*|ruckerstattung
wir ersetzen|tauschen
zahlen ~3 ~~1 wenn ~2 zufrieden
zahlen|zahlt ~4 betrag|geld|kaufpreis|preis [zuruck]`,
    offer: `
billiger|gunstiger|preiswerter geht ~1 nicht|nimmer|kaum
! nie ~2 billiger|gekostet|gunstiger|kostete
! zahlen ~2 nicht ~3 preis
- *bestand|exemplare|stuck|vorrat ~~9 ~~9 vergriffen
- bewertung|rezension ~~6 gutschein
- erstatt*|zuruck* ~4 preis|kaufpreis
- kilopreis*|literpreis*|stuckpreis*
- kerze|ballon ~1 zahl
- kostet|kosten ~3 kraft|muhe|nerven|platz|zeit
- lieferung|versand ohne aufpreis|mehrkosten
- nur_noch|stuck|lager ~~9 bevor ~2 weg
- portofrei|versandfrei|versandkostenfrei|gratisversand|lieferung|versand ~2 ab N euro|€
- preis zuruck
- spare batteries|blades|bulbs|cartridges|filters|key|pads|part+|tips|wheel
-? fur|mit ~2 *angebot*|*aktion|*aktionen|gutschein*|*preis|*preise|*rabatt*
-? gunstig* fur
? *aktionspreis*|*angebotspreis*|*bestseller|*einfuhrungspreis*|*fabrikpreis*|*kennenlernpreis*|*outletpreis*|*preis|*preise|*preisgarantie|*rabattaktion*|*schleuderpreis*|*schlussverkauf*|*schnappchen*|*sonderpreis*|*verkaufsschlager|*vorteilspreis*|*werkspreis*|aktionsw*|angebotswoche*|aufs_haus|billigste|black_friday|black_week|bruchteil_des|cyber_monday|dauerbrenner|dauertiefpreis*|ermassig*|freundschaftspreis*|frulingsaktion|fur_lau|geldbeutel|geschenk_dazu|gratis|gratis_dazu|gratisbeigabe|gratisgeschenk|gratisprobe|gratiszugabe|gratiszugaben|gunstiger_als_im_laden|gunstigeren|gutscheincode|hammergunstig|hammerpreis*|kampfpreis*|kassenschlager|kaufrausch|knallerpreis*|knallhart_reduziert|kostenlose|lagerraumung|megagunstig*|meistgekauft*|meistverkauft*|mengenrabatt|mengenvorteil|neukundenrabatt|obendrauf|preis_leistung|preis_leistungs_verhaltnis|preisbrecher*|preisgunstig*|preishammer|preishit*|preisknaller|preisknuller|preiskracher|preisleistung*|preisreduziert|preisrutsch|preissenkung|preissturz|preistipp|preisvorteil*|preiswert*|prime_day|rabattcode|rabattiert*|reduzierte_ware|schnaeppchen|schnapp*|singles_day|sonderaktion|sonderangebot|sonderposten|sonderrabatt*|sparaktion|sparangebot*|sparbundle|sparfuchs*|sparp*|sparset|spartipp|sparwochen|spottbillig|staffelpreis*|summer_sale|supergunstig*|tagesangebot*|topseller|treuerabatt|umsonst|unschlagbar_gunstig|verkaufserfolg|verkaufshit|verkaufsrenner|verkaufsschlager*|vorratspack*|vorteilspa*|winter_sale|wochenangebot*|wsv|zugabe_gratis|zum_mitnehmpreis
?~ ausverkauf*|ersparnis|geschenkt|gunstig|gunstige|gunstigen|gunstigste|gutschein|nachlass|preis|preise+|preisen|rabatt|rabatte|raumung*|renner|restposten|vergriffen|warenkorb
N % auf ~1 alle*|den_zweiten|jede*
N % billiger|gespart|sparen|gunstiger|nachlass|reduziert
N_eur|N_euro|N_€|€_N [gunstiger|nur|rabatt|sparen]
ab N|zwei|drei ~2 gunstiger|billiger
aktion|angebot|rabatt|sale ~1 endet|gilt|lauft
als geschenk bei
bares geld
bestell*|bezahl*|kauf*|nimm|zahl* ~4 drei|eins|nur_N|zwei
bestell*|kauf* ~~4 geschenk ~1 dazu
besten|halben|halber|kleinen|kleiner|unschlagbar*|fairer|fairen|guter|super|toller preis
beste+|besten|top|gutes|super|tolles|hervorragendes ~1 preis leistungs [verhaltnis]
bevor ~2 ausverkauft|vergriffen|weg
billiger|gunstiger|preiswerter als ~1 @num|ein|eine|einen|jeder
dazu gibt_s|gibt_es
drittel|halfte|viertel ~1 weniger als
dritte+|dritten|zweite+|zweiten ~3 geschenkt|kostet_nichts|schenken|umsonst
fruher|statt|vorher N ~~4 jetzt|heute|nur
geht|gehen auf_uns
geschenk ~2 bestellung|kauf
greif|greifen sie_zu|zu
gunstiger|billiger|preiswerter als ~1 anderswo|bei|beim|im|in|ladenpreis|woanders
gunstiger|billiger|preiswerter ~3 bekommen|bekommst|finden|geht|gibt|nirgend*
gunstige|starke|super|tolle|top angebot|angebote|deals
heute|jetzt ~3 bestell* ~~6 geschenk|gratis|sparen
heute|jetzt|sofort [gleich|hier|noch|online] bestellen|kaufen|sichern|zugreifen|zuschlagen
^ jetzt ~4 bestellen|kaufen|sichern .
im angebot|sale
kauf*|nimm|zwei|drei ~~5 bezahl*|geschenkt|gratis|zahl*
kostenlos*|gratis ~1 e book|ebook
kostet|zahl|zahlen ~1 weniger
mehr kaufen ~~2 sparen
nirgend* ~2 billiger|gunstiger
noch billiger|gunstiger
ohne aufpreis|mehrkosten|mehrpreis
ohne berechnung dazu
platz 1|eins ~3 verkauf*|bestseller*
preis|preise ~2 gesenkt|halbiert|im_keller|reduziert
solange [der] vorrat|vorrat_reicht
spar* ~2 bis_zu N
sparen sie
spar|spare|sparen|sparst ~3 N|euro|geld|kasse
uber die ladentheke|theke
uber|bereits|schon ~3 verkauft
um ~3 gesenkt|reduziert
viel|deutlich|extrem|sehr|super|besonders gunstig|gunstiger|billig|billiger
wer ~3 bestellt|kauft ~~4 bekommt|erhalt|spart
zahl* ~8 halfte
zum|fur_den preis ~1 einem|einer|eines|N
~ ermassigt*`,
    shipping: `
^ heute|vormittags ~1 bestell* ~~4 da|geliefert|haus|morgen
! fast|beinahe|schon ausverkauft
! keine zollgebuhren|zollkosten|versandkosten|lieferkosten
! letzte|noch|nur_noch ~2 auf_lager|exemplare|lieferbar|stuck|verfugbar|vorratig ~2 [auf_lager|verfugbar]
! lieferung|versand ohne aufpreis|mehrkosten
*bestand|bestande|vorrat ~2 aufgebraucht|begrenzt|ende|gering|knapp|neige
- auf_lager gehor*
- nur_noch N %
? frachtfrei|lagernd|lagerware|lieferbar|paketnummer|sendungsnummer|sendungsstatus|trackingnummer|versandkosten|vorratig|zollfrei|zollgebuhren
N|drei|wenigen|zwei werktage*
am selben|gleichen|nachsten tag|werktag
auf lager
bestell* ~1 bis|vor ~1 mittag+|uhr
bestell* ~3 bis|vor ~2 mittag|uhr ~~6 heute|lager|selben
bestellt ~~6 abend|haus|morgen|nachmittag|tur|ubermorgen|unterwegs
binnen|in N|drei|wenigen|zwei stunden|tagen ~2 bei_dir|bei_euch|bei_ihnen|zu_hause
binnen|innerhalb ~1 eines|N|weniger tages|tagen|stunden ~2 unterwegs|weg
blitzlieferung|expresslieferung|expressversand|gratislieferung|gratisversand|portofrei*|schnellversand|sofortlieferung|versandkostenfrei*|blitzversand*|eilversand|lieferzeit|prime_versand|sofortversand|versandfertig
blitzschnell*|prompte*|zugige|kurze|kurzer|superschnell* lieferzeit*|lieferung|versand|zustellung
exemplare|paar|sets|stuck ~5 ubrig
express|free|frei|gratis|kostenfreie*|kostenlose|kostenlosem|kostenloser|schnelle|schnellem|schneller|schnellster|sofortige*|weltweiter|zugiger lieferung|versand|zustellung
geliefert|lieferung|versand ~3 dhl|gls|hermes|prime|ups
haustur|tur ~2 geliefert|gebracht
heute|morgen|ubermorgen bei_dir|bei_ihnen|geliefert|im_briefkasten|zugestellt
heute|vormittags ~1 bestell* ~4 da|geliefert|haus|morgen
in ~1 @num tagen ~5 hand|handen|ihnen|dir
in|binnen ~1 @num|einem|wenigen tag|tagen|stunden ~4 da|geliefert|verschickt|versandt|versendet
kein|keine|null|ohne versandkosten|porto|versand|liefergebuhr*|zoll
kommt|ankommt|geliefert|erhalten|da|bekommen ~3 vor|bis|zu|zum|rechtzeitig|punktlich ~1 weihnachten|ostern|heiligabend|fest|nikolaus|muttertag|freitag|samstag
lager ~3 raus|verlasst|versandt|verschickt|versendet
letzte|letzten ~1 exemplare|paar|sets|stuck
lieferung|versand aus ~1 deutschem|eigenem|unserem lager
lieferung|versand|zustellung [ist] am_gleichen|am_nachsten|am_selben|aus_deutschland|binnen|frei_haus|in|inklusive|innerhalb|noch_am|noch_heute
montag|dienstag|mittwoch|donnerstag|freitag|samstag|morgen|ubermorgen ~5 an|bei|vor dich|dir|deiner|deine|ihnen|ihre|ihrer [haustur|tur]
nachste ladung|lieferung|charge ~4 monate*|wochen
nur_noch ~3 lager|vorhanden|ubrig|verfugbar|da
nur_noch @num exemplare|in|paar|stuck
porto|versand|versandkosten ~1 geschenkt
sofort ab|vom lager
sofort ~1 lieferbar|verfugbar|versandbereit|versandfertig
verlasst ~4 haus|lager
versand|lieferung|zustellung ~6 gratis|kostenfrei|kostenlos|umsonst|europaweit|weltweit|taggleich|schnell
versende*|verschicken|liefern ~5 heute|weltweit|tag|tagen|stunden|sofort|taglich|werktag*
wir liefern|versenden|verschicken`,
    contact: `
- eltern|kaufer*|kunden|kundinnen ~1 schreib* ~1 uns
- schreib*|schick* ~1 uns ~3 bewertung|kommentar|rezension
? ansprechpartner|facebook_gruppe|instagram_kanal|kontaktformular|kundenbetreuung|kundenhotline|kundentelefon|onlineshop|servicehotline|servicetelefon|telefonisch|webshop|whatsapp_gruppe
bei @social ~2 unter|als
besuch*|find*|folg*|schau* ~3 @social|onlineshop|shop
erreich*|fragen|kontakt*|mail|mailen|meld*|ruf*|schreib*|wenden ~4 @social|an_uns|hotline|service|support|uns|werkstatt
punkt at|ch|com|de|net|org|shop
qr*|code ~6 chat*|kontakt*|erreich*|schreib*|support|team|hilfe|beratung
unsere|unseren|unserer e_mail|email|hotline|telefonnummer|webseite|website
www punkt`,
    comparison: `
! billige+|billigen|schlechten kopien|nachbauten|imitate*
! andere ~1 anbieten|nehmen|nutzen|verbauen|verkaufen|verlangen|verwenden
! kein|keine billig*|nachgemacht*
! wie ~3 billigware|discounter*|billigprodukt*|billigmarken|konkurrenz|anderen
*er als ein|eine|einen @brand
*er als ~2 andere|anderen|vergleichbare
*er als ~5 @names|baumarkt|discounter|supermarkt
- alle|allen|auch|fur|mit|vielen ~2 andere|anderen|anderer|bekannte hersteller|marken
- andere ausfuhrungen|farben|formen|grossen|langen|muster|varianten
- geeignet|kompatibel|passend|passt|nimmt|aufnahme ~~9 andere*|weitere*|gangige* ~1 anbieter*|hersteller*|marke*
-? auf|ersatz*|fur|geeignet|kein|kompatibel*|mit|original*|passen|passend|passt|von|zu ~~5 @names
? *discounter|alt_aussehen|anderen_anbietern|anderen_herstellern|baumarktware|billigimport*|billigkopie*|billignachbau*|billigprodukt*|billigware|chinaware|discounterware|fakes|fernostware|fremdfabrikat*|konkurrenz*|markenhersteller*|markenprodukt*|mitbewerb*|nachahm*|noname|plagiat*|ramschware|supermarktware|teuren_marken|uberteuerte_marken|unserer_wettbewerb*|wettbewerber*
@brand alternative|killer|klon|nachbau|qualitat|kopie
@brand ~2 zu_teuer|leisten
ahnlich_wie|vergleichbar_mit|wie [bei|das|von] @brand
als ~1 grosse|grossen marken|hersteller
als der|die|das ~1 von @brand
als ~1 jede+|jeder|jeden ~1 @brand
andere* handler*|verkaufer*|shop*
andere|anderen|anderer|bekannte*|billige|fuhrende|namhafte*|teure anbieter|hersteller|marken
andere|billige ~7 ~~1 das|der|die|diese+|dieser|unser* bleibt|halt|liegt|nicht|nie|schon
andere|viele anbieter|hersteller|marken ~2 sparen|verbauen|verlangen|verwenden
anders|billiger|besser|gunstiger|leichter|leiser|preiswerter|halt_langer als ~1 @brand|original
anders_als|im_gegensatz_zu|im_vergleich_zu ~2 ander*|billig*|gewohnlich*|herkommlich*|normal*|standard*|ublich*|viele*
baumarkt|gartencenter|supermarkt|fachhandel|kaufhaus ~2 bezahlen|kostet|zahlen|zahlst ~3 doppelte|dreifache|mehr
belastbarer|haltbarer|robuster|scharfer|stabiler als ~1 handelsubliche*|herkommliche*|ublichen
doppelt|dreimal|halb|zweimal so ~3 wie ~2 @brand|original
duell|vergleichstest ~2 @brand
etikett|logo ~1 bezahlen|zahlen
finger ~1 weg_von
genauso|ebenso|so ~1 gut|stark|scharf|leise|robust|hochwertig wie ~3 @brand|original
grossen|teuren|bekannten ~1 markennamen|namen|marken ~2 mehr|zahlen|bezahlen
hangt|schlagt|uberholt|ubertrifft ~4 @brand|anderen|konkurrenz*|marken|mitbewerb*
im gegensatz|vergleich mit|zu|zum ~2 @brand|marken
jede+|jeder|allen fuhrende*|bekannte* ~1
kein vergleich ~2 mit|zu
marken ~2 in_nichts
ubertrifft|schlagt ~1 alle|jede+ ~2 marke|produkt
unsere+|unserer nicht|nie|dagegen
von|als ~3 den|der grossen ~1 marken|namen
vorsicht ~2 falschung*|kopien|nachahm*|plagiat*
warum|wozu|wie ~1 @names
warum|wozu ~3 markennamen|markenpreis*
warum|wozu ~3 original ~1 kaufen
warum|wozu ~5 mehr|teuer ~2 bezahlen|zahlen
wo ~1 andere ~6 ~~1 wir
wo ~1 andere ~6 ~~3 unser*`,
    reviews: `
gewinner ~1 kundenpreis*
? N|funf sterne bewertung*|rezension*
empfohlen|geliebt|gewahlt von ~2 N|hunderten|tausenden
hilft ~1 anderen ~3 entscheid*|wahl
! vergessen|vergiss ~4 bewertung*|sterne|rezension|bewerten
- bewertung* gelesener
- bild|foto|seite ~4 worte|zeilen
- note 1 bis
? *kundenmeinung*|*kundenstimmen|durchschnittsnote
? N|funf|vier sterne|sternen ~3 freuen|geben|hinterlass*|schnitt|verdient|vergeben|von
?~ *bewertung|*bewertungen|bewerte*|punktzahl|rezension*
@num von @num ~1 @people
N % ~2 anwender*
N *halter|*besitzer|*freunde|*liebhaber|*fans ~2 lieben|schworen|vertrauen|begeistert|empfehlen
N|acht|neun|sieben von_10|von_zehn ~2
N|funf sterne produkt
N|hunderte|tausende|uber_N|zehntausende ~3 eltern|familien|fans|hundebesitzer|katzenbesitzer|kaufer*|kunden|kundinnen|mutter|nutzer*
N|tausende|hunderttausende|millionen ~1 begeisterte|gluckliche|zufriedene
abgeben|geben|gib|hinterlasse*|lassen|schreib|schreibe|schreiben|teilen|uber ~4 sterne
acht|neun|sieben|N von N ~3 empfehl*|kaufen|kauften|wurden
besitzer|eltern|familien|kaufer|kauferinnen|kunden|kundinnen|mutter|nutzer ~4 begeistert|berichten|empfehlen|geben|irren|lieben|loben|sagen|schreiben|schworen|uberzeugt|vergeben|vertrauen
das|was sagen|schreiben|meinen ~1 @people|kaufer*|andere
durchschnittlich N ~1 sterne|sternen|punkte
eltern|kaufer|kunden|kundinnen|nutzer|besitzer ~2 schwarmen
erfahrung|foto|meinung|urteil ~3 hochladen|posten|sagen|schick*|schreib*|teile|teilen
erzahl*|bericht*|teil*|schilder* ~6 erfahrung*|kommentar
foto ~3 bewertung|rezension
freuen|freut ~6 bewertung|sternchen|sterne
fur ihre|deine ~1 funf|5|N sterne
gab|gaben|geben|vergaben|vergeben ~3 bestnote*|hochstnote*
in den kommentaren
kurze|liebe|nette|paar worte|zeilen
meinung|feedback|urteil ~3 freuen|hilft|wichtig|zahlt
nur einen stern
rezension|bewertung ~1 mit ~1 funf|N sternen
sag*|erzahl*|verrat* ~3 nachste*|andere* kaufer*|kund*
sag*|zeig* ~5 sternen
sagen|sag ~1 es ~1 weiter
satz|wort|worte von_dir|von_ihnen
schenk* ~2 uns ~2 sterne
schnitt N ~1 sterne|von
schreib* ~3 bewertung|rezension|feedback|kommentar|meinung
sternchen ~4 danke|freuen|freut|von_dir|von_ihnen
uber N ~1 geliebt|gekauft|empfohlen
uber ein|eine paar_zeilen|zeile*
? erzahl*|verrat* ~2 anderen
verrat*|sag*|erzahl* ~1 uns ~1 hier|unten
von ~2 eltern|kaufern|kunden|nutzern ~3 bewertet|empfohlen|geliebt|gelobt|gewahlt
von|durch ~1 @people ~2 bewertet|empfohlen|geliebt|gelobt|gewahlt|getestet
was ~1 andere ~4 denken|meinen|sagen|schreiben|berichten
weiterempf*
wurden ~3 wieder kaufen`,
    'time-bound': `
!! frisch ~5 fur YEAR
- *kalender|*plan|*planer ~~4 YEAR
- nur_noch wenige
- nur_noch @num exemplare|in|paar|schritte|stuck
- nur_noch ~2 auf_lager|exemplare|lieferbar|stuck|verfugbar|vorratig
- nur_noch ~3 lager|vorhanden|ubrig|verfugbar
? aktuelles_modell|black_week|brandneu*|letzte_chance|nagelneu*|neu_aufgelegt|neuauflage|neuerscheinung|neuheit*|nur_dieses|nur_heute|nur_kurz|saisonhit|trendfarbe*|trendneuheit|wenige_tage
?~ ab_sofort|aktuelle_kollektion|diesen_sommer|diesen_winter|dieser_saison|dieses_jahr|eben_erst|gerade_erst|jetzt_auch|jetzt_mit|neuerdings|neueste*|neuste*|nur_noch|sommertrend+
YEAR er
^ neu .
angebot|erhaltlich|gilt|verkauf ~3 bis [zum] N
ausgabe|auflage|edition|jahrgang YEAR ~1 mit
bis|zum ~1 monatsende|jahresende|ende_des_monats|wochenende
diesem wochenende
diese+|diesem|diesen fruhjahr|halloween|herbst|jahr|muttertag|ostern|valentinstag|vatertag|weihnachten
endet|enden|bis|nur_bis ~1 montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|mitternacht|morgen|monatsende
frisch aus ~2 atelier|manufaktur|werkstatt
frisch fur ~1 fruhling|fruhjahr|herbst|sommer|winter|saison
frisch|neu ~1 im ~1 programm|sortiment
ganz|gerade neu ~1 im|eingetroffen
gerade|soeben|frisch ~0 eingetroffen|erschienen|gelandet
hit|trend ~1 diesem|dieser|diesen|dieses
jetzt mit ~2
jetzt neu
jetzt|endlich|nun|bald|wieder ~0 erhaltlich|im_handel
kurze|begrenzte zeit
mitternacht ~2 ende|schluss|vorbei
neu eingetroffen|angekommen|im|in|mit
neu|saison|sommerhit|winterhit ~1 YEAR
neu ~2 sortiment|programm|shop
neueste*|neuste* ~1 generation|kollektion|modell|technik|technologie|version
neu|neue+|neuer fur ~1 herbst|fruhling|sommer|winter|saison|fruhjahr
nur N stunden lang
nur diese+|diesen|dieser fruhling|herbst|jahr|monat|saison|sommer|winter|woche|wochenende
nur noch ~1 bis|heute|tage
nur solange ~2 vorrat
preis*|angebot|deal|aktion der woche|des_monats|des_tages
trend|trendfarbe|farbe|must_have des|der ~1 jahres|saison|sommers
zeitlich begrenzt
~ diese+|diesem|diesen herbst|jahr|saison|woche|monat`,
    superlative: `
^ das original .
! gibt ~1 nichts besser*|vergleichbar*
! kein|keine+|keinen ~0 andere+|anderen|anderer
! kein|keine|keinen|nichts bessere+|besseren|schoneres|starkeres|weicheres
! kein|keine|nichts ~4 besser .
! nichts schlagt|toppt|ubertrifft
! nicht|kaum zu schlagen|toppen|uberbieten|ubertreffen
*er als jede+|jeder|alle ~5 .
*er geht_es_nicht|geht_s_kaum|geht_s_nicht|gehts_nicht
*ste|*sten|*stes ~2 die|das|den ~1 sie|du ~2 finden|kaufen|tragen
*ste|*sten|*stes ~2 am_markt|auf_dem_markt|das_es_gibt|den_es_gibt|der_welt|deutschlands|die_es_gibt|ihrer_klasse|seiner_art|seiner_klasse
*ster ~3 am_markt|auf_dem_markt|der_welt|weltweit
- *kerze|*kerzen|ballon ~3 nummer 1|eins
- *pokal|*schild|pokale ~3 platz 1
- am besten
- ballon|geburtstag|kerze|luftballon ~4 nr|nummer 1
- beste von CAP
- beste|besten verdien*
- beste|besten|bester bruder|freund|freunde*|freundin*|grusse|kollegin|lehrerin|mama|mutter|oma|opa|papa|schwester|vater
- das perfekte geschenk
- der|die|das *ste der|von ~1 @num|beiden
- der|die|das *ste ~3 fasst|hat|ist|misst|tragt ~2 N
- die meisten
- einzigartig wird
- einzigartig* ~1 gemaser*|gemuster*|marmorier*
- einzigartige* *nummer|*code|id
- erste_wahl oder|und
- fur beste|bestes|besten|bester|optimale* ~1 *en|am|bitte|das|die|immer|nur|vor|vorher
- im besten fall
- nr|nummer 1 ballon|geburtstag|kerze|luftballon|zahl
- nr|nummer 1 im|der ~1 kasten|reihe|satz|serie|set
- preisgekront* ~~8 N
- weltmeister ~1 N|trikot
absolute_spitze|allerbeste*|allerhochste*|ausgezeichnete_qualitat|beispiellos*|beliebteste*|bestbewertet*|branchenprimus|champion_der|champion_unter|das_beste|der_inbegriff|die_kronung|einzigartig*|erste_wahl|erstklassig*|fuhrende_marke|goldstandard|grossartigste*|herausragend*|hervorragende_qualitat|hochste_klasse|hochwertigste*|klassenbeste*|konkurrenzlos*|makellos*|marktfuhr*|mass_aller_dinge|meistgekauft*|mercedes_unter|nonplusultra|ohne_gleichen|ohnegleichen|perfekteste*|platzhirsch*|preisgekront*|premium_qualitat|premiumqualitat|profiqualitat|rekordverdachtig*|renommierteste*|revolutionar*|spitzenklasse|spitzenmassig*|spitzenqualitat|spitzenreiter*|sucht_seinesgleichen|testsieger|topqualitat|uberragend*|ultimative*|unangefochten*|unerreicht*|ungeschlagen*|unschlagbar*|unubertrefflich*|unubertroffen*|unvergleichlich*|vertrauenswurdigste*|weltbeste*|weltklasse|weltmarktfuhr*|weltmeister*|weltspitze|zuverlassigste*
aller zeiten
bessere* ~3 nirgend*|nie
beste+|besten|bester|bestmoglich* [ergebnisse|geschenk|leistung|preis_leistung|produkt|qualitat|wahl]
das|dem|den|der|die bequemste|dunnste|effektivste|fortschrittlichste|haltbarste|hellste|innovativste|kleinste|komfortabelste|leichteste|leiseste|leistungsfahigste|leistungsstarkste|scharfste|schnellste|schonste|sicherste|starkste|warmste|weichste
der|die|das|den|dem perfekte|perfekten
deutschlands|europas|osterreichs|welt ~1 beliebteste*|beste*|liebste*|nr|nummer
feinste+|feinster|bestes|edelstes ~2 gute|gutem|leder|material|qualitat
finden|findest|gibt ~2 nirgend*
hochster|hochste|hochstem|bester|allerbeste* gute|gutestufe|qualitat
ihresgleichen|seinesgleichen sucht
konig|konigin aller|der|unter
perfekt fur ~1 jeden|alle .
von keinem|keiner anderen erreicht|ubertroffen
weltweit *ster|*ste|*stes|*sten`,
    environmental: `
- eco|oeko|oko tex
- umweltzeichen
! kein|keine burde|last ~2 erde|natur|planet*|umwelt
- umweltkarte*|umweltplakette*|umwelttechnik|umweltzone*
? baum_gepflanzt|biologisch_abbaubar*|das_klima|dem_planeten|den_planeten|der_planet|des_planeten|emissionsfrei*|gutes_gewissen|klimabewusst*|klimafreundlich*|klimakompens*|klimaneutral*|klimapositiv*|klimasch*|kompostierbar*|mikroplastikfrei|mullvermeid*|nachhaltig*|oekologisch*|oko|okofreundlich*|okologisch*|plastikfrei*|reines_gewissen|ressourcen*|umwelt*|unsere*_planet*|verrottet
besser|gut|schonend ~2 fur ~2 erde|natur|planeten|umwelt
co2 arm|ausstoss|bilanz|einspar*|frei|fussabdruck|kompensiert|reduziert*
der_natur|der_umwelt zuliebe
grune+|grunen|gruner ~0 alternative|wahl|entscheidung|produkt|produkte|zukunft|gewissen
im kompost
meeresfreundlich*|naturfreundlich*|bienenfreundlich*|ozeanfreundlich*|erdfreundlich*
meere|ozeane|weltmeere ~1 schon*|schutz*
okologischer fussabdruck
schon* ~2 natur|umwelt|klima
schonen|schont|schutzen|schutzt ~2 erde|meere|natur|umwelt|walder
verrottet|zersetzt|zerfallt|abgebaut ~4 erde|kompost|natur|naturlich*|boden|ruckstandsfrei|vollstandig
verschwind*|zerfall*|zersetz* ~4 boden|erde|natur`,
    filler: `
! alle|du|ihr|jeder|man|sie ~4 dankbar|freuen_sich|hingerissen|lieben|sprachlos|staunen|uberzeugt|vergottern|verlieben|verliebt
! kein*|nicht+|nie|niemals ~6 anderes|aus_der_hand|bereuen|enttauscht|genug_bekommen|hergeben|hergibt|missen|ohne_leben|verzichten|weggeben|weglegen|widerstehen
! nie_wieder|nie_mehr ohne
- auf null
? atemberaubend*|augen_leuchten|beeindruckt|begeistern|begeistert|beispieltext|besticht|blindtext|das_gewisse_etwas|ein_muss|exquisit*|extraklasse|fabelhaft*|fantastisch*|fasziniert|glauben_sie_uns|gluckseligkeit|grandios*|greifen_sie_zu|haben_muss|haben_wollen|herz_hoher|herzen_hoher|herzensstuck*|himmlisch*|ipsum|k_/_a|keine_angabe|keine_wunsche|krone_auf|lasst_herzen|lieblingsstuck*|lieblingsteil*|lorem|mehr_geht_nicht|mustertext|musthave|noch_offen|phanomenal*|platzhalter*|rundum_sorglos|seinesgleichen|sensationell*|testartikel|testprodukt|testtext|traumhaft*|unbedingt_haben|unvergesslich*|unverzichtbar*|unwiderstehlich*|verzaubert|vom_feinsten|was_will_man|wird_nachgereicht|worauf_warten|wunderschon*|zauberhaft*
absolutes|echtes highlight|muss
absolut|echt|einfach|rundherum|rundum|schlicht|schlichtweg|total|wahrlich genial*|hammer|herrlich*|klasse|nur|perfekt*|schon|spitze|toll*|unglaublich*|wunderbar*|zum_verlieben
absolut|einfach|schlicht [nur] genial|grossartig|klasse|perfekt|super|toll|wunderbar
aha|gansehaut|wohlfuhl|wow effekt|faktor|moment
alle|freunde|gaste|nachbarn|jeder|jede ~1 fragen|frage|wissen_wollen|bestaunen
anderes|hochstes|nachstes|neues level|niveau
auf_die ~4 verlassen
beeindrucken|uberrasche*|verbluffen|beeindrucke ~3 familie|freunde|gaste|nachbarn
beschreibung|text|titel einfugen|einsetzen|folgt|hier|hier_einfugen
ideal|optimal|perfekt|toll als|zum geschenk|verschenken
besondere*|ideale*|optimale*|originelle*|passende|perfekte*|schonste*|tolle*|wunderbare* begleiter|geschenk*|mitbringsel|prasent|uberraschung
beste|besten verdien*
bitte ~3 beschreibung|einfugen|erganzen|text|titel
braucht ~1 jede|jeder
bringt|bringen|schenkt ~1 freude|gluck|warme
darf|sollte ~4 keinem|keiner|nicht fehlen
das|ein|ihr|unser absolute*|echte*|wahre* freude|genuss|glanzstuck|highlight|luxus|meisterwerk|muss|must|traum
du|ihr|sie werden|werdet|wirst ~8 lieben|staunen|uberrascht|verlieben
einmal probiert|ausprobiert
erleben|spuren|spure|merken|sehen|fuhlen ~2 unterschied
familie|kinder|gaste|jeder|freunde ~1 wird|werden ~4 begeistert|lieben|mogen|staunen
folgt in_kurze|noch
freude ~2 bereiten|machen|schenken
freude|geschenk ~4 alle|herzen|jedem|jeden|jeder|lieben|liebsten
fur jeden|alle ~2 alles|etwas|jede
fur|ideal|perfekt ~1 jedermann|jeden_und|jede_und
gehort in ~1 jede+|jeden|jeder
geniales|super|tolles design|produkt|qualitat
geschenk ~~5 traum|traumen|traumt|wunscht
gonn|gonnen ~1 dir|sich|sie
hauch ~1 luxus
hauch|bisschen|stuck|wenig luxus|magie|gluck
hier ~4 beschreibung|ein|einfugen|eintragen|name|produkttext|text|titel
in_keiner|in_keinem ~2 fehlen
jede|jeden|jeder anlass
leben ~2 einfacher|leichter|schoner
liebe auf_den_ersten
lieben_werden|verlieben ~2 sein
lieben|verlieben werden|wirst
macht|machen jeden|jede+ ~3 besonder*|besser|schoner|fest|unvergesslich
macht|machen ~3 alltag|leben|tag|zuhause ~2 schoner|leichter|besser|einfacher
macht|machen ~4 glucklich|freude
markenname|produktname ~1 hier|einfugen|einsetzen
nicht zutreffend
qualitat ~3 begeistert|uberzeugt
traum|traume ~2 erfullt|jeder|jedes|wahr
verlassen_sie sich_auf
verwohn* ~2 dich|sich|sie|liebsten
von ~1 jeder|alle ~1 traum*`,
  },
};
