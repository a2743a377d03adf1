import type { ClaimWords } from '../claim-words.ts';

/** Italian words of the rules, compiled on 2026-11-23 by this project from the published rules in `claim-rules.data.ts` and their usual translations. */
export const IT_CLAIM_WORDS: ClaimWords = {
  classes: {
    num: `N cinque dieci due nove otto quattro sei sette tre`,
    people: `acquirenti clienti donne famiglie genitori mamme papa persone proprietari uomini utenti`,
    illness: `@disease stomaco_sottosopra gomito_del_tennista acidita_di_stomaco afonia afte alitosi allergia allergie alluce_valgo alopecia ansia attacchi_di_panico bruciore_di_stomaco bruciori_di_stomaco brufoli bruxismo caduta_dei_capelli calcoli_renali calvizie carie cefale* cerume
cervicalgia coliche contrattur* crampi displasia distorsioni disturbi_del_sonno dolore dolori edemi enuresi epistassi eritem* febbre flatulenza forfora foruncoli funghi_delle_unghie fuoco_di_sant_antonio gambe_gonfie gambe_pesanti
geloni gengivite glicemia guarigione ictus indigestione ittero laringite mal_d_aria mal_d_auto mal_di_denti mal_di_gola mal_di_mare mal_di_pancia mal_di_schiena mal_di_stomaco mal_di_testa malann* malatti* malessere miopia
naso_chiuso nausea nervosismo onicomicosi orzaiolo pertosse pidocchi piede_d_atleta piedi_piatti pressione_alta pressione_arteriosa pressione_sanguigna prurito raffreddamento raffreddor* raucedine ritenzione_idrica russamento russare
sangue_dal_naso seni_nasali slogature smagliature sordita sovrappeso spasmi spina_calcaneare stitichezza tallonite torcicollo tosse trigliceridi tumori tunnel_carpale vaginite vampate vene_varicose verruche vertigini vomito`,
    cures: `asciuga abbassa abbassare addio_a addio_ai addio_al addio_alla addio_alle aiuta_contro alleggerisce allevia* arresta attenua* blocca calma calmano calmare combatt* contrasta contro_il
contro_la corregge* cura curano curare debella decongestiona diminuisce elimina eliminare fa_passare fa_scendere far_passare far_scendere ferma frena guarire guarisc* lenire lenisc* libera_da mette_fine_a mette_fine_al
mettono_fine_al mitiga* placa placano placare prevengono prevenire previene protegge_da rallenta regola riduc* ridurre rimedio_contro rimedio_per risolve sblocca scaccia scioglie sconfigg* sfiamma sgonfia solleva_da
stabilizza stop_a stop_al stop_alla tiene_a_bada tiene_lontana tiene_lontano tratta trattare vince`,
    germs: `acari acaro afidi alghe arvicole batteri batterio blatta blatte calabroni camole cavolaie cimic* cocciniglia dorifore faine falene forbicine formica formiche funghi fungo germe germi ghiri insetti insetto lendini lepisma limacce listeria
lumache microbi microbo mosca moscerin* mosche muffa muffe pappataci parassita parassiti pesciolini_d_argento pidocchi* piralide pulce pulci punteruolo ragni ratti roditor* salmonella scarafaggi* scutigere spore
tafani talpe tarli tarlo tarma tarme termiti tignole topi tripidi vespa vespe virus zanzara zanzare zecca zecche`,
    repels: `rallent* fren* fuori muoiono a_prova abbandon* addio allontan* attir* avvicin* basta blocc* collare combatt* contro debell* detest* disinfest* distrugg* elimin* entran* evit* fuga imped* inib* larga lasciano liber* lontan* mantien* neutralizz* odia* oltrepass* ostile prevenire
previene prolifer* protegg* repell* resist* respin* scacc* scapp* sotto_controllo spari* stermin* stop tengono tiene trappol* trattat* uccid* vanno`,
    relief: `accel* accorc* addio aiut* anti basta capsule cerotti combatt* contro crema cura* dalla dalle debell* dimentic* efficace elimin* ferma gel gocce guar* in_ferie integratore liber* meno migliora* passa pomata prevenzione previen* protegg*
rid* rimed* riport* sciroppo sgonfia* smett* soffr* sollievo spar* spray stop testat* tisana togli* tratta* unguento via`,
    state: `articolazioni_usurate bruciore cartilagin* cervicale cicatrici circolazione ematomi ferita ferite funghi gonfior* gotta legamenti lividi pressione rigidita sintomi spasmo tensione tensioni tossine`,
    flees: `annegano sopport* al_largo alla_larga altra_casa altrove appiglio attecch* dietrofront entrano insedia* passano prolifer* salgono sopravviv* traslocano vita_dura`,
    body: `anca caviglia collo ginocch* gomit* orecchi* pancia piede piedi polso schiena spalla spalle tallone`,
    feels: `fischi fischio fitta fitte formicolio pizzicore ronzio sfogo`,
    eases: `si_stabilizza* allenta* andat* cala calano calma* dormire pace pausa placa* rara rare ricordo sopportabil* spari* svani* tregua`,
  },
  lines: {
    medical: `
!! @cures|rimedio ~3 celiac*
- adatt*|formulat*|idone* ~4 celiac*
- per celiac*
? per =@disease
addio_alle|basta|butta_le|senza ~2 antidolorifici|farmaci|interventi|medicin*|pastiglie|pillole
fa|fanno passare|sparire ~2 @illness
libera* ~3 da|dai|dal ~1 @illness
! @body ~2 non ~2 male
! mai_piu|niente|senza|zero ~1 @illness
! senza @feels ~1 al|alla|ai ~1 @body
- dolore|dolori al|del ~1 parcheggio|portafoglio
- funghi e batteri|muffa|muffe
- in_caso ~2 @illness ~~4 consult*|interromp*|sospend*
- pressione ~2 acqua|aria|gas|gomme|pneumatici
? =@illness ~~5 @relief
? =@illness|@feels|@state ~~6 @eases
? @relief ~6 =@illness
? bruciagrassi|calcoli_renali|calcoli_urinari|depurativ*|dimagrant*|dimagrire|drenant*|miracolos*|proprieta_curative|proprieta_terapeutiche|saziant*
@body ~2 lascia* ~2 dormire|pace
@cures ~4 @state
@cures|respirare ~5 @illness
abbassa|rallenta ~1 battit*
anticancro|antidepressivo|antidolorific*|antinfiammatori*|pancia_piatta
approvata|approvato|certificata|certificato|registrato da|dalla|fda [fda] [fda]
apr*|decongestion*|liber* ~2 bronchi|naso|vie_respiratorie
attiva|equilibra|favorisce|migliora|regola|riattiva|stimola ~3 cicatrizzazione|circolazione|digestione|flora_intestinale|glicemia|metabolismo|microbiota|transito
aumenta|migliora|potenzia|rafforza|rinforza|stimola ~3 immunita|immunitari*
bruciore_di_stomaco|mal_di_testa|mal_di_schiena|raffreddore ~~4 passa
clinicamente|scientificamente comprovat*|dimostrat*|provat*|testat*
consigliat*|indicat*|ottim* per ~1 @illness
crescere|crescita|ricresc* ~3 capelli
depura|disintossica|purifica ~2 corpo|fegato|intestino|organismo|sangue
ferit* ~3 chiud*
fisio*|medico ~2 usa|utilizza ~3 pazienti
ginocchia ~3 sane|guar*
mantiene|tiene stabil* ~1 @illness
martellat*|martellio ~3 tempie|testa
meno|senza rigidita|gonfiore
perdere|perdi|perdita ~2 *kg|chili|peso
petto ~3 fischi*
rafforza|rinforza|potenzia ~2 difese
rida|migliora|recupera ~1 udito|vista
rimedio miracoloso
schiena|ginocchia a_pezzi
sciogli*|bruci* ~3 chili|grasso|grassi`,
    antimicrobial: `
- rete|zanzariera contro ~2 @germs
- @germs ~2 non_inclus*|vive|vivi
- candeggina|detergenti|disinfett*|igienizz*|panno|salviette ~~5 danneggi*|graffi*|intacc*|macchi*|opac*|rovin*|sbiad*
- disinfett*|insetticid*|repellent* non compres*|inclus*
- forma_di @germs
- gatt*|cane|cani ~2 sterilizzat*
- sterilizz* ~2 acqua|microonde|vapore|barattoli|biberon|vasetti
- sterilizzat* gatt*|cane|cani
? =@germs ~~9 @repels
? @repels ~~8 =@germs
? antibatteri|antiblatte|antiformiche|antigermi|antiinsetti|antilarve|antimosche|antiratto|antiscarafaggi|antitopi|antitopo|antizecche|antizanzara|ammazzamosche|ioni_d_argento|nanoargento|vermifug*
?! =@germs ~1 non ~2 annid*|attacc*|cresc*|entr*|form*|insedi*|pass*|resist*|rosicch*|torn*|trov*
?! =@germs ~6 @flees
?! mai_piu|ne|niente|niente_piu|senza|stop|zero|neanche|nemmeno|neppure ~1 @germs
?! non entra|passa|resta|si_forma ~1 @germs
allontan*|respinge|scacci*|tien* ~3 @germs
antiacari|antiacaro|antibatteric*|antifungin*|antimicotic*|antimicrobic*|antimuffa|antiparassitari*|antipulci|antisettic*|antitarme|antizanzare|battericid*|disinfett*|igienizzante_antibatterico|insetticid*|sanifica*|topicid*|igienizza*|repellente|repellenti
carica batterica|microbica|virale
uccid*|elimina|eliminano|distrugge|repelle ~5 =@germs`,
    guarantee: `
riaccredit* ~3 importo
se_rompe|si_rompe ~~6 cambiamos|gratis|nuova|nuovo|reponemos|sostituiamo
soddisfazione ~1 assicurata
? garantisc*|garantire ~5 anni|consegna|mesi|rimborso|soddisfazione|sostituzione|vita
! le|ti|vi ~1 rimbors*|restitu*|sostitu*|rendiamo
! rendiamo|restituiamo|ridiamo ~2 denaro|importo|soldi|somma
- cartolin*|certificat*|documenti|scheda|tagliand* di_garanzia
- garanzia legale
- registri|registro ~5 garanzie|resi
? assistenza_post|facciamo_carico|formula_soddisfatti|garantiamo|garantita|garantite|garantiti|garantito|garanzi*|soddisfazione_garantita
@num anni|mesi di ~1 copertura|protezione|assistenza
N notti di_prova
N|trenta|sessanta giorni per|di ~2 cambiare|decidere|provar*|rest*|reso
^ ~2 non ~3 contenta|contento|convince|convint*|piace|soddisfa*
a_nostre|nostre spese
acquisto ~2 coperto|protetto|sicuro
altrimenti ~1 cambiamo|rimborsiamo|sostituiamo
cambi*|mand*|ripar*|sostitu*|sped* ~4 senza_domande|senza_spese|gratis|gratuitamente
cambiamo|ripariamo|sostituiamo ~6 difetto|guasto
cambio|reso|ricambi*|riparazion*|sostituzion* ~3 gratis|gratuit*|nostre_spese|sempre|senza_domande|senza_spese|vita
compra senza_rischi
copert* per sempre
coperto|coperta|coperti a_vita
denaro|soldi ~1 tornano
denaro|soldi ~2 indietro|restituit*|rimborsat*
difetto|guasto ~4 noi|ripariamo|sostituiamo
copert* finche
notti|giorni per decidere|pensarci
paghi ~1 se ~2 content*|piace|soddisf*
! parte ~2 nuov*
per ripensarci
promessa ~~3 nuova|nuovo
prova* ~3 N giorni|notti
rendiamo|restitu*|riavere|riavrai|ridiamo|riprend* ~4 centesimo|denaro|euro|importo|indietro|soldi|spesa
reso|resi ~2 accettat*|facil*|gratis|gratuit*
reso|resi|rimborso ~2 entro|per ~1 N|trenta|sessanta
restitu* ~2 entro ~1 N|un|due ~1 [giorni|mese|mesi]
rifacciamo|rimandiamo|sostituiamo ~3 nuova|nuovo|altro
ripariamo|ripararl* ~4 vita
riprend*|ricuc* ~1 gratis|senza_spese
rispondiamo di|noi
ritiriamo ~1 gratis|gratuit*
sostituiamo|ripariamo ~4 pezzi|rott*|difettos*
te|ve la|le|li|lo cambiamo|rifacciamo|sostituiamo
te|ve|ti ~1 ne ~1 spediamo|mandiamo|diamo
ti|vi ridiamo
ultimo centesimo`,
    offer: `
! mai ~1 costat*
! pag* ~1 prezzo intero|pieno
- cassetta|cestino ~2 offerte
- come ~1 @brand ~2 costa
- consegna|spedizione|trasporto ~3 paghiamo_noi
- consegniamo|portiamo|recapitiamo|spediamo ~3 gratis
- costa|costano meno di|del|dell|della|di_quella|di_quello ~2 @names
- edizione economica
- grande|ogni|per|prima|qualsiasi|qualunque|seconda|tutte ~1 occasione|occasioni
- lavagna|gessett* ~3 prezzi|prezzo
- occasione|seconda ~1 mano|speciale
- offerta|offerte formativa|votiv*|musicale
- pianale|cassapanca ~3 ribassato
- prezzo giusto
- saldi con|il|la|le|lo|i
- spese ~2 spedizione ~2 da N euro|€
-? ruota|scomparto delle|dei|per ~1 promozion*|sconti|buoni
? a_buon_mercato|a_costo_zero|a_meta_prezzo|affarone|al_carrello|al_miglior_prezzo|buon_prezzo|buono_regalo|buono_sconto|campione_di_vendite|codice_promo|codice_sconto|confezione_risparmio|convenientissim*|economicissim*|formato_convenienza|gratuito_con|in_offerta|in_promozione|in_regalo|in_saldo|meta_prezzo|miglior_acquisto|miglior_prezzo|numero_1_nelle_vendite|numero_uno_nelle_vendite|offerta_lampo|offriamo_noi|omaggio_con|omaggio_incluso|omaggio_per|pacco_convenienza|piu_richiest*|piu_vendut*|prezzi_pazzi|prezzo_affare|prezzo_bomba|prezzo_choc|prezzo_giusto|prezzo_onesto|rapporto_qualita|rapporto_qualita_prezzo|regaliamo|regalo_gratuito|saldissimi|sconti*|sconto_quantita|sottocosto|successo_di_vendite|super_affare|super_offerta|super_prezzo|superofferta|svendiamo|svendite|svuotiamo*|te_lo_diamo|ultime_scorte|ultimi_pezzi|ultimi_ribassi|ultra_sconto|va_a_ruba|vendita_flash|vero_affare
?~ affare|affari|conveniente|convenienza|economici|esaurit*|liquidazione|occasione|offerta|omaggi|prezzi|prezzo|promozione|promozioni|ribass*|risparmi|saldi|scontat*|sconto|svendita|volantino
N % di ~1 risparmio
N % in_meno|sul|sulla|sui
acquista|compra|prendi N|due|quattro|tre ~5 omaggio|pagane|paghi
acquisto|ordine ~4 omaggio|regalo
al prezzo_di
cima|testa alle vendite
compr* ~4 pag*
compra ~2 piu ~~2 risparmi*
compra|prendi ~~4 omaggio|paga|paghi
con_il|usa_il|inserisci_il codice
costa la_meta
costa|paghi ~1 meno
fine serie
fino esaurimento
fino_a|fino esaurimento ~1 scorte
in omaggio
incredibilmente|molto|super|sorprendentemente economic*|conveniente
meno N %
nessun ~2 esce|va|vende tanto|quanto
non ~3 trover*|trovi ~3 a_meno|economico|meno|prezzo
omaggio ~3 acquisto|ogni|ordine
acquista*|compra|compralo|comprala|fai_il_tuo_ordine|ordina|ordinal* adesso|oggi|ora|subito
paghiamo noi
per_cento ~2 sconto|meno
prezzi|prezzo bassi|basso|competitivo|imbattibile|imbattibili|piccolo|ridotto|shock|speciale|stracciato
prezzo|prezzi ~1 da|di|mai costo|fabbrica|ingrosso|outlet|saldo|visto|visti|amico
prima N ~1 € ~~3
prima_che ~2 esaur*|finisca*|sparisc*|termin*
prodotto|articolo di_punta|di_punto|top|star
qualita prezzo
quarto|terzo|meta in_meno
regalo ~2 acquisto|incluso|ordine
regalo ~2 ogni|sorpresa ~2 [ordine|pacco]
risparmi* ~2 N %|€|euro
saldi|offerta|promozione|sconti ~2 fino|finiscono|finisce|scade|termina
scriv*|inserisc* ~3 carrello
seconda|secondo|terza|terzo ~3 costa_nulla|costa_niente|gratis|omaggio
senza intermediari|pagare
ti regaliamo
trovarl* ~1 a_meno
un_quarto|un_terzo|meta del_prezzo
vale|valgono ~2 doppio|triplo|di_piu
venduti|vendute|venduto ~2 piu_di N
via il N
~ saldo|sconti`,
    shipping: `
! ci|ne restano|rimangono
! consegn*|sped* ~4 senza supplement*
! ne ~1 restano ~1 pochissim*
! nessun|nessuna|senza|zero ~1 costi|costo|spesa|spese ~1 consegna|invio|spedizione
! quasi esaurit*|finit*
! restano|rimangono|rimasti ~2 esemplari|paia|pezzi
! restano|ultime|ultimi|solo ~2 disponibili|pezzi|scorte ~1 [disponibili|in_magazzino]
- dal|dalla ~2 alla_porta
- porta ~5 a_casa_tua
- restano|rimangono dentro
? codice_di_tracciamento|disponibilita_immediata|in_magazzino|spese_di_consegna|spese_di_invio|spese_di_spedizione|tracciabile
a_casa_tua|alla_porta
affidat* ~1 corriere|poste
arriv* in_tempo|puntuale
arriv*|consegn*|ricev*|sped* ~5 giorno_dopo
arriva*|ricev*|consegn* ~4 prima_di|entro|per ~1 natale|befana|pasqua
arriva|arrivano in ~1 @num giorni
arriva|arrivano|consegn*|esce|inviat*|parte|partono|ricev*|spedi* ~6 24|48|casa|domani|entro|giornata|giorni_lavorativi|giorno_lavorativo|gratis|magazzino|oggi|ore|sera|subito
casa_tua in N|due|tre|24|48
consegna|corriere|spedizione ~4 24|48|assicurat*|domani|espress*|express|gratis|gratuit*|inclus*|lampo|offriamo|prime|rapid*|un_giorno|veloce
consegniamo|portiamo|recapitiamo|spediamo ~1 casa|domicilio
disponibile|disponibili|pronta subito|consegna
disponibilita|scorte ~1 limitat*
domani|dopodomani ~3 da_te|casa|sera
domani|oggi ~2 casa_tua|da_te|consegn*
esemplari|paia|pezzi ~1 rimast*
finit* quest* ~~4 mesi|settimane
giorno stesso
in @num giorni ~5 mano|mani
in N|due|tre|pochi giorni|ore ~2 casa|mani
in ~1 N ~1 giorni|ore ~2 casa|da_te|porta
lunedi|martedi|mercoledi|giovedi|venerdi|sabato ~3 tua|vostra porta
ordin* ~1 entro ~1 N|mezzogiorno
ordinat* ~1 entro|prima ~3 ~~5 esce|parte
ordina|ordini entro|prima ~3 ~~3 domani|oggi|parte|pomeriggio|ricevi
partenza entro|in ~1 @num|un giorni|giorno|ore
pochi|pochissimi ~2 magazzino
porto franco
scorte ~2 esaurendo|finendo|limitate|terminando
senza|zero ~1 spese|dazi|costi ~1 dogana*|di_dogana|spedizione|consegna|importazione
sono avanzat*|rimast* ~1 poch*|@num
spediamo|consegniamo|inviamo ~5 giornata|giorno|oggi|mondo|ore|subito
spedit*|consegnat*|inviat* ~1 in ~1 @num|un|una giorno|giorni|ora`,
    contact: `
! esit* ~2 chiamar*|contattar*|scriver*
? negozio_online|shop_online
LATIN punto com|es|it|mx|net
cellulare N
chatta_con|numero_verde|telefonaci|un_colpo_di_telefono|chiamaci|chiamateci|contattaci|contattateci|scriveteci|scrivici|seguici|visitaci
chiama|parla|scrivi|telefona ~3 @social|N|a|al|allo|con|su
chiocciola ~3 punto
nostra|nostro email|numero|sito_web
nostra|nostro|sul_nostro|nel_nostro ~2 canale|facebook|gruppo|instagram|negozio_online|pagina|servizio_clienti|shop_online|sito|whatsapp
scansion*|inquadra* ~4 qr|codice ~6 aiuto|assistenza|contatt*|noi|parlare|scriv*
servizio|assistenza clienti
telefon*|videochiam* ~3 al|allo|su
visita*|seguici|trovaci|iscriviti ~3 @social|canale|newsletter|sito`,
    comparison: `
- copia dell originale
? altre_marche|altri_modelli|altri_negozi|altri_venditori|cinesate|concorren*|copie_cinesi|copie_economiche|da_discount|gli_altri_produttori|grandi_marche|imitazioni|marca_famosa|marche_blasonate|marche_costose|marche_economiche|marche_famose|marche_note|prodotti_cinesi|prodotti_scadenti|prodotti_simili|sottomarc*
buon* come_l_originale
piu ~1 del|della|di ~3 trov*|vend* ~2 ferramenta|supermercato
piu assorbent*|affidabil*|resistent*|robust*|silenzios*|solid* dei|degli|delle normali|soliti|solite|comuni
! ingannare ~2 contraffazioni|copie|imitazioni
! che ~1 vendono|usano|offrono ~1 altri|altre
! gli_altri ~1 offrono|usano|vendono
! nessuna|non ~3 copia|falso|imitazione ~2 [economica|cinese]
! nulla|niente ~2 invidiare
! senza marca
- accetta|adatt*|compatibil*|va ~~9 altre|altri marche|marchi|produttori
-? adatt*|compatibil*|con|di|originale|per|ricambi*|tipo ~~5 @names
-? al|con|di|e miele
@brand ~1 troppo car*
@brand ~5 doppio|triplo
a_differenza|al_contrario|niente_a_che ~4 altre|altri|cianfrusaglie|cines*|comuni|concorren*|copie|imitazioni|maggior_parte|solite|soliti
altre|altri ~7 ~~1 questa|queste|questi|questo no|regge|reggono|resta|resiste|tiene
altre|altri|quelle|quelli ~6 ~~3 il_nostro|la_nostra
altri marchi|produttori
altri|altre ~4 ~~1 questa|queste|questi|questo si|invece
attent*|diffida*|occhio|stanco|stufo ~3 alle|da|dalle|di|delle copie|imitazioni|contraffazioni
batte|battono|straccia|supera|superano ~3 @brand|altre|concorren*|marche
bottega|ferramenta|negozio_sotto|supermercato|vivaio ~2 costa|paghi|spendi|vendono
come @brand ~~3 costa*
come ~1 @names ~~5
costa|costano ~1 meno di ~2 @names
doppio|meta|triplo dei|del|della|delle|di ~1 @brand
doppio|triplo della concorrenza
dove ~1 altri ~~9 noi
economic* ~2 altre_marche|concorren*
giurer* ~4 @brand
gli_altri *ano|*ono ~~1 noi
la|il|i|le nostra|nostro|nostri|nostre no|si|mai
marche|marchi carissim*
meglio|migliore|migliori|piu_affidabile|piu_comoda|piu_comodo|piu_duraturo|piu_economico|piu_efficace|piu_forte|piu_leggera|piu_leggero|piu_morbido|piu_potente|piu_resistente|piu_robusto|piu_sicuro|piu_silenzioso|piu_veloce|superiore|superiori ~2 a|alla|degli|dei|del|dell|della|delle|di|rispetto ~2 @brand|marche|marchi|originale
meglio|meno|piu ~3 di|dei|del|della|delle ~1 di|dei|del|della|delle ~1 @brand
meno|piu ~2 degli|dei|del|dell|della|delle|dello|di ~1 @names|CAP
piu ~1 di un|una ~1 @names
piu ~1 di ~1 quel*|cio ~3 trov*|vend*
risparmiano ~2 materiale|materiali|qualita|sul|sui|sulla
stess* qualita|resa ~1 @brand`,
    reviews: `
recension* ~2 N|cinque stelle
grat*|accend* ~2 stelle
aiuta* ~2 altri ~2 decidere|scegliere
! dimentic* ~2 valutar*|votar*|recensir*|recensione|stelle
- cinque|N stelle ~1 cucit*|dipint*|incis*|ricamat*|stampat*
- giudizio universale
- scheda|schede|pagine ~9 stelle
- stelle|stelline di ~1 feltro|legno|stoffa|carta
- valuta estera|le_dimensioni|straniera
-? fogli|moduli|schede di ~1 giudizi*|opinion*|valutazion*
? N|cinque|cinque_belle|quattro|tante stelle|stelline ~4 aiuta*|ci|clienti|da|grazie|lascia*|media|per|se|su
? voto_medio
?~ giudizi*|opinione|opinioni|recension*|testimonianz*|valutazion*
@num @people su @num
@num su @num ~1 @people
N % ~1 @people
N|centinaia|migliaia|milioni ~2 acquirenti|clienti|famiglie|genitori|mamme|persone|utenti ~3 content*|entusiast*|felici|fidano|scelto|soddisfatt*
N|cinque stelle su
N|nove|otto|sette ~2 su ~1 N|dieci ~2
acquirenti|clienti|famiglie|mamme|persone|proprietari|utenti ~4 adorano|amano|confermano|consigliano|dicono|entusiast*|felici|promoss*|raccontano|scelgono|scrivono|soddisfatt*|votano
aspett* ~2 stelle|stelline|commento|parere
! che elogi*|lod*
che ~3 dicono ~2 altre|altri
commenti|opinioni|pareri|recensioni ~1 altre|altri
condividi|dacci|lascia|lasciaci|lasciate*|pubblica|scrivi* ~4 commento|stelle
consigliat*|scelt*|amat*|apprezzat*|preferit*|approvat*|promoss* da ~3 N|centinaia|migliaia|milioni|@people
cosa|quello_che ~1 dicono|pensano|scrivono ~1 altri
dato|danno ~2 N|cinque stelle
dic*|racconta* ~4 stelle
dicci|raccontaci|pieni_voti|recensirci|valutarci|valutateci|votarci|votateci
due parole ~4 aiuta*|farebbe*|piacere
due|lascia*|scrivi* ~2 parere|pensiero|righe
facci|fateci sapere
foto ~3 esperienza|parere
lascia*|dai|dacci ~2 voto|stelline
massimo dei voti
media di RATING
migliaia di ~1 clienti|famiglie|persone|utenti
nei commenti
ogni stella
parole tue|vostre
prossim* acquirent*|client*
punteggio|valutat*|votat* ~3 N
racconta a_chi
raccont*|condivid*|descriv* ~3 esperienza|commento
recensisc*|valuta|valutaci|votaci ~3
scriv* ~3 recensione|opinione|commento|parere
stelle ~1 dai|dalle|dagli|da ~1 @people
tua|vostra opinione ~3 preziosa
tua|vostra opinione|recensione ~3 aiuta|conta|importa
valutat*|votat* ~2 dai|dagli|dalle ~1 @people`,
    'time-bound': `
- agenda|agende|anno|calendario|dal|diario|fino|planner ~~5 YEAR
- novita bibliografic*|editorial*
? appena_arrivat*|appena_uscit*|di_moda_quest*|entro_ferragosto|novita|per_l_estate|per_poco|solo_fino|solo_per_questo|ultima_occasione|ultimi_giorni|ultimissim*|ultimo_grido
?~ quest_anno|quest_autunno|quest_estate|quest_inverno|questa_estate|questa_primavera|questa_settimana|questa_stagione|questo_mese|ultime_ore
YEAR .
^ nuova|nuovo .
ancora|per ~2 pochi giorni
appena arrivat*|lanciat*|uscit*|entrat*|sfornat*
e uscit*
edizione limitata
entra ~1 in collezione
fine mese|stagione
finisce|scade stanotte|stasera
finisce|scade|scadono ~2 domani|domenica|giovedi|lunedi|martedi|mercoledi|mezzanotte|sabato|venerdi
fresc* per ~1 autunno|estate|inverno|primavera|l
novita per ~2 autunno|estate|inverno|primavera
nuov* nel|nella|in ~1 nostro|nostra|catalogo
nuov* ~1 collezione|colore|colori|da|design|formula|gamma|generazione|in|look|modello|per|questa|questo|ricetta|stagione|versione
ora con|anche|disponibile
periodo|tempo limitato
questa|questo autunno|estate|halloween|inverno|natale|pasqua|primavera|san_valentino|stagione
questo fine_settimana
solo oggi
solo per N ore
solo|fino_a|finiscono|termina|entro ~2 questa_settimana|questo_mese|domenica|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|mezzanotte
solo|soltanto per oggi|poco
solo|soltanto|unicamente ~3 quest*|per_questo|per_questa|fino ~2 mese|settimana|natale|epifania|weekend|festa|stagione
ultimo|ultima ~1 generazione|modello|tecnologia|tendenza|versione
valid*|vendita ~3 entro_il|fino_al N
~ fine_mese|fine_stagione|tempo_limitato`,
    superlative: `
^ l_originale|loriginale .
! nessun*|non ~3 migliore|migliori|di_meglio
! nessun|nessuna ~0 altra|altro
! nessun|nessuna|niente ~2 meglio
! niente|nulla batte|eguaglia|supera
- ^ per [ottenere] [un|una|il|la|i] miglior|migliore|migliori ~1 .
- campione|campioni di_tessuto
- coppa|maglia|pettorale ~~5 numero 1|uno
- candela|candelina|compleanno|palloncino ~4 nr|numero 1|uno
- disco da_ultimate
- miglior* ~1 amica|amico|auguri|maestra|mamma|nonna|nonno|papa|prof|zia|zio
- numero 1 del|della ~1 kit|serie|set
- numero 1|uno candelina|compleanno|palloncino|in_legno|adesivo
- premiat* ~~8 N
- piu ~1 dei|degli|delle normali|soliti|solite|comuni ~5
ai_vertici|al_primo_posto|al_top|al_vertice|campione_di|campione_in|campionessa_di|da_primato|di_gran_lunga|di_prima_qualita|eccezional*|fuoriclasse|il_massimo|il_meglio|il_top|imbattibil*|impareggiabil*|inarrivabil*|incomparabil*|indiscuss*|inegguagliabil*|ineguaglia*|inimitabil*|insuperabil*|insuperat*|la_ferrari|la_rolls|leader_mondiale|mai_provata_prima|non_plus_ultra|pluripremiat*|premiat*|prima_qualita|prima_scelta|qualita_superiore|qualita_suprema|re_dei|re_delle|regina_dei|regina_delle|rivoluzionari*|rolls_royce|senza_confronti|senza_eguali|senza_paragoni|senza_pari|senza_rivali|sua_maesta|top_del_top|top_di_gamma|unico_al_mondo|vero_campione
al|dei|del|della|gli|i|il|la|le|lo|nostro|tuo miglior|migliore|migliori [del_mondo|qualita|regalo|scelta|sul_mercato]
amat*|preferit* ~1 da|dagli|dai|dalle|degli|dei|delle ~1 chef|famiglie|italiani|mamme|professionisti
!! definitiv* ~1
perfetto|perfetta per tutti|tutte
piu alta|elevata qualita
piu ~1 del_pianeta|in_assoluto
piu ~1 che vedrai|vedrete
piu ~4 al_mondo|che_ci_sia|che_esista|d_europa|d_italia|del_mercato|del_mondo|della_categoria|di_sempre|in_circolazione|in_commercio|mai|mai_creat*|mai_vist*|sul_mercato
re degli|dei|delle ~1 LATIN
scelta migliore|perfetta
scelta ~1 dei_professionisti|numero
semplicemente|decisamente|senza_dubbio il|la|i|le miglior*
trov* da_nessuna_parte`,
    environmental: `
! nessun carico|peso ~2 pianeta|terra
? a_impatto|al_pianeta|amic*_della_natura|del_pianeta|eco_sostenibil*|ecocompatibil*|ecososten*|il_pianeta|impatto_ambientale|impatto_zero|nostro_pianeta|senza_plastica|zero_sprechi
all|attent*|cura|dell|difend*|favore|inquina*|per_l|responsabil*|scelta|sostenib*|sull|tutela*|verso ~3 ambiente
amic* ~1 ambiente|natura|pianeta
amic* ~2 mare|mari|oceani|terra
basso|minimo|nessun|senza|zero impatto [ambientale|sull_ambiente]
bene|buono|gentile|protegge*|rispett*|salva* ~3 ambiente|natura|oceani|pianeta|terra|foreste
decompone|degrada|dissolve ~4 compost|natura|naturalmente|terreno|suolo
dissolv*|sparisc* ~3 natura|suolo|terra
impronta ~1 ambientale|carbonio|ecologica
nel compost
pianeta piu_pulito|piu_verde|migliore
rifiuti zero
rispett*|protegg* ~2 mare|mari|oceani
zero emissioni|co2`,
    filler: `
! ci|lo|ne|si|te|ti|tutti|ve|vi ~3 ador*|amer*|conquist*|emozion*|incant*|innamor*|lascia*_a_bocca|pent*|piacera|ricred*|senza_parole|sorprend*|stup*
! mai|non|piu|senza ~5 accontenta|credere|delude*|delus*|farne|pensarci|pentir*|resistere|resistergli|rinunci*|separar*|smett*|stanc*|uguali
! non ~1 torni|tornerai ~1 indietro
- senza_tempo di
? amore_a_prima|bocca_aperta|cambia_la_vita|cambiera_la_vita|chicca|colpo_di_fulmine|cosa_aspetti|cosa_chiedere_di_piu|da_completare|da_definire|da_determinare|da_impazzire|da_inserire|da_non_perdere|da_sogno|dei_tuoi_sogni|descrizione_prodotto|eccellenza|emozione_unica|emozioni_uniche|fara_felice|farai_un_figurone|fare_a_meno|farne_a_meno|favolos*|festa_assicurata|fidati_di|fiore_all_occhiello|immancabil*|indimenticabil*|invidia|irresistibil*|irrinunciabil*|meraviglios*|merita|meritano|meritate|meriti|mozzafiato|nome_del_prodotto|nome_prodotto|non_puo_mancare|parla_da_sola|primo_sguardo|prodotto_di_prova|provare_per_credere|raffinatezza|sensazional*|senza_rimpianti|senza_tempo|sogno_che|spettacolar*|straordinari*|stupend*|ti_meriti|titolo_prodotto|top_del_top|un_vero_must
adorerai|amerai|innamorerai ~3
aggiungere|completare|digitare|incolla|inserire|inserisci|scrivere|scrivi ~4 descrizione|nome|prodotto|qui|testo|titolo
amiche|amici|vicini ~3 invidios*
concediti|regalati|coccolati un|una|quel
descrizione|punto|testo|titolo ~3 arrivo|completare|esempio|inserire|provvisori*|qui|segnaposto|seguire
descrizione|testo|titolo di_prova|segue
emozione|felicita|gioia|magia|piacere|sorriso ~3 assicurat*|giorno|ogni|tuoi|tutti|viso
facilita*|semplifica* ~2 giornata|vita
fidati|fidatevi .
ideale|perfetto|perfetta come_regalo|da_regalare
idea_regalo|pensiero|regalo|sorpresa ~2 che|gradit*|ideal*|original*|per_tutti|perfett*
impressiona|sorprendi|stupisci ~2 amici|famiglia|ospiti|tuoi
incredibile qualita
indispensabile|immancabile|must ~2 casa|cucina|ogni
indispensabile|must ~4 casa|tutti
mancare in ~1 nessun*
merit* il_meglio
non applicabile
nuovo|prossimo|un_altro livello
ogni|qualsiasi|qualunque occasione
porta|porti ~1 allegria|felicita|gioia|magia
qualita ~1 ai_massimi|al_top|che_conquista|che_parla|che_si_sente|eccellente|premium|senza_compromessi|senza_pari
qualita ~5 contare|fidar*
rende|rendono|rendera ~2 ogni|speciale|unico|unica ~2 giorno|momento|speciale|indimenticabile|unico
senti|noti|noterai|scopri|prova ~1 la differenza
testo ~3 punto N
tutti|amiche|amici|vicini ~1 chieder*|invidier*
un_po|tocco|pizzico di ~0 lusso|magia|felicita`,
  },
};
