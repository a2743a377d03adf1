import type { ClaimWords } from '../claim-words.ts';

/** Italian words of the rules, compiled on 2026-11-23 by this project from the published rules in `claim-rules.data.ts` and their usual translations. */
export const IT_CLAIM_WORDS: ClaimWords = {
  classes: {
    num: `N cinque dieci due nove otto quattro sei sette tre`,
    people: `acquirenti clienti donne famiglie genitori mamme papa persone proprietari uomini utenti`,
    illness: `@disease acidita_di_stomaco acufene acufeni affaticamento_muscolare afonia afte alito_cattivo
      alitosi allergia allergie alluce_valgo alopecia amnesia anemia ansia apnea_notturna apnee_notturne
      aritmia articolazioni_doloranti artrosi asma attacchi_di_panico attacco_di_cuore bronchite
      bruciore_di_stomaco bruciori_di_stomaco brufoli bruxismo buccia_d_arancia caduta_dei_capelli
      cadute_di_capelli calcoli_renali calli_ai_piedi calvizie carie cataratta cefalea cefalee cellulite
      cervicalgia cistite colesterolo coliche colon_irritabile congestione_nasale congiuntivite contrattura
      contratture crampi cuoio_capelluto_irritato deficit_di_attenzione degenerazione_maculare demenza
      depressione dermatite dermatite_da_pannolino diabete diarrea disfunzione_erettile displasia
      distorsione distorsioni disturbi_del_sonno disturbi_digestivi disturbi_intestinali dolore
      dolore_muscolare dolori dolori_mestruali edemi emicranie emorroidi enuresi epistassi eritema
      eritema_da_pannolino eritemi ernia_del_disco fascite_plantare febbre febbre_da_fieno fegato_grasso
      flatulenza forfora foruncoli funghi_delle_unghie fuoco_di_sant_antonio gambe_gonfie gambe_pesanti
      gastrite geloni gengivite glicemia gonfiore_addominale guarigione herpes_labiale ictus impotenza
      incontinenza indigestione infarti infezioni_urinarie infiammazione infiammazioni insonnia
      intestino_pigro ipertensione irritazione_da_pannolino ittero labirintite laringite lombosciatalgia
      mal_d_aria mal_d_auto mal_d_orecchi mal_di_collo mal_di_denti mal_di_gola mal_di_mare mal_di_montagna
      mal_di_orecchie mal_di_pancia mal_di_schiena mal_di_stomaco mal_di_testa malanni malanno malattia
      malattia_venosa malattie malattie_della_pelle malessere micosi miopia naso_che_cola naso_chiuso
      naso_tappato nausea nervosismo obesita occhi_secchi occhio_secco onicomicosi orzaiolo osteoporosi
      otiti palpitazioni pancia_gonfia parodontite pelle_atopica pertosse piaghe_da_decubito pidocchi
      piede_d_atleta piedi_gonfi pressione_alta pressione_arteriosa pressione_bassa pressione_sanguigna
      problemi_di_prostata problemi_digestivi prurito punture_di_zanzara raffreddamento raffreddore
      raffreddore_da_fieno raffreddori raucedine reflusso_gastrico reumatismi rigidita_articolare rinite
      ritenzione_idrica ronzio_alle_orecchie russamento russare sangue_dal_naso sbalzi_d_umore
      schiena_dolorante sciatica scoliosi scottature_solari sindrome sinusite slogature smagliature sordita
      sovrappeso spasmi spasmi_muscolari spina_calcaneare stanchezza_cronica stitichezza strappi_muscolari
      stress_cronico sudorazione_eccessiva tachicardia tallone_dolorante tallonite tendinite torcicollo
      tosse tosse_grassa tosse_secca trigliceridi tumori tunnel_carpale ulcere unghie_incarnite vaginite
      vampate vene_gonfie vene_varicose verruche vertigini vescica_iperattiva voltastomaco vomito`,
    cures: `abbassa addio_a addio_ai addio_al addio_alla addio_alle aiuta_contro alleggerisce allevia
      alleviano alleviare arresta attenua attenuano blocca calma calmano combatte combattere combatti
      combattono contrasta contro_il contro_la corregge correggere cura curano curare debella diminuisce
      efficace_contro elimina eliminare ferma frena guarire guarisce guariscono lenire lenisce leniscono
      libera_da mitiga mitigare placa placano prevengono prevenire previene protegge_da riduce riducono
      ridurre rimedio_contro rimedio_per risolve scaccia scioglie sconfigge sfiamma sgonfia solleva_da
      stop_a stop_al stop_alla tiene_a_bada tratta trattare vince`,
    germs: `acari acari_della_polvere acaro afidi agenti_patogeni alghe arvicole batteri batterio blatta
      blatte calabroni camole cavolaie cimice cimice_asiatica cimici cimici_dei_letti cocciniglia dorifore
      faine falene forbicine formica formiche funghi fungo germe germi ghiri insetti insetto lendini lepisma
      limacce listeria lumache microbi microbo mosca mosca_della_frutta moscerini moscerino mosche
      mosche_della_frutta muffa muffe pappataci parassita parassiti pesciolini_d_argento pidocchi pidocchio
      piralide pulce pulci punteruolo ragni ragno_rosso ratti roditore roditori salmonella scarafaggi
      scarafaggio scolopendre scutigere spore tafani talpe tarli tarlo tarma tarme termiti tignole topi
      tripidi vespa vespe virus zanzara zanzara_tigre zanzare zecca zecche`,
    state: `articolazioni_usurate bruciore cartilagine cartilagini cervicale cicatrici circolazione ematomi
      ferita ferite funghi gonfiore gonfiori gotta legamenti lividi pressione rigidita sintomi spasmo
      tensione tensioni tossine`,
  },
  lines: {
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
approvat*|autorizzat*|certificat*|registrat*|riconosciut* da|dal|dall|dalla ~2 aifa|autorita|ema|fda|ministero_della_salute|oms|sanita
approvat*|consigliat*|prescritt*|raccomandat* da|dai|dagli ~2 dentisti|dermatologi|dottori|farmacisti|fisioterapisti|medici|ortopedici|pediatri|podologi|specialisti|veterinari
dermatologi|fisioterapisti|medici|pediatri|veterinari ~1 consigliano|prescrivono|raccomandano
attiva|equilibra|favorisce|migliora|regola|riattiva|stimola ~3 cicatrizzazione|circolazione|digestione|flora_intestinale|glicemia|metabolismo|microbiota|transito
perdere|perdi|perdita ~2 chili|peso
? bruciagrassi|depurativ*|detox|dimagrant*|dimagrire|diuretic*|drenant*|miracolos*|proprieta_curative|proprieta_terapeutiche|saziant*|terapeutic*
crescere|crescita|ricresc* ~3 capelli
senza ~2 farmaci|interventi|medicinali
depura|disintossica|purifica ~2 corpo|fegato|intestino|organismo|sangue
- pressione ~2 acqua|aria|gas|gomme|pneumatici
acceler*|favoris*|migliora* ~3 cicatrizzazione|guarigione|rigenerazione_dei
elimin*|espell*|depur*|libera*|drena* ~3 tossine
smett* di ~0 russare|fumare
? guarigione
- guarigione ~3 libro|romanzo
addio|basta|dimentica|stop ~4 @illness|@state
sgonfi*|sfiamm* ~3 articolazion*|gambe|pancia|ventre
taglie|taglia ~3 meno|perdi|perdere
protegg*|rinforz*|rigener* ~2 articolazioni|cartilagin*|ossa
dormi*|cammin*|svegli* ~3 senza ~1 dolore|dolori
fa bene al|alla|alle ~0 circolazione|cuore|digestione|fegato|intestino
infiammat*
attenu*|cancell*|elimin* ~4 cicatrici|smagliature
meno|senza rigidita|gonfiore
sciogli*|bruci* ~3 chili|grasso|grassi
recupero|convalescenza ~2 infortunio|intervento|frattura
! pelle|viso ~3 brufoli|imperfezioni
crema|pomata|lozione|gel|olio contro|per ~2 funghi`,
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
- non ~1 allontana|repelle|scaccia ~2 @germs
? antibatteri|antiblatte|antiformiche|antigermi|antiinsetti|antilarve|antimosche|antiparassitari*|antiratto|antiscarafaggi|antitopi|antitopo|antizecche|antizanzara|ammazzamosche|ioni_d_argento|nanoargento|sterilizz*|topicida|trappola_per_topi|vermifug*
- sterilizz* ~2 barattoli|biberon|vasetti
allontan*|respinge|scacci*|tien* ~3 @germs
- formica ~3 laminato|piano|rossa|tavolo
- formica ~1 tavolo
-? modellino|modello|plastico ~3 @germs
- rete|retina|griglia|tenda|coperchio ~6 foglie|insetti|mosche|zanzare
- ne|non|senza ~2 allontan*|respinge|scacci*|tien* ~4 @germs
allontan*|respinge|scacci*|fuga|fuggire ~4 piccioni|serpenti|larve|bruchi|lumache
imped*|evit*|ferma* ~3 prolifer*|crescita ~2 @germs
resistente|resistenti a|ai|alla|alle ~1 batteri|muffa|muffe|acari
basta|stop|fuori ~2 @germs
antimuff*|antitarm*|antiacar*|antizanzar*|antiscarafagg*|antiformica|antimosca|antipulce|antibatteri*
- @germs ~1 di_latta|di_gomma|di_legno|di_peluche|giocattolo
- vetrini ~2 @germs
- @germs ~3 microscopio`,
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
cede|difetto|guasta|rompe|rompono|spezza ~~9 altra|altro|cambiamo|gratis|mandiamo|nuova|nuovo|ripariamo|sostitu*|spediamo|spese
reso|resi ~2 accettat*|facil*|gratis|gratuit*
reso|resi|restituzione entro N
? assistenza_post|formula_soddisfatti|garantito_a_vita|rimborsat*|rimborso|sostituzione_gratuita|soddisfazione_garantita
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
convince|piace|soddisfa|va_bene ~~4 cambi*|indietro|rend*|rimbors*|restitu*|soldi
senza ~1 impegno|rischi|rischio
- senza rischi|rischio di|per
prova* ~4 senza_impegno|senza_rischi
cambi*|mand*|ripar*|sostitu*|sped* ~4 senza_domande|senza_spese|gratis|gratuitamente
mand*|sped* ~4 pezzo|ricambio|sostitutivo ~3 [senza|gratis]
rotture|rottura|guasto|si_scolla|si_scuce|crepa|si_strappa ~~9 altro|gratis|nuova|nuovo|ricev*|sostitu*|sped*|spese
? garantito|garantita|soddisfatti_o|acquisto_sicuro|acquisto_protetto|diritto_di_recesso|reso_facile|reso_gratuito|resi_gratuiti|cambio_gratuito|postvendita|post_vendita|tutela_acquirente
reso|resi|restituzione ~1 possibile|garantit*|semplic*|facile
reso|resi ~2 entro|per ~1 N|trenta|sessanta
assistenza|supporto a_vita
rifacciamo|rimandiamo|sostituiamo ~3 nuova|nuovo|altro
denaro|soldi ~2 indietro|restituit*|rimborsat*
scuce|strappa|rovina|rompe ~~9 nuovo|nuova|altro|altra|gratis
spediamo|mandiamo|inviamo ~2 nuovo|nuova|altro
per ripensarci
te|ve|ti ~1 ne ~1 spediamo|mandiamo|diamo`,
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
- edizione economica
prezzo|prezzi ~1 da|di|mai costo|fabbrica|ingrosso|outlet|saldo|visto|visti|amico
prezzo mai_visto
fino_a|fino esaurimento ~1 scorte
? al_miglior_prezzo|best_buy|buono_sconto|buon_prezzo|lowcost|low_cost|miglior_prezzo|numero_uno_nelle_vendite|piu_vendut*|prezzo_speciale|qualita_prezzo|rapporto_qualita|super_offerta|top_seller|ultra_sconto
con_il|usa_il|inserisci_il codice
- grande|ogni|per|prima|qualsiasi|qualunque|seconda|tutte ~1 occasione|occasioni
compra|prendi ~~4 omaggio|paga|paghi
per_cento ~2 sconto|meno
al prezzo_di
prodotto|articolo di_punta|di_punto|top|star
non ~3 troverai|troverete|trovi ~3 a_meno|economico|meno|prezzo
? al_carrello|miglior_acquisto|numero_1_nelle_vendite|prezzo_giusto|prezzo_onesto|super_affare|vero_affare|sconto_quantita|omaggio_per|omaggio_con|rapporto_qualita_prezzo|a_meta_prezzo
ordina|acquista|compra oggi|ora|subito ~~6 gratis|omaggio|regalo|ricevi|risparmi
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
direttamente|diretto|diretta dal|dalla|da fabbrica|produttore|fabbricante
senza intermediari
piu_economico|piu_economica|meno_caro che ~1 in|nei|al negozio|negozi|supermercato
- consegna|spedizione|spese_di_spedizione ~2 gratis|gratuit* ~1 a_partire_da|da|oltre|per_ordini ~3 N euro|€
- spese ~2 spedizione ~2 da N euro|€
risparmi|risparmia|risparmiate|risparmiare ~3 N|euro|fino|soldi
- risparmi* ~3 acqua|energia|luce|spazio|tempo|corrente
prezzo|prezzi ~1 imbattibil*|irresistibil*|onest*|accessibil*|economic*|esclusiv*|promozional*|unic*|eccezional*|affare|scontat*|pazz*|stracciat*|bassissim*|minim*
pochette|custodia|panno|sacca|spazzola|set in_omaggio|omaggio|in_regalo
secondo|seconda|terzo|terza ~3 gratis|meta|omaggio
? in_offerta|in_promozione|in_saldo|codice_promo|codice_sconto|blackfriday|super_conveniente|convenientissim*|economicissim*|confezione_risparmio|formato_convenienza|pacco_convenienza|convenienza|ultimi_ribassi|prezzo_affare|metà_prezzo|vendita_flash|offerta_lampo|gratuito_con|omaggi|omaggio_incluso|regalo_gratuito|svendite|buono_regalo|volantino
gratuito|gratuita|gratuiti ~1 incluso|inclusi|per_ogni|con
- spedizione|consegna|reso|resi|cambio ~2 gratuit*
buono ~1 da N euro|€
- portafoglio|scomparti|tasca ~6 sconto
- lavagna|gessett* ~3 prezzi|prezzo
- pianale|cassapanca ~3 ribassato
piu_compri ~~2 risparmi
venduti|vendute|venduto ~2 piu_di N
compra ~2 piu ~~2 risparmi*
costa meno di ~0 @num|un|una
vale|valgono ~2 doppio|triplo|di_piu`,
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
? corriere_espresso|disponibilita_limitata|disponibilita_immediata|giorno_dopo|in_magazzino|pronta_consegna|scorte_limitate|spese_di_spedizione|spedizione_prime
in ~1 N ~1 giorni|ore ~2 casa|da_te|porta
spediamo|consegniamo|inviamo ~5 giornata|giorno|oggi|mondo|ore|subito
senza|zero ~1 spese di_spedizione
in N|due|tre|pochi giorni|ore ~2 casa|mani
casa_tua in N|due|tre|24|48
! quasi esaurit*
disponibilita|scorte ~1 limitat*
giorno stesso
stesso giorno
- stesso giorno ~3 della
senza|zero ~1 spese|dazi|costi ~1 doganal*|di_dogana|dogana|spedizione|consegna|importazione
ne|ci restano|rimangono ~1 solo|soltanto|pochi|poche|N
! restano|rimangono|rimasti ~1 solo|soltanto|pochi|poche|N
arriva*|ricev*|consegn* ~4 prima_di|in_tempo_per|entro|per ~1 natale|befana|capodanno|pasqua|domani|il_weekend|le_feste
arriva* ~1 domani
parte|partono|esce ~4 giorno|oggi|milano|italia|stesso|magazzino
- parte ~1 del_giorno
spese_di_spedizione|consegna|spedizione ~2 gratis|gratuit*|offert*|incluse
a domicilio
? consegna_rapida|consegna_in|spedizione_rapida|spedizione_immediata|spedizione_gratuita|spedizioni_in|spediamo_in|pronto_per_la|pronto_alla_spedizione|corriere_entro|tracciamento|24_48_ore|dogana_inclusa|pochi_pezzi|ultimi_pezzi|disponibile_subito|disponibilita_immediata|in_giornata
pochi|ultimi|poche|ultime pezzi|esemplari|unita
domani ~3 da_te|casa|sera
arriv* in_tempo|puntuale
lunedi|martedi|mercoledi|giovedi|venerdi|sabato ~3 casa_tua|da_te|consegnat*
? codice_di_tracciamento|tracciabile
restano|rimangono ~1 pochissim*|poch*|ultim*
consegn* ~2 alla|a porta|tua_porta|casa
spedit*|consegnat*|inviat* ~1 in ~1 @num|un|una giorno|giorni|ora|ore
scorte ~2 esaurendo|finendo|limitate|terminando
- porta ~5 a_casa_tua
! ne ~1 restano ~1 pochissim*`,
    contact: `
chiamaci|chiamateci|contattaci|contattateci|scriveteci|scrivici|seguici|visitaci
nostra|nostro email|numero|sito|sito_web
chiocciola ~3 punto
LATIN punto com|it|net
su|tramite|via @social
chatta_con|chiamaci|contattaci|numero_verde|scriveteci|scrivici|seguici|telefonaci|un_colpo_di_telefono
chiama|parla|scrivi|telefona ~3 @social|N|a|al|allo|con|su
LATIN punto com|it|net
telefon*|videochiam* ~3 al|allo|su
nostra|nostro|sul_nostro|nel_nostro ~2 canale|facebook|gruppo|instagram|negozio_online|pagina|servizio_clienti|shop_online|sito|whatsapp
servizio|assistenza clienti
visita*|seguici|trovaci|iscriviti ~3 @social|canale|newsletter|sito
? negozio_online|nostro_sito|shop_online
scansion*|inquadra* ~4 qr|codice ~6 aiuto|assistenza|contatt*|noi|parlare|scriv*|supporto|chat*|whatsapp|team
domande|dubbi|problemi|dubbio ~~4 contatt*|email|mail|scriv*|telefon*|chiama*|messaggio|whatsapp
manda*|invia*|lascia* ~2 messaggio|mail|email|whatsapp
? servizio_clienti|assistenza_clienti|numero_gratuito|linea_diretta|il_nostro_team|nostro_negozio|nostra_pagina|profilo_instagram|pagina_facebook|negozio_ufficiale|sito_ufficiale|nostro_cellulare|telefonicamente
cellulare N
c_e ~1 nostro ~1 cellulare|numero|telefono
- supporto|porta|custodia per_telefono|telefono`,
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
confronto|contrariamente|differenza|diversamente|equivalente|identico|paragonabile|rispetto|simile|uguale a|agli|ai|al|alla|alle|con|da|dai|della|di ~2 @brand|marche
batte|battono|straccia|supera|superano ~3 @brand|altre|concorren*|marche
attent*|diffida*|occhio|stanco|stufo ~3 alle|da|dalle|di|delle copie|imitazioni|contraffazioni
altre|altri ~1 aziende|marche|marchi|negozi|produttori|venditori
doppio|triplo della concorrenza
? cinesate|copie_economiche|imitazioni|marche_economiche|prodotti_scadenti|pallide_imitazioni
economic* ~2 altre_marche|concorren*
perche pagare|spendere ~5 marca|marchio|nome|piu
pagare ~2 di_piu ~3 grande|logo|marca|marchio|nome
risparmiano ~2 materiale|materiali|qualita|sul|sui|sulla
come ~1 @names ~~5
! che ~1 vendono|usano|offrono ~1 altri|altre
! gli_altri ~1 offrono|usano|vendono
! niente|nulla da_invidiare
potente|buono|efficace|silenzioso|resistente|forte come|quanto ~1 @brand|CAP
potente|buono|efficace|silenzioso|resistente|forte come|quanto un|una|il|la @brand|CAP
doppio|triplo|meta|volte ~3 di|dei|della|delle|degli ~1 concorrenza|altre_marche|@brand|altri
N|due|tre volte ~2 piu|meglio ~3 concorren*|altre|@brand
altro_che|dimentica|lascia_perdere|dimenticati ~4 discount|solite|cinesi
all_altezza|al_livello di|del|delle|dei ~2 @brand|grandi|migliori_marche
? marca_famosa|marche_note|marche_costose|prodotti_cinesi|copie_cinesi|altri_modelli|altri_negozi|roba_da_discount|da_discount|le_altre_marche|gli_altri_produttori|prodotti_simili
alternativa ~2 a|agli|ai|al|alla ~1 @brand
-? al|con|di|e miele
-? miele ~2 busta|limone|menta
senza ~1 prezzo ~1 @brand
la|il|i|le nostra|nostro|nostri|nostre no|si|mai
! senza marca`,
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
dicci|raccontaci
N|centinaia|migliaia|milioni ~2 acquirenti|clienti|famiglie|mamme|persone|utenti ~3 content*|entusiast*|felici|fidano|scelto|soddisfatt*
punteggio|valutat*|votat* ~3 N
N su_5|su_cinque
clienti ~1 content*|entusiasti|felici|soddisfatti
tua|vostra opinione|recensione ~3 aiuta|conta|importa
- N|cinque stelle ~1 decorative|di_carta|di_legno|di_natale|di_stoffa|luminose
RATING ~1 stelle|su
N|nove|otto|sette ~2 su ~1 N|dieci ~2
N clienti|utenti|mamme|persone su N|dieci
scriv* ~3 recensione|opinione|commento|parere
tua|vostra opinione ~3 conta|aiuta|preziosa
clienti|acquirenti|mamme|utenti ~1 adorano|amano|dicono|consigliano|raccontano
@num @people su @num
@num su @num ~1 @people
cosa|quello_che ~1 dicono|pensano|scrivono ~1 altri
nei commenti
» ~~3 dice|scrive|racconta|commenta|assicura
” ~~3 dice|scrive|racconta|commenta|assicura
" ~~3 dice|scrive|racconta|commenta|assicura
consigliat*|scelt*|amat*|preferit*|approvat*|promoss* da ~3 N|centinaia|migliaia|milioni|@people
migliaia|centinaia|milioni di @people
@people ~2 adorano|amano|consigliano|entusiast*|felici|si_fidano|soddisfatt*|lo_adorano
se|ti|vi ~4 piace|piaciut*|soddisfatt* ~~6 recension*|opinione|stelle|valuta*|commento|raccontac*|voto|lasciac*
tua|vostra|vostre ~1 opinione|recensione|recensioni ~3 aiuta*|conta*|importa*|prezios*
recensisc* ~3
raccontac*|dicci|condivid* ~3 pensi|esperienza|opinione|foto|trovi
voto|punteggio ~1 medio|N
lascia*|dai|dacci ~2 voto|stelline
dimentic* ~2 valutar*|votar*|recensir*|recensione|stelle
! dimentic* ~2 valutar*|votar*|recensir*|recensione|stelle
valutat*|votat* ~2 dai|dagli|dalle ~1 @people|acquirenti
N ~3 proprietari|amanti|fan ~3 adorano|amano|fidano
raccont*|condivid*|descriv* ~3 esperienza|commento`,
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
solo ~1 pochi giorni
nuov* ~1 collezione|colore|colori|da|design|formula|gamma|generazione|in|look|modello|per|questa|questo|ricetta|stagione|versione
? entro_domenica|entro_ferragosto|fino_a_domenica|ora_anche|per_poco|quest_anno|quest_estate|quest_inverno|questa_settimana|questa_stagione|questo_mese|solo_fino|solo_oggi|solo_per_questo|ultima_occasione|ultima_versione|ultime_ore|ultimi_giorni|ultimissim*|ultimo_grido|ultimo_modello
- novita editoriale
? black_friday|cyber_monday|prime_day
novita|nuovo|nuova YEAR
ultimo|ultima ~1 generazione|modello|tecnologia|tendenza|versione
ora con|anche|disponibile
? appena_arrivat*|appena_uscit*|di_moda_quest*|nuova_collezione|nuova_generazione|nuova_versione|nuovo_design|nuovo_modello|per_l_estate|quest_autunno|questo_natale|questa_primavera|questa_estate
solo|fino_a|finiscono|termina|entro ~2 questa_settimana|questo_mese|domenica|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|mezzanotte
- aperto|chiuso ~2 domenica|lunedi
colore|moda|tendenza ~2 YEAR
fine mese|stagione
fresc* per ~1 autunno|estate|inverno|primavera|l
!! colore|moda|tendenza|stile|estate|inverno|primavera|autunno ~3 del|per_il|nel YEAR
nuov*|novita nel|nella|del|della|in ~1 nostro|nostra|catalogo ~1 [assortimento|catalogo|collezione|gamma|negozio]
per poco_tempo
- iso|din|astm ~~3 YEAR
- premio|premi|medaglia|concorso|award ~3 YEAR
ultimo|ultima|nuovo|nuova ~1 generazione|modello|tecnologia|versione|collezione|arrivo|lancio|edizione
ultimi|nuovi arrivi|modelli
solo|soltanto|unicamente ~3 quest*|per_questo|per_questa|fino ~2 mese|settimana|natale|epifania|weekend|festa|stagione
colore|tendenza|prodotto|accessorio dell_anno|dell_estate|della_stagione|del_momento
- YEAR al|e YEAR
e uscita|uscito
nuovissim* ~3
nuovo|nuova per l_autunno|l_estate|l_inverno|la_primavera|la_stagione`,
    superlative: `
al|dei|del|della|gli|i|il|la|le|lo|nostro|tuo miglior|migliore|migliori [del_mondo|qualita|regalo|scelta|sul_mercato]
- miglior|migliore|migliori amica|amiche|amici|amico|circolazione|mamma|papa|postura|presa|ventilazione|visibilita
- consente|offre|per|un|una ~1 miglior|migliore
n|nr|numero 1|uno [al|del|in|nel]
- numero 1|uno candelina|compleanno|palloncino|in_legno|adesivo
# 1
? definitivo|imbattibil*|impareggiabil*|inarrivabil*|incomparabil*|ineguagliabil*|insuperabil*|rivoluzionari*|senza_eguali|senza_paragoni|senza_rivali|unico_al_mondo
piu ~1 al_mondo|d_italia|del_mondo|del_pianeta|in_assoluto|sul_mercato
- miglior|migliore|migliori ~~9 blu_ray|brossura|dvd|libro|romanzo|saggio|tascabile
- candela|candelina|compleanno|palloncino ~4 nr|numero 1|uno
- migliori auguri
piu ~4 al_mondo|che_ci_sia|che_esista|d_europa|d_italia|del_mercato|del_mondo|della_categoria|di_sempre|in_circolazione|in_commercio|mai|mai_creat*|mai_vist*|sul_mercato
? al_top|campione_di|campione_in|campionessa_di|vero_campione|fuoriclasse|il_meglio|il_top|indiscuss*|inegguagliabil*|ineguagliat*|leader_del|leader_di|leader_in|leader_mondiale|leader_nel|non_plus_ultra|numero_1|numero_uno|prima_scelta|re_dei|re_delle|regina_dei|regina_delle|senza_pari|sua_maesta|top_del_top
- re|regina ~1 cuori|denari|leone|neve|spade
- miglior* ~1 amica|amico|auguri|maestra|mamma|nonna|nonno|papa|prof|zia|zio
amat*|preferit* ~1 da|dagli|dai|dalle|degli|dei|delle ~1 chef|famiglie|italiani|mamme|professionisti
? al_vertice|di_prima_qualita|eccezional*|numero_uno|premiat*|pluripremiat*|prima_qualita|qualita_superiore|qualita_suprema|senza_confronti|ai_vertici|top_di_gamma
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
perfetto|perfetta|ideale per tutti|tutte
qualita|finitura|comfort ~1 ineguagliabil*|insuperabil*|superiore|suprema|impeccabil*|straordinaria|inimitabil*|senza_eguali
piu ~2 che_tu|che_troverai|che_si|che_potrai|che_abbia ~2 [trovare|possa|comprare|provato]
miglior*|migliori ~2 sul_mercato|d_italia|d_europa|della_categoria|in_commercio|di_amazon|al_mondo|in_assoluto
? il_numero_1|numero_uno_in|primo_in_italia|unico_nel_suo|unica_nel_suo|qualita_premium|qualita_insuperabile|il_re_dei|la_regina_delle|top_di|eccellenza_assoluta|campione_assoluto
premiat* ~2 per|design|al
! niente|nulla taglia|dura|scalda|pulisce|resiste meglio|di_piu
marca|marchio ~5 piu affidabile|amata|amato|famoso|famosa|sicuro|venduto`,
    environmental: `
? ecocompatibil*|ecofriendly
eco compatibile|friendly|responsabile
carbon neutral
rifiuti zero
impatto zero
basso|minimo|nessun|senza|zero impatto [ambientale|sull_ambiente]
? plastic_free
? a_impatto|ambiente|amic*_della_natura|biodegrad*|compostab*|ecologic*|ecososten*|impatto_zero|impronta|nel_compost|al_pianeta|del_pianeta|il_pianeta|nostro_pianeta|sostenib*|zero_sprechi
- ambiente chiuso|di_lavoro|domestico|esterno|lavoro|umido
- ogni|profum*|temperatura ~1 ambiente|ambienti
- pianeta|pianeti ~2 poster|puzzle|sistema
? ecofriendly|ecologia|eco_sostenibil*|impatto_ambientale|impronta_ecologica|senza_plastica
eco friendly|compatibile
bene|buono|gentile|protegge*|rispett*|salva* ~3 ambiente|natura|oceani|pianeta|terra|foreste
decompone|degrada|dissolve ~4 compost|natura|naturalmente|terreno|suolo
nel compost
zero emissioni|co2|impatto
amic* ~1 ambiente|natura|pianeta
alternativa|scelta|opzione|prodotto|gesto ~1 verde|sostenibile|responsabile|ecologic*
- verde ~1 menta|oliva|chiaro|scuro|acqua|bottiglia|salvia
fa|fanno ~1 bene ~1 al|all|alla ambiente|natura|pianeta|terra
riduc*|riduzione ~3 carbonio|emissioni|impronta|plastica|rifiuti
rispettos*|amic*|gentil* ~2 ambiente|natura|pianeta|terra
a basso_impatto
pianeta piu_pulito|piu_verde|migliore
amic* ~2 mare|mari|oceani|terra`,
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
ideale|perfetta|perfetto ~1 per_chiunque|per_ogni|regalo
emozione|felicita|gioia|magia|piacere|sorriso ~3 assicurat*|giorno|ogni|tuoi|tutti|viso
qualita ~1 ai_massimi|al_top|che_conquista|che_parla|che_si_sente|eccellente|premium|senza_compromessi|senza_pari
nuovo|prossimo|un_altro livello
? invidia
qui ~4 descrizione|nome|prodotto|testo|titolo|va
aggiungere|completare|digitare|incolla|inserire|inserisci|scrivere|scrivi ~4 descrizione|nome|prodotto|qui|testo|titolo
- incis*|personalizz*|stamp* ~6 nome|testo
descrizione|punto|testo|titolo ~3 N|arrivo|completare|esempio|inserire|provvisori*|qui|segnaposto|seguire
assolutamente|autentic*|davvero|pura|puro|semplicemente|unic*|vera|veramente|vero ~1 bellissim*|capolavoro|divin*|eleganza|emozione|felicita|gioia|gioiello|incredibil*|lusso|magia|magic*|must|perfett*|piacere|splendid*
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
rende*|rendera|rallegra*|illumina*|abbellisce|trasforma ~2 casa|giornata|giornate|giorni|vita|momento|serate ~3 [piu]
- illumina ~2 casa|stanza
regalo ~3 che ~2 sogna*|sognava*
che|di_cui ~1 tutti sogna*|desidera*|vorrebbero
qualita ~1 di_cui|su_cui ~2 fidar*|contare
? nome_prodotto|nome_del_prodotto|descrizione_prodotto|titolo_prodotto|testo_qui|testo_di_esempio|inserire_testo|provare_per_credere|da_impazzire|top_del_top|emozioni_uniche|festa_assicurata|parla_da_sola|senza_tempo|cosa_chiedere_di_piu
- calendario|orologio senza_tempo
regalo ~1 stupendo|bellissimo|meraviglioso|perfetto|unico
senti|noti|noterai|scopri|prova ~1 la differenza
fatto|fatta|creato|creata|realizzato|realizzata|pensato con passione|amore|cura_e_passione
famiglia|bambini|ospiti|amici ~1 lo|la|li amer*|ador*
magia|fascino|eleganza ~4 casa|tua|vita`,
  },
};
