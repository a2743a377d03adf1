import type { ClaimWords } from '../claim-words.ts';

/** Italian words of the rules, compiled on 2026-11-23 by this project from the published rules in `claim-rules.data.ts` and their usual translations. */
export const IT_CLAIM_WORDS: ClaimWords = {
  classes: {
    num: `N cinque dieci due nove otto quattro sei sette tre`,
    people: `acquirenti clienti donne famiglie genitori mamme papa persone proprietari uomini utenti`,
    illness: `@disease acidita_di_stomaco afonia afte alitosi allergia allergie alluce_valgo alopecia ansia
      asma attacchi_di_panico bruciore_di_stomaco bruciori_di_stomaco brufoli bruxismo caduta_dei_capelli
      calcoli_renali calvizie carie cefalea cefalee cervicalgia coliche contrattura contratture crampi
      displasia distorsioni disturbi_del_sonno dolore dolori edemi enuresi epistassi eritema eritemi febbre
      flatulenza forfora foruncoli funghi_delle_unghie fuoco_di_sant_antonio gambe_gonfie gambe_pesanti
      geloni gengivite glicemia guarigione ictus indigestione infarti ittero laringite mal_d_aria mal_d_auto
      mal_di_denti mal_di_gola mal_di_mare mal_di_pancia mal_di_schiena mal_di_stomaco mal_di_testa malanni
      malanno malattia malattie malessere miopia naso_chiuso nausea nervosismo onicomicosi orzaiolo otiti
      pertosse pidocchi piede_d_atleta pressione_alta pressione_arteriosa pressione_sanguigna prurito
      raffreddamento raffreddore raffreddori raucedine ritenzione_idrica russamento russare sangue_dal_naso
      sciatica slogature smagliature sordita sovrappeso spasmi spina_calcaneare stitichezza tallonite
      torcicollo tosse trigliceridi tumori tunnel_carpale vaginite vampate vene_varicose verruche vertigini
      vomito`,
    cures: `abbassa addio_a addio_ai addio_al addio_alla addio_alle aiuta_contro alleggerisce allevia
      alleviano alleviare arresta attenua attenuano blocca calma calmano combatte combattere combatti
      combattono contrasta contro_il contro_la corregge correggere cura curano curare debella diminuisce
      elimina eliminare ferma frena guarire guarisce guariscono lenire lenisce leniscono libera_da mitiga
      mitigare placa placano prevengono prevenire previene protegge_da riduce riducono ridurre
      rimedio_contro rimedio_per risolve scaccia scioglie sconfigge sfiamma sgonfia solleva_da stop_a
      stop_al stop_alla tiene_a_bada tratta trattare vince`,
    germs: `acari acaro afidi alghe arvicole batteri batterio blatta blatte calabroni camole cavolaie cimice
      cimici cocciniglia dorifore faine falene forbicine formica formiche funghi fungo germe germi ghiri
      insetti insetto lendini lepisma limacce listeria lumache microbi microbo mosca moscerini moscerino
      mosche muffa muffe pappataci parassita parassiti pesciolini_d_argento pidocchi pidocchio piralide
      pulce pulci punteruolo ragni ratti roditore roditori salmonella scarafaggi scarafaggio scutigere spore
      tafani talpe tarli tarlo tarma tarme termiti tignole topi tripidi vespa vespe virus zanzara zanzare
      zecca zecche`,
    repels: `addio allontan* attir* basta blocc* collare combatt* contro debell* disinfest* distrugg* elimin* entran*
      fuga imped* inib* larga lasciano liber* lontan* mantien* neutralizz* oltrepass* ostile prevenire
      previene prolifer* protegg* repell* resist* respin* scacc* sparisc* spariscono stop tengono tiene
      tornan* torner* trappol* trattat* uccid*`,
    relief: `accel* accorc* addio aiut* aiuta anti basta capsule cerotti combatt* contro contro_il crema cura cura*
      dalla dalle debell* debella dimentic* efficace elimin* ferma gel gocce guar* in_ferie integratore
      liber* meno migliora* passa pomata prevenzione previen* protegg* rid* rimed* sciroppo sgonfia*
      smett* soffr* soffri* sollievo spar* sparisc* spray stop testat* tisana togli* tratta* unguento via`,
    state: `articolazioni_usurate bruciore cartilagine cartilagini cervicale cicatrici circolazione ematomi
      ferita ferite funghi gonfiore gonfiori gotta legamenti lividi pressione rigidita sintomi spasmo
      tensione tensioni tossine`,
  },
  lines: {
    medical: `
@cures ~5 @illness
clinicamente|scientificamente comprovat*|dimostrat*|provat*|testat*
approvata|approvato|certificata|certificato|registrato da|dalla|fda [fda] [fda]
fda approvat*|certificat*
aumenta|migliora|potenzia|rafforza|rinforza|stimola ~3 immunita|immunitarie|immunitario
rimedio miracoloso
- in_caso ~~6 @illness
- consultare ~~8 @illness
- anti|contro goccia
senza|zero dolore|dolori
- senza dolore ~3 depilazione
- soffre di ~2 @illness ~~9 consultare|medico
? @relief ~6 =@illness
? =@illness ~~5 @relief
@cures ~4 @state
brucia_grassi|pancia_piatta
addio_alle|basta|butta_le|senza antidolorifici|farmaci|medicine|pastiglie|pillole
- ne|non ~6 allevia|cura|curare|destinato|farmaco|medico|previene|tratta|trattare ~~9 @illness
- adatta|adatti|adatto ~3 @illness
! mai_piu|niente|senza|zero ~1 @illness
- senza ~1 dolore|dolori ~2 depila*
approvat*|autorizzat*|certificat*|registrat*|riconosciut* da|dal|dall|dalla ~2 aifa|autorita|ema|fda|ministero_della_salute|oms|sanita
approvat*|consigliat*|prescritt*|raccomandat* da|dai|dagli ~2 dentisti|dermatologi|dottori|farmacisti|fisioterapisti|medici|ortopedici|pediatri|podologi|specialisti|veterinari
dermatologi|fisioterapisti|medici|pediatri|veterinari ~1 consigliano|prescrivono|raccomandano
attiva|equilibra|favorisce|migliora|regola|riattiva|stimola ~3 cicatrizzazione|circolazione|digestione|flora_intestinale|glicemia|metabolismo|microbiota|transito
perdere|perdi|perdita ~2 chili|peso
crescere|crescita|ricresc* ~3 capelli
senza ~2 farmaci|interventi|medicinali
depura|disintossica|purifica ~2 corpo|fegato|intestino|organismo|sangue
- pressione ~2 acqua|aria|gas|gomme|pneumatici
anticancro|antidepressivo|antidolorifica|antidolorifico|antinfiammatori*
? bruciagrassi|depurativ*|dimagrant*|dimagrire|drenant*|miracolos*|proprieta_curative|proprieta_terapeutiche|saziant*
meno|senza rigidita|gonfiore
sciogli*|bruci* ~3 chili|grasso|grassi
rafforza|rinforza|potenzia ~2 difese
- ne|non ~4 diagnosticare|controllare|monitorare|rilevare|serve_a ~~9 @illness
- albero ~1 febbre
? calcoli_renali|calcoli_urinari
- funghi e batteri|muffa|muffe
bruciore_di_stomaco|mal_di_testa|mal_di_schiena|raffreddore ~~4 passa
- acari|batteri|germi|muffa|virus e|o funghi`,
    antimicrobial: `
antiacari|antiacaro|antibatteric*|antifungin*|antimicotic*|antimicrobic*|antimuffa|antiparassitari*|antipulci|antisettic*|antitarme|antizanzare|battericid*|disinfett*|igienizzante_antibatterico|insetticid*|sanificante*|topicid*
repellente|repellenti
- repellente ~2 acqua
- idro repellente
- privo|senza ~2 insetticid*|pesticid*
- dispenser|supporto ~3 disinfettante
igienizza|igienizzante|igienizzanti|sanifica
? @repels ~~8 =@germs
? =@germs ~~9 @repels
?! mai_piu|ne|niente|niente_piu|senza|stop|zero ~1 @germs
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
- non ~1 allontana|repelle|scaccia ~2 @germs
? antibatteri|antiblatte|antiformiche|antigermi|antiinsetti|antilarve|antimosche|antiratto|antiscarafaggi|antitopi|antitopo|antizecche|antizanzara|ammazzamosche|ioni_d_argento|nanoargento|trappola_per_topi|vermifug*
- sterilizz* ~2 barattoli|biberon|vasetti
- gatt*|cane|cani ~2 sterilizzat*
- sterilizzat* gatt*|cane|cani
allontan*|respinge|scacci*|tien* ~3 @germs
- formica ~3 bianc*|grigi*|laminat*|ner*|piano|rossa|tavolo
- formica ~1 tavolo
- @germs ~1 di_latta|di_gomma|di_legno|di_peluche|giocattolo
- vetrini ~2 @germs
-? @germs ~5 ricamat*|stampat*
- gatt* ~2 topi|topo
- sterilizz* ~2 acqua|microonde|vapore
- cimice|cimici da_disegno
- casa|casetta|hotel|lente ~1 insetti
- mercat* ~1 pulci
- orecchie ~1 topo
- vitino|vita di_vespa
- muffa blu
- formica con_cappello
- para|per vespa
uccide|uccidono|elimina|eliminano|distrugge|repelle ~5 =@germs
- candeggina|detergenti|disinfett*|igienizz*|panno|salviette ~~5 danneggi*|graffi*|intacc*|macchi*|opac*|rovin*|sbiad*
- base|cassetta|contenitore|custodia|gancio|griglia|mensola|piattino|porta|portaspirali|ricambio|scatola|supporto|vassoio|vaschetta ~~6 per ~4 disinfett*|elettroinsetticid*|esche|insetticid*|repellent*|spiral*|trappol*|zampiron*`,
    guarantee: `
restituiamo ~2 denaro|soldi
- senza rischi|rischio di
si_rompe ~~6 gratis|nuova|nuovo|sostituiamo
? garantiamo|garantisc*|garantit*|garanzia|garanzie|rimbors*
- garanzia legale
- cartolina|certificato|scheda di_garanzia
- ricevute di_rimborso
- non ~3 garanti*|garanzia
^ ~2 non ~3 contenta|contento|convince|convinta|convinto|piace|soddisfa*
rendiamo|restitu*|riavere|riavrai|ridiamo|riprend* ~4 centesimo|denaro|euro|importo|indietro|soldi|spesa
cambio|reso|ricambi|ricambio|riparazion*|sostituzion* ~3 gratis|gratuit*|nostre_spese|sempre|senza_domande|senza_spese|vita
reso|resi ~2 accettat*|facil*|gratis|gratuit*
reso|resi|restituzione entro N
prova*|provalo ~3 N giorni|notti
ti|vi ~1 rimbors*|restitu*|sostitu*|rendiamo
N|trenta|sessanta giorni per|di ~2 cambiare|decidere|provar*|rest*|reso
non ~3 convince|piace|soddisfa ~~4 indietro|rend*|rest*|rimand*|rimbors*|soldi
rimborso ~1 completo|immediato|integrale|totale
sostituiamo|ripariamo ~4 pezzi|rott*|difettos*|gratis
soddisfatt* o ~1 rimbors*
@num anni|mesi di ~1 copertura|protezione|assistenza
acquisto ~2 coperto|protetto|sicuro
difetto|guasto ~4 noi|ripariamo|sostituiamo
restitu* ~2 entro ~1 N|un|due ~1 [giorni|mese|mesi]
? assistenza_post|formula_soddisfatti|garantito_a_vita|sostituzione_gratuita|soddisfazione_garantita
cambi*|mand*|ripar*|sostitu*|sped* ~4 senza_domande|senza_spese|gratis|gratuitamente
reso|resi ~2 entro|per ~1 N|trenta|sessanta
rifacciamo|rimandiamo|sostituiamo ~3 nuova|nuovo|altro
denaro|soldi ~2 indietro|restituit*|rimborsat*
per ripensarci
te|ve|ti ~1 ne ~1 spediamo|mandiamo|diamo
te lo|la cambiamo|sostituiamo`,
    offer: `
- N % in_meno ~2 acqua|energia|grassi|peso|spazio|zuccheri
a|da|per|solo [soli] N|€ N|euro|€
- risparmi|risparmia ~2 energia|spazio
- offerta|offerte formativa|votiv*|musicale
- ciotola|cassetta ~1 offerte
prezzi|prezzo bassi|basso|competitivo|di_fabbrica|imbattibile|imbattibili|piccolo|ridotto|shock|speciale|stracciato
- consumo|modalita economica|economico
prendi N ~2 paghi N
fino esaurimento
qualita prezzo
in omaggio
acquista|compra|prendi N|due|quattro|tre ~5 omaggio|pagane|paghi
acquisto|ordine ~4 omaggio|regalo
- bestseller|offerta|offerte|saldi|sconto ~~9 blu_ray|brossura|dvd|libro|romanzo|saggio|tascabile
- cartellina|cartelline|organizer|porta_buoni|portabuoni|raccoglitore ~2 buoni|coupon|offerte|sconto
meno N %
via il N
- codice ~1 barre|pin|postale|qr
- carta|confezione|idea|pacco|sacchetto|scatola ~2 regalo
- risparmi* ~2 acqua|batteria|carta|energia|gas|inchiostro|litri|minuti|spazio|tempo
- occasione|seconda ~1 mano|speciale
- cassetta|cestino ~2 offerte
- edizione economica
prezzo|prezzi ~1 da|di|mai costo|fabbrica|ingrosso|outlet|saldo|visto|visti|amico
prezzo mai_visto
fino_a|fino esaurimento ~1 scorte
con_il|usa_il|inserisci_il codice
- grande|ogni|per|prima|qualsiasi|qualunque|seconda|tutte ~1 occasione|occasioni
compra|prendi ~~4 omaggio|paga|paghi
per_cento ~2 sconto|meno
al prezzo_di
prodotto|articolo di_punta|di_punto|top|star
non ~3 troverai|troverete|trovi ~3 a_meno|economico|meno|prezzo
? al_carrello|miglior_acquisto|numero_1_nelle_vendite|prezzo_giusto|prezzo_onesto|super_affare|vero_affare|sconto_quantita|omaggio_per|omaggio_con|rapporto_qualita_prezzo|a_meta_prezzo
omaggio ~3 acquisto|ogni|ordine
incredibilmente|molto|super|sorprendentemente economic*|conveniente
saldi|offerta|promozione|sconti ~2 fino|finiscono|finisce|scade|termina
prima N ~1 € ~~3
costa|paghi ~1 meno
? campione_di_vendite|successo_di_vendite|piu_richiest*
regalo ~2 acquisto|incluso|ordine
N % sul|sulla|sui
? prezzo|prezzi
- prezzo giusto
- cartellin*|etichett*|listino|pistola|porta ~2 prezzi|prezzo
N % di ~1 risparmio
regalo ~2 ogni|sorpresa ~2 [ordine|pacco]
fine serie
ti regaliamo
trovarlo|trovarla ~1 a_meno
? affare|liquidazione|offerta|promozione|promozioni|saldi|scontata|scontati|scontato|sconto|sottocosto|superofferta|svendita
? a_buon_mercato|conveniente|economici
? a_costo_zero|in_omaggio|in_regalo|offriamo_noi|regaliamo|regalo_incluso|te_lo_diamo
? affari|affarone|esaurit*|meta_prezzo|occasione|piu_vendut*|prezzi_pazzi|prezzo_bomba|prezzo_choc|prezzo_stracciato|ribassato|ribasso|risparmi|saldissimi|sconti*|super_prezzo|svendiamo|svuotiamo*|ultime_scorte|ultimi_pezzi|va_a_ruba
? al_miglior_prezzo|buono_sconto|buon_prezzo|miglior_prezzo|numero_uno_nelle_vendite|prezzo_speciale|qualita_prezzo|rapporto_qualita|super_offerta|ultra_sconto
ordina|acquista|compra oggi|ora|subito ~~6 gratis|omaggio|regalo|risparmi
senza intermediari
- spese ~2 spedizione ~2 da N euro|€
? in_offerta|in_promozione|in_saldo|codice_promo|codice_sconto|super_conveniente|convenientissim*|economicissim*|confezione_risparmio|formato_convenienza|pacco_convenienza|convenienza|ultimi_ribassi|prezzo_affare|metà_prezzo|vendita_flash|offerta_lampo|gratuito_con|omaggi|omaggio_incluso|regalo_gratuito|svendite|buono_regalo|volantino
- portafoglio|scomparti|tasca ~6 sconto
- lavagna|gessett* ~3 prezzi|prezzo
- pianale|cassapanca ~3 ribassato
venduti|vendute|venduto ~2 piu_di N
compra ~2 piu ~~2 risparmi*
vale|valgono ~2 doppio|triplo|di_piu
compr* ~4 pag*
! pag* ~1 prezzo intero|pieno
N % in_meno
- saldi con|il|la|le|lo|i
- costa|costano meno di|del|dell|della|di_quella|di_quello ~2 @names
-? per ~2 offerta|offerte|promozion*|saldi|sconti
-? ruota|scomparto delle|dei|per ~1 promozion*|sconti|buoni`,
    shipping: `
- arriva|consegnato|spedita|spedito|spedizione in ~3 astuccio|busta|confezione|pezzi|sacchetto|scatola
arriva|arrivano|consegn*|esce|inviat*|parte|partono|ricev*|spedi* ~6 24|48|casa|domani|entro|giornata|giorni_lavorativi|giorno_lavorativo|gratis|magazzino|oggi|ore|sera|subito
- parte ~1 anteriore|inferiore|posteriore|superiore
- arriva|consegnat*|spedi* ~2 confezione|montat*|scatola
consegna|corriere|spedizione ~4 24|48|assicurat*|domani|espress*|express|gratis|gratuit*|inclus*|lampo|offriamo|prime|rapid*|un_giorno|veloce
a_casa_tua|alla_porta
! restano|ultime|ultimi|solo ~2 disponibili|pezzi|scorte ~1 [disponibili|in_magazzino]
domani|oggi ~2 casa_tua|da_te|consegn*
disponibile|disponibili|pronta subito|consegna
? corriere_espresso|disponibilita_limitata|disponibilita_immediata|in_magazzino|pronta_consegna|scorte_limitate|spese_di_spedizione|spedizione_prime
in ~1 N ~1 giorni|ore ~2 casa|da_te|porta
spediamo|consegniamo|inviamo ~5 giornata|giorno|oggi|mondo|ore|subito
senza|zero ~1 spese di_spedizione
in N|due|tre|pochi giorni|ore ~2 casa|mani
casa_tua in N|due|tre|24|48
! quasi esaurit*
disponibilita|scorte ~1 limitat*
giorno stesso
ne|ci restano|rimangono ~1 solo|soltanto|pochi|poche|N
domani ~3 da_te|casa|sera
arriv* in_tempo|puntuale
? codice_di_tracciamento|tracciabile
spedit*|consegnat*|inviat* ~1 in ~1 @num|un|una giorno|giorni|ora|ore
scorte ~2 esaurendo|finendo|limitate|terminando
- porta ~5 a_casa_tua
! ne ~1 restano ~1 pochissim*
porto franco
arriv*|consegn*|ricev*|sped* ~5 giorno_dopo
arriva*|ricev*|consegn* ~4 prima_di|entro|per ~1 natale|befana|pasqua
senza|zero ~1 spese|dazi|costi ~1 doganal*|di_dogana|dogana|spedizione|consegna|importazione
ordina|ordini entro|prima ~3 ~~3 domani|oggi|parte|pomeriggio|ricevi
- dal|dalla ~2 alla_porta`,
    contact: `
chiamaci|chiamateci|contattaci|contattateci|scriveteci|scrivici|seguici|visitaci
nostra|nostro email|numero|sito|sito_web
chiocciola ~3 punto
LATIN punto com|it|net
su|tramite|via @social
chatta_con|numero_verde|telefonaci|un_colpo_di_telefono
chiama|parla|scrivi|telefona ~3 @social|N|a|al|allo|con|su
LATIN punto com|it|net
telefon*|videochiam* ~3 al|allo|su
nostra|nostro|sul_nostro|nel_nostro ~2 canale|facebook|gruppo|instagram|negozio_online|pagina|servizio_clienti|shop_online|sito|whatsapp
servizio|assistenza clienti
visita*|seguici|trovaci|iscriviti ~3 @social|canale|newsletter|sito
? negozio_online|nostro_sito|shop_online
cellulare N
! esit* ~2 chiamar*|contattar*|scriver*
scansion*|inquadra* ~4 qr|codice ~6 aiuto|assistenza|contatt*|noi|parlare|scriv*`,
    comparison: `
batte|supera ~2 @brand|marche
alternativa|clone|copia|imitazione|sostituto a|agli|ai|al|alla|alle|del|di|per ~1 @brand
altri marchi|produttori
- adatto|compatibile|compatibili|funziona ~7 altre|altri marche|marchi
doppio|meta|triplo dei|del|della|delle|di ~1 @brand
? altre_marche|altri_marchi|altri_produttori|altri_venditori|concorren*|grandi_marche|imitazioni|marche_blasonate|marche_famose|prodotti_cinesi|sottomarca|sottomarche
-? adatt*|compatibil*|con|funziona|per ~9 altre_marche|altri_marchi|altri_produttori|grandi_marche
- compatibil* ~9 altri marchi|produttori
-? adatt*|compatibil*|con|di|originale|per|ricambi|ricambio|tipo ~~5 @names
-? @names ~2 compatibil*
a_differenza|al_contrario|niente_a_che
meno|piu ~2 degli|dei|del|dell|della|delle|dello|di ~1 @names|CAP
- meno|piu ~2 del|della|di ~1 natale|pasqua
addio|altro_che|dimentica|dimenticate|scordati ~2 @names
- piu ~2 dei|del|di ~1 a4|a5|formato
- piu ~2 di ~1 a3|a4|a5
meglio|migliore|migliori|piu_affidabile|piu_comoda|piu_comodo|piu_duraturo|piu_economico|piu_efficace|piu_forte|piu_leggera|piu_leggero|piu_morbido|piu_potente|piu_resistente|piu_robusto|piu_sicuro|piu_silenzioso|piu_veloce|superiore|superiori ~2 a|alla|degli|dei|del|dell|della|delle|di|rispetto ~2 @brand|marche|marchi|originale
confronto|contrariamente|differenza|diversamente|equivalente|identico|paragonabile|rispetto|simile|uguale a|agli|ai|al|alla|alle|con|da|dai|della|di ~2 @brand|marche
batte|battono|straccia|supera|superano ~3 @brand|altre|concorren*|marche
attent*|diffida*|occhio|stanco|stufo ~3 alle|da|dalle|di|delle copie|imitazioni|contraffazioni
doppio|triplo della concorrenza
economic* ~2 altre_marche|concorren*
perche pagare|spendere ~5 marca|marchio|nome|piu
pagare ~2 di_piu ~3 grande|logo|marca|marchio|nome
risparmiano ~2 materiale|materiali|qualita|sul|sui|sulla
come ~1 @names ~~5
! che ~1 vendono|usano|offrono ~1 altri|altre
! gli_altri ~1 offrono|usano|vendono
? cinesate|copie_economiche|marche_economiche|prodotti_scadenti|pallide_imitazioni
? marca_famosa|marche_note|marche_costose|copie_cinesi|altri_modelli|altri_negozi|roba_da_discount|da_discount|le_altre_marche|gli_altri_produttori|prodotti_simili
-? al|con|di|e miele
la|il|i|le nostra|nostro|nostri|nostre no|si|mai
! senza marca
! nessuna|non ~3 copia|falso|imitazione ~2 [economica|cinese]
altri|altre ~4 ~~1 questa|queste|questi|questo no|si|invece
@brand ~5 doppio|triplo
costa|costano ~1 meno di ~2 @names
- accetta|adatt*|compatibil*|va ~~9 altre|altri marche|marchi|produttori`,
    reviews: `
condividi|dacci|lascia|lasciaci|lasciate|lasciateci|pubblica|scrivi|scrivici ~4 commento|stelle
valuta|valutaci|votaci ~3
- valuta estera|le_dimensioni|straniera
N|cinque stelle su
- albergo|generale|hotel|ristorante ~2 N|cinque|quattro stelle
recensirci|valutarci|valutateci|votarci|votateci
ogni stella
- giudizio universale
- valutazione ~2 didattica|rischi|scolastica
? N|cinque|cinque_belle|quattro|tante stelle|stelline ~4 aiuta*|ci|clienti|da|grazie|lascia*|media|per|se|su
acquirenti|clienti|famiglie|mamme|persone|proprietari|utenti ~4 adorano|amano|confermano|consigliano|dicono|entusiast*|felici|promossa|promosso|raccontano|scelgono|scrivono|soddisfatt*|votano
massimo_dei_voti|pieni_voti
due|lascia*|scrivi* ~2 parere|pensiero|righe
foto ~3 esperienza|parere
dicci|raccontaci
N|centinaia|migliaia|milioni ~2 acquirenti|clienti|famiglie|mamme|persone|utenti ~3 content*|entusiast*|felici|fidano|scelto|soddisfatt*
punteggio|valutat*|votat* ~3 N
tua|vostra opinione|recensione ~3 aiuta|conta|importa
- N|cinque stelle ~1 decorative|di_carta|di_legno|di_natale|di_stoffa|luminose
N|nove|otto|sette ~2 su ~1 N|dieci ~2
N clienti|utenti|mamme|persone su N|dieci
scriv* ~3 recensione|opinione|commento|parere
tua|vostra opinione ~3 conta|aiuta|preziosa
clienti|acquirenti|mamme|utenti ~1 adorano|amano|dicono|consigliano|raccontano
@num @people su @num
@num su @num ~1 @people
cosa|quello_che ~1 dicono|pensano|scrivono ~1 altri
nei commenti
? giudizi|giudizio|opinione|opinioni|recension*|testimonianz*|valutazione|valutazioni|voto_medio
» ~~3 dice|scrive|racconta|commenta|assicura
consigliat*|scelt*|amat*|preferit*|approvat*|promoss* da ~3 N|centinaia|migliaia|milioni|@people
recensisc* ~3
lascia*|dai|dacci ~2 voto|stelline
! dimentic* ~2 valutar*|votar*|recensir*|recensione|stelle
valutat*|votat* ~2 dai|dagli|dalle ~1 @people|acquirenti
raccont*|condivid*|descriv* ~3 esperienza|commento
N % ~1 acquirenti|@people
stelle ~1 dai|dalle|dagli|da ~1 @people
dato|danno ~2 N|cinque stelle
migliaia di ~1 clienti|famiglie|persone|utenti
- cinque|N stelle ~1 dipint*|incis*|ricamat*|stampat*
- scheda|schede|pagine ~9 stelle
-? fogli|moduli|schede di ~1 giudizi*|opinion*|valutazion*
-? casella|colonna|spazio per ~1 commenti|giudizi|opinioni`,
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
nuov* ~1 collezione|colore|colori|da|design|formula|gamma|generazione|in|look|modello|per|questa|questo|ricetta|stagione|versione
? entro_domenica|entro_ferragosto|fino_a_domenica|ora_anche|per_poco|quest_anno|quest_estate|quest_inverno|questa_settimana|questa_stagione|questo_mese|solo_fino|solo_oggi|solo_per_questo|ultima_occasione|ultima_versione|ultime_ore|ultimi_giorni|ultimissim*|ultimo_grido|ultimo_modello
- novita editoriale
novita|nuovo|nuova YEAR
ultimo|ultima ~1 generazione|modello|tecnologia|tendenza|versione
ora con|anche|disponibile
? appena_arrivat*|appena_uscit*|di_moda_quest*|nuova_collezione|nuova_generazione|nuova_versione|nuovo_design|nuovo_modello|per_l_estate|quest_autunno|questo_natale|questa_primavera|questa_estate
solo|fino_a|finiscono|termina|entro ~2 questa_settimana|questo_mese|domenica|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|mezzanotte
- aperto|chiuso ~2 domenica|lunedi
colore|moda|tendenza ~2 YEAR
fine mese|stagione
fresc* per ~1 autunno|estate|inverno|primavera|l
- premio|premi|medaglia|concorso|award ~3 YEAR
solo|soltanto|unicamente ~3 quest*|per_questo|per_questa|fino ~2 mese|settimana|natale|epifania|weekend|festa|stagione
e uscita|uscito
- di nuovo
periodo limitato
ancora|per ~2 pochi giorni
nuov* nel|nella|in ~1 nostro|nostra|catalogo
- carta|guida|libro|mappa|romanzo ~~9 edizione YEAR
- premiat* ~8 YEAR`,
    superlative: `
al|dei|del|della|gli|i|il|la|le|lo|nostro|tuo miglior|migliore|migliori [del_mondo|qualita|regalo|scelta|sul_mercato]
- miglior|migliore|migliori amica|amiche|amici|amico|circolazione|mamma|papa|postura|presa|ventilazione|visibilita
- consente|offre|per|un|una ~1 miglior|migliore
n|nr|numero 1|uno [al|del|in|nel]
# 1
piu ~1 al_mondo|d_italia|del_mondo|del_pianeta|in_assoluto|sul_mercato
- miglior|migliore|migliori ~~9 blu_ray|brossura|dvd|libro|romanzo|saggio|tascabile
- candela|candelina|compleanno|palloncino ~4 nr|numero 1|uno
- migliori auguri
piu ~4 al_mondo|che_ci_sia|che_esista|d_europa|d_italia|del_mercato|del_mondo|della_categoria|di_sempre|in_circolazione|in_commercio|mai|mai_creat*|mai_vist*|sul_mercato
- re|regina ~1 cuori|denari|leone|neve|spade
- miglior* ~1 amica|amico|auguri|maestra|mamma|nonna|nonno|papa|prof|zia|zio
amat*|preferit* ~1 da|dagli|dai|dalle|degli|dei|delle ~1 chef|famiglie|italiani|mamme|professionisti
- premiat*|pluripremiat* ~3 film|romanzo
- campione|campioni di_tessuto
semplicemente|decisamente|senza_dubbio il|la|i|le miglior*
! nessun*|non ~3 migliore|migliori|di_meglio
- non ~2 di_meglio_che
definitiva|definitivo ~1
- soluzione definitiva
piu alta|elevata qualita
scelta ~1 dei_professionisti|numero
! nessun|nessuna ~0 altra|altro
re degli|dei|delle ~1 LATIN
- re dei cuori|leoni
- numero 1|uno candelina|compleanno|palloncino|in_legno|adesivo
? imbattibil*|impareggiabil*|inarrivabil*|incomparabil*|ineguagliabil*|insuperabil*|rivoluzionari*|senza_eguali|senza_paragoni|senza_rivali|unico_al_mondo
? al_top|campione_di|campione_in|campionessa_di|vero_campione|fuoriclasse|il_meglio|il_top|indiscuss*|inegguagliabil*|ineguagliat*|leader_del|leader_di|leader_in|leader_mondiale|leader_nel|prima_scelta|re_dei|re_delle|regina_dei|regina_delle|senza_pari|sua_maesta|top_del_top
? al_vertice|di_prima_qualita|eccezional*|premiat*|pluripremiat*|prima_qualita|qualita_superiore|qualita_suprema|senza_confronti|ai_vertici|top_di_gamma
perfetto|perfetta|ideale per tutti|tutte
scelta migliore|perfetta
! niente|nulla batte|eguaglia|supera
- re|regina ~1 nevi|ghiacci|leoni|fiori
- premiat* ~~8 YEAR
- numero 1 del|della ~1 kit|serie|set`,
    environmental: `
rifiuti zero
basso|minimo|nessun|senza|zero impatto [ambientale|sull_ambiente]
- ambiente chiuso|di_lavoro|domestico|esterno|lavoro|umido
- ogni|profum*|temperatura ~1 ambiente|ambienti
- pianeta|pianeti ~2 poster|puzzle|sistema
bene|buono|gentile|protegge*|rispett*|salva* ~3 ambiente|natura|oceani|pianeta|terra|foreste
decompone|degrada|dissolve ~4 compost|natura|naturalmente|terreno|suolo
nel compost
zero emissioni|co2|impatto
amic* ~1 ambiente|natura|pianeta
? ecocompatibil*
? a_impatto|amic*_della_natura|ecososten*|impatto_zero|nel_compost|al_pianeta|del_pianeta|il_pianeta|nostro_pianeta|zero_sprechi
? eco_sostenibil*|impatto_ambientale|impronta_ecologica|senza_plastica
pianeta piu_pulito|piu_verde|migliore
amic* ~2 mare|mari|oceani|terra
all|attent*|cura|dell|difend*|favore|inquina*|per_l|responsabil*|salva*|scelta|sostenib*|sull|tutela*|verso ~3 ambiente
impronta ~1 ambientale|carbonio|ecologica`,
    filler: `
non applicabile
? da_completare|da_definire|da_determinare|da_inserire
descrizione|testo|titolo di_esempio|di_prova|in_arrivo|provvisorio|qui|segnaposto|segue
? prodotto_di_prova|testo_segnaposto
ti|vi conquistera|innamorerai|innamorerete|piacera|sorprendera|stupira
adorerai|amerai|innamorerai ~3
indispensabile|must ~4 casa|tutti
? fare_a_meno|farne_a_meno
amiche|amici|vicini ~3 invidiose|invidiosi
incredibile qualita
! mai|non|piu|senza ~5 accontenta|credere|delude*|delus*|farne|pensarci|pentir*|resistere|resistergli|rinunci*|separar*|smett*|stanc*|uguali
? merita|meritano|meritate|meriti
idea_regalo|pensiero|regalo|sorpresa ~2 che|gradit*|ideal*|original*|per_tutti|perfett*
emozione|felicita|gioia|magia|piacere|sorriso ~3 assicurat*|giorno|ogni|tuoi|tutti|viso
qualita ~1 ai_massimi|al_top|che_conquista|che_parla|che_si_sente|eccellente|premium|senza_compromessi|senza_pari
nuovo|prossimo|un_altro livello
? invidia
aggiungere|completare|digitare|incolla|inserire|inserisci|scrivere|scrivi ~4 descrizione|nome|prodotto|qui|testo|titolo
- incis*|personalizz*|stamp* ~6 nome|testo
descrizione|punto|testo|titolo ~3 arrivo|completare|esempio|inserire|provvisori*|qui|segnaposto|seguire
testo ~3 punto N
! ci|lo|ne|si|te|ti|tutti|ve|vi ~3 ador*|amer*|conquist*|emozion*|incant*|innamor*|lascia*_a_bocca|pent*|piacera|ricred*|senza_parole|sorprend*|stup*
indispensabile|immancabile|must ~2 casa|cucina|ogni
qualita ~5 contare|fidare|fidarti
ogni|qualsiasi|qualunque occasione
regalo ~1 ideale|perfetto ~1 per
? cambia_la_vita|cambiera_la_vita|da_non_perdere|fara_felice|farai_un_figurone|ti_meriti|tocco_di_magia|un_vero_must|senza_rimpianti
facilita*|semplifica* ~2 giornata|vita
rende|rendono|rendera ~2 ogni|speciale|unico|unica ~2 giorno|momento|speciale|indimenticabile|unico
tutti|amiche|amici|vicini ~1 chieder*|invidier*
concediti|regalati|coccolati un|una|quel
un_po|tocco|pizzico di ~0 lusso|magia|felicita
! non ~1 torni|tornerai ~1 indietro
porta|porti ~1 allegria|felicita|gioia|magia
? amore_a_prima|bocca_aperta|chicca|colpo_di_fulmine|cosa_aspetti|da_sogno|dei_tuoi_sogni|eccellenza|emozione_unica|favolos*|fidati_di|fiore_all_occhiello|immancabil*|indimenticabil*|irresistibil*|irrinunciabil*|meraviglios*|mozzafiato|non_puo_mancare|primo_sguardo|raffinatezza|sensazional*|sogno_che|spettacolar*|straordinari*|stupend*
? nome_prodotto|nome_del_prodotto|descrizione_prodotto|titolo_prodotto|testo_qui|testo_di_esempio|inserire_testo|provare_per_credere|da_impazzire|top_del_top|emozioni_uniche|festa_assicurata|parla_da_sola|senza_tempo|cosa_chiedere_di_piu
senti|noti|noterai|scopri|prova ~1 la differenza
merit* il_meglio
impressiona|sorprendi|stupisci ~2 amici|famiglia|ospiti|tuoi
fidati|fidatevi .
- senza_tempo di`,
  },
};
