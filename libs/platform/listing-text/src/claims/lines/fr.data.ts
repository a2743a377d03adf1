import type { ClaimWords } from '../claim-words.ts';

/** French words of the rules, compiled on 2026-11-23 by this project from the published rules in `claim-rules.data.ts` and their usual translations. */
export const FR_CLAIM_WORDS: ClaimWords = {
  classes: {
    num: `N cinq deux dix huit neuf quatre sept six trois`,
    people: `acheteurs acheteuses clientes clients femmes foyers hommes mamans papas parents proprietaires
      testeurs utilisateurs utilisatrices`,
    illness: `@disease acne allergie allergies angines angoisse anxiete aphtes avc ballonnements
      bouffees_de_chaleur brulures_d_estomac calculs_renaux calvitie canal_carpien caries chute_de_cheveux
      coliques constipation contractures courbatures crampes crise_cardiaque demangeaisons dos_bloque
      douleur douleurs dysplasie engelures enrouement entorse entorses epine_calcaneenne fievre foulure
      foulures fuites_urinaires gale gastro glycemie grippe guerison gueule_de_bois hallux_valgus
      jambes_gonflees jambes_lourde jambes_lourdes mal_au_dos mal_de_dent mal_de_dents mal_de_dos
      mal_de_genou mal_de_gorge mal_de_mer mal_de_tete mal_de_ventre mal_des_transports maladie maladies
      mauvaise_haleine maux nausees nervosite nez_bouche nez_qui_coule oeil_sec otite paludisme pellicules
      piqures polyarthrite poussees_dentaires poux regles_douloureuses retention_d_eau rhume rhumes
      ronflement ronflements saignements_de_nez sclerose spasmes surpoids syndrome tdah tension_arterielle
      torticolis toux troubles_digestifs troubles_du_sommeil troubles_erectiles vergetures verrues vertige
      vomissements yeux_secs zona`,
    cures: `abaisse agit_contre aide_contre allege allegent apaise apaiser arrete attenue attenuent attenuer
      calme calment calmer chasse chassent combat combattent combattre corrige denoue detend diminue dissipe
      draine draines efface elimine eliminer en_finir_avec endort enraye estompe evacue evite evitent
      faire_tomber fait_baisser fait_disparaitre fait_tomber freine guerir guerissent guerit lutte_contre
      lutter_contre met_fin_a met_fin_aux met_un_terme_a met_un_terme_aux prevenir previent protege_contre purge
      reduire reduit remede_contre remedie_a remedie_aux repare resout soigne soignent soigner soulage
      soulageant soulagent soulager stoppe stoppent stopper supprime traite traitent traiter vient_a_bout_de
      vient_a_bout_des`,
    germs: `acarien acariens algues aoutats araignees asticots bacterie bacteries blattes cafard cafards
      campagnols champignon champignons charancons cloportes coccidies cochenilles doryphores fouine fouines
      fourmi fourmis frelon frelons germe germes guepe guepes insecte insectes lerots limaces listeria
      loches loirs microbe microbes mite mites moisi moisissure moisissures moucherons mouches mousse_verte
      moustique moustiques mulot mulots nuisible nuisibles parasite parasites pou poux puce pucerons puces
      punaise punaises pyrale rat rats rongeur rongeurs salmonelles souris spores taupes teignes termite
      termites thrips tique tiques vers_gris virus vrillettes xylophages`,
    repels: `adieu ailleurs anti approch* bloqu* bout chass* collier combat* contre debarrass* decamp* demi_tour
      desert* detrui* disparai* distances elimin* eloign* empech* envie extermin* fatal fini finis franchi* fui*
      gard* halte loin lutt* piege pieges poison previen* prolifer* protege* quitt* rebrouss* repouss* resist*
      retour revien* stop stopp* trait* tue tuent tuer`,
    relief: `accelere adieu aide* anti baume bon capsule* contre creme degag* disparai* effac* efficace elimin*
      envole* evit* fini fond font_disparaitre gel gelules guer* histoire huile loin mal moins oublie* passe
      plie plus_qu_un plus_une pour previent proteg* reduc* reduit remed* s_en_va semelles sirop soign* souffr*
      soulag* spray stop tisane vaincre`,
    state: `blessures bleus_et_bosses boutons cartilage cartilages cernes_marques cicatrices circulation
      crampe ecchymoses fatigue gonflement gonflements lesions ligament ligaments nervosite peau_seche
      plaies raideur raideurs sommeil_agite spasme stress symptomes tension toxines`,
  },
  lines: {
    medical: `
! fini|finis|plus_de|plus_jamais|sans|zero ~1 @illness
! peau|visage ~4 boutons|imperfections
- @illness croise|croises
- acariens|bacteries|germes|moisissures|virus et|ou champignons
- adapte|adaptee|compatible|convient ~3 @illness
- anti calcaire|goutte*
- anti|contre ~2 goutte|gouttes
- armoire|boite|mallette|sac|trousse ~~9 medicaments
- biscuits|brioche|gateaux|macarons|patisserie ~~5 pain|pains
- boite|boites|corbeille|couteau|huche|machine|moule|panier|planche|sac|sachet ~1 pain
- champignons et ~1 bacteries|moisissures|germes
- consulter|consultez ~~6 @illness
- dolor sit
- en_cas de ~~5 consulter|consultez|medecin
- en_cas ~~6 allergie*|douleur*
- grippe|maux|toux ~2 croises
- n|ne|non|pas ~6 destine|guerit|medical|prevenir|remplace|soigne|soulage|traite* ~~9 @illness
- pain|pains ~~5 biscuits|brioche|brioches|macarons|patisserie|patisseries
- sans douleur ~3 epilation|retrait
- sans ~1 douleur|douleurs ~2 epil*|retrait
- souffrez|souffrir d|de ~2 @illness ~~9 consultez|medecin
- vide ~~9 sans medicaments
-? boite|etui ~4 @illness
? =@illness ~~5 @relief
? @relief ~6 =@illness
? amincissant*|anti_douleur*|antidouleur*|brule_graisse*|calculs_renaux|calculs_urinaires|coupe_faim|drainant*|effet_therapeutique|immunite|ventre_plat|vertus_medicinales|vertus_therapeutiques
@cures ~4 @state
@cures ~5 @illness
active|ameliore|equilibre|favorise|facilite|regule|relance|stabilise|stimule ~3 cicatrisation|circulation|digestion|flore_intestinale|glycemie|metabolisme|microbiote|pousse|sommeil|tension|transit
agree*|approuve*|autorise*|certifie*|homologue*|reconnu*|valide* par ~3 ansm|autorites|ema|fda|haute_autorite|ministere_de_la_sante|oms
agree|agreee|approuve|approuvee|certifie|certifiee|enregistre|homologue|valide fda|par [la] fda
ameliore|booste|fortifie|renforce|stimule ~3 defenses|immunitaire|immunite
amincissant*|amincir|maigrir|minceur ~2 effet|facile*|garanti*|sans|vite
anti acne|cancer|cholesterol|depresseur|diabetique|douleur|douleurs|inflammatoire*|viral*|viraux
apais*|calm*|soulag* ~4 douloureu*
approuve*|conseille*|plebiscite*|prescrit*|recommande*|valide* par ~3 *logues|chirurgiens|dentistes|hopitaux|infirmieres|kines|kinesitherapeutes|medecins|osteopathes|pharmaciens|sages_femmes|specialistes|veterinaires
brule|bruler|bruleur|brulez|perdre ~2 graisse|graisses
cheveux ~3 repouss*
cholesterol|glycemie|tension ~2 baisse|normale|redevient
cicatrisation ~1 rapide
cliniquement|medicalement|scientifiquement approuve*|demontre*|prouve*|teste*|valide*
conseille|conseillee|plebiscite|preconise|preconisee|prescrit|recommande|recommandee|valide|validee par ~2 chirurgiens|corps_medical|dermatologues|kines|medecins|pediatres|pharmaciens|podologues|professionnels_de_sante|veterinaires
convalescence
degag*|decongestionn*|liber* ~3 bronches|nez|sinus
dermatologues|kines|medecins|pediatres|veterinaires ~1 conseillent|prescrivent|recommandent
detoxifie|nettoie|purifie ~2 corps|foie|organisme|sang
faire maigrir
fait maigrir
fda approuve*|certifie*
fondre ~2 graisse|graisses|kilos|ventre
maigrir [rapidement|vite]
perd|perdez|perdre|perte ~2 kilos|poids
pousse|pousser|repousse|repousser ~2 cheveux
previen*|evit*|soign* ~3 ampoules|oignons
remede miracle
remet* ~4 @illness
sans ~2 chirurgie|medicaments`,
    antimicrobial: `
- algues nori|sechees
- aucun|n|ne|non|pas|sans ~5 agit|antibac*|contre|elimine|protege|repousse|tue ~5 @germs
- bac|base|boite|boitier|coffre|coupelle|crochet|etagere|etui|grille|housse|porte|rangement|rechange|socle|soucoupe|support ~~7 des|du|les|pour|le ~3 antimoustique*|desinfect*|desinsectis*|insecticide*|piege|pieges|repulsif*|spirale*|tapette*|tue
- brosse|couteau|culture|guide|hotel|kit|lampe|panier ~2 champignon|champignons|insecte|insectes
- chat*|chien* ~2 sterilise*
- contre ~2 virus_informatique*
- desinfect*|insecticide*|repulsif* non compris*|fourni*|inclus*
- desinfect*|javel|lingettes|chiffon ~~6 abim*|attaqu*|deteri*|endommag*|ray*|tach*|tern*|jauni*
- distributeur|flacon|support ~3 desinfect*
- eloigne|n_eloigne pas ~2 @germs
- n|ne ~2 pas ~2 @germs
- puce|puces de_silicium|electronique|graphique|informatique|marche_aux|savant*|sim
- sans ~1 insecticide*|pesticide*
- souris bluetooth|d_ordinateur|ergonomique|filaire|gamer|optique|sans_fil|usb|verte
- sterilis* ~2 biberon*|bocal|bocaux
- sterilis* ~2 eau|micro_ondes|vapeur
- tapis de_souris
? =@germs ~~9 @repels
? @repels ~~8 =@germs
? anti_acarien*|anti_bacterien*|anti_cafard*|anti_fourmi*|anti_germe*|anti_insecte*|anti_limace*|anti_mite*|anti_moisissure*|anti_moustique*|anti_nuisible*|anti_pou|anti_poux|anti_puce*|anti_rongeur*|anti_souris|anti_tique*|antigermes|antiparasitaire*|assainissant*|assainit*|ions_d_argent|piege_a_mouche*|piege_a_souris|tue_mouche*
?! fini|ni|plus_de|plus_jamais|sans|zero|zero_de ~1 @germs
antiacarien*|antibacterien*|anticafards|antifongique*|antimicrobien*|antimites|antimoisissure*|antimoustique*|antiseptique*|desinfect*|fongicide*|raticide*
repulsif|repulsifs|repulsive
tue|tuent|detruit|elimine|eliminent|repousse ~5 =@germs`,
    guarantee: `
! changez|changer d_avis
- bon|carte|certificat de garantie
- essayer ~2 avant
- garanti par_la_norme|sans ~2 bpa|paraben*
- garanti sans
- garantie decennale
- garantie legale
- garantie* ~3 non_compris*|non_fourni*|non_inclus*
- n|ne ~3 garanti|garantir|garantissons|garantit
- remboursement de_frais
- sans risque d|de
? argent_rendu|echange_gratuit|echange_ou|engagement_satisfaction|extension_de_garantie|garanti|garantie|garantie_a_vie|garanties|garantir|garantis|garantissons|paiement_rendu|prenons_en_charge|rembours*|remplacement_gratuit|renvoyez_la|renvoyez_le|reprise_garantie|retournez_le|satisfaction_client|satisfaction_totale|sav_inclus|service_apres_vente
@num ans|mois de ~1 couverture|protection|tranquillite
N|trente|soixante jours pour ~2 avis|essayer|retourner|changer|rendre
achat ~2 couvert|protege
aucun|sans|zero risque
casse|cede|defaut|fissure|lache|panne|tombe ~~9 autre|echange*|frais|gratuit*|neuf|neuve|nouveau|offrons|remplac*|reparons
changeons|echang*|remplac*|repar*|reprise|retour ~4 a_nos_frais|a_vie|gratuit*|offert*|sans_discuter|sans_frais|sans_rien
couvert|couverte|couverts ~1 N|a_vie|cinq|contre|deux|dix|pendant|pieces|trois
defaut|panne ~4 frais|nous|repare*
echange|echanges|retour|retours ~1 facile|gratuit|immediat|possible|possibles|assure|accepte*
essai|essayez ~3 N jours|nuits|sans_risque
extension ~3 ans
garantissent
main_d_oeuvre|pieces_et_main
nous|on ~4 echang*|rembours*|remplac*|renvoy*
on|nous ~2 envoie|envoyons|renvoie|expedions ~2 neuf|neuve|nouveau|nouvelle|autre
on|nous ~2 reprend|reprenons
pas content|contente|convaincu|satisfait ~~3 renvoy*|rembours*
pas|non ~2 content|contente|satisfait*|convaincu*|plait ~~4 renvoy*|rembours*|rendez|retour*
pieces ~2 cassees|defectueuses ~3 remplac*|gratuit*
recuperez|rendons|rendu|retrouvez ~3 argent
recuperez|rend|rendez|rendons|rendra|restitu* ~4 argent|euros|prix|sous
remboursement ~1 complet|immediat|integral|total
remplace|remplacee|remplacons ~3 a_vie|gratuitement
remplacons|remplace ~3 pieces|casse*|defectueu*
rend*|retourn*|renvoy* ~2 sous|dans ~1 mois|N|un ~1 [jours|mois]
retour|retours ~1 sous N
rien a_perdre
satisfaction 100_%|assuree
satisfait|satisfaits|satisfaction ou ~1 rembours*
~ remboursement|remboursements`,
    offer: `
! deuxieme|second|seconde|troisieme ~3 rien
! jamais ~1 coute
! payez ~1 plus ~2 prix
- a_saisir sans_tarder
- bestseller litteraire
- bestseller|promo|promotion|remise|soldes ~~9 blu_ray|broche|dvd|livre|poche|relie|roman
- chemise|classeur|pochette|porte ~2 coupons|offres|promo|remises
- code promo_video
- coupon|coupons de_tissu
- economis* ~3 batterie|chauffage|eau|electricite|encre|energie|espace|gaz|litre|litres|papier|place|temps
- frais|livraison|port|expedition|envoi ~2 gratuit*|offert* ~1 a_partir_de|des ~1 N euros|€
- pieces_de|piece|billet|billets ~5 N euro|€
- promotion N .
- solde comptable
-? pour ~2 offres|promotion*|remises|soldes|coupons|bons
? a_ce_prix|a_moitie_prix|affaire_a_saisir|ajoutez_au|au_panier|bas_prix|best_sell*|bon_d_achat|bon_de_reduction|bon_plan|bonnes_affaires|bons_plans|bradee|c_est_pour_nous|cadeau_inclus|cadeau_pour_vous|cadeau_surprise|champion_des_ventes|cheque_cadeau|dans_votre_panier|destock*|deuxieme_a|fin_de_serie|fins_de_serie|fraction_du_prix|french_days|meilleur_prix|meilleures_ventes|moitie_moins|numero_1_des_ventes|pas_cher|pas_chere|pas_chers|petit_budget|petit_prix|petits_budgets|petits_prix|plus_vendu*|prix_barre|prix_bas|prix_cadeau|prix_canon|prix_d_ami|prix_fou|prix_fous|prix_juste|prix_malin|prix_sacrifie*|prix_serre*|prix_usine|profitez|promos|record_de_vente*|reduction_de_prix|remise_sur|ristourne*|rupture_de_stock|s_arrache*|sans_supplement|succes_des_ventes|tarif_preferentiel|tarif_reduit|tout_doit
?~ a_saisir|au_prix|aubaine*|bonne_affaire|braderie|carton_plein|ce_prix|des_prix|du_prix|economis*|en_prime|gratuitement|le_prix|les_prix|liquidation|offert|offerte|offertes|offerts|promotion*|rabais|remise|remises|solde|soldes
N % d economies|economie
N % d_economie|de_reduction|moins_cher|offert*|reduction
N % des|a_partir_de ~1 @num ~1 achetes|articles|pieces|unites
N % sur ~1 la|le|les|tout|votre
N achete* ~1 N
N vendus|vendues|exemplaires_vendus
N_euros|N_€|€_N [de_reduction|de_remise|offerts|seulement]
a_prix|prix ~1 casse*|d_ami|d_usine|doux|fabricant|imbattable*|leger|mini|plancher
accessoire|article|produit gratuit
achetez|prenez ~~4 offert|payez|gratuit
aujourd_hui ~4 cadeau|recevez|profitez|remise
avant N ~1 € ~~3
avant ~2 epuisement|rupture
avec_le|avec_notre|grace_au code
a|a_partir_de|des|pour|seulement|uniquement N euros|€
cadeau ~3 chaque|colis|commande
cadeau|echantillon gratuit|gratuits
cadeau|sac|housse|trousse|article|accessoire ~2 inclus_gratuit*|offert*
commandez|commander|achetez ~~5 cadeau|offert|recevez
coute|payez ~1 moins
economis* ~2 N %|€|euros
en cadeau
en rupture
epuisement des|du stock|stocks
est cadeau
gratuit avec|pour ~3 achat|commande
gratuit|gratuite|gratuits ~1 par|pour_chaque|a_chaque|des commande|achat
incroyablement|vraiment|tres bon_marche|pas_cher|abordable
meilleure|meilleures|top vente|ventes
moins N %|pour_cent
moins cher
moins|plus_abordable ~1 cher|chere|cheres|chers ~2 du_marche|de_france|d_ici
moitie|quart|tiers du_prix|prix
ne ~3 trouver* ~2 moins_cher|meilleur_prix
offert|offerte|cadeau ~2 achat|achete*|commande
offre|offres a_duree_limitee|de_lancement|du_jour|exceptionnelle|exclusive|flash|limitee|speciale|speciales
pour le_prix ~1 d_un|d_une|de
pour_cent ~2 de_reduction|de_remise|moins_cher
prix abordable|attractif|attractifs|bas|casse|casses|choc|discount|doux|imbattable|imbattables|le_plus_bas|mini|reduit|special
produit|article phare|star|vedette
qualite prix
saisi*|tapez ~4 panier
soldes|promo|offre|vente ~2 finissent|finit|termine|terminent|jusqu_a|expire
un|une achete* ~~2 un|une ~1 offert|offerte
vaut|vaux ~2 double|plus|triple
vente flash|privee
vous ne_trouverez ~2 moins_cher|mieux`,
    shipping: `
! aucun|pas_de|sans|zero ~1 frais ~1 envoi|expedition|livraison|port
! en|il|nous reste ~1 que @num
! livr* sans supplement
! plus_que ~2 en_stock|exemplaires
! plus_que|reste ~2 pieces|exemplaires|unites
- boites|camion|carton|cartons|etiquettes|sacs d_expedition|de_livraison [en]
- boite|boites|carton|cartons|enveloppe*|etiquette*|pochette*|sac|sacs d_expedition
- camion|livraison_de
- envoye|expedie|livraison|livre|livree|livres ~1 dans|en ~3 boite|carton|coffret|emballage|etui|kit|pieces|pochon|sac|sachet
- livre|livres d|de|en|pour ~3 coloriage|cuisine|enfants|francais|recettes
- meme jour_de
? chronopost|colissimo|dernieres_paires|dernieres_pieces|dernieres_unites|derniers_exemplaires|disponible_immediatement|en_stock|frais_d_envoi|frais_de_port|franco_de_port|livraison_suivie|mondial_relay|numero_de_suivi|port_gratuit|port_offert|quantites_limitees|stock_limite|stocks_limites|suivi_colis|suivi_inclus
bientot|presque epuise*
chez_toi|chez_vous ~3 24h|48h|demain|jours
chez_vous|envoye*|expedie*|livre*|part|partent|recu* ~5 24_heures|24h|48_heures|48h|atelier|aujourd_hui|avant_noel|demain|entrepot|gratuitement|heures|jour_meme|jours_ouvres|lendemain|sous_N
command* avant ~2 ~~5 expedi*|jour_meme|part|meme
command* ~2 avant ~1 heures|midi|h
commande* ~5 demain|livr*|recev*
envoi|expedition|livraison ~2 eclair|express|gratuit|gratuite|offerte|rapide
envoi|expedition|livraison|port [est] 24h|48h|N|assuree|avant|depuis|en|express|gratuit|gratuite|gratuits|immediate|incluse|le_lendemain|offert|offerte|offerts|rapide|rapidement|sous
envoye*|expedie*|livre* ~1 en|sous ~1 @num|un jour|jours|heures
en|sous N|deux|trois|quelques heures|jours ~2 chez|porte|maison|vous
expedions|livrons|envoyons ~6 jour|monde|heures|rapidement|lendemain|aujourd_hui|jours
meme jour
nous livrons|expedions
port paye
reception en|sous ~1 @num heures|jours
recu*|livre*|arrive*|recevez|recevoir ~3 avant|pour ~1 noel|paques|le_week_end|les_fetes|fetes|la_fete
sans|zero ~1 frais_de_port|frais_de_livraison|frais_de_douane|droits_de_douane
stock ~2 bientot|epuise|faible|limite|presque
stock|stocks ~2 epuise*|limite*|reduit*`,
    contact: `
! hesit* ~4 appeler|contacter|demander|ecrire|joindre
- nous contactez
? boutique_en_ligne|numero_vert|sav_au|service_client
LATIN point com|fr|net
LATIN point com|fr|net|org
abonnez|ajoutez|contactez|ecrivez|rejoignez|retrouvez|suivez|visitez ~4 @social
appelez|contactez|ecrivez|joignez|parlez|telephonez ~2 a|au|avec|notre|nous|sur
nos|notre|visitez ~2 boutique|catalogue_en_ligne|chaine|facebook|groupe|hotline|instagram|newsletter|sav|service_client|site
notre adresse_mail|email|numero|site
par courriel|mail|telephone
par|sur|via @social
scann*|flash*|scan ~4 qr|code ~6 contacter|discuter|echanger|ecrire|equipe|joindre|nous|parler|poser|support|rejoindre|sav|conseiller
service client [disponible|joignable] au|par`,
    comparison: `
! aucune|ni|pas ~2 contrefacon|copie|imitation
! comme|que ~2 concurren*
! les_autres ~1 facturent|proposent|utilisent|vendent
! que|les ~1 vendent|utilisent|proposent ~1 autres
- adapte*|compatible*|convient|accepte|va ~~9 autres|grandes marques|fabricants
- adapte|compatible|convient|fonctionne ~7 autres|grandes marques
- competition|concurrence ~1 sportive
-? adapte*|avec|compatible*|convient|d|de|filtre*|origine|par|pour|remplace*|sacs ~~5 @names
-? adapte*|avec|compatible*|convient|fonctionne|pour ~5 autres_fabricants|autres_marques|grandes_marques
-? comme la_notre|le_notre|les_notres
-? monte|rails|serie ~4 @names
? autres_fabricants|autres_marques|autres_vendeurs|bas_de_gamme|concurren*|contrefacon*|copies_bas|grandes_marques|la_notre|le_notre|les_notres|marques_connues|marques_de_distributeur|sans_marque
@brand ~4 double|triple
N|deux|trois fois ~4 que ~2 @brand
a_la_difference|contrairement|rien_a_voir
adieu|fini|finis|oubliez ~1 @names
alternative|copie|dupe|imitation|substitut a|au|aux|de|pour ~1 @brand
assez|attention|gare|marre|mefiez ~3 aux|de|des ~1 contrefacon*|copies|imitations ~2 [bas_de_gamme|bon_marche]
aussi|moins|plus ~2 qu|que [la|le|les|un|une] @names|CAP
autres ~4 ~~1 pas celle_ci|celles_ci|celui_ci|ceux_ci
bat|battent|depasse|detrone|ecrase|surclasse|surpasse ~3 @brand|autres|concurren*|marques
comme ~1 @names ~~5
comparable|compare|comparee|contrairement|equivalent|face|identique|par_rapport|semblable|similaire a|au|aux ~2 @brand|marques
copies|imitations|produits ~1 bas_de_gamme|bon_marche|chinois*
evitez|evite ~2 copies|contrefacon*|imitations
la_plupart|les des|autres ~1 enseignes|fabricants|marques|vendeurs
meilleur|meilleure|mieux|moins_cher|plus_chaud|plus_confortable|plus_doux|plus_durable|plus_efficace|plus_fiable|plus_fort|plus_leger|plus_legere|plus_puissant|plus_puissante|plus_rapide|plus_resistant|plus_resistante|plus_silencieux|plus_solide|plus_sur|superieur|superieure ~2 a|aux|qu|que ~2 @brand|CAP|leader_de|leader_des|leader_du|leader_en|leader_mondial*|leader_sur|marques|original
pas_cher*|bon_marche ~2 autres_marques|concurrence
pas|contrairement|mais la|le|les notre|notres
payer ~2 plus ~3 grande_marque|logo|marque|nom
pourquoi payer|depenser ~5 marque|nom|plus
rivalise* ~3 @brand|grandes|marques
rogner*|rognent|economisent|lesinent ~3 qualite|matiere|materiaux|sur`,
    reviews: `
! oubli* ~3 noter|note|avis|etoiles|evaluer
- avis ~1 de_deces|de_tempete|du_medecin|expert|medecin|medical|recherche|sur_chaque
- cinq|N etoiles ~1 brode*|gravee*|imprimee*|peinte*
- cinq|N etoiles ~1 cousue*
-? cartes|fiches|feuilles|grille d|de ~1 avis|evaluation|commentaires
-? case|champ|colonne|espace|place pour ~1 avis|commentaires
? N|cinq|les_cinq|une etoile|etoiles ~4 aide|client*|cliquez|compte*|merci|moyenne|nous|pour|si|suffi*|sur
? note_maximale|note_moyenne
?~ avis|commentaires|evaluation|evaluations|temoignage*
@num @people sur @num
@num sur @num ~1 @people
N client*|utilisat*|acheteu*|mamans sur N|dix
N|centaines|milliers ~2 client*|familles|foyers|mamans|parents|utilisateurs ~3 adopt*|confiance|conquis*|content*|heureu*|ravi*|satisf*
N|huit|neuf|sept ~1 sur ~1 N|dix ~3
RATING etoiles
RATING sur|/ 5
accordez|attribuez|donnez|laisse|laissez|mettez ~4 avis|commentaire|etoile|etoiles|note
acheteurs|acheteuses|clientes|clients|familles|lecteurs|mamans|proprietaires|utilisateurs ~4 adorent|approuvent|conquis|conquises|disent|donnent|ecrivent|mis|ont|plebiscitent|ravis|recommandent|satisfaits|temoignent
avis compte
avis|retour|opinion ~1 compte|aide|importe|precieux
ce ~2 disent|ecrivent|pensent ~1 autres
chaque etoile
clientes|clients ~1 conquis*|contents|heureux|ravis|satisfaits
clients|clientes|utilisateurs|acheteurs|mamans ~1 adorent|affirment|disent|en_raffolent|l_adorent|recommandent|temoignent
commentaire|note positif|positifs|positive
dites* ~4 etoiles
dites|racontez nous
ecri* ~3 avis|commentaire|temoignage
ecrivent|disent|pensent ~1 nos|les ~1 @people
etoiles ~2 par ~1 @people
faites_nous_part|parlez_en
message|mot gentil|sous_l_annonce|sympa
note nous aide
noter|notes|notez nous
note|notee|evalue|evaluee ~2 par ~1 @people
note|notee|notes N
nous evaluer|noter
petit mot
plebiscite*|adopte*|recommande*|approuve*|adore*|choisi*|teste* par ~3 N|centaines|milliers|millions|@people
quelques lignes|mots
rachete* ~1
racont*|partag*|decri* ~3 experience|commentaire|ressenti
sur N|dix ~1 conseill*|rachet*|recommand*
» ~~3 dit|ecrit|confie|raconte|temoigne|affirme|nous_dit`,
    'time-bound': `
!! couleur|coloris|tendance|mode ~2 de|pour|en YEAR
!! frais|sorti|sortie ~4 pour YEAR
!! plus_que ~1 N|deux|quelques|trois ~1 heures|jour|jours
- YEAR YEAR|agenda|calendrier|planificateur
- agenda|annee|calendrier|depuis|jusqu|millesime|organiseur|planning|semainier ~~5 YEAR
- de|du|en|pour YEAR
- medaille|prix|prime*|recompense* ~8 YEAR
- moins|plus ~4 YEAR
- nouveau monde|ne|testament
- plus_que ~1 la|le|un|une
- plus_que ~1 quelques|N
- plus_que ~2 en_stock|exemplaires
? ce_week_end|cette_rentree|dernier_cri|derniere_generation|derniers_jours|duree_limitee|en_ce_moment|french_days|jusqu_a_dimanche|jusqu_a_mardi|jusqu_a_minuit|nouveaute*|pour_l_ete|tout_nouveau|toute_nouvelle|viennent_d|vient_d|vient_d_arriver|vient_de_sortir
?~ bientot|ce_mois|cet_ete|cet_hiver|cette_annee|cette_saison|cette_semaine|dernieres_heures|du_moment|temps_limite|tout_juste
N heures seulement|uniquement
^ nouveau .
arrete|arretent|acheve|expire|fin ~2 demain|dimanche|jeudi|lundi|mardi|mercredi|minuit|samedi|vendredi
ce_soir ~1 minuit
ce|cet|cette automne|ete|halloween|hiver|noel|paques|printemps|rentree|saint_valentin
collection|edition|modele|tendance|version YEAR
couleur|look|coloris ~1 tendance ~1
dernier|derniere|toute_derniere collection|edition|generation|modele|technologie|tendance|version
desormais|dorenavant|maintenant aussi|avec|disponible
duree limitee
edition limitee
enfin|maintenant|deja|bientot disponible
fin du mois
frais|fraiche pour ~1 automne|ete|hiver|printemps|l
jusqu_a_la fin
jusqu_au N ~1 seulement|uniquement
nouveau|nouveaute*|nouvelle YEAR
nouveau|nouveaux|nouvelle|nouvelles dans ~1 boutique|catalogue|gamme|rayon
nouveau|nouveaux|nouvelle|nouvelles ~1 collection|coloris|couleur|couleurs|design|edition|formule|gamme|generation|modele|recette|version
peu|temps de_temps|limite
plus_que ~1 N|deux|quelques|trois ~1 heures|jour|jours|exemplaires
pour un|une ~1 courte_duree|temps_limite|duree_limitee
promo|offre|soldes ~1 fete_des_meres|janvier|noel|paques|rentree|saint_valentin
propose*|uniquement|valable|vente ~3 jusqu_au N
soldes d_ete|d_hiver|de_printemps
tout nouveau
tout_dernier|toute_derniere
uniquement|seulement|jusqu_a|finissent|finit|termine ~1 cette|dimanche|lundi|mardi|mercredi|jeudi|vendredi|samedi|semaine|minuit
viennent|vient ~1 de|d arriver|paraitre|sortir
~ derniere edition|version
~ fin_du_mois`,
    superlative: `
! aucun|aucune ~0 autre
! pas|rien ~2 meilleur|meilleure|mieux|plus_solide|plus_doux
! rien ~1 bat|egale|surpasse
# 1
- anniversaire|ballon|bougie ~4 no|numero 1|un
- assure|offrant|offre|permet|pour|un|une ~1 meilleur|meilleure
- bobine|cle|lot|taille|tome|volume ~1 n 1
- coupe|dossard|maillot|trophee ~~5 numero 1
- encheres ~~6 plus
- medaille|primee|prime|recompense* ~~8 YEAR
- meilleur* ~1 adherence|ami|amie|maitresse|maman|mamie|nounou|papa|papi|prof
- meilleur|meilleure|meilleures|meilleurs adherence|aeration|ami|amie|amies|amis|circulation|isolation|maman|mamie|papa|papi|prise|souvenirs|tenue|visibilite|voeux
- meilleur|meilleure|meilleures|meilleurs ~~9 blu_ray|broche|dvd|livre|poche|relie|roman
- numero 1|un anniversaire|ballon|bougie
- numero|no 1 de|du|des ~1 coffret|jeu|kit|lot|serie
- pas mieux_que
- plus jamais
- reine|roi ~1 coeur|echecs|lion|neiges|pique
- supreme ~1 de_volaille
? champion_de|champion_des|champion_du|championne_des|classe_mondiale|confort_inegal*|d_exception|de_loin_le|de_tres_haute_qualite|elu_meilleur|elu_produit|exceptionnel_rapport|haut_de_gamme_absolu|hors_concours|hors_norme|hors_pair|imbattable*|incomparable*|incontestable*|inegalable*|inegale*|jamais_vu|le_must|le_summum|leader|meilleur_rapport|multi_prime|n_1|nec_plus_ultra|numero_1|numero_un|parfaite_absolue|plus_haute_qualite|premier_choix|premiere_qualite|primee|qualite_inegal*|qualite_superieure|qualite_supreme|reference_absolue|reference_du_marche|reine_de|reine_des|revolutionnaire*|roi_de|roi_des|sans_concurrence|sans_egal|sans_egale|sans_equivalent|sans_pareil*|sans_rival*|supreme|top_du_top|ultime|unique_au_monde|vrai_champion
choix ~1 des_pros|numero|n_1
design|produit|qualite|recette|vin|creation|modele prime|primee|recompense*|medaille
jamais egale*
marque ~5 plus aimee|celebre|connue|fiable|populaire|sure
meilleur|meilleure|meilleures|meilleurs ~3 au|choix|d_europe|de_france|de_tous|du|jamais|marche|monde|qualite
moins|plus ~1 que_vous puissiez|pouvez|trouverez
moins|plus ~2 que_vous|que_tu ~2 trouv*|puiss*|pourr*|connaiss*
moins|plus ~4 que_vous|que_tu ~1 trouv*|verr*
moins|plus ~6 au_monde|d_europe|de_france|de_la_planete|de_sa_categorie|de_tous_les_temps|du_marche|du_monde|jamais|jamais_concu*|jamais_cree*|jamais_fabrique*|qui_existe*|qui_soit
n 1|°_1
n_° 1
no|numero|nº 1|un [des|du|en|mondial]
on|ne ~1 fait_pas_mieux
parfait|parfaite|ideal|ideale pour tous|tout_le_monde
plus ~1 que ~1 vous ~1 puissiez
plus ~2 que_vous|que_tu ~1 ayez|aurez|avez|aies ~2 [jamais]
prefere|preferee|preferes|preferees ~1 des ~1 chefs|familles|francais|mamans|pros
premier|premiere ~1 au_monde|d_europe|de_france|du_marche|mondial*
tout_simplement|simplement|sans_conteste|clairement la|le|les meilleur*
ultime LATIN`,
    environmental: `
- bac|seau ~2 compost*
- carbone ~1 fibre
- eco mode|tank
- environnement bruyant|d_ecran|de|humide|sonore
- poubelle|sac poubelle
? ami_de_la|bas_carbone|bon_pour_la_terre|developpement_durable|eco_concu*|eco_responsab*|ecolo*|ecoresponsab*|empreinte_carbone|environnement|geste_pour|la_planete|neutre_en_carbone|notre_planete|sans_plastique|se_biodegrad*|verte_attitude|zero_dechet|zero_plastique
alternative|choix|option|geste|achat|solution|demarche ~1 durable|vert|verte|responsable|ecologique
bambou|coton|demarche|fabrication|mode|production durable|durables
bon|bonne|bons|doux|respect* ~3 environnement|nature|oceans|planete|terre
bon|engage*|pour|sauv* ~2 climat
dans|au le_compost|compost
decompose|degrade|disparait ~4 compost|nature|naturellement|sol
empreinte ~1 carbone|ecologique|environnement*
lessive|produit|emballage|lunch_box|nettoyant vert|verte
neutre carbone|en_carbone
planete plus_propre|plus_verte|en_meilleure
preserv*|protege*|sauv* ~3 environnement|forets|nature|oceans|planete
sans_danger ~2 environnement|mers|nature|oceans|planete
zero dechet|emission|emissions`,
    filler: `
! elle|il|ils|on|tu|vous ~4 adorer*|amoureux|bluff*|conquis*|craquer*|emerveill*|enchant*|epat*|fondre*|ravi*|regretter*|seduit*|tomber*
! jamais|n|ne|pas|plus|rien|sans ~5 decev*|decoit|decu*|hesit*|lacher|lasser*|pareil|en_passer|passer_a_cote|quitter*|regret*|resister|s_en_passer
- baguette|carre|cube|eponge|lanterne magique
- bebe|enfant|futur*|maman a_venir
- spectacle a_venir
? a_completer|a_couper_le_souffle|a_definir|a_determiner|a_ne_pas_manquer|a_remplacer|a_tomber|a_venir|adorerez|allie_parfait|bluffant*|change_la_vie|changer_la_vie|chavirer|coup_de_coeur|coup_de_foudre|coups_de_coeur|croyez_nous|de_reve|de_vos_reves|divin|divine|effet_wow|en_un_mot|epoustouflant*|excellence|exceptionnel*|fabuleu*|faites_nous|fantastique*|faux_texte|feerique*|fera_plaisir|fera_sensation|incontournable|incontournables|inoubliable*|irresistible*|l_essayer|laissez_vous|le_meilleur_pour|merveill*|nec_plus_ultra|niveau_superieur|non_applicable|on_adore|on_n_a_jamais|petit_bijou|pour_le_plus_grand|que_demander|qui_fait_la_difference|raffinement|reve_devenu|sans_hesiter|sans_objet|sensationnel*|sublimez|sublimissime|succes_garanti|texte_factice|titre_ici|touche_de_magie|tout_le_monde|un_must|une_autre_dimension
^ puce N
amis|entourage|voisins ~3 envie|envieux|jaloux
apport* ~2 joie|chaleur ~2 chez|foyer|maison
bluffez|epatez|impressionnez|surprenez vos|votre
cadeau ~1 pour n_importe|tout_le_monde|tous
cadeau|idee_cadeau|present|surprise ~2 ideal*|original|parfait*|pour_tous|pour_toutes|qui|reve|unique
cadeau|present ideal|parfait pour chaque|n_importe|tous|tout|toutes [le_monde|les_occasions|occasion|qui]
coup_de coeur
description|point|puce|texte|titre ~3 completer|ici|inserer|produit_ici|remplacer|saisir|venir
description|texte|titre a_inserer|ici|provisoire
effet|instant*|moment*|nuits magique*
elegance|emotion*|joie|luxe|plaisir|sourire ~3 chaque|garanti*|intense|pur|quotidien|tous|toute|toutes|visages
facilit*|simplifi* ~2 quotidien|vie
faites|offrez ~1 leur|lui|plaisir|vous
faites|sentez|voyez|decouvrez|ressentez ~1 la difference
famille|enfants|invites|amis ~0 va|vont|sera|seront ~2 ador*|aimer|conquis*|ravi*
indispensable ~3 cuisine|maison|quotidien|tous|toute
inserer|inserez ~2 description|nom|texte|titre
l_envier
magie|charme|elegance ~4 chez|foyer|interieur|maison
merite|meritent|meritez ~3
ne_pourrez|ne_pourrez_plus|pourrez_plus ~3 passer
nom ~3 a completer|inserer|renseigner
pur|que_du bonheur
qualite ~5 compter|confiance|fait_la_difference
rend|rendent|rendra ~2 chaque|votre|vos ~2 agreable*|exceptionnel*|inoubliable*|magique*|special*|unique*
simplement|vraiment extraordinaire|genial|incroyable|magique|magnifique|parfait|sublime|superbe
texte ~3 puce|point N
tout_le_monde|amis|voisins ~3 demander*|envier*|envie
toute|toutes les_occasions
un_peu|touche|brin de ~0 luxe|magie|bonheur`,
  },
};
