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
      *schuppenflechte *syndrom *verspannungen *verstauchung* @disease adhs afterjucken allergie*
      angstgefuhle angststorung angststorungen angstzustande arthrosen atemnot atemwegserkrankung*
      aufstossen ausschlag bandscheibenvorfall bauchschmerzen bauchweh besenreiser bettnassen
      bindehautentzundung blahungen blasenentzundung blasenentzundungen blasenschwache blutdruck blutzucker*
      burnout darmprobleme dekubitus depression depressionen dornwarzen drehschwindel druckgeschwure
      durchblutungsprobleme durchblutungsstorung* durchfall einschlafprobleme eiterpickel ekzem ekzeme
      entzundungen erektionsstorung* erkaltet erschopfungszustande fersenschmerz* fersensporn fieber
      fusspilz fussschmerz* gallenkolik gallenstein* gebrechen gelenkbeschwerden gelenkentzundung*
      gelenkprobleme gelenkschaden gelenkschmerz* gelenksteife gelenkverschleiss geschwollene_beine
      geschwollene_fusse gicht gliederschmerz* grippe gurtelrose haarausfall hallux halsschmerzen halsweh
      harnwegsinfekt* hautausschlag hautausschlage hautjucken hautkrankheit* hautpilz hautpilzerkrankung
      hautunreinheiten heiserkeit herpes herpesblaschen herzinfarkt* herzprobleme herzrhythmus* heuschnupfen
      hexenschuss hitzepickel hitzewallungen hornhautentzundung huftdysplasie huftschmerz* huhneraugen
      hyperaktivitat impotenz infekt infekte infekten ischias ischias* jucken juckende_haut juckreiz karies
      karpaltunnel* kniearthrose kniebeschwerden knieprobleme knieschmerz* knochenschwund kolik koliken
      kopfdruck kopflause kopfschuppen kopfweh krampf krampfadern krampfe kratze kreislaufprobleme lahmheit
      lebererkrankung* lippenherpes lungenentzundung magen_darm magenbeschwerden magenkrampf* magenprobleme
      magenschmerz* mandelentzundung menstruationsbeschwerden menstruationsschmerz* migrane migraneanfalle
      mittelohrentzundung mundgeruch muskelkater muskelkrampf* muskelschmerz* muskelverspannung*
      nackenprobleme nackenschmerz* nackensteife nackenverspannung* nackenverspannungen nagelbettentzundung
      nagelpilz nasenbluten nasennebenhohlen* nebenhohlen* nervenschmerz* nervositat nesselsucht
      neurodermitis nierenstein* ohrenentzundung ohrensausen ohrenschmerz* orangenhaut osteoporose
      panikattacke* parodont* periodenkrampf* periodenschmerz* pickel pilzinfektion* prellung* pubertatsakne
      regelkrampfe reisekrankheit reiseubelkeit reizdarm* reizhusten restless_legs rheumaschmerz* rosazea
      ruckenbeschwerden ruckenleiden ruckenprobleme ruckenschmerz* ruckenweh scheidenpilz schlafapnoe
      schlaflose_nachte schlaflosigkeit schlafmangel schlafstorung* schlaganfall* schmerzen schmerzende
      schmerzenden schmerzender schnarchen schnupfen schulterschmerz* schuppenflechte
      schwangerschaftsubelkeit schwere_beine schwindelanfalle seekrankheit sehnenscheidenentzundung
      sehschwache sodbrennen sonnenbrand spannungskopfschmerz* staupe stimmungsschwankungen tennisarm
      tinnitus trigeminus* ubelkeit ubergewicht unruhe verdauungsbeschwerden verdauungsprobleme verspannt
      verspannte verspannten verspannung* verstopfung volkskrankheit wadenkrampf* wadenkrampfe warze warzen
      wassereinlagerungen wechseljahre* wetterfuhligkeit windeldermatitis winterdepression wunden wundliegen
      wundsein zahnfleisch* zahnschmerz* zahnungsschmerzen zahnweh zerrung* zuckerkrankheit
      zyklusbeschwerden zysten`,
    cures: `beendet befreit_von behandeln behandelt behebt bekampfen bekampft beruhigt beseitigen beseitigt
      beugt bremst bringt_linderung dampft erleichtert heilen heilend heilende heilt helfen_gegen hemmt
      hilft_bei hilft_gegen kampft_gegen korrigiert kurieren kuriert lindern lindernd lindert lost mildert
      mindern mindert nimmt_den nimmt_die reduzieren reduziert schluss_mit schutzen_vor schutzt_vor senken
      senkt stillt stoppt unterdruckt verhindern verhindert vermindert verringern verringert vertreibt
      vorbeugen vorbeugt wirksam_gegen wirkt_bei wirkt_gegen`,
    germs: `*bakterien *flohe *laus *lause *maus_rat *milbe *milben *motten *ratten *schimmel *schnecken
      *sporen *viren *wanzen *wurmer *zecken algen ameise ameisen ameisenstrasse* bakterie bakterien
      bakterium baumwanzen bazillen bettwanzen blattlause borkenkafer dorrobstmotten engerlinge erdwespen
      erreger filzlause fliegen floh flohe fruchtfliegen gelsen getreidekafer hausmilben hausratten
      hausstaubmilben holzwurm* hornissen insekten kakerlake* kakerlaken keim keime keimen kellerasseln
      kleidermotte* kohlweissling kopflause krankheitserreger kriebelmucken lause lebensmittelmotten
      legionellen maden marder maulwurf* maulwurfe mause mehlmotten mikroben mikroorganismen milbe milben
      motte motten mucke mucken nacktschnecken nagetier* obstfliegen parasiten pilze pilzsporen ratten
      rote_vogelmilbe russelkafer salmonellen schaben schadling schadlinge schimmel schimmelbefall
      schimmelbildung schimmelpilz schimmelpilze schimmelsporen schmeissfliegen schnecken siebenschlafer
      silberfisch* spinnen spinnmilben sporen stechfliegen stechmucke* stockflecken streptokokken
      stubenfliegen trauermucken ungeziefer viren virus vogelmilben wanze waschbaren weisse_fliege wespe
      wespen wuhlmause wurmer zecke zecken`,
    state: `blasen durchblutung erschopfung gelenkknorpel giftstoffe krampfe kreislauf mude_beine narben
      nervositat pilz schlacken schlafmangel schlafprobleme schuppen schwellung schwellungen schwindel
      symptome toxine unruhe wunde`,
    carrier: `brettspiel* lernspiel* spielpferde`,
  },
  lines: {
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
- *husten|*pilz|kater|krebs|schnupfen ~2 kette|korb|messer|scheren|sternzeichen|suppe|tuch
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
- heilung ~2 roman|buch
! ohne ~1 @illness ~4 aufwachen|durch|durchschlafen|gehen|laufen|schlafen|sitzen|sport|aufstehen
! schlaf*|durchschlafen|aufwachen|laufen|gehen|sitzen|nachte ~4 ohne ~1 @illness
- ohne ~1 schmerz*|schmerzen ~2 epil*|entfern*|haarentfernung
atemwege|nase ~3 befreit|frei
befreit|offnet ~2 atemwege|nase|nebenhohlen
giftstoffe|schadstoffe|schlacken|toxine ~4 ausleit*|entzieht|korper|schwemmt|zieht
entzieht|schwemmt|zieht|leitet ~3 giftstoffe|schlacken|toxine
vom|von_einem|von_ihrem ~1 apotheker|arzt|dermatologen|hautarzt|kinderarzt|orthopaden|physiotherapeuten|tierarzt|zahnarzt ~1 empfohlen*|entwickelt*|gepruft*|getestet*
kleidergrosse*|konfektionsgrosse* ~2 weniger|kleiner
volleres|dichteres|dickeres haar
fur|mehr volleres|dichteres haar
fatburn*|fettverbrenn*
zellulite|orangenhaut ~3 verschwind*|weg|reduziert|glattet
? heilwirkung|heilkraft|vitalitat_und_gesundheit|schlafmittel|blutreinig*|durchblutungsfordernd*
- durchblutungsfordernd* ~1 nicht
narben|dehnungsstreifen|schwangerschaftsstreifen ~3 verblassen|verblasst|glattet|mildert|weg
@cures|nimmt|lasst ~3 narben|schwellungen|dehnungsstreifen
! kein|keine|nie_mehr schnarchen|ruckenschmerzen|kopfschmerzen|jucken|schmerzen mehr
gelenke|knie|rucken ~3 danken|dankbar
genesung|rekonvaleszenz|heilungsdauer|heilungszeit|heilungsprozess
! haut ~3 pickel|mitesser|unreinheiten
`,
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
- muckenstich*
? bakterienschutz*|keimschutz*|milbenschutz*|muckenschutz*|pilzschutz*|schadlingsschutz*|schimmelschutz*|schimmelhemmer|virenschutz*|wespenschutz*|marderschutz*|mauseschutz*|flohschutz*|ameisenschutz|insektenkiller|keimkiller|schneckenkorn|schneckenschutz|silberionen|nanosilber|wurmkur|antischimmel*|muckenstecker|muckenkiller
- virenschutz* ~1 programm|software
- muckenschutz* ~2 fenster|gitter|netz|tur
*totend*|*vernichtend*
- bekampft|beseitigt|totet|verscheucht|vertreibt kein|keine ~1 @germs
-? @germs ~3 modell|modelle
-? modell|modelle ~3 @germs
- gaze|gitter|netz|fliegengitter|moskitonetz ~5 fliegen|insekten|laub|mucken
- laub|blatter|schmutz|staub ~3 fliegen|insekten
schimmelsicher*|schimmelgeschutzt*|keimreduzier*|bakterienfrei*|virenfrei*|geruchsbakterien
bakterien|schimmel|keim|milben|motten|mucken|ungeziefer resistent*|abweisend*|hemmend*|sicher*|frei
halt ~2 bremsen|ohrwurmer|schlangen|waschbaren ~3 fern
- bremsen ~3 fahrrad|auto|scheiben
- kammerjager ~~2 brettspiel
- schimmel ~1 figur|pferd|stute
*fliegenfalle|*wespenfalle|*mottenfalle|*ameisenkoder|*mausefalle|*rattenfalle|*insektenfalle|*schneckenfalle
- mausefalle*|*mausefalle ~2 brettspiel|spiel
- @germs ~3 mikroskop*
- mikroskop* ~4 @germs`,
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
N|dreissig|hundert nachte|tage|wochen ~3 probeschlafen|probieren|ruckgabe|ruckgaberecht|ruckgaberecht|testen|zuruckgeben
bricht|bruch|defekt|defekte|kaputt|reisst|schlapp|versagt|verschleiss|zerbricht ~~9 austausch|ersatz|ersetzen|gratis|kostenfrei|kostenlos|neu|neue|neuen|neues|tauschen|umsonst
bekomm*|erhal*|liefer*|schick*|send* ~5 ersatz|neue|neuen|neues ~2 [gratis|kostenfrei|kostenlos|umsonst]
schick*|send*|liefer* ~2 gratis|kostenfrei|kostenlos|umsonst ~2 ersatz|neue|neuen|neues
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
kostenlos*|kostenfrei*|gratis ~1 ersatz|ersatzteile|ersatzlieferung|reparatur|rucksendung|ruckgabe|umtausch|austausch|rucknahme
umtausch|ruckgabe|rucksendung ~2 jederzeit|moglich|problemlos|unkompliziert|kostenlos
? garantieverlangerung|langzeitgarantie|rucksendung|rucknahme|zufriedenheitsversprechen|qualitatsversprechen|geldzuruck*|qualitatsgarantie|ruckgaberecht|probekauf
legen|schenken|geben ~2 wir ~4 neue|neuen|neues|ersatz
bricht|defekt|kaputt|reisst|verschleiss ~~9 legen|bekommen|erhalten|gibt ~4 neue|neuen|neues|ersatz
ohne|kein|null risiko
versprechen|versprochen ~3 zuruck|ersatz|umtausch
wir ~2 stehen|stehn ~3 qualitat|produkt*
stehen ~2 hinter ~2 jedem|produkt*|qualitat|unseren
nichts ~1 verlieren|riskieren
auf probe
? kaufpreisruckerstattung|probezeit`,
    offer: `
- N % auf|sparen|weniger energie|platz|strom|wasser
N_eur|N_euro|N_€|€_N [gunstiger|nur|rabatt|sparen]
ab|fur|jetzt|nur|statt [noch|nur] N|€ N|eur|euro|€
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
N euro|€
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
? mengenrabatt|staffelpreis*|preis_leistungs_verhaltnis|preis_leistung|preisleistung|preisleistungs*|sparpack*|warenkorb|lieblingspreis|knullerpreis|sonderrabatt*|neukundenrabatt|treuerabatt|frulingsaktion|unschlagbar_gunstig|zugabe_gratis|gratiszugabe|schnappchenjag*|gunstiger_als_im_laden
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
- kostenlos*|kostenfrei*|gratis|umsonst|kostenlose ~2 lieferung|versand|versendung|zustellung|ersatz*|umtausch|ruckgabe|rucksend*|austausch|reparatur|rucknahme
? kostenloses|kostenlosen|kostenloser|kostenlosem|kostenfreies|gratisartikel|geschenkbeilage|gratiszugabe
- portofrei|versandfrei|versandkostenfrei|gratisversand|lieferung|versand ~2 ab N euro|€
- portofrei|versandfrei|versandkostenfrei|gratisversand|lieferung|versand ~2 ab € N
? *preis|*preise|preishammer|preiskracher|preisknuller|preissturz|preisvorteil*|preisrutsch|sparaktion|sparwochen|mengenvorteil|vorteilspack*|vorratspack*|sparfuchs*|rabattiert*|reduzierte_ware|schnapperpreis|angebotswoche*|tagesangebot*|wochenangebot*|sonderaktion|sonderposten|ausverkaufspreis|aktionsware|aktionswoche*|winterschlussverkauf|sommerschlussverkauf|summer_sale|winter_sale|knallhart_reduziert|zum_mitnehmpreis|supergunstig*|megagunstig*|hammergunstig
- *literaturpreis|nobelpreis|designpreis|innovationspreis|umweltpreis|forderpreis|kunstpreis|staatspreis|kulturpreis|buchpreis|friedenspreis|filmpreis|spielepreis|musikpreis|kinderbuchpreis|wissenschaftspreis|grand_prix|ehrenpreis|tierschutzpreis
gunstiger|billiger|preiswerter als ~1 anderswo|bei|beim|im|in|ladenpreis|woanders
kauf*|doppelpack|set|bundle|vorteilspack*|pack|mehrfachkauf ~4 sparen|spare|spart|sparst
sparen sie
- sparen sie ~3 energie|platz|strom|wasser|zeit|kraft
beste|bestes|besten|top|gutes|super|tolles|hervorragendes ~1 preis leistungs [verhaltnis]
sommer|winter|herbst|fruhjahrs|ostern|weihnachts|flash|final sale
direkt ~1 vom|ab ~1 erzeuger|fabrik|hersteller|werk
ohne ~1 zwischenhandel*
viel|mehr ~1 furs|fur ~1 geld|weniger_geld
fur|zu wenig geld
gibt|bekommst|erhalten|liegt ~4 geschenk|gratis|obendrauf|gratis_dazu
liegt|liegen jeder ~1 bestellung
einfuhrungs|aktions|sonder|discount|mini preis
zweite|dritte|zweites|drittes ~3 gratis|halb*|geschenkt|umsonst
zehner|zwanziger|funfer ~2 gespart|gunstiger|gegenuber
halber|halbe|halben|halbem preis
kostenlos*|gratis ~1 e book|ebook
- erstatt*|zuruck* ~4 preis|kaufpreis
- preis|kaufpreis ~4 erstatt*|zuruck*|wieder
top|super|mega|knaller angebot
billiger|gunstiger|preiswerter geht ~1 nicht|nimmer|kaum
? sparpaket|sparpack*|vorteilspaket|sparbundle
je_mehr ~~4 sparen|spart|desto_gunstiger
billiger|gunstiger|preiswerter als ~1 @num|ein|eine|einen|jeder
mehr kaufen ~~2 sparen
N mal|stuck|exemplare verkauft
uber|bereits|schon ~3 verkauft
- gratis|kostenlos* ~5 haustur|geliefert|zugestellt|liefern
*rabatt|*rabatte|*rabatten`,
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
blitzversand*|eilversand|gratislieferung|lieferzeit|prime_versand|sofort_lieferbar|sofortversand|versandfertig
heute|vormittags ~1 bestell* ~4 da|geliefert|haus|morgen
^ heute|vormittags ~1 bestell* ~~4 da|geliefert|haus|morgen
morgen ~1 bei_dir|bei_ihnen|da|im_briefkasten|vor_der_tur
! letzte|noch|nur_noch ~2 auf_lager|exemplare|lieferbar|stuck|verfugbar|vorratig ~2 [auf_lager|verfugbar]
sofort ~1 lieferbar|verfugbar|versandbereit|versandfertig
? frachtfrei|lagernd|lagerware|lieferbar|versandkosten|vorratig|zollfrei|zollgebuhren
N|drei|wenigen|zwei werktage|werktagen
geliefert|lieferung|versand ~3 dhl|gls|hermes|prime|ups
binnen|in N|drei|wenigen|zwei stunden|tagen ~2 bei|da|geliefert|zu_hause
versenden|verschicken|liefern|versendet ~5 heute|weltweit|tag|tagen|stunden|sofort|taglich|werktag*
wir liefern|versenden|verschicken
- wir liefern ~2 mit ~2 akku|anleitung|batterie*|schrauben|zubehor*
kein|keine|null|ohne versandkosten|porto|versand|liefergebuhr*|zoll
sofort ab|vom lager
! fast|beinahe|schon ausverkauft
am selben|gleichen|nachsten tag|werktag
- am ~1 gleichen|nachsten|selben tag ~3 verbrauch*|wechsel*
blitzschnell*|rascher|rasche|prompter|prompte|zugige|kurze|kurzer|kurzen|superschnell*|fixer lieferzeit*|lieferung|versand|zustellung
kein|keine|null|ohne|zero ~1 zoll*|einfuhrabgaben|versandgebuhr*|fracht|lieferkosten
! keine zollgebuhren|zollkosten|versandkosten|lieferkosten
! ohne zollgebuhren|zollkosten|versandkosten|lieferkosten
wir|und liefern|versenden|verschicken ~4 bundesweit|europaweit|deutschlandweit|dhl|gls|hermes|heute|kostenlos|osterreich|schnell|weltweit
kommt|ankommt|geliefert|erhalten|da|bekommen ~3 vor|bis|zu|zum|rechtzeitig|punktlich ~1 weihnachten|ostern|heiligabend|fest|nikolaus|muttertag|freitag|samstag
rechtzeitig|punktlich ~1 vor|zu|zum ~1 weihnachten|ostern|heiligabend|fest ~3 [an|da|geliefert]
versand|lieferung|zustellung ~6 gratis|kostenfrei|kostenlos|umsonst|europaweit|weltweit|taggleich|schnell
versand ~1 am ~1 bestelltag|gleichen|selben
verlasst|verlassen ~4 lager|haus|werk|werkstatt
europaweit|weltweit|bundesweit ~1 lieferung|versand|geliefert
? express*_versand|lieferbereit|lagerbestand|restbestand|rest_stucke|versandfertig*|versendet_am|versandt|sofortige_lieferung|vorkasse|lieferstatus|sendungsverfolgung|packstation|paketversand
- sendungsverfolgung ~1 etikett
bestellt|bestellen ~4 morgen|heute|ubermorgen ~1 da|geliefert|haus
letzten|letzte|restliche ~1 stucke|exemplare|paare
montag|dienstag|mittwoch|donnerstag|freitag|samstag ~2 bei ihnen|dir|euch
? sendungsnummer|trackingnummer|paketnummer|sendungsstatus
geliefert|lieferung|liefern|gratis|kostenlos ~5 haustur|tur|wohnungstur
haustur|tur ~2 geliefert|gebracht
nur_noch ~3 lager|vorhanden|ubrig|verfugbar|da
in|binnen ~1 @num|einem|wenigen tag|tagen|stunden ~4 da|geliefert|verschickt|versandt|versendet
vorrat|bestand|bestande ~2 begrenzt|ende|gering|knapp`,
    contact: `
unsere|unseren|unserer e_mail|email|hotline|telefonnummer|webseite|website
LATIN punkt com|de|net
erreich*|fragen|kontakt*|mail|mailen|meld*|ruf*|schreib*|wenden ~4 @social|an_uns|hotline|service|support|uns|werkstatt
www punkt
punkt at|ch|com|de|net|org|shop
auf|per|uber|via @social
unser|unsere|unserem|unseren|unserer ~2 facebook*|homepage|instagram*|internetseite|kanal|kundendienst|kundenservice|newsletter|online_shop|onlineshop|servicenummer|webshop|whatsapp
besuch*|find*|folg*|schau* ~3 @social|onlineshop|shop
abonnier*|besuch*|folg* ~1 uns
? kundenhotline|onlineshop|servicehotline|webshop
- onlineshop aufkleber|handbuch
qr*|code ~6 chat*|kontakt*|erreich*|schreib*|support|team|hilfe|beratung
fragen|probleme|frage ~~5 anrufen|anruf|e_mail|mail|melden|schreib*|telefon|kontakt*|beantworte*|hotline
kundendienst|kundenservice|service|team ~4 erreichbar|telefon*|rund_um_die_uhr
nachricht ~2 an|schicken|senden|schreib*
? ansprechpartner|kontaktformular|facebook_gruppe|instagram_kanal|servicetelefon|telefonisch|whatsapp_gruppe|kundentelefon|kundenbetreuung
weitere*|mehr|finden|finde ~6 unserem|unseren ~1 laden|shop|store`,
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
bequemer|besser|billiger|dicker|gunstiger|haltbarer|heller|hochwertiger|langlebiger|leichter|leiser|leistungsstarker|robuster|scharfer|schneller|schoner|sicherer|starker|uberlegen|warmer|weicher|zuverlassiger ~2 als|gegenuber ~2 @brand|andere|anderen|konkurrenten|marken|marktfuhrer|original
hangt|schlagt|uberholt|ubertrifft ~4 @brand|anderen|konkurrenz*|marken|mitbewerb*
kein vergleich ~2 mit|zu
billig*|minderwertig* ~1 import*|kopien|nachbau*|plagiat*|ramsch|ware
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
genauso|ebenso|so ~1 gut|stark|scharf|leise|robust|hochwertig wie ~3 @brand
stellt|lasst ~2 @brand ~4 schatten|stehen|alt|aussehen
- @brand ~2 kompatib*
schlagt|ubertrumpft|deklassiert|uberbietet ~3 @brand|jede*|alle*|konkurrenz*
als ~1 jede|jeder|jedes|jeden ~1 @brand
anders|besser|mehr|langer|schneller als ~2 bei|von|viele* ~2 andere*|anbieter*|marken|herstellern|konkurrenz*
warum|wozu ~1 @names
mithalten mit|zu ~2 @brand
locker|spielend|problemlos mit ~2 @brand ~2 mithalten
? billigheimer*|noname*|nachgemacht*|markenklone|no_name_ware|billigmodelle*|billigvariante*|markenware|discounterware|kaufhausware|original_und_falschung
! kein|keine billig*|billigkopie*|billigware|nachgemacht*
? fernost|billigkopie*|chinakracher|china_ware
ohne ~2 @brand preis
unsere|unserer|unseres nicht|nie|dagegen
! anderen|andere|anderer laden|geschafte|geschaften|shops
schrott|ramsch|mull aus|von ~1 anderen`,
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
erfahrung|foto|meinung|urteil ~3 hochladen|posten|sagen|schick*|schreib*|teile|teilen
N|funf|vier sterne|sternen ~3 freuen|geben|hinterlass*|schnitt|verdient|vergeben|von
schnitt N ~1 sterne|von
- N|funf|vier sterne|sternen ~2 general|hotel|koch|kuche|muster|restaurant
N von_5|von_funf
- N von_5 stuck|teilen
N|tausende|hunderttausende|millionen ~1 begeisterte|gluckliche|zufriedene
begeisterte|gluckliche|zufriedene eltern|familien|kaufer*|kunden|kundinnen|nutzer*
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
@people ~2 nennen|sagen|schworen|wurden|finden
in den kommentaren
was ~1 andere ~4 sagen|schreiben|berichten
uber ein|eine paar_zeilen|zeile|zeilen
von|durch ~1 @people ~2 bewertet|empfohlen|geliebt|gelobt|gewahlt|getestet
“ ~~2 schreibt|sagt|urteilt|meint|berichtet|findet|schwarmt
” ~~2 schreibt|sagt|urteilt|meint|berichtet|findet|schwarmt
" ~~2 schreibt|sagt|urteilt|meint|berichtet|findet|schwarmt
schreibt|sagt|urteilt|meint|berichtet|findet|schwarmt ~1 eine|ein|unsere|unser ~1 kaufer*|kunde|kundin|mutter|nutzer*
kaufer|kauferin|kunde|kundin|nutzerin ~1 aus LATIN
fur ihre|deine ~1 funf|5|N sterne
nur einen stern
bewertungen sprechen
lassen|hinterlassen|schenken ~3 sterne|feedback|lob|rezension
gefallt|zufrieden ~~6 bewerten|bewertung|sterne|weitersagen|weiterempf*
sagen|sag ~1 es ~1 weiter
tausende|tausenden|hunderten|millionen ~2 haushalten|kunden|kaufern|eltern|nutzern|fans|kunden
empfohlen|getestet|geliebt von ~2 N|tausenden|hunderten|millionen|@people
vergessen ~4 bewertung*|sterne|rezension
das|was sagen|schreiben|meinen ~1 @people|kaufer*|kunden|andere|eltern
! vergessen|vergiss ~4 bewertung*|sterne|rezension|bewerten
N *halter|*besitzer|*freunde|*liebhaber|*fans|*eltern ~2 lieben|schworen|vertrauen|begeistert|empfehlen
bewertet ~1 von ~1 @people|kaufern
erzahl*|bericht*|teil*|schilder* ~6 erfahrung|erfahrungen|kommentar`,
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
nur kurz|kurze [zeit]
kurze|begrenzte zeit
neu|neue|neuer|neues in|aus|bei ~1 unser*|kollektion|programm|sortiment|uns|shop
- award|preis|medaille|auszeichnung|iso|din|en|zertifiziert ~3 YEAR
- iso|din ~~3 YEAR
frisch|neu ~1 im ~1 programm|sortiment
preis*|angebot|deal|aktion der woche|des_monats|des_tages
fruhjahrs|sommer|herbst|winter|weihnachts kollektion ~1 YEAR
fur|dieser|kommende*|nachste* ~1 sommer|winter|saison ~1 YEAR
trend|trendfarbe|farbe|must_have des|der ~1 jahres|saison|sommers
nur solange ~2 vorrat
ausgabe|auflage|edition|jahrgang YEAR ~1 mit
farbe|trend|hit|produkt des_jahres|des_sommers|der_saison
- nur_noch ~3 lager|vorhanden|ubrig|verfugbar
neu|neue|neues|neuer fur ~1 herbst|fruhling|sommer|winter|saison|fruhjahr
jetzt|endlich|nun|bald|wieder ~0 erhaltlich|im_handel`,
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
? allerbeste*|beispiellos*|branchenprimus|champion_unter|champion_der|das_beste|goldstandard|hochste_klasse|klassenbeste*|konig|konigin|krone|marktfuhr*|mass_aller_dinge|non_plus_ultra|nonplusultra|nummer_1|nummer_eins|ohne_gleichen|ohnegleichen|platzhirsch*|rekordverdachtig*|spitzenreiter*|sucht_seinesgleichen|unangefochten*|unerreicht*|ungeschlagen*|unubertrefflich*|weltmarktfuhr*|weltmeister*
- konig der_lowen
- konig|konigin kinder|kostum|krone|ludwig
- das_beste aus
? allerhochste*|ausgezeichnete_qualitat|bestbewertet*|erste_wahl|herausragend*|makellos*|marktfuhr*|premiumqualitat|preisgekront*|spitzenklasse|spitzenmassig*|uberragend*|weltspitze
- preisgekront* ~3 film|roman
beste|bester|hochste|hochstem|hochster klasse|niveau|qualitat|verarbeitung
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
? ultimative*|unerreicht*|konkurrenzlos*|profiqualitat|premium_qualitat|nr_1
! kein|keine|keinen bessere|besseren|besseres ~1 LATIN
! kein|keine|keinen|keines ~0 andere|anderen|anderer|anderes
- kein|keine|keinen andere* ~1 farbe|werkzeug
*ste|*sten|*stes ~2 die|das|den ~1 sie|du ~2 finden|kaufen|tragen
weltweit *ster|*ste|*stes|*sten
perfekt|ideal fur jeden|alle|jedermann
perfekt fur ~1 jeden|alle .
hervorragende|herausragende|exzellente|makellose|hochste|vollendete|unvergleichliche|tadellose ~1 qualitat|verarbeitung|leistung|klangqualitat
? erste_sahne|weltneuheit|premiumklasse|oberklasse|luxusklasse|premium_klasse
*ster|*ste|*stes ~3 am_markt|aller_zeiten|auf_dem_markt|der_welt|ihrer_klasse|seiner_klasse|weltweit|uberhaupt
bessere|besseren|besseres|besserer ~3 nirgends|nirgendwo|nie
- im besten fall
- erste_wahl oder
*ste|*sten ~2 die|den|das sie|du je|jemals
? vom_allerfeinsten
*ste|*sten|*stes ~~4 je|jemals|nie getragen|gesehen|gehabt|benutzt|probiert
? vertrauenswurdigste*|renommierteste*|zuverlassigste*|fuhrende_marke`,
    environmental: `
? biologisch_abbaubar*|emissionsfrei*|kompostierbar*|oekologisch*|okologisch*
- nachhaltig ~2 geruche|wirkung
? baum_gepflanzt|co2*|grune_wahl|gutes_gewissen|klima*|mullvermeid*|nachhaltig*|dem_planeten|den_planeten|der_planet|des_planeten|unsere*_planet*|unserem_planeten|unseren_planeten|reines_gewissen|ressourcen*|umwelt*|verrottet|zero_waste
- klimaanlage*|klimagerat*
- planet* ~1 mobile|poster|puzzle|system
- eco modus
- kompost|komposteimer|komposter|kompostbehalter|kompostierer|kompostkiste|kompostsieb|kompostthermometer|umweltschutz*
- umwelt* ~2 temperatur
? eco|klimafreundlich*|klimaneutral*|mikroplastikfrei|oko|okofreundlich*|plastikfrei*|ressourcenschonend*|umweltbewusst*|umweltschonend*
besser|gut|schonend ~2 fur ~2 erde|natur|planeten|umwelt
schonen|schont|schutzen|schutzt ~2 erde|meere|natur|umwelt|walder
der_natur|der_umwelt zuliebe
okologischer fussabdruck
verrottet|zersetzt|zerfallt|abgebaut ~4 erde|kompost|natur|naturlich*|boden|ruckstandsfrei|vollstandig
im kompost
co2 neutral|frei|arm|reduziert*|kompensiert
schon* ~2 natur|umwelt|klima
grune|grunen|gruner|grunes ~0 alternative|wahl|entscheidung|produkt|produkte|zukunft|gewissen
umwelt|natur|klima|meere|erde|planet|planeten ~2 freundlich*|schonend*|entlast*|bewusst*|zuliebe|liebe|tun
- klima geregelt|automatik
frei von mikroplastik
okologisch
okobilanz|kreislaufwirtschaft
gutes|etwas|was ~2 umwelt|natur|erde|planeten
- umwelt quiz|ratsel|buch|spiel
meeresfreundlich*|naturfreundlich*|bienenfreundlich*|ozeanfreundlich*|erdfreundlich*`,
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
? atemberaubend*|exquisit*|fabelhaft*|fantastisch*|gluckseligkeit|grandios*|himmlisch*|phanomenal*|sensationell*|traumhaft*|unvergesslich*|unverzichtbar*|unwiderstehlich*|wunderschon*|zauberhaft*
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
das|ein|ihr|unser absolute*|echte*|wahre* freude|genuss|glanzstuck|highlight|luxus|meisterwerk|muss|must|traum
! alle|du|ihr|jeder|man|sie ~4 dankbar|freuen_sich|hingerissen|lieben|sprachlos|staunen|uberzeugt|vergottern|verlieben|verliebt
- geschenk zu jeder|jedem bestellung|kauf
auf_die ~4 verlassen
verlassen_sie sich_auf
in_keiner|in_keinem ~2 fehlen
? herzensstuck*|lieblingsstuck*|lieblingsteil*|must_have|musthave|rundum_sorglos
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
macht|machen|versuss* ~3 alltag|leben|tag|zuhause|wohnung|kuche ~2 schoner|leichter|besser|einfacher|gemutlicher|bunter
traumt|traumen ~2 jeder|alle|jede|viele
jeder|jede|alle ~1 traumt|traumen
geschenk|geschenkidee ~4 jeder|alle|jeden ~2 freut|freuen|traumt|wunscht
qualitat ~~4 vertrauen|verlassen
? nicht_angegeben|keine_angaben|noch_zu_erganzen|folgt_noch|muss_man_haben|wow_effekt|lieblingsprodukt
farbe|grosse|material|gewicht folgt|unbekannt|fehlt|tbd
lassen|lass ~2 sich|dich ~1 begeistern|uberraschen|verzaubern|verwohnen|inspirieren
uberzeugen sie_sich selbst
mit leidenschaft|liebe|herzblut ~1 gefertigt|gemacht|hergestellt|entworfen
erleben|spuren|spure|merken|sehen|fuhlen ~2 unterschied
familie|kinder|gaste|jeder|freunde ~1 wird|werden ~4 begeistert|lieben|mogen|staunen
zauber|flair|charme|magie ~5 nach_hause|ihr_zuhause|zu_ihnen|wohnzimmer`,
  },
};
