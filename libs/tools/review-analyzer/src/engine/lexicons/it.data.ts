import type { LexiconData } from '../lexicon.ts';

/** Italian words of praise and blame in product reviews. Origin and format: `lexicons/README.md`. */
export const LEXICON: LexiconData = {
  language: 'it',
  checkedOn: '2026-11-28',
  strongPositive: `
    adoro amo bellissimo bellissima bravissimi buonissimo comodissimo divino eccellente eccellenza eccezionale
    entusiasta entusiasmante esemplare esilarante estasiato fantastico favoloso fenomenale formidabile geniale genialata
    grandioso ideale imbattibile impagabile impareggiabile impeccabile incantevole incomparabile incredibile
    indispensabile ineguagliabile ineccepibile innamorata innamorato insostituibile insuperabile irresistibile magico
    magnifico meraviglia meraviglioso miracoloso mitico ottimo ottima ottimi ottime perfetto perfetta perfetti
    perfettamente perfezione prodigioso sbalorditivo sensazionale sorprendente spettacolare spettacolo splendido
    strabiliante straordinario strepitoso stupendo sublime super superbo top utilissimo velocissimo capolavoro bomba
    gioiello fuoriclasse innamorati contentissimo contentissima soddisfattissimo soddisfattissima praticissimo
    robustissimo morbidissimo morbidissima straconsigliato stracontento consigliatissimo`,
  positive: `
    abbagliante abbondante abbordabile abile accattivante accessibile accettabile accogliente accurato accurata
    accuratezza adattabile adatto adatta adeguato adeguata aderente adorabile affabile affascinante affidabile
    affidabilità affilato agevole agevola agile aggiornato aggraziato aiuta aiuto allegro allegria amabile ammirevole
    ammortizza ampio ampia anallergico antigraffio antiscivolo antiurto appaga appagante appagato appassionante
    appetitoso apprezzabile apprezzato apprezzare apprezzo approvato appropriato ariosa armonia armonioso aromatico
    artigianale assorbente atossico attento attraente autentico autonomia avvincente avvolgente azzeccato azzeccata
    bella belle belli bello bellezza bel ben beneficio benefico benissimo benessere benvenuto bravo bravi brillante
    brillantezza brillantemente brio buon buona buone buoni buono calmante calza capace capiente capienza carino carina
    carini caratteristico celere celermente certezza certificato chiaro chiara chiarezza chic classico colorato
    coloratissimo comfort comoda comodità comodo comodi comodamente compatibile compatto compatta competente competenza
    complimenti comprensibile comprensivo conciso conforme confortante confortevole congruo coniuga consigliabile
    consigliato consigliata consiglio consigliare consiglierei consistente conveniente convenienza convincente convinto
    convince convinta coperto cordiale cordialità corretto corretta correttamente cortese cortesia cremoso creativo
    croccante curato curata decente decorativo degno delicato delicata delicatezza delizia delizioso deliziosa
    dettagliato dettagliata digeribile dignitoso diligente dinamico discreto discreta disponibile disponibilità distinto
    diverte divertente divertenti divertimento dolce dolcezza dolcemente duraturo duratura durevole durevolezza
    ecologico economico economica economici efficace efficacia efficiente efficienza elastico elegante eleganza elogio
    emozionante emozionato energico equilibrato ergonomico ergonomica ermetico esaltante esatto esatta esattamente
    esaustivo esclusivo esclusiva esperto espressivo esteticamente estetica estetico estroso evoluto facile facili
    facilità facilissimo facilita facilmente famoso fedele felice felicità felicissimo fervido fiducia fidato fiero     finezza flessibile fluido fluidità forte forti fortuna fortunato fragrante fragranza freschezza fresco fresca
    fruttato funge funziona funzionale funzionalità funzionano funzionante funzionato furbo furba garantito garanzia
    generoso gentile gentilezza gentilissimo gentilissimi genuino gestibile giovanile giusto giusta godibile goduria
    gradevole gradevoli gradisco gradito gradita gratificante gratis grato grazioso graziosa grazia grintoso guadagno
    guarisce gustoso idoneo idratante idrata illuminante illumina imbottito immacolato immediato immediata immune
    impermeabile impressiona impressionante impressionato incoraggiante indeformabile indicato indistruttibile indolore
    indovinato inesauribile infallibile ingegnoso innovativo inodore inossidabile inossidabilità intatto intatta integro
    intelligente intensa intenso interessante intramontabile intrigante intuitivo intuitiva invidiabile invitante
    ipoallergenico ispirante istruttivo istantaneo lavabile leale leggera leggere leggero leggerezza leggibile liscio
    liscia lodevole logico longevo lucente lucido luminoso luminosa luminosità lusso lussuoso maestoso magia maneggevole
    maneggevolezza mantiene mantengono maturo meritato meritevole meritano meticoloso migliora migliorato migliore
    migliori miglioramento mirabile moderno moderna modico modici morbida morbide morbidezza morbido motivante multiuso
    naturalezza nitido nitidezza nobile notevole notevolmente nuovissimo nutre nutriente occasione occasionissima
    oculato omogeneo onesto onesta onestà  organizzato orgoglioso osservante ottimale ottimamente ottimizza
    pacifico paziente perfezionato performante pertinente piace piacciono piaciuto piaciuta piaciuti piacevole
    piacevolezza piacevolmente piacere pieghevole poliedrico popolare portatile positiva positivo positivamente potente
    potenti potenza pratica pratiche pratico praticità pregevole pregiato pregio preciso precisa precisissimo precisione
    preferito preferita preferisco premuroso preparato prestante prestigioso preziosa prezioso produttivo professionale
    professionalità profumato profumata promosso promossa prontezza prontissimi proporzionato protegge protettivo
    protettiva provvidenziale prudente pulita pulito pulizia pulisce puntuale puntualità puntualissimi puro qualitativo
    raccomandato raccomando raffinato raffinata raffinatezza raggiante ragionevole rapida rapidissima rapidissimo
    rapidità rapido razionale reale realistico regge reggono regolabile resistente resistenti resistenza resiste
    resistono responsabile ricaricabile ricco ricca ricomprare ricomprerò ricomprerei riacquisterei riacquistare
    rifinito rifinita rigenerante rilassa rilassante rilassato rinfrescante ringrazio ringraziare rinforzato riposante
    riposato risolto risolve risolvono risolutivo risparmia risparmio rispettoso rispettato rispondente riuscito
    riuscita robusta robusto robusti robustezza romantico sana sano saporito saporita sbrigativo scattante scintillante
    scorrevole serena sereno sereni serietà seria serissimi servizievole setoso sfizioso sicura sicurezza sicuro sicuri
    silenzio silenziosa silenzioso silenziosissimo simpatica simpatico semplice semplici semplicità semplicissimo
    sincero snello soave soddisfa soddisfacente soddisfatta soddisfatto soddisfatti soddisfazione soffice soffici
    sofisticato solida solido solidità sollievo sontuoso sorriso spassoso spazioso spaziosa specifico spiritoso
    splendente sportivo squisito squisita stabile stabili stabilità stiloso stimolante straconsiglio strepitosa succoso
    superiore superlativo sveglio svelto talento tascabile tempestivo tempestiva tenace tenero tonico tradizionale
    traspirante traspiranti tranquilla tranquillo tranquillità trendy trionfo unico unica utile utili utilità
    utilizzabile valida valide validi valido validissimo valore vantaggio vantaggi vantaggioso variegato varietà vario
    vellutato veloce veloci velocemente  versatile versatili versatilità vibrante vincente vincitore virtuoso
    vispo vistosa vivace vivo volentieri vincono pienamente centrato centra stragiusto superconsigliato soddisfano
    ripetibile calzano aderisce adeguatamente figurone sciccheria chicca affarone affare accontenta affidabili
    prontamente celerità`,
  negative: `
    abbaglio abbandonato aberrante abrasivo abusivo aceto acida acre affanno affatica afflosciato affrettato aggressivo
    agitato allarmante allenta allentato allentata allergia allergico alterato amarezza amaro ammaccata ammaccato
    ammaccatura ammaccature ammuffito angosciante annebbiato annoiato anomalia anonimo ansia antiestetico antigienico
    antiquato appannato appannano appiccicosa appiccicoso appiccicaticcio approssimativo arrabbiata arrabbiato
    arrabbiare arrugginisce arrugginita arrugginito arruffato artefatto asfissiante aspro assordante assente assurdità
    assurdo attrito avariato avvelena avverso avvilente avvisi bacato banale barcolla barcollante bassa-qualità beffa
    blando blocca bloccano bloccato bloccata blocchi bolla bolle bollente bollito brucia bruciano bruciata bruciato
    bruciatura brusco brutta brutte brutti brutto bruttissimo buca bucata bucato buchi buco bufala bugia bugiardi
    bugiardo buttare buttato buttata buttati cade cadono caduta cancellato caos caotico capriccioso carente carenza
    carissimo castrante cattiva cattive cattivo cavillo cede cedevole cedono ceduto chiassoso chimico cigola cigolano
    cigolante cigolio ciarpame cinesata colpa complica complicato complicata compromesso confonde confondono confusa
    confuso confusione contraddittorio contraffatto contraffazione controproducente corroso corrosione cortocircuito
    costoso costosa crepa crepata crepato crepe cricca critico critica crolla crollato crudele dannata danneggiata
    danneggiati danneggiato danno danni debole deboli debolezza decadente decolora deficit deforma deformano deformato
    deformata delude deludente deludenti delusa deluso delusi delusione delusissimo demoralizzante denuncia deperito
    depistante deprecabile deprimente depresso deteriora deteriorato deteriorata detestabile detesto difetto difetti
    difettosa difettoso difettosi difficile difficili difficilmente difficoltà difficoltoso diffida diffidare diffidate
    dimenticato dimesso dimezzata disagevole disagio disappunto disapprovo disastro disastrosa disastroso discontinuo
    discutibile disfatta disfunzione disgraziato disgusto disgustosa disgustoso disillusione disinteressato disonesta
    disonesto disonestà disordinato disorganizzato disperato disperso dispiace dispiaciuto dispiacere dispettoso
    dissapore distorto distrugge distrutta distrutto disturba disturbante disturbi disturbo disuguale dolente dolore
    doloroso dolori dozzinale drammatico dubbia dubbio dubbi dubbioso eccessiva eccessivo eccessivamente effimero
    egoista elude equivoco errata errato errore errori esagerata esagerato esasperante esaurita esaurito esauribile
    esitante esorbitante esoso esplode esploso esplosa evanescente evitare evitate fallace fallato fallata fallimento
    fallisce fallito falla falsa falsi falso falsità fanghiglia fango farlocco fasulla fasullo fastidi fastidio
    fastidiosa fastidioso fastidiosi fatica faticoso fatiscente fermato fetore fessura fiacca fiacco fiasco figuraccia
    filaccioso finta finto fioca fioco flebile flop floscio follia forato forata fragile fragili fragilità
    fragilissimo frana fregare fregatura fregato fregati frode frustra frustrante frustrato frustrazione fuligginoso
    fuma fumo furbetti furto fuoriuscita fuoriesce fusa fuso garbuglio gelido ghiacciato gocciola gocciolano
    gonfiato gonfiore graffi graffia graffiano graffiata graffiato graffio grave gravi grezza grezzo grida
    grigiore grossolana grossolano grumi grumoso guai guaio guasta guasti guasto illeggibile illogico illuso illusione
    imbarazzante imbarazzo imbrogliato imbroglio imbroglioni immangiabile immondizia impacciato impaurito impazzire
    impedisce imperdonabile imperfetta imperfetto imperfezione imperfezioni impersonale impolverato impossibile
    impossibilità impratico impreciso imprecisa improponibile improvvisato inaccettabile inadatto inadatta inadeguata
    inadeguato inaffidabile inappropriato inascoltabile incapace incapaci incastra incastrano incastrato inceppa
    inceppato incerto inclinato incoerente incomoda incomodo incompatibile incompetente incompetenti incompetenza
    incompleta incompleto incomprensibile incomprensibili inconcludente inconsistente inconveniente inconvenienti
    incrinata incrinato incrinatura indecente indecoroso indegno indesiderato indifferente indignato indolente
    inefficace inefficaci inefficiente inesatto inesistente inesperto infame infastidisce infastidito infelice inferiore
    inferiori infernale infetta infido infiamma infondato ingannata ingannato inganna ingannevole ingannevoli inganno
    ingestibile ingiallita ingiallito ingiallisce ingiusto ingiustizia ingombra ingombrante ingrato inguardabile iniquo
    inopportuno inquietante inquinato insapore inservibile insicuro insipida insipido insoddisfacente insoddisfatta
    insoddisfatto insolente insopportabile insostenibile instabile instabili instabilità insufficiente insufficienti
    insulso insulto intasa intasato interferenze interferisce intermittente interrotto interrompe intollerabile
    introvabile inusabile inutile inutili inutilità inutilizzabile inutilizzabili inutilmente invadente invecchiato
    irragionevole irregolare irregolari irreparabile irresponsabile irrispettoso irrita irritante irritata irritato
    irritazione lacera lacerata lacerato lacunoso ladri ladro lagna lagnanza lamentare lamentarsi lamentela lamentele
    lasca lasco latita lenta lento lentezza lentissimo leso letale limitato limitata limiti litigare logora logorato
    logoro losco macchia macchiata macchiato macchie macchinoso macello maldestro maldicente male maleducata maleducato
    maleducati malfatta malfatto malfermo malfunzionamento malfunzionante malsano maltrattato malvagio manca mancano
    mancante mancanti mancanza mancava mancavano mancata mancato manomesso marcia marcio marchiano mediocre mediocri
    mediocrità menzogna meschino miserabile misero misera moccio molesto moscia moscio muffa mutilo nausea nauseabondo
    nauseante negativa negativo negativamente negligente negligenza nervoso nocivo noia noioso noiosa nullo obsoleto
    odio odiato odioso offeso offensivo ombroso opprimente orrendo orrenda orribile orribili orrore oscuro ossida
    ossidata ossidato ossidazione ostacolo ostico ostile pacchiano palliativo panico paura pasticcio patacca peccato
    peggio peggiora peggiorato peggiore peggiori penosa penoso perde perdita perdite perduto pericolo pericolosa
    pericoloso pericolosi persa perse perso persi pessima pessime pessimo pessimi pezzente piaga piange piegata piegato
    piegano pignolo pilling pizzica pizzico plasticaccia plasticoso poverissimo povera povero precario precaria
    preoccupa preoccupante preoccupato preoccupazione prepotente problema problematico problematica problemi provvisorio
    prude prurito punge puzza puzzano puzzava puzzo puzzolente querela raccapricciante raffazzonato raggira raggirato
    raggiro rallenta rallentato rancido rattoppato reclamo reclami reclamare regredito restituire restituita restituito
    restituirò restringe restringono ristretto ristretta rovinoso ridicola ridicolo rifiuta rifiutato rifiutano rifiuto
    rigata rigato rigida rigido rimandare rimandato rimandata rimpianto rimpiango rincaro rischia rischio rischioso
    risentito ritardo ritardi ritardato rognoso rompe rompono ronza ronzio rotta rotte rotti rotto rottura rottame
    rovina rovinano rovinata rovinato rovinati rozzo rozza rude rudimentale ruggine rugoso rumore rumori rumorosa
    rumorosi rumoroso ruvida ruvido sballato sbaglia sbagliata sbagliate sbagliati sbagliato sbaglio sbalzi sbattuto
    sbavature sbavatura sbiadisce sbiadita sbiadito sbiadiscono sbilanciato sbilenco sbriciola sbriciolato sbuccia
    sbucciato scade scadente scadenti scaduto scaduta scandalo scandaloso scarica scarico scaricano scarsa scarse scarsi
    scarso scarsissima scarto scassata scassato scheggia scheggiata scheggiato scheggiati schianta schifezza schifo
    schifoso schiacciata schiacciato schiacciati schiappa schizza scivola scivolano scivolosa scivoloso sciocco sciolto
    scioglie scolla scollata scollato scollano scolorisce scolorita scolorito scoloriscono scomoda scomodi scomodissimo
    scomodità scomodo scomparso sconforto sconfortante scontenta scontento scontentezza sconsigliato sconsiglio
    sconsigliare sconveniente scoppia scoppiato scoraggiante scorretta scorretto scortese scortesi scotta scottato
    scricchiola scricchiolio scricchiolano scroccone scucita scucito scuce scuciono scuse sdegno seccatura seccante
    sfaldato sfalda sfasciato sfascia sfibrato sfila sfilacciata sfilacciato sfilaccia sfiducia sfinito sfocato sfocata
    sforma sformato sformata sfortuna sfortunatamente sfortunato sfregato sfruttato sganasciato sgancia sganciano
    sgangherato sgarbato sgarbati sgocciola sgonfia sgonfiano sgonfiato sgradevole sgradevoli sgradito sgraziato
    sgualcita sgualcito singhiozzo sleale smagliato smorto soffocante soffre soffro soporifero sopravvalutato sospetta
    sospetto sottodimensionato sovrapprezzo sovrastimato spacca spaccata spaccato spaccano spaiato sparita sparito
    spaventoso spazzatura specula spezza spezzata spezzato spezzano spiacevole spiegazzata spiegazzato spigoloso spinoso
    sporca sporco sporche sporchi sporcizia sprecata sprecati sprecato spreco spropositato sproporzionato spuntato
    squallido squallida squilibrato stacca staccano staccata staccato staccati stanca stancante stantio stentato sterile
    stonato storpio storta storto storte stracciata stracciato strappa strappano strappata strappato strappi stressante
    stress stridente stridulo stropicciato struscia stufato stufo stupida stupido superficiale surriscalda
    surriscaldamento surriscaldato svanisce svanito svantaggi svantaggio svenduto sventura svita svitano svogliato tanfo
    tarda tardivo tartassato tedioso tensione terribile terribili terrore tetro tirchio tormento torto tossico tossica
    tossici traballa traballante traballano tradito tragedia tragico trappola trascurato trascurata trasandato tremenda
    tremendo triste tristezza truccato truffa truffaldino truffato truffati truffatore truffatori turbato ubriacante
    umidiccio unto urla usurata usurato usura vano velenoso vergogna vergognarsi vergognoso vergognosa vessatorio
    vetusto vibra vibrazione vibrazioni vile violento viscido vizio volgare voragine zavorra zero zoppica zoppicante
    raschia stride fischia fischio spegne spegneva sfrigola impiglia impigliano infeltrita infeltrito infeltrisce pela
    pelano pelucchi perdeva sanguina`,
  strongNegative: `
    abominevole agghiacciante aborto bidone catastrofe catastrofico ciofeca cagata detestabilissimo disastri disumano
    fetente ignobile immonda immondo inguardabili inqualificabile ladrocinio merda nefasto obbrobrio obbrobrioso osceno
    oltraggioso orripilante paccottiglia pattume porcata porcheria pietosa pietoso rivoltante schifosa schifosi
    scandalosa sconcio spaventosa stomachevole vergognosi vomitevole tremendi truffe robaccia monnezza ripugnante incubo
    indecenza`,
  positivePhrases: `
    molto bene, molto buono, molto buona, molto bello, molto bella, molto soddisfatto, molto contento, va bene, va benissimo, vanno bene, lo consiglio, la consiglio, li consiglio, consiglio vivamente, super consigliato, da consigliare, senza problemi, nessun problema, nessun difetto, nessuna lamentela, nessun rumore, nessun odore, nessun graffio, nemmeno un graffio, neanche un graffio, non delude, non ha deluso, non mi ha deluso, non me ne pento, non mi pento, niente da dire, niente da ridire, nulla da dire, nulla da eccepire, niente da eccepire, non posso lamentarmi, non posso chiedere di più, non fa rumore, non si sente, si sente appena, quasi non si sente, non puzza, non perde, non fa una piega,
    come nuovo, come nuova, come descritto, come da descrizione, conforme alla descrizione, come in foto, come nelle foto, come da foto, come previsto, come mi aspettavo, come promesso, il primo giorno, proprio quello che, esattamente quello che, quello che cercavo, quello che mi serviva, ciò che cercavo, meglio del previsto, meglio di quanto, meglio di come, oltre le aspettative, supera le aspettative, superato le aspettative, superiore alle aspettative, all'altezza, fa il suo dovere, fa il suo lavoro, fa quello che deve, svolge il suo, svolge bene, rapporto qualità prezzo, qualità prezzo, qualità-prezzo, buon rapporto, ottimo rapporto, buona qualità, alta qualità, di qualità, buon prodotto, buon acquisto, ottimo acquisto, ottimo prodotto, buon prezzo, ottimo prezzo, prezzo giusto, vale la pena, ne vale la pena, vale ogni, vale il prezzo, vale tutti i, soldi ben spesi, spesi bene,
    cinque stelle, 5 stelle, dieci e lode, 10 e lode, 10/10, pollice in su, in tempo, nei tempi, in anticipo, prima del previsto, un giorno prima, puntuale come, arrivato subito, arrivato presto, arrivata subito, consegna veloce, consegna rapida, spedizione veloce, spedizione rapida, spedizione velocissima, tempi rapidi, ben fatto, ben fatta, ben imballato, ben confezionato, ben protetto, ben rifinito, ben curato, ben pensato, ben progettato, ben spiegato, fatto bene, fatta bene, imballato bene, facile da usare, facile da pulire, facile da montare, facile da installare, facile da lavare, facile da capire, facile da indossare, semplice da usare, semplice da montare, si monta in, si pulisce in, si pulisce facilmente, si pulisce bene, si lava, calza a pennello, a pennello, calza bene, calza perfettamente, veste bene, veste perfettamente, sta bene, sta benissimo, stanno benissimo,
    profuma di buono, buon profumo, ottimo profumo, buon odore, profumo delicato, lo ricomprerei, lo ricomprerò, la ricomprerei, ne ho comprato un altro, comprato un altro,  un altro, ne ho ordinati altri, comprerò ancora, acquisterò ancora, senza pensarci, ad occhi chiusi, a occhi chiusi, senza dubbio, soddisfatti o, rimborso immediato, rimborsato subito, rimborsata subito, sostituito subito, sostituzione immediata, risposto subito, risposta rapida, assistenza ottima, assistenza impeccabile, di prima, una favola, una meraviglia, una bomba, un gioiello, un piacere, una vera scoperta, tutto ok, tutto perfetto, tutto bene, tutto il giorno, tutta la giornata, dura tutto il, dura tantissimo, dura molto, dura a lungo, durano molto, tiene bene, tiene caldo, tiene il caldo, tiene la carica, tiene perfettamente, mantiene il, funziona ancora, ancora come, dopo mesi, mi piace, ci piace, gli piace, piace molto, mi trovo bene, fa la differenza, non ne posso più fare, fare a meno, farne a meno, costa meno, meno caro, metà prezzo, a metà prezzo, in cinque minuti, in dieci minuti, in due minuti, in pochi minuti, in un attimo, in un batter d'occhio, in meno di, in un'ora, si ricarica in, si ricarica velocemente, tutto il weekend, tutto il fine settimana, tutta la settimana, diversi giorni, ore e ore, elegantissimo, elegantissima, bellissimi, piccolo ma potente, ma potente, niente male, per niente male, non male, mica male, non è male, non pesa, non stringe, non stringono, non scivola, non gratta, non si muove, non cigola, non si rompe, non fa male, senza fatica, senza sforzo, senza complicazioni, identico alla, identica alla, corrisponde alla, corrisponde perfettamente, corrispondente alla, esattamente come, proprio come, come sulla foto, il giorno dopo, il giorno successivo, in un giorno, in due giorni, giorni prima, giorno prima, va alla grande, va bene anche, va perfettamente, funziona bene, funziona perfettamente, funziona benissimo, funziona alla grande, da un anno, da anni, tutti i giorni, ogni giorno da, si monta facilmente, si monta da, si lava bene, ne sono, mandato subito un, inviato subito un, un altro subito, la taglia giusta, taglia giusta, misura giusta, misura perfetta, giusto per, abbastanza grande, i bambini lo adorano, lo adora, la adora, le adora, li adora, ci si sta,  mentre il piccolo dorme, non sveglia, non disturba, non si sente nulla, non si sente niente, non fa nessun rumore, senza far rumore,   dopo un anno ancora, ancora perfetto, ancora perfetta,   mai un problema, mai avuto problemi,  nessun cedimento, nessun segno, nessuna perdita, nessuna piega, nessuna puzza, senza attrezzi, senza sforzi, senza discutere, senza storie, senza fare domande, senza una grinza, in mezz'ora montato, montato in, montata in, al primo tentativo, al primo colpo funziona, alla perfezione, come un orologio, come il burro, come un guanto, 
    anche mia nonna, anche mia madre, anche un bambino, già il secondo, già la seconda, ne ho presi, ne ho già, ne prenderò, ne comprerò, lo riprenderei, la riprenderei, lo rifarei, soldi ben, ne è entusiasta, ne va matto, ne va matta, vanno matti, fa la sua figura, fa un figurone, fa al caso`,
  negativePhrases: `
    non funziona, non funzionano, non funzionava, non funziona più, ha smesso di, smesso di funzionare, smette di, smesso di caricare, non carica, non carica più, non si carica, non si accende, non si accende più, non si chiude, non chiude, non taglia, non aspira, non scalda, non tiene, non tengono, non attacca, non si attacca, non aderisce, non incolla, non regge, non dura, non durano, non è durato, non è durata, durato poco, durata poco, dura poco, durano poco, durato solo, durata solo, dura solo, dura appena, dura a malapena, non serve, non serve a niente, non serve a nulla, serve a poco, non vale, non vale la pena, non vale il prezzo, non ne vale, non vale niente, non va bene, non va, non vanno, non calza, non entra, non entrano, non ci sta, non corrisponde, non corrispondono, non conforme, non è conforme, non come, non è come, non è quello, diverso da, diversa da,
    diverso dalla, diversa dalla, diversi dalla, niente a che vedere, nulla a che vedere, niente a che fare, non consiglio, non lo consiglio, non la consiglio, non comprate, non compratelo, non acquistate, non lo ricomprerei, non lo comprerei, non comprerò, non acquisterò, mai più, state alla larga, alla larga, lasciate perdere, lasciate stare, mai arrivato, mai arrivata, non è arrivato, non è arrivata, non è mai, non è ancora, non ancora arrivato, ancora non, sto ancora aspettando, sto aspettando, aspetto ancora, arrivato in ritardo, arrivato rotto, arrivata rotta, arrivato aperto, arrivata aperta, arrivato sporco, arrivato usato, arrivato senza, arrivata senza, arrivato danneggiato, in ritardo, settimana di ritardo, giorni di ritardo, settimane di ritardo, troppo tardi, non risponde, non rispondono, nessuna risposta, nessun aiuto, nessuna assistenza, senza risposta, senza istruzioni, nessuna istruzione, istruzioni assenti, senza manuale, mancano le istruzioni,
    una stella, 1 stella, zero stelle, due stelle, pollice in giù, soldi buttati, soldi sprecati, soldi spesi male, buttato via, buttata via, da buttare, nella spazzatura, nel cestino, perdita di tempo, spreco di soldi, spreco di tempo, scarsa qualità, pessima qualità, qualità scadente, bassa qualità, qualità bassa, poca qualità, lascia a desiderare, lasciano a desiderare, lascia molto a desiderare, mi aspettavo di più, mi aspettavo di meglio, aspettavo di meglio, aspettavo di più, speravo meglio, speravo di meglio, poteva essere, potrebbe essere, dovrebbe essere, si rompe, si è rotto, si è rotta, si sono rotti, si sono rotte, si è rovinato, si è staccato, si è staccata, si stacca, si staccano, si scolla, si scuce, si è scucito, si è scucita, si strappa, si è strappato, si sfila, si deforma, si piega, si apre, si spegne, si è spento, si blocca, si scarica, si scarica subito, si surriscalda, si scalda, si muove, si ribalta, si rovescia, si sgonfia, si graffia, si arrugginisce, si è arrugginito, si scolorisce, si sbriciola, si restringe, si è ristretto, si incastra, si svita,
    fa schifo, fa male, fanno male, fa rumore, fa molto rumore, fa un rumore, troppo rumore, fa fatica, puzza di, odore di plastica, cattivo odore, odore chimico, odore forte, odore sgradevole, odore fastidioso, taglia sbagliata, taglia piccola, veste piccolo, veste stretto, veste largo, calza piccolo, calza stretto, più piccolo del, più piccolo di, più piccola di, più piccola del, più sottile, colore sbagliato, prodotto sbagliato, articolo sbagliato, altro colore, colore diverso, pezzi mancanti, mancano pezzi, mancano le viti, mancavano le, manca un pezzo, manca il, manca la, difficile da montare, difficile da pulire, difficile da usare, difficile da aprire, difficile da capire, difficile da leggere, difficile da installare, impossibile da, impossibile montare, al primo utilizzo, al primo uso, al primo lavaggio, dopo una settimana, dopo due settimane, dopo pochi giorni, dopo due giorni, dopo un mese, dopo due mesi, dopo un lavaggio, dopo due lavaggi, dopo il primo lavaggio, dopo poco, dopo pochi utilizzi,
    ho dovuto restituire, ho restituito, ho fatto il reso, fatto il reso, reso immediato, da restituire, chiedo il rimborso, voglio il rimborso, nessun rimborso, rimborso negato, troppo caro, troppo cara, prezzo eccessivo, prezzo esagerato, prezzo alto, caro per quello, costa troppo, senza infamia, presa in giro, una presa, pubblicità ingannevole, di seconda mano, già usato, già aperto, già aperta, sembra usato, sembra un giocattolo, sembra di plastica, plastica scadente, plastica sottile, poco pratico, poco resistente, poco stabile, poco affidabile, poco utile, poco chiaro, poco chiare, poco comodo, poca potenza, poca autonomia, poca luce, lascia segni, lascia macchie, lascia residui, lascia aloni, fatto male, fatta male, imballato male, tradotto male, tradotte male, cucito male, rifinito male, spiegato male, non lava, non asciuga, non pulisce, peccato che, si macchia, non me lo aspettavo, più piccolo, più piccolo del previsto, più grande del previsto, più corto, più corta, più stretto, più pesante, più scuro, più chiaro, più sottile del, solo in inglese, solo in cinese, soltanto in inglese, in inglese soltanto, aspetto il pacco, aspetto da, aspetto ancora, sto aspettando da, aspettando da, da tre settimane, da due settimane, da settimane, stringono in, stringe in, mi stringe, stringe troppo, fanno venire, arrivato verde, e arrivato, e mi è arrivato, ed è arrivato, mi è arrivato un altro, e ricevuto, al terzo lavaggio, al secondo lavaggio, al primo colpo, in mezz'ora, tutta la notte, a ogni passo, ad ogni passo, come un trattore, in pezzi, in mille pezzi, non mi rimborsano, non rimborsano, non si capisce, non si capiscono, non si legge, non si leggono, non si riesce, non riesco, non sono riuscito, non si può, non si possono, non posso, non sta fermo, non resta, non rimane, non pulisce, non raffredda, non protegge, non arriva, non arrivano, non è quello della, non è il colore, senza cavo, senza caricatore, senza viti, senza protezione, nessuna protezione, da evitare, state lontani, non c'è modo, troppo rumoroso, sembra un trattore, un inferno, impazzire, non ci siamo,
    già usata, prodotto usato, articolo usato, era usato, era usata, merce usata, roba usata, sembra usata,
    solo in tedesco, solo in francese, solo in spagnolo, solo in polacco,  ho dovuto andare, andare a tentativi, a tentativi, ho dovuto buttare, ho dovuto buttarlo, ho dovuto chiamare, ho dovuto comprare, ho dovuto forzare, ho dovuto usare, ho dovuto aspettare, ho dovuto rispedire, ho dovuto ricomprare, è un'impresa, un'impresa, un'odissea, un incubo, un disastro, una delusione, una fregatura, una truffa, una vergogna, uno schifo, che delusione, che schifo, che fregatura, bella fregatura, resta incastrata, resta incastrato, si incastra ovunque, rimane incastrato, non mi piace, non mi è piaciuto, non ci piace, non lo ricomprerò, non lo ricompro,
    non comprerei, non lo prenderei, mi ha deluso, ha deluso, deludente, delusi, deluso dalla, mi aspettavo altro, mi aspettavo molto, mi sono pentito, sono pentito, pentita, dopo tre mesi,  dopo tre giorni, dopo tre lavaggi,   dopo nemmeno, dopo neanche, neanche un mese, nemmeno un mese, neanche una settimana, nemmeno una settimana, nemmeno un giorno, nemmeno un'ora, neanche un'ora, già rotto, già rotta, già morto, già morta, già scarico, già finito, si è già, in un cassetto, nel cassetto, finito nel,
    non funziona come dovrebbe, non ha mai funzionato, mai funzionato, mai ricevuto, mai risposto`,
  neutral: `niente di che, nulla di che, niente di speciale, nulla di speciale, nella media, nella norma, normale, così così, non solo, più o meno, va detto, di niente, per favore, non l'ho ancora, non ancora provato, non ho ancora, non so se, ancora non,
    se va bene per, va bene per la, qualcuno sa se, sapete se, va bene anche per, mi chiedo se`,
  negators: `non nessun nessuno nessuna senza niente nulla mai né nemmeno neanche poco neppure`,
  intensifiers: `molto davvero veramente estremamente super totalmente completamente assolutamente così proprio tanto particolarmente incredibilmente decisamente tutto bene`,
  diminishers: `abbastanza leggermente quasi relativamente piuttosto mediamente qualche`,
  excess: `troppo troppa troppi troppe`,
  contrasts: `ma però tuttavia purtroppo peccato eppure invece`,
  concessions: `nonostante benché sebbene anche-se malgrado pur`,
};
