import type { LexiconData } from '../lexicon.ts';

/** German words of praise and blame in product reviews. Origin and format: `lexicons/README.md`. */
export const LEXICON: LexiconData = {
  language: 'de',
  checkedOn: '2026-11-28',
  strongPositive: `
    ausgezeichnet begeistert begeisternd begeisterung bestens bestnote bombastisch brillant einmalig einwandfrei
    einzigartig erstklassig exzellent fabelhaft fantastisch faszinierend fehlerfrei fehlerlos genial geil göttlich
    grandios großartig herausragend hervorragend himmlisch hochklassig hochwertig ideal knaller klasse lieblingsstück
    liebe lieben makellos meisterhaft meisterwerk mega optimal perfekt perfektion phantastisch phänomenal prima prächtig
    sensationell spektakulär spitze spitzenklasse spitzenmäßig spitzenqualität sagenhaft super superklasse tadellos toll
    top topqualität traumhaft überragend überwältigend umwerfend unbezahlbar unglaublich unschlagbar unübertroffen
    vollkommen volltreffer vorbildlich vorzüglich wahnsinn weltklasse wunderbar wundervoll wunderschön volle-punktzahl
    erste-sahne bombe granate kracher highlight`,
  positive: `
    abgerundet abwaschbar abwechslungsreich achtsam adäquat agil akkurat akzeptabel alltagstauglich allzweck
    anerkennenswert angebracht angemessen angenehm angetan anmutig anpassbar anpassungsfähig ansehnlich ansprechend
    anständig anstandslos anziehend apart appetitlich aromatisch atmungsaktiv atemberaubend attraktiv aufgeräumt
    aufgewertet aufmerksam aufregend aufrichtig aufwendig augenweide ausdauernd ausgefeilt ausgereift ausgeklügelt
    ausgewogen ausreichend authentisch ästhetisch bärenstark bedenkenlos bedienerfreundlich bedienungsfreundlich
    beeindruckend beeindruckt befriedigend begehrt beglückt behaglich beherrschbar beispielhaft bekömmlich belastbar
    beliebt belohnt bemerkenswert bequem bequemlichkeit berauschend bereichernd bereicherung beruhigend beruhigt
    beschwerdefrei besonders beständig beste besser besseres bestechend bestärkt bewährt bewundernswert bezaubernd
    bezahlbar bissfest blickdicht blitzblank blitzsauber blitzschnell blickfang brauchbar bravo bruchsicher bruchfest
    butterweich charmant chic clever cool cremig dankbar danke dankeschön dauerhaft deckend dekorativ delikat
    detailgetreu detailliert dezent durchdacht durchdachte dynamisch edel effektiv effizient ehrlich eindrucksvoll
    einfachheit einladend einleuchtend einsatzbereit einwandfreies elegant eleganz empfehle empfehlen empfehlenswert
    empfehlung empfohlen energiesparend entgegenkommend entspannend entspannt entzückend entzückt erfolg erfolgreich
    erfreulich erfreut erfrischend erfüllt ergiebig ergonomisch erholsam erleichtert erleichterung erlesen ermutigend
    erschwinglich erstaunlich erstaunt ersehnt erstrebenswert erwartungsgemäß exakt exklusiv exquisit fachgerecht
    fachkundig fair faltenfrei familienfreundlich farbecht farbenfroh farbintensiv fein feinfühlig festlich fetzig
    feuchtigkeitsspendend flauschig fleißig flexibel flink flott flüsterleise formbeständig formschön formstabil
    fortschritt fortschrittlich freude freudig freuen freut freundlich freundlichkeit frisch froh fröhlich fruchtig
    fündig funktional funktionell funktionieren funktioniert funktionsfähig funktionstüchtig fusselfrei galant
    garantiert geeignet gefallen gefällig gefällt gefühlvoll gehaltvoll gelenkig gelingt gelungen gemocht gemütlich
    genauigkeit genieße genießen genuss genügend gepflegt geradlinig geräumig geräuschlos geruchlos geruchsfrei
    geruchsneutral geschmackvoll geschmeidig geschätzt gesund getreu gewissenhaft gewinn gewinner glanz glanzvoll
    glänzend glasklar glatt gleichmäßig glücklich glücksgriff goldig goldrichtig gratuliere griffig gründlich gut gute
    günstig gütig gutaussehend gutes haltbar haltbarkeit handlich handwerklich harmonisch hautfreundlich hautverträglich
    heil heiter helfen herrlich herzig herzlich herzallerliebst hilfreich hilfsbereit hilft hingucker hochauflösend
    hochmodern höflich hübsch humorvoll hygienisch informativ innovativ inspirierend instruktiv intakt intelligent
    intensiv interessant intuitiv jubel kältebeständig kinderfreundlich kinderleicht kindersicher klarheit klassisch
    klever knackig knitterfrei knusprig kompakt kompatibel kompetent komfort komfortabel kompliment konkurrenzlos
    konsequent korrekt köstlich kostengünstig kraft kraftvoll kratzfest kreativ kristallklar kuschelig kuschelweich
    kulant kundenfreundlich kundenorientiert lässig langlebig langlebigkeit laufruhig lautlos lebendig lebensecht
    lebensfroh lecker leckere leichtgängig leise leistungsfähig leistungsstark leuchtend leuchtkräftig liebenswert
    liebevoll liebling lieblich lobenswert logisch lohnend lohnenswert lohnt löblich lösbar lösung luftdicht luftig
    lukrativ lustig luxuriös magisch makellosigkeit malerisch maßgeschneidert meisterlich mild mitreißend modern modisch
    motiviert motivierend mühelos munter nachhaltig nahtlos neidlos nett neuwertig niedlich nobel nostalgisch
    nutzerfreundlich nützlich ordentlich organisiert original originell passend passgenau passt passform passte passten
    pfiffig pflegeleicht pfundig plausibel platzsparend positiv praktikabel praktisch preisgünstig preiswert präzise
    premium problemlos produktiv professionell profitabel proper prompt prägnant punktgenau pünktlich pur putzig
    qualitativ qualitätsarbeit rasant rasch raffiniert raumsparend realistisch realitätsnah rechtzeitig reibungslos
    reichhaltig reichlich reißfest reizend reizvoll respektvoll retter riesig riesenfreude robust robustheit romantisch
    rostfrei rücksichtsvoll ruckelfrei ruckzuck rundum rutschfest saftig sanft satt sauber sauberkeit schadlos schatz
    schick schlank schlau schlüssig schmackhaft schmeichelhaft schmeichelnd schmuck schmutzabweisend schnell schnäppchen
    schneller schön schöne schöner schonend schwärmen schützend seidig seidenweich selbsterklärend seriös sicherheit
    sinnig sinnvoll solid solide sonnig sorgenfrei sorgfältig sorgsam spannend sparsam spaß spaßig spielend spielerisch
    spitzenprodukt sportlich spritzig spürbar stabil stabiler stabilität standfest standhaft standsicher staunen
    stilvoll stimmig stolz stoßfest strahlend strapazierfähig strukturiert stylisch stylish süß sympathisch talentiert
    tauglich tipptopp toller toleriert tragbar traditionell transparent trefflich treu trumpf tüchtig umgänglich
    umweltfreundlich unauffällig unbedenklich unbeschadet unbeschädigt unentbehrlich unempfindlich unerreicht
    ungefährlich unkompliziert unproblematisch unterhaltsam unterhaltend unterstützend unverwüstlich unverzichtbar
    unversehrt unzerbrechlich überlegen übersichtlich überzeugend überzeugt überzeugte variabel verantwortungsvoll
    verbessert verbesserung verblüffend verblüfft verdient vereinfacht verführerisch vergnügen vergnügt verlässlich
    verlockend vernünftig verspielt verschönert versiert verständlich verständnisvoll vertrauen vertrauenswürdig
    vertretbar verträglich verwöhnt verzaubert vielfältig vielseitig vitalisierend vollständig volltreffer vorbildliche
    vorteil vorteile vorteilhaft wahrheitsgetreu waschbar wärmend wasserabweisend wasserdicht wasserfest weiterempfehlen
    weiterempfehlung wertig wertigkeit wertvoll wetterfest widerstandsfähig wiederverwendbar willkommen winddicht
    wirksam wirkungsvoll witzig wohlfühlen wohlgeformt wohlig wohlriechend wohlschmeckend wohltuend wunschgemäß
    wünschenswert würdig zart zauberhaft zeitlos zeitsparend zielführend zierlich zufrieden zufriedene zufriedenstellend
    zufriedenheit zügig zukunftssicher zutreffend zuverlässig zuverlässigkeit zuvorkommend zweckmäßig überpünktlich
    kinderspiel haltbare geschenkidee lobend wiederkaufen nachbestellt nachkaufen nachgekauft blitzlieferung danken
    freudentänze bereichert leicht-zu-bedienen aufgehoben kaufempfehlung absolute-kaufempfehlung weiterzuempfehlen
    geschont funktionstauglich treffsicher durchzugsstark griffsicher lichtstark saugstark klangvoll raumfüllend
    klangstark akkustark ausdauer blasenfrei streifenfrei tropffrei auslaufsicher bissfeste schimmelfrei fettfrei
    kalkfrei schadstofffrei rückenschonend magenschonend gelenkschonend blendfrei flimmerfrei wackelfrei spielfrei
    knickfrei`,
  negative: `
    abbrechen abbrach abbricht abblättern abblättert abfallend abfallen abfällt abfärben abfärbt abgebrochen abgefallen
    abgefärbt abgebröckelt abgelaufen abgelehnt abgenutzt abgeplatzt abgerissen abgestürzt abgetragen abgewetzt
    abgezockt ablehnen ablösen ablöst abgelöst abnutzung abplatzen abraten abschreckend absturz abstürze abstürzt absurd
    abweichung abwertend abwimmeln abzocke aggressiv allergisch altbacken altmodisch angebrochen angekratzt angelaufen
    angerostet angst anfällig angeschlagen anstrengend armselig ärger ärgere ärgerlich ärgern ärmlich aufdringlich
    aufgebläht aufgegeben aufgehört aufgerissen aufgeplatzt aufgequollen aufreißen ausbeulen ausbleichen ausblieb
    ausfall ausfallen ausfällt ausgebleicht ausgefranst ausgelaufen ausgeleiert ausgenutzt ausgewaschen auslaufen
    ausläuft ausleiern ausreden ausrede ausreißen ausschuss ausgetauscht ausgetrocknet ausverkauft bedauerlich
    bedauerlicherweise bedauern bedenken bedenklich bedrückend beeinträchtigt befremdlich befremdet behindert behäbig
    beißend belastend belästigt beleidigend bemängeln bemängelt benachteiligt bereue bereuen bereut beschädigt
    beschädigung beschädigungen beschissen beschlagen beschlägt beschmutzt beschwerde beschwerden beschweren
    beschwerlich besorgniserregend besorgt betrogen betrübt betrug betrüger betrügerisch betrügt beule beulen bieder
    billigware billigproduktion billigplastik blase blasen blass blasse blauäugig blöd blödsinn blockiert bockig böse
    brannte brechen brenner brenzlig bricht brach brüchig brummen brummt bruch bruchstück bröckeln bröckelt chaos
    chaotisch chemisch chemiegeruch dämpfig defekt defekte defekten defizit deformiert demoliert deplatziert
    desillusioniert diffus drückend drückt dürftig dumm dumpf dreck dreckig durcheinander durchgebrannt durchgerissen
    durchgescheuert durchgefallen durchhängen durchrostet durchwachsen einbrennen einbüßen einengend eingebrochen
    eingedellt eingegangen eingelaufen eingerissen eingeschränkt einlaufen einreißen einschränkung eintönig ekel
    ekelerregend eklig elend enttäuschen enttäuschend enttäuscht enttäuschung entfärbt entmutigend entnervt entsetzt
    entsetzlich entsorgen entsorgt entzündet erbärmlich erbost erfolglos ermüdend ernüchternd ernüchtert erschreckend
    erschrocken erstickend erschwert fade fadenscheinig fahrlässig fälschlich fälschung falsch falsche falscher falsches
    fatal faul faulig fehl fehler fehlerhaft fehlerhafte fehlfunktion fehlgriff fehlkauf fehlkonstruktion fehlproduktion
    fehlschlag fehlt fehlte fehlten fehlen feindselig finger-weg fleck flecken fleckig flackern flackert flimmern
    flimsig flau flop fluchen fragil fraglich fragwürdig franst fransen fransig frech frechheit fremdkörper frust
    frustriert frustrierend frustration fummelig funktionslos funktionsunfähig furchtbar fusseln fusselt fusselig
    gammelig gammel garstig gebrechlich gebrochen gefahr gefährlich gefälscht gegenteil geklemmt geknickt geizig gelogen
    gelangweilt geldschneiderei geldverschwendung genervt geplatzt geprellt geräuschvoll gerissen geschrumpft
    geschwollen gesplittert gesprungen gestank gestört gestresst gestunken getäuscht getrübt gewackelt gewellt giftig
    gnadenlos grausam grausig grauenhaft grauenvoll grässlich grob grottig grusel gruselig gummiartig hadern halbherzig
    hakelig hakt hapert hässlich heikel hektisch hilflos hinausgeworfen hinderlich hindernis hinüber hitzig hoffnungslos
    hohl holprig horror instabil indiskutabel ineffektiv inkompatibel inkompetent irreführend irreparabel irritiert
    irritierend jämmerlich jucken juckt juckreiz kaputt kaputte kaputtes kaputtgegangen kaputtgehen kapituliert
    katastrophal katastrophe kitschig klagen kläglich klapprig klappert klappern klapperig klebrig kleinlich klemmt
    klemmen klirren klobig klumpen klumpig knarren knarrt knarzt knarzen knicken knick knickt knirschen knittern
    knittrig kompliziert komplizierte kontraproduktiv kopfschmerzen kostspielig krach kränkend krank kratzend kratzer
    kratzig kratzspuren kratzt kriminell krumm krumme kümmerlich kummer kurzlebig kurzschluss lachhaft lächerlich lahm
    lähmend lädiert langatmig langsam langsamer langwierig langweilig lappig lärm lärmend lasch lauwarm leck leckt
    leckage leider leiden leidig lieblos lockert lockern löchrig löcher löst lose lücke lückenhaft lüge lügen lumpig
    mager makel makelhaft mangel mangelhaft mangelhafte mangelnd mangels mängel marode matschig mau meckern mickrig
    miefig mies miese mieser minderwertig mindere minderqualität missbrauch misserfolg missfallen missfällt misslich
    misslingt misslungen missraten missverständlich misstrauisch mitgenommen modrig monoton mühe mühsam muffig murks
    nachgelassen nachlassen nachlässig nachteil nachteile nachteilig negativ nerven nervig nervend nervt nichtssagend
    niederschmetternd nörgeln nutzlos oberflächlich obskur ohrenbetäubend öde ölig panne pampig panik peinlich penetrant
    pfusch pfuscherei plastikmüll plagen platt platzen platzt plump poltern porös problem probleme problematisch
    provisorisch primitiv prekär quietschen quietscht quietschend qual quälend qualvoll qualmt ramsch rätselhaft rau
    raue ratlos rattern rattert rausgeschmissen rausgeworfen rauschen rauscht reinfall reißen reißt reklamation
    reklamieren reklamiert reizt reizung reue riss risse rissig riskant risiko rostet rost rostig rosten rostflecken
    rowdy rückgabe rückläufer rücksendung rückschlag rüde ruckelt ruckeln ruckelig ruiniert ruinieren ruppig rutschig
    rutscht rutschen sackgasse schade schaden schadhaft schädlich schäbig schal schande schändlich scharfkantig scheiße
    scheiß scheitern scheiterte scheppern scheppert scheuern scheuert scheußlich schief schiefe schikane schimmel
    schimmelig schimpfen schlabberig schlampig schlamperei schlapp schlecht schlechte schlechter schlechtere schlechtes
    schlechteste schleift schleppend schlimm schlimmer schlimmste schlottert schluderig schmerz schmerzen schmerzhaft
    schmiert schmierig schmutz schmutzig schnarrt schnickschnack schockiert schrecklich schreck schrott schrottig
    schrumpft schrumpfen schrill schund schwach schwache schwächelt schwächen schwachpunkt schwachstelle schwammig
    schwer-verständlich schwerfällig schwergängig schwierig schwierigkeiten schwindel schwitzen schwitzig sinnfrei
    sinnlos skandal skandalös skeptisch sorge sorgen sperrig spröde sprünge spinnt splittert splitter steif stechend
    stinken stinkt stinkend stockend störanfällig störend störung störungen stört stottern streikt streiken stress
    stressig struppig stumpf stupide sturz stürzt sündhaft täuschend täuschung tadel teuer teure teurer träge tragisch
    traurig tropfen tropft trostlos trüb trügerisch überbewertet überdreht überflüssig überfordert überhitzt überhitzung
    überhöht übel übelkeit überladen übelriechend überteuert überteuerte übertrieben umgetauscht umkippen umständlich
    umstürzen umtausch unangebracht unangemessen unangenehm unannehmbar unakzeptabel unansehnlich unattraktiv
    unausgereift unbedacht unbefriedigend unbequem unbeholfen unbrauchbar unbrauchbare undankbar undeutlich undicht
    undurchdacht unecht unehrlich uneben unerfahren unerfreulich unerhört unerträglich unerwünscht unfähig unfair
    unfreundlich unfunktional ungeeignet ungehalten ungemütlich ungenau ungenießbar ungenügend ungepflegt ungerade
    ungerecht ungeschickt ungesund ungleich ungleichmäßig unglaubwürdig unglücklich ungut ungünstig unhandlich unhöflich
    unhygienisch uninteressant unklar unkomfortabel unlesbar unlogisch unmenschlich unmöglich unmut unnatürlich unnötig
    unnütz unordentlich unpassend unpraktisch unpräzise unpünktlich unprofessionell unqualifiziert unrealistisch
    unregelmäßig unrund unruhig unsachgemäß unsauber unscharf unschön unseriös unsicher unsinn unsinnig unsolide
    unstabil unterdimensioniert unterirdisch untauglich untragbar unterlegen unübersichtlich unverantwortlich
    unverschämt unverschämtheit unverständlich unvollständig unvorsichtig unvorteilhaft unwirksam unwillig unwohl
    unwürdig unzufrieden unzulänglich unzumutbar unzureichend unzuverlässig verärgert verarscht verarschung verätzt
    verbeult verbesserungswürdig verblasst verblassen verbogen verbiegt verbiegen verbrannt verbrennt verbrennung
    verdorben verdreckt verdreht verdruss vereitelt verfälscht verfärbt verfärbung verfilzt verflixt verformt verformung
    vergammelt vergeblich vergeudet vergeudung vergessen vergilbt verhakt verheddern verhunzt verklebt verklemmt
    verkratzt verletzt verletzung verletzungsgefahr verliert verloren verlieren verlogen verminderte verpackungsmüll
    verpatzt verpfuscht verpixelt verrostet versagen versagt versagte verschimmelt verschlechtert verschleiß verschleißt
    verschlissen verschmiert verschmutzt verschollen verschwendet verschwenden verschwendung verschwommen verschwunden
    versetzt verspannt verspätet verspätung verstaubt verstimmt verstopft verstoß verstörend verunreinigt verunsichert
    verwackelt verwaschen verweigert verwirrend verwirrt verwirrung verwelkt verzerrt verzichten verzichtet verzieht
    verzogen verzug verzögert verzögerung verzweifelt verzweiflung vergeigt verbuggt wackelig wackeln wackelt wacklig
    wackelkontakt warnung wartezeit wegschmeißen weggeschmissen weggeworfen weggerutscht wegwerfen wegwerfprodukt welk
    wellig wertlos wertloses widerlich widersprüchlich widerspricht widrig willkürlich windig wirkungslos wirr witzlos
    wucher wund wundgescheuert wut wütend zäh zeitraubend zeitverschwendung zerbeult zerbrach zerbrechen zerbrechlich
    zerbrochen zerdrückt zerfallen zerfällt zerfetzt zerfleddert zerkratzt zerkratzte zerknittert zerreißt zerreißen
    zerrissen zerrüttet zerstört zerstören zerstörung zerschlagen zersplittert zerbröselt zickig ziept ziehend zischt
    zögerlich zorn zubeißt zumutung zurückgegeben zurückgehen zurückgeschickt zurückgesendet zurückgesandt
    zurückschicken zwecklos zweifel zweifelhaft zwickt zwicken drückstellen druckstellen rauskommen undichte lotterig
    labberig labbrig windschief beschädigte altgerät kippelt kippt leert entlädt schleppt hängt-sich-auf aufhängt
    bastelei bruchware b-ware mangelware ausschussware billigkram plunder nepp wucherpreis saftladen dauerbaustelle
    reinfallen rausgeschmissenes beulig schlabbert ausbeult quillt einschneidet einschneiden kneift rubbelt pikst piekst
    piepst fiept surrt dröhnt dröhnen scheppernd blechern heult`,
  strongNegative: `
    abscheulich albtraum alptraum bodenlos desaster desaströs drecksding dreist ekelhaft erbärmlich frechste
    furchtbarste grottenschlecht hasse hassen katastrophalste lebensgefährlich miserabel miserable mistding mist
    müllhalde oberschlecht saumäßig schrecklichste schlechtester schrottteil sauerei schweinerei ungenießbare unterste
    unverschämte unbrauchbares vollkatastrophe widerwärtig wertlosester totalausfall totalschaden kernschrott`,
  positivePhrases: `
    wie beschrieben, wie erwartet, wie abgebildet, wie versprochen, wie angekündigt, wie gewünscht, wie neu, wie angegossen, wie am ersten tag, gerne wieder, gern wieder, immer wieder, jederzeit wieder, nur zu empfehlen, kann ich empfehlen, sehr zu empfehlen, klare empfehlung, klare kaufempfehlung, absolute empfehlung, volle punktzahl, fünf sterne, 5 sterne, daumen hoch, kein problem, keine probleme,
    ohne probleme, ohne problem, keine beanstandungen, nichts auszusetzen, nichts zu bemängeln, nichts zu meckern, nicht zu beanstanden, kann nicht meckern, kann man nicht meckern, da gibt es nichts, lässt keine wünsche offen, keine wünsche offen, besser als erwartet, besser als gedacht, übertrifft, übertroffen, erwartungen erfüllt, voll erfüllt, hält was es verspricht, hält was, was es soll, tut was, macht was, macht spaß, macht freude, macht eindruck, tut seinen dienst, erfüllt seinen zweck,
    erfüllt ihren zweck, zweck erfüllt, preis leistung, preis-leistung, preis-leistungs-verhältnis, preisleistung, sein geld wert, jeden cent wert, jeden euro wert, ihr geld wert, das geld wert, den preis wert, lohnt sich, hat sich gelohnt, gute qualität, gutes produkt, guter kauf, gut verarbeitet, gut verpackt, sauber verarbeitet, leicht zu reinigen, leicht zu bedienen, leicht zu montieren, leicht aufzubauen, leicht anzubringen, einfach zu bedienen, einfach zu reinigen, kaum zu hören, kaum hörbar, kein geruch, keine gerüche, kein gestank,
    schnell geliefert, schnelle lieferung, früher als erwartet, früher als angekündigt, einen tag früher, schneller als gedacht, würde ich wieder kaufen, wieder kaufen, erneut kaufen, nochmal bestellt, noch einmal bestellt, noch eine bestellt, zweites mal bestellt, gleich noch, nie wieder ohne, nicht mehr missen, nicht mehr hergeben, möchte ich nicht mehr, aus der hand geben, rundum zufrieden, alles bestens, alles gut, alles super, alles top, alles in ordnung, in ordnung, auf den ersten blick verliebt, sieht gut aus, sieht toll aus, riecht gut, riecht angenehm, sitzt gut, sitzt perfekt,
    geld zurück erhalten, geld sofort zurück, ersatz geschickt, sofort ersetzt, sofort ersatz, zum glück, hält dicht, hält warm, hält kalt, hält den ganzen tag, den ganzen tag, hält lange, hält bombenfest, hält super, läuft rund, immer noch wie, nach wie vor, bestes produkt, beste entscheidung, genau das richtige, genau richtig, genau was ich, was ich gesucht, wonach ich, gut durchdacht, gut lesbar, gut verständlich, einfach nur, gut gemacht, nichts falsch machen, nicht falsch machen, kein vergleich, empfehle ich weiter, freue mich, freut sich, begeistert mich, fünf minuten aufgebaut, minuten aufgebaut, minuten fertig, minuten montiert, minuten zusammengebaut, in fünf minuten, in zehn minuten, in zwei minuten, in wenigen minuten, im handumdrehen, ratzfatz, kinderleicht zu, günstiger als, billiger als im, halber preis, zum halben preis, das ganze wochenende, ganzes wochenende, die ganze woche, eine woche durch, tagelang, stundenlang, klein aber oho, klein aber fein, aber oho, nicht zu laut, nicht zu schwer, nicht zu groß, nicht zu klein, nicht zu süß, nicht laut, nicht schwer, nicht teuer, war problemlos, ohne murren, anstandslos zurück, wie im bild, wie auf dem bild, wie auf dem foto, wie auf den fotos, wie auf den bildern, genau wie, entspricht der beschreibung, entspricht dem, entspricht genau, stimmt mit, preis stimmt, preis-leistung stimmt, qualität stimmt, passt alles, passt super, passt perfekt, passt genau, passt gut, passt einwandfrei, passt prima, passt wie, sitzt wie, sitzt super, tut was sie, läuft und läuft, läuft leise, läuft ruhig, hört man kaum, hört man nicht, man hört ihn, lässt sich leicht, lässt sich gut, lässt sich einfach, lässt sich super, ein neues geschickt, neues zugeschickt, sofort ein neues, umgehend, am nächsten tag da, nächsten tag, einen tag früher, zwei tage früher, nach zwei tagen da, war schnell da, kam schnell, kam pünktlich, schneller da, seit jahren im, seit einem jahr, jahr täglich, mag ich, mag den, mag die, mögen wir, finde ich gut, finde ich klasse, nicht bereut, bereue nichts, bereue den kauf nicht, rutscht nicht, drückt nicht, kratzt nicht, stinkt nicht, riecht nicht, leckt nicht, tropft nicht, wackelt nicht, verrutscht nicht, färbt nicht, nicht schlecht, gar nicht schlecht, gar nicht so schlecht, da kann man nichts,
    ich mag, wir mögen, mag es, mag sie, mag das`,
  negativePhrases: `
    nie wieder, nicht empfehlenswert, nicht zu empfehlen, finger weg, lasst die finger, hände weg, rate ab, rate davon ab, kann ich nur abraten, nur abraten, nicht kaufen, kauft das nicht, ging kaputt, geht kaputt, ist kaputt, kaputt gegangen, schon kaputt, gab den geist auf, geist aufgegeben, gibt den geist auf, funktioniert nicht, funktionierte nicht, funktioniert nicht mehr, geht nicht, ging nicht, geht nicht mehr, ging nicht mehr, lässt sich nicht, ließ sich nicht, lädt nicht, lädt nicht mehr, schaltet sich ab, schaltet sich nicht, geht nicht an, springt nicht an, passt nicht, passte nicht, passt überhaupt nicht,
    passen nicht, hält nicht, hielt nicht, hielt nur, hält nur, hielt gerade, hält kaum, kaum eine stunde, hält keine, klebt nicht, haftet nicht, schließt nicht, dichtet nicht, wärmt nicht, schneidet nicht, saugt nicht, wirkt nicht, bringt nichts, taugt nichts, taugt nicht, zu nichts, wurde nicht geliefert, nicht geliefert, nicht angekommen, kam nicht an, nie angekommen, nie geliefert, kam nie, keine antwort, keine reaktion, keine anleitung, ohne anleitung, ohne bedienungsanleitung, keine hilfe, keine rückmeldung, antwortet nicht, meldet sich nicht, reagiert nicht, nicht wie beschrieben, nicht wie abgebildet, entspricht nicht, nicht wie auf,
    anders als beschrieben, anders als abgebildet, anders als auf, weicht ab, kein vergleich zu, ein stern, 1 stern, null sterne, keinen stern, daumen runter, geht zurück, ging zurück, geht retour, ging retour, retour geschickt, zurück geschickt, zurück gesendet, wandert in den müll, für den müll, in den müll, in die tonne, für die tonne, rausgeschmissenes geld, rausgeworfenes geld, geld zum fenster, aus dem fenster, zum fenster hinaus, schade ums geld, schade um das geld, sein geld nicht wert, das geld nicht wert, den preis nicht wert, nicht wert, lässt zu wünschen übrig, zu wünschen übrig, hätte mehr erwartet, mehr erwartet, mehr erhofft, besseres erwartet,
    unter aller sau, unter aller kanone, nicht zu gebrauchen, zu nichts zu gebrauchen, fällt auseinander, fiel auseinander, auseinander gefallen, auseinandergefallen, fällt ab, fiel ab, löst sich, lösten sich, löste sich, lösen sich, blättert ab, färbt ab, läuft aus, lief aus, lief ein, ging ein, geht ein, bricht ab, brach ab, reißt ein, riss ein, fällt um, kippt um, fällt klein aus, fällt groß aus, fallen klein aus, fällt sehr klein, fällt zu klein, falsche größe, falsche farbe, falscher artikel, falsches produkt, fehlende teile, teile fehlen, teile fehlten, schrauben fehlten, es fehlten, es fehlt, zu spät, viel zu spät, eine woche zu, wochen später, tage später, wochen gewartet, tage gewartet, dauert ewig, dauerte ewig, ewig gedauert, ewig gewartet,
    immer noch nicht, noch immer nicht, noch nicht da, riecht nach chemie, riecht chemisch, riecht stark, riecht nach plastik, riecht unangenehm, riecht streng, sieht billig aus, wirkt billig, fühlt sich billig, billiges plastik, billig verarbeitet, billige verarbeitung, billig gemacht, bereits benutzt, schon benutzt, schon geöffnet, war offen, war geöffnet, war beschädigt, schwer zu öffnen, schwer zu reinigen, schwer zu bedienen, schwer zu verstehen, schwer zu montieren, schwer aufzubauen, schwer lesbar, nicht lesbar, nicht verständlich, wird heiß, wurde heiß, wird sehr heiß, nach einer wäsche, nach dem ersten waschen, nach der ersten wäsche, nach einmal waschen, nach zwei wochen, nach wenigen wochen, nach kurzer zeit, nach wenigen tagen, nach drei tagen,
    tut weh, tun weh, weh getan, drückt an, am falschen ende, am falschen ende gespart, nicht mehr als, könnte besser sein, dürfte besser, hätte besser, wäre besser gewesen, würde ich nicht, leider nicht, nicht so toll, nicht so gut, verlorenes geld, verbranntes geld, nicht brauchbar, nicht benutzbar, wollte ich lieben, hält dem nicht stand, hält nicht stand, gibt nach, nicht dicht, macht krach, macht lärm, macht geräusche, nur probleme, nur ärger, akku leer, schnell leer, sofort leer, ist leer, das letzte, ein witz, schlechter witz, was für ein, saugt schlecht, nicht stabil, nicht sauber, zieht fäden, zog fäden, nicht genug, nicht erreichbar, zu klein, zu groß, zu eng, zu weit, zu lang, zu kurz, zu schwer, zu laut, zu dünn, zu dick, zu teuer, zu spät, zu hart, zu weich, zu dunkel, zu hell, zu schwach, zu heiß, zu kalt, zu breit, zu schmal, zu locker, zu wenig, zu viel, zu kompliziert, zu süß, zu salzig, zu grob, zu hoch, zu niedrig, zu tief, zu stark, zu schnell, zu langsam, zu straff, zu steif, zu leicht, zu schwergängig, zu umständlich, zu flach, zu rutschig, zu leise, zu fest, zu groß, zu klobig, zu scharf, zu intensiv, zu penetrant, zu riesig, zu winzig, zu knapp, zu lasch, zu unhandlich, kleiner als gedacht, kleiner als erwartet, kleiner als auf, kleiner als beschrieben, kleiner als angegeben, größer als gedacht, größer als erwartet, dünner als, kürzer als, schwerer als, dunkler als, heller als, greller als, lauter als, nur auf englisch, nur in englisch, nur auf chinesisch, nur englisch, nur englische, keine beschreibung, keine ahnung wie, musste raten, in scherben, in stücken, in einzelteilen, riecht wie, seit wochen, seit drei wochen, seit zwei wochen, wochen auf, warte seit, warte immer, warte noch, bekam grün, und bekam, und bekommen, und erhalten, stattdessen kam, geliefert wurde, klingt wie, laut wie, wie ein traktor, wie spielzeug, wie ein spielzeug, lässt sich kaum, lässt sich schlecht, lässt sich schwer, geht schwer, geht kaum, kaum lesbar, kaum zu lesen, kaum zu öffnen, kaum zu reinigen, kriegt man nicht, bekommt man nicht, kommt man nicht, bekomme ich nicht, nicht durchdacht, nicht auszuhalten, nicht zu ertragen, nicht sauber zu, keinen kontakt, kein kontakt, kein ersatz, keine erstattung, kein geld zurück, keine lieferung, kein ladekabel, kein netzteil, die ganze nacht, reicht nicht, reicht kaum, kaum platz, zu eng am, rutscht ständig, geht ständig, fällt ständig, bleibt nicht`,
  neutral: `nicht nur, gut zehn, gut zwei, sogar nicht, durchschnittlich, mittelmaß, mittelmäßig, geht so, schnell noch, so lala, noch nicht ausprobiert, noch nicht benutzt, noch nicht getestet, noch nicht verwendet, weiß nicht ob, nicht nur, weiß jemand, noch nicht, weder noch`,
  negators: `nicht kein keine keinen keinem keiner keines nie niemals nichts ohne weder kaum nirgends nich net keinerlei keineswegs`,
  intensifiers: `sehr extrem wirklich absolut total echt besonders überaus äußerst unglaublich richtig ganz wahnsinnig ausgesprochen höchst enorm so voll mega viel deutlich furchtbar`,
  diminishers: `etwas bisschen leicht ziemlich relativ einigermaßen halbwegs teilweise fast eher recht wenig`,
  contrasts: `aber jedoch allerdings doch trotzdem dennoch nur leider hingegen`,
  concessions: `obwohl obgleich zwar trotz wenngleich`,
};
