import type { ClaimWords } from '../claim-words.ts';

/** German words of the rules, compiled on 2026-11-23 by this project from the published rules in `claim-rules.data.ts` and their usual translations. */
export const DE_CLAIM_WORDS: ClaimWords = {
  classes: {
    num: `N acht drei funf neun sechs sieben vier zehn zwei`,
    people: `anwendern besitzern eltern frauen hundehaltern katzenhaltern kaufer kaufern kunden mannern muttern
      nutzern profis testern vatern`,
    illness: `*beschwerden *bluthochdruck *entzundung *entzundung* *entzundungen *erkaltung *erkaltungen
      *fieberkrampf *husten *infarkte *katarrh *kopfschmerz* *krampfe *krankheit *krankheiten *krebs
      *leiden_schaft *neuralgie *odeme *reizung *rheuma *schlafstorungen *schmerz *schmerzen
      *schuppenflechte *syndrom *verspannungen *verstauchung* @disease adhs allergie* angststorung
      angststorungen angstzustande atemnot aufstossen ausschlag bandscheibenvorfall bauchweh besenreiser
      bettnassen blahungen blutdruck blutzucker* burnout dekubitus dornwarzen durchblutungsstorung*
      durchfall erektionsstorung* erkaltet fersensporn fieber fusspilz gallenstein* gebrechen gelenkschmerz*
      gelenkverschleiss gicht grippe gurtelrose haarausfall hallux halsweh harnwegsinfekt* hautausschlag
      hautausschlage hautjucken hautpilz heiserkeit herpes herpesblaschen herzinfarkt* herzrhythmus*
      heuschnupfen hexenschuss hitzepickel hitzewallungen huftdysplasie huhneraugen infekt infekte infekten
      ischias* jucken juckreiz karies kniearthrose knieprobleme kolik koliken kopfdruck kopflause
      kopfschuppen kopfweh krampf krampfadern kratze kreislaufprobleme lahmheit lippenherpes magen_darm
      magenkrampf* magenprobleme magenschmerz* mundgeruch muskelkater muskelkrampf* muskelschmerz*
      nackenprobleme nackenschmerz* nackensteife nackenverspannung* nagelpilz nasenbluten nasennebenhohlen*
      nervenschmerz* nervositat nesselsucht nierenstein* panikattacke* parodont* pickel pilzinfektion*
      prellung* reiseubelkeit reizdarm* restless_legs rosazea ruckenprobleme ruckenschmerz* ruckenweh
      scheidenpilz schlafapnoe schlaflosigkeit schlafmangel schlafstorung* schlaganfall* schmerzende
      schmerzenden schnarchen schnupfen sodbrennen sonnenbrand spannungskopfschmerz* staupe tennisarm
      tinnitus ubelkeit ubergewicht unruhe verspannt verspannte verspannung* verstopfung wadenkrampf* warze
      warzen wassereinlagerungen wechseljahre* windeldermatitis wunden wundliegen wundsein zahnfleisch*
      zahnschmerz* zahnweh zerrung* zysten`,
    cures: `beendet befreit_von behandeln behandelt behebt bekampfen bekampft beruhigt beseitigen beseitigt
      beugt bremst bringt_linderung dampft erleichtert heilen heilend heilende heilt helfen_gegen hemmt
      hilft_bei hilft_gegen kampft_gegen korrigiert kurieren kuriert lindern lindernd lindert lost mildert
      mindern mindert nimmt_den nimmt_die reduzieren reduziert schluss_mit schutzen_vor schutzt_vor senken
      senkt stillt stoppt unterdruckt verhindern verhindert vermindert verringern verringert vertreibt
      vorbeugen vorbeugt wirksam_gegen wirkt_bei wirkt_gegen`,
    germs: `*bakterien *flohe *laus *lause *maus_rat *milbe *milben *motten *ratten *schimmel *schnecken
      *sporen *viren *wanzen *wurmer *zecken algen ameise ameisen bakterie bakterium bazillen engerlinge
      erdwespen erreger fliegen floh fruchtfliegen gelsen holzwurm* hornissen insekten kakerlake* keim keime
      keimen kleidermotte* krankheitserreger legionellen maden marder maulwurf* mause mikroben motte mucke
      mucken nagetier* parasiten pilze salmonellen schaben schadling schadlinge schimmelpilze silberfisch*
      spinnen stechmucke* stockflecken stubenfliegen ungeziefer virus wanze waschbaren wespe wespen
      wuhlmause zecke`,
    repels: `*abweis* *dicht *frei *hemmend* *sicher *totend* abhalt ade adieu absterben beseitig* bekampf* bleiben
      chance dezimier* eliminier* entfern* *falle *fallen *koder fern fernhalt* fliehen frei gegen
      grossen_bogen halt halten hemmt hindert keine_chance kill* los meiden mogen ruhe reduzier* resist*
      schluss schutz schutzt stopp* toten totet uberleben unschadlich verhinder* vernicht* verschwind*
      vertreib* wachstum weg wehrt weite zu_melden`,
    relief: `abkling* ade aufhalt* ausblieb* befrei* begleit* behandeln behandelt behandl* bei bekampf* beseitig*
      besser* bleiben_aus blieben_aus creme durchschlaf* fort fur gegen gel globuli helfen hilf* hilft
      kapsel* klingt konzentr* leiden leidest leidet linder* mittel reduz* regulier* salbe schluss
      schneller schutz* schutzt stop* straff* tee tropfen uberwind* verring* verschwind* verschwinden
      verschwund* vorbei vorbeug* weg weggeblasen weniger wirk* zuruck`,
    state: `blasen durchblutung erschopfung gelenkknorpel giftstoffe krampfe kreislauf mude_beine narben
      nervositat pilz schlacken schlafmangel schlafprobleme schuppen schwellung schwellungen schwindel
      symptome toxine unruhe wunde`,
    carrier: `brettspiel* lernspiel* spielpferde`,
  },
  lines: {
    medical: `
@cures ~5 @illness
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
? @relief ~6 =@illness
? =@illness ~~5 @relief
@cures ~4 @state
@state ~4 abklingen|heilen|heilt|klingen|vergessen|verschwinden|weggeblasen|zuruck
bfarm|ema|fda|gesundheitsamt|gesundheitsbehorde*|gesundheitsministerium|swissmedic
durchblutungsfordernd*|entschlackend*|entzundungs*|heilend*|heilsam*|heilversprechen|hustenstillend*|immunstarkend*|juckreizstillend*|krampflosend*|schlaffordernd*|schleimlosend*|schmerzlosend*|wundheilend*
- kein|keine|nicht|ohne ~6 arznei*|behandlung|gegen|heilt|heilung|linderung|medizinprodukt|zur ~~9 @illness
- bei|vor|wenn ~4 @illness ~~9 absetzen|anwenden|arzt|arztin|beenden|befragen|verwenden
- auch|geeignet|vertraglich bei|fur ~2 @illness
! keine ~1 @illness mehr
-? box|dose|etui|hulle|tasche ~3 @illness
! @illness ~2 nicht ~4 geld
von ~2 apothekern|arzten|dermatologen|hebammen|heilpraktikern|kinderarzten|orthopaden|physiotherapeuten|therapeuten|tierarzten|zahnarzten ~1 empfohlen*|entwickelt*|gepruft*|verordnet*|verschrieben*
arztlich|tierarztlich|zahnarztlich bestatigt*|empfohlen*|gepruft*
apotheker|arzt|arzte|arztin|kinderarzte|orthopaden|physiotherapeuten|tierarzte|zahnarzte ~1 empfehl*|empfiehlt|raten|schworen|verordnen|vertrauen
? haarwachstum*|haarwuchs*|appetithemm*|appetitzugler*|fettabbau|gewichtsreduktion|heilkraft*|heilwirkung*|schlankmacher*|wundermittel*|stoffwechselanreg*|selbstheilung*|schmerzlinder*
aktiviert|fordert|kurbelt|regt|reguliert|stabilisiert|stimuliert|unterstutzt|verbessert ~4 blutzirkulation|darmflora|durchblutung|fettverbrennung|heilung|hormonhaushalt|immunsystem*|stoffwechsel|verdauung|wundheilung|zellerneuerung
haar|haare ~2 nachwachsen
lasst|lassen ~2 haar|haare ~2 sprie*|wachsen
abnehmen|kilo|kilos|pfunde ~2 hilft|leicht_gemacht|purzeln|schmelzen|verlieren|ohne_diat|ohne_hungern
bauchfett|fett|fettpolster ~2 schmelz*|schmilzt|verbrenn*
entgift*|entschlack*|entwasser* ~3 darm|korper|leber|nieren|organismus
? detox
abwehr|abwehrkrafte|immunsystem|immunabwehr ~3 stark*|unterstutz*
ohne|statt ~1 cortison|kortison|medikamente|operation|pillen|tabletten
therapeutisch* effekt|eigenschaft*|wirkung*
- verspannungsfrei*
? heilung|wundheilung*|heilsalbe*|wundsalbe*|heilpflanze*_gegen|schmerzsalbe*|schmerzgel|schmerzpflaster|heilmittel|hausmittel_gegen
@cures|nimmt|lasst ~3 narben|schwellungen|dehnungsstreifen
genesung|rekonvaleszenz|heilungsdauer|heilungszeit|heilungsprozess
! haut ~3 pickel|mitesser|unreinheiten
@illness|@state ade|adieu
- *husten|*pilz|kater|krebs|schnupfen ~2 kette|korb|messer|scheren|sternzeichen|suppe|tuch

gelenken|gelenke|magen|leber|rucken ~2 gut
gegen ~3 juckende|juckreiz|schuppen
- krebs ~2 lowe|jungfrau|sternzeichen*
? harnsteine*|nierensteine*
-? heilung des|von holz*|estrich*|beton*|lack*`,
    antimicrobial: `
antibakteriell*|antifungal*|antimikrobiell*|antiseptisch*|bakterienhemmend*|bakterizid*|desinfektion*|desinfizier*|entkeimt*|fungizid*|insektizid*|keimfrei*|keimhemmend*|keimtotend*|milbendicht*|pestizid*|pilzhemmend*|schimmelhemmend*|schimmelresistent*
*insektenschutzmittel|*insektenspray|*mottenschutz|*muckenschutz|ameisengift|insektenabwehr|insektenvernichter|insektenvertreiber|mausegift|mottenkugeln|muckenabwehr|muckenspray|muckenvernichter|rattengift|schadlingsbekampfung|ungezieferspray|zeckenschutz
- frei von ~2 insektizid*|pestizid*
- flasche|halter|halterung|spender|stander ~2 desinfektion*
- pestizidfrei
- desinfektionsmittelhalter|desinfektionsmittelspender|desinfektionsspender
- gegen|schutz|schutzt ~2 schimmel_befall_durch
*mottenfrei|ameisenfalle|fliegenfalle|hygienespray|marderabwehr|marderschreck|mausefalle_gift|mausevertreiber|mottenfalle|rattenvertreiber|schimmelentferner|schimmelstopp|schimmelvernichter|wespenfalle
? @repels ~~8 =@germs
? =@germs ~~9 @repels
?! kein|keine|keinen|keinerlei|nie_wieder|ohne ~1 @germs
- fliege|fliegen|maus|mause|motte|mucken|schnecken|spinnen|virus ~2 deko|dekoration|figur*|gepunktet|halloween|herren|kostum|plusch|rutsche|seide|spielzeug|tattoo|tempo|wandtattoo
- blau|camembert|edel|kase|mit|weiss|weissem ~1 schimmel
- schimmel ~4 250_g|fuchs|kase|pferd*|rappe
- fliegen|insekten|mucken|pollen fenster|gaze|gitter|netz
- *fliegengitter|*insektenschutzgitter|*moskitonetz|insektenschutzfenster
- kein|keine|nicht|ohne ~6 bekampft|gegen|schutz|totet|vertreibt|wirksam|wirkt ~5 @germs
- @germs|wirkt ~4 nicht_enthalten|nicht_im_lieferumfang|unter_dem_mikroskop
- fliegen ~2 drohne|flugzeug|papierflieger|simulator
hygienisch_rein|insektenabweisend*|insektenfrei*|keimabweisend*|keimarm*|keimtot*|milbenfrei*|mottenabwehr*|mottenschutz*|mottensicher*|muckenabweisend*|muckenfrei*|schimmelabweisend*|schimmelfest*|schimmelfrei*|ungeziefer*|zeckenschutz*
- schimmel fuchs
- brettspiel|roman|spiel ~~4 kammerjager
- kammerjager ~1 brettspiel
- muckenstich*
? kammerjager|bakterienschutz*|keimschutz*|milbenschutz*|muckenschutz*|pilzschutz*|schadlingsschutz*|schimmelschutz*|schimmelhemmer|virenschutz*|wespenschutz*|marderschutz*|mauseschutz*|flohschutz*|ameisenschutz|insektenkiller|keimkiller|schneckenkorn|schneckenschutz|silberionen|nanosilber|wurmkur|antischimmel*|muckenstecker|muckenkiller
- virenschutz* ~1 programm|software
- muckenschutz* ~2 fenster|gitter|netz|tur
*totend*|*vernichtend*
- bekampft|beseitigt|totet|verscheucht|vertreibt kein|keine ~1 @germs
- kammerjager ~~2 brettspiel
- schimmel ~1 figur|pferd|stute
*fliegenfalle|*wespenfalle|*mottenfalle|*ameisenkoder|*mausefalle|*rattenfalle|*insektenfalle|*schneckenfalle
- mausefalle*|*mausefalle ~2 brettspiel|spiel
schimmelbestandig*
-? abgebildet|bedruckt*|bestickt* ~5 @germs
- katz* ~2 mause|maus
! keine ~1 ameise|fliege|laus|maus|motte|mucke|spinne|wespe ~2 blicken|mehr|sehen
- wer ameisen|insekten|spinnen mag
- formicarium ~~9 @germs
- schimmel ~9 fohlen|hengst|pferd*|pony|reiter*|stute
- halt|halten|totet|vertreibt|wehrt|verjagt ~1 keine ~1 @germs
- mehlwurmer ~~9 vogel|wildvogel|reptilien|hamster
totet|toten|beseitigt|eliminiert|vernichtet|vertreibt ~5 =@germs
- desinfektion*|reiniger*|chlor*|tuch|tucher ~~5 angreifen|beschadig*|greifen|greift|matt|schadet|schaden|verfarb*|zerkratz*|stumpf|trub*
- *ersatz*|*aufbewahrung*|*box|*gitter|*halter|*halterung|*kasten|*koffer|*schale|*stander|*tasche|*teller ~~5 fur|mit|von ~4 *desinfektion*|*falle|*fallen|*gift|*koder|*spirale|*spiralen|*spray|*vernichter|*vertreiber|ungeziefer*`,
    guarantee: `
geld zuruck [garantie]
geldzuruck
kaufpreiserstattung
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
N|dreissig|hundert nachte|tage|wochen ~3 probeschlafen|probieren|ruckgabe|ruckgaberecht|ruckgaberecht|testen|zuruckgeben
bricht|bruch|defekt|defekte|kaputt|reisst|schlapp|versagt|verschleiss|zerbricht ~~9 austausch|ersatz|ersetzen|gratis|kostenfrei|kostenlos|neu|neue|neuen|neues|tauschen|umsonst
bekomm*|erhal*|liefer*|schick*|send* ~5 ersatz|neue|neuen|neues ~2 [gratis|kostenfrei|kostenlos|umsonst]
nehmen|nimmt ~6 zuruck
ohne wenn_und_aber
? kostenerstattung|kulant*|kulanz*|ruckgabe*|umtausch*|zufriedenheits*|ersatzlieferung*|widerrufsrecht|herstellergarantie
haften|haftet ~2 wir
N|dreissig|sechzig tage ~1 ruckgabe*|ruckgaberecht|testen|umtausch*|widerruf*
nicht ~2 zufrieden|uberzeugt|begeistert|gefallt ~~5 geld|zuruck*
gefallt ~2 nicht ~~6 geld|ruck*|zuruck*|umtausch*
einfach|jederzeit zuruckschick*|zurucksenden|retournieren|umtauschen
volle|vollen|voller erstattung|kaufpreis*|ruckerstattung
- zuruckschicken ~2 reparatur
@num jahre|monate ~1 abdeckung|absicherung|schutz|sicherheit
kauf ~3 abgesichert|geschutzt|sicher
defekt*|mangel|fehler|schaden ~4 auf_unsere|beheben|reparieren|ubernehmen
innerhalb ~4 zuruckgeben|zuruckschicken|zurucksenden|umtauschen
lebenslang|lebenslange|lebenslanger|lebenslanges ~2 austausch|ersatz*|garantie|service|kostenlos*|schutz
? garantieverlangerung|langzeitgarantie|rucksendung|rucknahme|qualitatsversprechen|geldzuruck*|qualitatsgarantie|probekauf
legen|schenken|geben ~2 wir ~4 neue|neuen|neues|ersatz
auf probe
-? ruckgabe*|umtausch* ~~4 bibliothek*|bucherei*|leergut
-? ruckgabekasten|ruckgabekiste|ruckgaberegal`,
    offer: `
- N % auf|sparen|weniger energie|platz|strom|wasser
N_eur|N_euro|N_€|€_N [gunstiger|nur|rabatt|sparen]
? aktionspreis|ausverkauf|bestpreis|gratisgeschenk|gratisprobe|gutschein|gutscheincode|kaufrausch|lagerraumung|niedrigpreis|preisknaller|preisreduziert|preissenkung|rabatt|rabattaktion|rabattcode|rabatte|rabattiert|schlussverkauf|schnaeppchen|sonderangebot|sonderpreis|superpreis|tiefpreis|tiefstpreis
? *verkaufsschlager|meistverkauft*|topseller
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
- bewertung|rezension ~~6 gutschein
- rabat und
N % billiger|gespart|gunstiger|nachlass|reduziert
? *aktionspreis*|*angebotspreis*|*einfuhrungspreis*|*kennenlernpreis*|*outletpreis*|*schleuderpreis*|*sonderpreis*|*vorteilspreis*|*werkspreis*|*fabrikpreis*|dauertiefpreis*|freundschaftspreis*|*schlussverkauf*|*rabattaktion*|verkaufsschlager*|dauerbrenner|preisbrecher*|preistipp|preishit*|sparangebot*|spartipp|sparset|geldbeutel|preiswerte*|wsv
besten|halben|halber|kleinen|kleiner|unschlagbar* preis
fairer|fairen|guter|super|toller preis
bares geld
im angebot|sale
preis|preise ~2 gesenkt|halbiert|im_keller|reduziert
kauf|kaufe|kaufen|kaufst ~3 geschenkt|gratis
spar|spare|sparen|sparst ~3 N|euro|geld|kasse
- spar|spare|sparen|sparst ~3 energie|platz|strom|wasser|zeit
greif|greifen sie_zu|zu
kauf*|kaufe|nimm|zwei|drei ~~5 bezahl*|geschenkt|gratis|zahl*
- zwei|drei ~5 zahlung*|zahler|zahlig*
zum|fur_den preis ~1 einem|einer|eines|N
gunstiger|billiger|preiswerter ~3 bekommen|bekommst|finden|geht|gibt|nirgends|nirgendwo
- geht ~1 gunstiger
nirgends|nirgendwo ~2 billiger|gunstiger
heute|jetzt ~3 bestell* ~~6 geschenk|gratis|sparen
wer ~3 bestellt|kauft ~~4 bekommt|erhalt|spart
bestell*|kauf* ~~4 geschenk ~1 dazu
viel|deutlich|extrem|sehr|super|besonders gunstig|gunstiger|billig|billiger
fruher|statt|vorher N ~~4 jetzt|heute|nur
? gunstigeren|kassenschlager|verkaufserfolg|gratiszugaben|gratis_dazu
dazu gibt_s|gibt_es
geschenk ~2 bestellung|kauf
kostet|zahl|zahlen ~1 weniger
N % auf ~1 alle*|den_zweiten|jede*
? preis|preise|preisen|preises|bruchteil_des
- preis|preise etikett*|liste|listen|schild*|tafel*
- preistrager*|preisrichter*|preisauszeichn*|preisschild*|preisetikett*|preisliste*
spar*|spart ~2 bis_zu N
- spart ~3 N % ~2 energie|platz|strom|wasser|zeit
ab N|zwei|drei ~2 gunstiger|billiger
? mengenrabatt|staffelpreis*|preis_leistungs_verhaltnis|preis_leistung|preisleistung|preisleistungs*|sparpack*|warenkorb|lieblingspreis|knullerpreis|sonderrabatt*|neukundenrabatt|treuerabatt|frulingsaktion|unschlagbar_gunstig|zugabe_gratis|gratiszugabe|gunstiger_als_im_laden
? *preis|*preise|preishammer|preiskracher|preisknuller|preissturz|preisvorteil*|preisrutsch|sparaktion|sparwochen|mengenvorteil|vorteilspack*|vorratspack*|sparfuchs*|rabattiert*|reduzierte_ware|angebotswoche*|tagesangebot*|wochenangebot*|sonderaktion|sonderposten|ausverkaufspreis|aktionsware|aktionswoche*|winterschlussverkauf|sommerschlussverkauf|summer_sale|winter_sale|knallhart_reduziert|zum_mitnehmpreis|supergunstig*|megagunstig*|hammergunstig
sparen sie
kostenlos*|gratis ~1 e book|ebook
- erstatt*|zuruck* ~4 preis|kaufpreis
billiger|gunstiger|preiswerter geht ~1 nicht|nimmer|kaum
? sparpaket|vorteilspaket|sparbundle
billiger|gunstiger|preiswerter als ~1 @num|ein|eine|einen|jeder
mehr kaufen ~~2 sparen
uber|bereits|schon ~3 verkauft
gunstige|starke|super|tolle|top angebot|angebote|deals
! zahlen ~2 nicht ~3 preis
ohne aufpreis|mehrkosten|mehrpreis
- portofrei|versandfrei|versandkostenfrei|gratisversand|lieferung|versand ~2 ab N euro|€
beste|bestes|besten|top|gutes|super|tolles|hervorragendes ~1 preis leistungs [verhaltnis]
gunstiger|billiger|preiswerter als ~1 anderswo|bei|beim|im|in|ladenpreis|woanders
noch billiger|gunstiger
- spare batteries|blades|bulbs|cartridges|filters|key|pads|part|parts|tips|wheel
um ~3 gesenkt|reduziert
- kostet|kosten ~3 kraft|muhe|nerven|platz|zeit
-? fur|mit ~2 *angebot*|*aktion|*aktionen|gutschein*|*preis|*preise|*rabatt*
-? gutscheinfach|rabattkarte*|rabattmarken*|preisschild*
-? gunstig* fur`,
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
heute|vormittags ~1 bestell* ~4 da|geliefert|haus|morgen
^ heute|vormittags ~1 bestell* ~~4 da|geliefert|haus|morgen
! letzte|noch|nur_noch ~2 auf_lager|exemplare|lieferbar|stuck|verfugbar|vorratig ~2 [auf_lager|verfugbar]
sofort ~1 lieferbar|verfugbar|versandbereit|versandfertig
? frachtfrei|lagernd|lagerware|lieferbar|versandkosten|vorratig|zollfrei|zollgebuhren
N|drei|wenigen|zwei werktage|werktagen
geliefert|lieferung|versand ~3 dhl|gls|hermes|prime|ups
binnen|in N|drei|wenigen|zwei stunden|tagen ~2 bei_dir|bei_euch|bei_ihnen|da|geliefert|zu_hause
versenden|verschicken|liefern|versendet ~5 heute|weltweit|tag|tagen|stunden|sofort|taglich|werktag*
wir liefern|versenden|verschicken
kein|keine|null|ohne versandkosten|porto|versand|liefergebuhr*|zoll
sofort ab|vom lager
! fast|beinahe|schon ausverkauft
am selben|gleichen|nachsten tag|werktag
- am ~1 gleichen|nachsten|selben tag ~3 verbrauch*|wechsel*
blitzversand*|eilversand|lieferzeit|prime_versand|sofort_lieferbar|sofortversand|versandfertig
! keine zollgebuhren|zollkosten|versandkosten|lieferkosten
kommt|ankommt|geliefert|erhalten|da|bekommen ~3 vor|bis|zu|zum|rechtzeitig|punktlich ~1 weihnachten|ostern|heiligabend|fest|nikolaus|muttertag|freitag|samstag
versand|lieferung|zustellung ~6 gratis|kostenfrei|kostenlos|umsonst|europaweit|weltweit|taggleich|schnell
? sendungsnummer|trackingnummer|paketnummer|sendungsstatus
haustur|tur ~2 geliefert|gebracht
nur_noch ~3 lager|vorhanden|ubrig|verfugbar|da
vorrat|bestand|bestande ~2 begrenzt|ende|gering|knapp
blitzschnell*|prompte*|zugige|kurze|kurzer|superschnell* lieferzeit*|lieferung|versand|zustellung
in|binnen ~1 @num|einem|wenigen tag|tagen|stunden ~4 da|geliefert|verschickt|versandt|versendet
- auf_lager gehor*
bestell* ~3 bis|vor ~2 mittag|uhr ~~6 heute|lager|selben`,
    contact: `
unsere|unseren|unserer e_mail|email|hotline|telefonnummer|webseite|website
LATIN punkt com|de|net
erreich*|fragen|kontakt*|mail|mailen|meld*|ruf*|schreib*|wenden ~4 @social|an_uns|hotline|service|support|uns|werkstatt
www punkt
punkt at|ch|com|de|net|org|shop
auf|per|uber|via @social
besuch*|find*|folg*|schau* ~3 @social|onlineshop|shop
? kundenhotline|onlineshop|servicehotline|webshop
- onlineshop aufkleber|handbuch
qr*|code ~6 chat*|kontakt*|erreich*|schreib*|support|team|hilfe|beratung
? ansprechpartner|kontaktformular|facebook_gruppe|instagram_kanal|servicetelefon|telefonisch|whatsapp_gruppe|kundentelefon|kundenbetreuung`,
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
doppelt|dreimal|halb|zweimal so ~3 wie ~2 @brand|original
-? auch|auf|fur|geeignet|kompatibel|mit|passen|passend|passt ~9 andere_marken|anderen_herstellern|anderen_marken|anderer_hersteller|anderer_marken|fremdfabrikat*|markenhersteller*
-? auf|ersatz*|fur|geeignet|kein|kompatibel*|mit|original*|passen|passend|passt|von|zu ~~5 @names
-? @names ~2 kompatib*|original*|passend
anders_als|im_gegensatz_zu|im_vergleich_zu ~2 ander*|billig*|gewohnlich*|herkommlich*|normal*|standard*|ublich*|viele*
vergessen|vergiss ~3 @names
hangt|schlagt|uberholt|ubertrifft ~4 @brand|anderen|konkurrenz*|marken|mitbewerb*
kein vergleich ~2 mit|zu
? billigimport*|billignachbau*|chinaware|fakes|fernostware|nachahmung*|ramschware
vorsicht ~2 falschung*|kopien|nachahm*|plagiat*
finger ~1 weg_von
*er als ~2 andere|anderen|vergleichbare
andere|viele anbieter|hersteller|marken ~2 sparen|verbauen|verlangen|verwenden
warum|wozu ~5 mehr|teuer ~2 bezahlen|zahlen
grossen|teuren|bekannten ~1 markennamen|namen|marken ~2 mehr|zahlen|bezahlen
! wie ~3 billigware|discounter*|billigprodukt*|billigmarken|konkurrenz|anderen
wie ~1 @names
*er als ~3 @names
! andere ~1 anbieten|nehmen|nutzen|verbauen|verkaufen|verlangen|verwenden
von|als ~3 den|der grossen ~1 marken|namen
? *discounter|andere_marken|anderen_anbietern|anderen_herstellern|anderen_marken|anderer_anbieter|anderer_hersteller|anderer_marken|billigkopie*|billigprodukt*|billigware|fremdfabrikat*|konkurrenz*|markenhersteller*|markenprodukt*|mitbewerb*|nachahmer*|noname|plagiat*|unserer_wettbewerb*|wettbewerber*
genauso|ebenso|so ~1 gut|stark|scharf|leise|robust|hochwertig wie ~3 @brand
als ~1 jede|jeder|jedes|jeden ~1 @brand
warum|wozu ~1 @names
! kein|keine billig*|billigkopie*|billigware|nachgemacht*
unsere|unserer|unseres nicht|nie|dagegen
andere|anderen ~4 ~~1 diese|dieser|dieses|unser nicht|schon|nie
-? ersetzt|statt ~3 @names
- geeignet|kompatibel|passend|passt ~9 andere|anderen|anderer anbieter|hersteller|marken
- geeignet|kompatibel|passend|passt|nimmt|aufnahme ~~9 andere*|weitere*|gangige* ~1 anbieter*|hersteller*|marke*`,
    reviews: `
abgeben|geben|gib|hinterlasse|hinterlassen|lassen|schreib|schreibe|schreiben|teilen|uber ~4 sterne
N|funf sterne produkt
- feedback ~1 vibration
- haptisch* ~1 feedback
- bewertung* gelesener
besitzer|eltern|familien|kaufer|kauferinnen|kunden|kundinnen|mutter|nutzer ~4 begeistert|berichten|empfehlen|geben|irren|lieben|loben|sagen|schreiben|schworen|uberzeugt|vergeben|vertrauen
N|hunderte|tausende|uber_N|zehntausende ~3 eltern|familien|fans|hundebesitzer|katzenbesitzer|kaufer*|kunden|kundinnen|mutter|nutzer*
kurze|liebe|nette|paar worte|zeilen
erfahrung|foto|meinung|urteil ~3 hochladen|posten|sagen|schick*|schreib*|teile|teilen
? N|funf|vier sterne|sternen ~3 freuen|geben|hinterlass*|schnitt|verdient|vergeben|von
schnitt N ~1 sterne|von
- N|funf|vier sterne|sternen ~2 general|hotel|koch|kuche|muster|restaurant
N von_5|von_funf
- N von_5 stuck|teilen
N|tausende|hunderttausende|millionen ~1 begeisterte|gluckliche|zufriedene
von ~2 eltern|kaufern|kunden|nutzern ~3 bewertet|empfohlen|geliebt|gelobt|gewahlt
weiterempf*
- N|funf sterne|sternen ~2 aus_holz|aus_papier|zum_aufhangen
RATING [von] [N] sterne|sternen|punkte|punkten
durchschnittlich N ~1 sterne|sternen|punkte
schreib* ~3 bewertung|rezension|feedback|kommentar|meinung
meinung|feedback|urteil ~3 freuen|hilft|wichtig|zahlt
N|acht|neun|sieben von_10|von_zehn ~2
N % ~2 kaufer|kunden|nutzer|eltern|anwender*
- N von_10 teilen
eltern|kaufer|kunden|kundinnen|nutzer|besitzer ~2 lieben|loben|schwarmen|schworen|sagen|berichten|empfehlen
wurden ~3 wieder kaufen
@num von @num ~1 @people
in den kommentaren
was ~1 andere ~4 sagen|schreiben|berichten
uber ein|eine paar_zeilen|zeile|zeilen
? *bewertung|*bewertungen|*kundenmeinung*|*kundenstimmen|bewerte|bewerten|bewertet|durchschnittsnote|punktzahl|rezension*
von|durch ~1 @people ~2 bewertet|empfohlen|geliebt|gelobt|gewahlt|getestet
“ ~~2 schreibt|sagt|urteilt|meint|berichtet|findet|schwarmt
fur ihre|deine ~1 funf|5|N sterne
nur einen stern
sagen|sag ~1 es ~1 weiter
das|was sagen|schreiben|meinen ~1 @people|kaufer*|kunden|andere|eltern
! vergessen|vergiss ~4 bewertung*|sterne|rezension|bewerten
erzahl*|bericht*|teil*|schilder* ~6 erfahrung|erfahrungen|kommentar
N *halter|*besitzer|*freunde|*liebhaber|*fans|*eltern ~2 lieben|schworen|vertrauen|begeistert|empfehlen
- note 1 bis`,
    'time-bound': `
^ neu .
? brandneu*|nagelneu*|neuerscheinung|neuste|neuster|neustes|trendneuheit
- neueste|neuesten nachrichten|stand
jetzt neu
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
- kalender|planer|wochenkalender ~3 YEAR
neueste|neuesten|neuester|neuestes generation|modell|technologie|version
jetzt mit ~2
neu ~1 YEAR
neu im|in|mit
- neu in_der_schule|in_ovp
YEAR er
saison|sommerhit|trend|trends|winterhit ~1 YEAR
? neueste_generation|saisonhit|sommertrend*|trendfarbe*
- nur_noch ~2 auf_lager|exemplare|lieferbar|stuck|verfugbar|vorratig
nur diese|diesen|dieses|dieser monat|woche|wochenende|saison|jahr
endet|enden|bis|nur_bis ~1 montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|mitternacht|morgen|monatsende
- bis ~1 montag|freitag|samstag|sonntag ~2 geoffnet
ganz|gerade neu ~1 im|eingetroffen
bis|zum ~1 monatsende|jahresende|ende_des_monats|wochenende
frisch fur ~1 fruhling|fruhjahr|herbst|sommer|winter|saison
gerade|soeben|frisch ~0 eingetroffen|erschienen|gelandet
? black_week
kurze|begrenzte zeit
- iso|din ~~3 YEAR
frisch|neu ~1 im ~1 programm|sortiment
preis*|angebot|deal|aktion der woche|des_monats|des_tages
trend|trendfarbe|farbe|must_have des|der ~1 jahres|saison|sommers
nur solange ~2 vorrat
ausgabe|auflage|edition|jahrgang YEAR ~1 mit
- nur_noch ~3 lager|vorhanden|ubrig|verfugbar
neu|neue|neues|neuer fur ~1 herbst|fruhling|sommer|winter|saison|fruhjahr
jetzt|endlich|nun|bald|wieder ~0 erhaltlich|im_handel
neu eingetroffen|angekommen
hit|trend ~1 diesem|dieser|diesen|dieses
- ausgezeichnet|award|dot|preis|preisgekront* ~~8 YEAR
- award|dot ~2 YEAR`,
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
? allerbeste*|beispiellos*|branchenprimus|champion_unter|champion_der|das_beste|goldstandard|hochste_klasse|klassenbeste*|marktfuhr*|mass_aller_dinge|non_plus_ultra|nonplusultra|nummer_1|nummer_eins|ohne_gleichen|ohnegleichen|platzhirsch*|rekordverdachtig*|spitzenreiter*|sucht_seinesgleichen|unangefochten*|unerreicht*|ungeschlagen*|unubertrefflich*|weltmarktfuhr*|weltmeister*
- konig der_lowen
- das_beste aus
- preisgekront* ~3 film|roman
- hochste stufe
deutschlands|europas|osterreichs|welt ~1 beliebteste*|beste*|liebste*|nr|nummer
*ste|*sten|*stes ~2 am_markt|auf_dem_markt|aller_zeiten|das_es_gibt|den_es_gibt|der_welt|deutschlands|die_es_gibt|ihrer_klasse|seiner_art|seiner_klasse
*er geht_es_nicht|geht_s_kaum|geht_s_nicht|gehts_nicht
ihresgleichen|seinesgleichen sucht
! kein|keine|keinen|nichts bessere|besseren|besseres|schoneres|starkeres|weicheres
! gibt ~1 nichts besser*|vergleichbar*
feinstes|feinste|feinster|bestes|edelstes ~2 gute|gutem|leder|material|qualitat
hochster|hochste|hochstem|bester|allerbeste* gute|gutestufe|qualitat
einfach|schlicht|schlichtweg|ganz das_beste|der_beste|die_beste
! kein|keine|keinen bessere|besseren|besseres ~1 LATIN
! kein|keine|keinen|keines ~0 andere|anderen|anderer|anderes
- kein|keine|keinen andere* ~1 farbe|werkzeug
*ste|*sten|*stes ~2 die|das|den ~1 sie|du ~2 finden|kaufen|tragen
? allerhochste*|ausgezeichnete_qualitat|bestbewertet*|erste_wahl|herausragend*|makellos*|premiumqualitat|preisgekront*|spitzenklasse|spitzenmassig*|uberragend*|weltspitze
? profiqualitat|premium_qualitat|nr_1
weltweit *ster|*ste|*stes|*sten
perfekt fur ~1 jeden|alle .
bessere|besseren|besseres|besserer ~3 nirgends|nirgendwo|nie
- im besten fall
- erste_wahl oder
? vertrauenswurdigste*|renommierteste*|zuverlassigste*|fuhrende_marke
- beste|besten verdient|verdienen
! nichts schlagt|toppt|ubertrifft
*ster ~3 am_markt|aller_zeiten|auf_dem_markt|der_welt|weltweit
konig|konigin aller|der|unter
- einzigartig wird
- preisgekront* ~~8 YEAR
- nr|nummer 1 im|der ~1 kasten|reihe|satz|serie|set
- *kerze|*kerzen|kerze|ballon ~3 nummer 1|eins
- der|die|das *ste der|von ~1 @num|beiden`,
    environmental: `
? biologisch_abbaubar*|emissionsfrei*|kompostierbar*|oekologisch*|okologisch*
- nachhaltig ~2 geruche|wirkung
? baum_gepflanzt|grune_wahl|gutes_gewissen|das_klima|klimabewusst*|klimafreundlich*|klimakompens*|klimaneutral*|klimapositiv*|klimaschon*|klimaschutz*|mullvermeid*|nachhaltig*|dem_planeten|den_planeten|der_planet|des_planeten|unsere*_planet*|unserem_planeten|unseren_planeten|reines_gewissen|ressourcen*|umwelt*|verrottet
- planet* ~1 mobile|poster|puzzle|system
- eco modus
- kompost|komposteimer|komposter|kompostbehalter|kompostierer|kompostkiste|kompostsieb|kompostthermometer|umweltschutz*
- umwelt* ~2 temperatur
? mikroplastikfrei|oko|okofreundlich*|plastikfrei*
besser|gut|schonend ~2 fur ~2 erde|natur|planeten|umwelt
schonen|schont|schutzen|schutzt ~2 erde|meere|natur|umwelt|walder
der_natur|der_umwelt zuliebe
okologischer fussabdruck
verrottet|zersetzt|zerfallt|abgebaut ~4 erde|kompost|natur|naturlich*|boden|ruckstandsfrei|vollstandig
im kompost
co2 arm|ausstoss|bilanz|einspar*|frei|fussabdruck|kompensiert|neutral*|reduziert*
schon* ~2 natur|umwelt|klima
- umwelt quiz|ratsel|buch|spiel
meeresfreundlich*|naturfreundlich*|bienenfreundlich*|ozeanfreundlich*|erdfreundlich*
grune|grunen|gruner|grunes ~0 alternative|wahl|entscheidung|produkt|produkte|zukunft|gewissen
- umweltkarte*|umweltplakette*|umwelttechnik|umweltzone*`,
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
? atemberaubend*|exquisit*|fabelhaft*|fantastisch*|gluckseligkeit|grandios*|himmlisch*|phanomenal*|sensationell*|traumhaft*|unvergesslich*|unverzichtbar*|unwiderstehlich*|wunderschon*|zauberhaft*
- wunderschon* ~2 platz
freude|geschenk ~4 alle|herzen|jedem|jeden|jeder|lieben|liebsten
aha|gansehaut|wohlfuhl|wow effekt|faktor|moment
anderes|hochstes|nachstes|neues level|niveau
hier ~4 beschreibung|ein|einfugen|eintragen|name|produkttext|text|titel
- hier ~4 text ~3 druck|gravur
bitte ~3 beschreibung|einfugen|erganzen|text|titel
absolut|echt|einfach|rundherum|rundum|schlicht|schlichtweg|total|wahrlich genial*|hammer|herrlich*|klasse|nur|perfekt*|schon|spitze|toll*|unglaublich*|wunderbar*|zum_verlieben
besondere*|ideale*|optimale*|originelle*|passende|perfekte*|schonste*|tolle*|wunderbare* begleiter|geschenk*|geschenkidee*|mitbringsel|prasent|uberraschung
das|ein|ihr|unser absolute*|echte*|wahre* freude|genuss|glanzstuck|highlight|luxus|meisterwerk|muss|must|traum
! alle|du|ihr|jeder|man|sie ~4 dankbar|freuen_sich|hingerissen|lieben|sprachlos|staunen|uberzeugt|vergottern|verlieben|verliebt
- geschenk zu jeder|jedem bestellung|kauf
auf_die ~4 verlassen
verlassen_sie sich_auf
in_keiner|in_keinem ~2 fehlen
qualitat ~3 begeistert|uberzeugt
jede|jeden|jeder anlass
- jede|jeden|jeder anlass ~1 karte|karten
freude ~2 bereiten|machen|schenken
macht|machen ~4 glucklich|freude
leben ~2 einfacher|leichter|schoner
hauch ~1 luxus
gonn|gonnen ~1 dir|sich|sie
geschenk ~~5 traum|traumen|traumt|wunscht
von ~1 jeder|alle ~1 traum*
macht|machen jeden|jede|jedes ~3 besonder*|besser|schoner|fest|unvergesslich
alle|freunde|gaste|nachbarn|jeder|jede ~1 fragen|frage|wissen_wollen|bestaunen
fur jeden|alle ~2 alles|etwas|jede
fur|ideal|perfekt ~1 jedermann|jeden_und|jede_und
verwohn* ~2 dich|sich|sie|liebsten
hauch|bisschen|stuck|wenig luxus|magie|gluck
! nie_wieder|nie_mehr ohne
einmal probiert|ausprobiert
bringt|bringen|schenkt ~1 freude|gluck|warme
? augen_leuchten|das_gewisse_etwas|ein_muss|extraklasse|glauben_sie_uns|greifen_sie_zu|haben_muss|haben_wollen|herz_hoher|herzen_hoher|keine_wunsche|krone_auf|lasst_herzen|mehr_geht_nicht|seinesgleichen|unbedingt_haben|vom_feinsten|was_will_man|worauf_warten
? ipsum|lorem
? herzensstuck*|lieblingsstuck*|lieblingsteil*|musthave|rundum_sorglos
erleben|spuren|spure|merken|sehen|fuhlen ~2 unterschied
beste|besten verdient|verdienen
macht|machen ~3 alltag|leben|tag|zuhause ~2 schoner|leichter|besser|einfacher
beeindrucken|uberraschen|verbluffen|beeindrucke|uberrasche ~3 familie|freunde|gaste|nachbarn
familie|kinder|gaste|jeder|freunde ~1 wird|werden ~4 begeistert|lieben|mogen|staunen
markenname|produktname ~1 hier|einfugen|einsetzen`,
  },
};
