import type { ClaimWords } from '../claim-words.ts';

/** German words of the rules, compiled on 2026-11-23 by this project from the published rules in `claim-rules.data.ts` and their usual translations. */
export const DE_CLAIM_WORDS: ClaimWords = {
  classes: {
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
};
