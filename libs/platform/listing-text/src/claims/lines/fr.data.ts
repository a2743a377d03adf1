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
      calme calment calmer chasse chassent combat combattent combattre corrige detend diminue dissipe draine
      draines efface elimine eliminer en_finir_avec enraye estompe evacue evite evitent fait_baisser
      fait_disparaitre freine guerir guerissent guerit lutte_contre lutter_contre met_fin_a met_fin_aux
      prevenir previent protege_contre purge reduire reduit remede_contre remedie_a remedie_aux repare
      resout soigne soignent soigner soulage soulageant soulagent soulager stoppe stoppent stopper supprime
      traite traitent traiter vient_a_bout_de vient_a_bout_des`,
    germs: `acarien acariens algues aoutats araignees asticots bacterie bacteries blattes cafard cafards
      campagnols champignon champignons charancons cloportes coccidies cochenilles doryphores fouine fouines
      fourmi fourmis frelon frelons germe germes guepe guepes insecte insectes lerots limaces listeria
      loches loirs microbe microbes mite mites moisi moisissure moisissures moucherons mouches mousse_verte
      moustique moustiques mulot mulots nuisible nuisibles parasite parasites pou poux puce pucerons puces
      punaise punaises pyrale rat rats rongeur rongeurs salmonelles souris spores taupes teignes termite
      termites thrips tique tiques vers_gris virus vrillettes xylophages`,
    repels: `adieu anti bloqu* bout chass* collier combat* contre debarrass* demi_tour desert* detrui* disparai*
      distances elimin* eloign* empech* envie ailleurs extermin* fatal fini finis franchi* fui* gard*
      halte loin lutt* piege pieges poison previen* prolifer* protege* rebrouss* repouss* resist* retour
      revien* stop stopp* trait* tue tuent tuer`,
    relief: `accelere adieu aide* anti baume bon capsule* contre creme degag* disparai* disparaitre effac* efficace
      elimin* envole* evit* fini fond font_disparaitre gel gelules guer* histoire huile loin mal moins
      oublie* passe plie plus_qu_un plus_une pour previent proteg* reduc* reduit remed* s_en_va semelles
      sirop soign* souffr* soulag* spray stop tisane vaincre`,
    state: `blessures bleus_et_bosses boutons cartilage cartilages cernes_marques cicatrices circulation
      crampe ecchymoses fatigue gonflement gonflements lesions ligament ligaments nervosite peau_seche
      plaies raideur raideurs sommeil_agite spasme stress symptomes tension toxines`,
  },
  lines: {
    medical: `
@cures ~5 @illness
anti acne|cancer|cholesterol|depresseur|diabetique|douleur|douleurs|inflammatoire*|viral*|virale|viraux
cliniquement|medicalement|scientifiquement approuve*|demontre*|prouve*|teste*|valide*
agree|agreee|approuve|approuvee|certifie|certifiee|enregistre|homologue|valide fda|par [la] fda
fda approuve*|certifie*
ameliore|booste|fortifie|renforce|stimule ~3 defenses|immunitaire|immunite
brule|bruler|bruleur|brulez|perdre ~2 graisse|graisses
faire maigrir
fait maigrir
maigrir [rapidement|vite]
cicatrisation ~1 rapide
remede miracle
- en_cas de ~~5 consulter|consultez|medecin
- en_cas ~~6 allergie*|douleur*
- anti|contre ~2 goutte|gouttes
- anti calcaire|goutte*
- consulter|consultez ~~6 @illness
- sans douleur ~3 epilation|retrait
- souffrez|souffrir d|de ~2 @illness ~~9 consultez|medecin
? @relief ~6 =@illness
? =@illness ~~5 @relief
@cures ~4 @state
- grippe|maux|toux ~2 croises
- n|ne|non|pas ~6 destine|guerit|medical|prevenir|remplace|soigne|soulage|traite*|traitement ~~9 @illness
- adapte|adaptee|compatible|convient ~3 @illness
- @illness croise|croises
! fini|finis|plus_de|plus_jamais|sans|zero ~1 @illness
- dolor sit
- sans ~1 douleur|douleurs ~2 epil*|retrait
approuve*|conseille*|plebiscite*|prescrit*|recommande*|valide* par ~3 *logues|chirurgiens|dentistes|hopitaux|infirmieres|kines|kinesitherapeutes|medecins|osteopathes|pharmaciens|sages_femmes|specialistes|veterinaires
agree*|approuve*|autorise*|certifie*|homologue*|reconnu*|valide* par ~3 ansm|autorites|ema|fda|haute_autorite|ministere_de_la_sante|oms
conseille|conseillee|plebiscite|preconise|preconisee|prescrit|recommande|recommandee|valide|validee par ~2 chirurgiens|corps_medical|dermatologues|kines|medecins|pediatres|pharmaciens|podologues|professionnels_de_sante|veterinaires
dermatologues|kines|medecins|pediatres|veterinaires ~1 conseillent|prescrivent|recommandent
active|ameliore|equilibre|favorise|facilite|regule|relance|stabilise|stimule ~3 cicatrisation|circulation|digestion|flore_intestinale|glycemie|metabolisme|microbiote|pousse|sommeil|tension|transit
perd|perdez|perdre|perte ~2 kilos|poids
amincissant*|amincir|maigrir|minceur ~2 effet|facile*|garanti*|sans|vite
pousse|pousser|repousse|repousser ~2 cheveux
cheveux ~3 repouss*
sans ~2 chirurgie|medicaments
detoxifie|nettoie|purifie ~2 corps|foie|organisme|sang
- pain|pains ~~5 biscuits|brioche|brioches|macarons|patisserie|patisseries
- biscuits|brioche|gateaux|macarons|patisserie ~~5 pain|pains
? amincissant*|anti_douleur*|antidouleur*|brule_graisse*|coupe_faim|drainant*|effet_therapeutique|immunite|ventre_plat|vertus_medicinales|vertus_therapeutiques
- pain ~1 de_glace|de_savon|de_mie
convalescence
! peau|visage ~4 boutons|imperfections
previen*|evit*|soign* ~3 ampoules|oignons
- boite|boites|corbeille|couteau|huche|machine|moule|panier|planche|sac|sachet ~1 pain
fondre ~2 graisse|graisses|kilos|ventre
cholesterol|glycemie|tension ~2 baisse|normale|redevient
- arbre ~1 fievre
apais*|calm*|soulag* ~4 douloureu*
? calculs_renaux|calculs_urinaires
- armoire|boite|mallette|sac|trousse ~~9 medicaments
- vide ~~9 sans medicaments
- champignons et ~1 bacteries|moisissures|germes
- acariens|bacteries|germes|moisissures|virus et|ou champignons`,
    antimicrobial: `
antiacarien*|antibacterien*|anticafards|antifongique*|antimicrobien*|antimites|antimoisissure*|antimoustique*|antiseptique*|desinfect*|fongicide*|raticide*
repulsif|repulsifs|repulsive
- sans ~1 insecticide*|pesticide*
- contre ~2 virus_informatique*
- distributeur|flacon|support ~3 desinfect*
? @repels ~~8 =@germs
? =@germs ~~9 @repels
?! fini|ni|plus_de|plus_jamais|sans|zero|zero_de ~1 @germs
- brosse|couteau|culture|guide|hotel|kit|lampe|panier ~2 champignon|champignons|insecte|insectes
- culture de champignons
- champignons de_paris|pleurotes|seches
- puce|puces de_silicium|electronique|graphique|informatique|marche_aux|savant*|sim
- marche_aux puces
- souris bluetooth|d_ordinateur|ergonomique|filaire|gamer|optique|sans_fil|usb|verte
- tapis de_souris
- mouches artificielles|de_peche
- algues nori|sechees
- aucun|n|ne|non|pas|sans ~5 agit|antibac*|contre|elimine|protege|repousse|tue ~5 @germs
- @germs ~3 non_inclus*|vendue|vivantes|vivants
- pas_de|sans @germs vivant*
- moustiquaire*
- germe* de_ble|de_soja
- code fourmi
- eloigne|n_eloigne pas ~2 @germs
- n|ne ~2 pas ~2 @germs
? anti_acarien*|anti_bacterien*|anti_cafard*|anti_fourmi*|anti_germe*|anti_insecte*|anti_limace*|anti_mite*|anti_moisissure*|anti_moustique*|anti_nuisible*|anti_pou|anti_poux|anti_puce*|anti_rongeur*|anti_souris|anti_tique*|antigermes|antiparasitaire*|assainissant*|assainit*|ions_d_argent|piege_a_mouche*|piege_a_souris|tue_mouche*|vermifuge
- sterilis* ~2 biberon*|bocal|bocaux
- chat*|chien* ~2 sterilise*
- champignon de_paris
- puce|puces N
- tapette ~2 mouches
-? brode*|imprime*|motif ~5 @germs
-? @germs ~5 brode*|imprime*

- chat|chats ~2 souris
- sac a_puces
- sterilis* ~2 eau|micro_ondes|vapeur
- abri|hotel|loupe|maison ~1 insectes
- oreilles ~1 souris
- taille de_guepe
- moisissure* bleu*
tue|tuent|detruit|elimine|eliminent|repousse ~5 =@germs
- desinfect*|javel|lingettes|chiffon ~~6 abim*|attaqu*|deteri*|endommag*|ray*|tach*|tern*|jauni*
- bac|base|boite|boitier|coffre|coupelle|crochet|etagere|etui|grille|housse|porte|rangement|rechange|socle|soucoupe|support ~~7 des|du|les|pour|le ~3 antimoustique*|desinfect*|desinsectis*|insecticide*|piege|pieges|repulsif*|spirale*|tapette*|tue`,
    guarantee: `
satisfaction 100_%|assuree
garantissent
aucun|sans|zero risque
- sans risque d|de
- garanti par_la_norme|sans ~2 bpa|paraben*
recuperez|rendons|rendu|retrouvez ~3 argent
remplace|remplacee|remplacons ~3 a_vie|gratuitement
? argent_rendu|garanti|garantie|garanties|garantir|garantis|garantissons|garantit|rembours*
- garantie legale
- bon|carte|certificat de garantie
- remboursement de_frais
- garanti sans
- n|ne ~3 garanti|garantir|garantissons|garantit
- garantie non
couvert|couverte|couverts ~1 N|a_vie|cinq|contre|deux|dix|pendant|pieces|trois
main_d_oeuvre|pieces_et_main
casse|cede|defaut|fissure|lache|panne|tombe ~~9 autre|echange*|frais|gratuit*|neuf|neuve|nouveau|offrons|remplac*|reparons
changeons|echang*|remplac*|repar*|reprise|retour ~4 a_nos_frais|a_vie|gratuit*|offert*|sans_discuter|sans_frais|sans_rien
rien a_perdre
recuperez|rend|rendez|rendons|rendra|restitu* ~4 argent|euros|prix|sous
extension ~3 ans
aucun|sans|zero risque
retour|retours ~1 sous N
? echange_gratuit|echange_ou|garantie_a_vie|remplacement_gratuit|service_apres_vente
essai|essayez ~3 N jours|nuits|sans_risque
nous|on ~4 echang*|rembours*|remplac*|renvoy*
- garantie decennale
N|trente|soixante jours pour ~2 avis|essayer|retourner|changer|rendre
pas|non ~2 content|contente|satisfait*|convaincu*|plait ~~4 renvoy*|rembours*|rendez|retour*
- essayer ~2 avant
! changez|changer d_avis
remboursement ~1 complet|immediat|integral|total
pieces ~2 cassees|defectueuses ~3 remplac*|gratuit*
remplacons|remplace ~3 pieces|casse*|defectueu*
satisfait|satisfaits|satisfaction ou ~1 rembours*
pas content|contente|convaincu|satisfait ~~3 renvoy*|rembours*
@num ans|mois de ~1 couverture|protection|tranquillite
achat ~2 couvert|protege
defaut|panne ~4 frais|nous|repare*
rend*|retourn*|renvoy* ~2 sous|dans ~1 mois|N|un ~1 [jours|mois]
echange|echanges|retour|retours ~1 facile|gratuit|immediat|possible|possibles|assure|accepte*
? retournez_le|renvoyez_le|renvoyez_la|reprise_garantie|extension_de_garantie|engagement_satisfaction|paiement_rendu|sav_inclus|satisfaction_totale|satisfaction_client
on|nous ~2 reprend|reprenons
on|nous ~2 envoie|envoyons|renvoie|expedions ~2 neuf|neuve|nouveau|nouvelle|autre
- garantie* ~3 non_compris*|non_fourni*|non_inclus*`,
    offer: `
N % d_economie|de_reduction|moins_cher|offert*|reduction
- N % N
N_euros|N_€|€_N [de_reduction|de_remise|offerts|seulement]
a|a_partir_de|des|pour|seulement|uniquement N euros|€
- code promo_video
offre|offres a_duree_limitee|de_lancement|du_jour|exceptionnelle|exclusive|flash|limitee|speciale|speciales
vente flash|privee
meilleure|meilleures|top vente|ventes
- bestseller litteraire
prix abordable|attractif|attractifs|bas|casse|casses|choc|discount|doux|imbattable|imbattables|le_plus_bas|mini|reduit|special
moins cher
N achete* ~1 N
cadeau|echantillon gratuit|gratuits
gratuit avec|pour ~3 achat|commande
accessoire|article|produit gratuit
- bestseller|promo|promotion|remise|soldes ~~9 blu_ray|broche|dvd|livre|poche|relie|roman
- chemise|classeur|pochette|porte ~2 coupons|offres|promo|remises
moins N %|pour_cent
- code ~1 barre*|pin|route
- coffret|jeu ~2 offert
moitie|quart|tiers du_prix|prix
un|une achete*|achetee ~~2 un|une ~1 offert|offerte
avec_le|avec_notre|grace_au code
epuisement des|du stock|stocks
a_prix|prix ~1 casse*|d_ami|d_usine|doux|fabricant|imbattable*|leger|mini|plancher
qualite prix
- solde comptable
- coupon|coupons de_tissu
achetez|prenez ~~4 offert|payez|gratuit
pour_cent ~2 de_reduction|de_remise|moins_cher
pour le_prix ~1 d_un|d_une|de
ne ~3 trouver* ~2 moins_cher|meilleur_prix
vous ne_trouverez ~2 moins_cher|mieux
produit|article phare|star|vedette
- panier ~1 linge|osier
aujourd_hui ~4 cadeau|recevez|profitez|remise
commandez|commander|achetez ~~5 cadeau|offert|recevez
incroyablement|vraiment|tres bon_marche|pas_cher|abordable
soldes|promo|offre|vente ~2 finissent|finit|termine|terminent|jusqu_a|expire
avant N ~1 € ~~3
N % sur ~1 la|le|les|tout|votre
coute|payez ~1 moins
cadeau|sac|housse|trousse|article|accessoire ~2 inclus_gratuit*|offert*
? fraction_du_prix|a_ce_prix|le_prix|du_prix|des_prix|bas_prix|ce_prix|les_prix|au_prix
- au_prix_de
- grand prix
- prix du|de ~1 goncourt|jury|livre
N % d economies|economie
cadeau ~3 chaque|colis|commande
? bon_de_reduction|bradee|liquidation|promos|rabais|reduction_de_prix|remise|remises|solde|soldes
? cadeau_inclus|cadeau_surprise|en_prime|gratuitement|offert|offerte|offertes|offerts|c_est_pour_nous|cadeau_pour_vous|sans_supplement
? a_saisir|aubaine*|best_sell*|bonne_affaire|bonnes_affaires|braderie|carton_plein|destock*|economis*|french_days|moitie_moins|petit_prix|petits_prix|plus_vendu*|prix_barre|prix_d_ami|prix_fou|prix_fous|prix_malin|prix_sacrifie*|profitez|promotion*|ristourne*|rupture_de_stock|s_arrache*|tout_doit
- economis* ~3 batterie|chauffage|eau|electricite|encre|energie|espace|gaz|litre|litres|papier|place|temps
? bon_d_achat|bon_plan|bons_plans|deuxieme_a|fin_de_serie|fins_de_serie|meilleur_prix|pas_cher|pas_chere|pas_chers|petit_budget|petits_budgets|prix_usine|tarif_preferentiel|tarif_reduit
? au_panier|ajoutez_au|dans_votre_panier|meilleures_ventes|numero_1_des_ventes|prix_juste|prix_serre*|prix_canon|prix_cadeau|remise_sur|affaire_a_saisir|a_moitie_prix|cheque_cadeau
? champion_des_ventes|succes_des_ventes|record_de_vente*|prix_bas
en cadeau
moins|plus_abordable ~1 cher|chere|cheres|chers ~2 du_marche|de_france|d_ici
- frais|livraison|port|expedition|envoi ~2 gratuit*|offert* ~1 a_partir_de|des ~1 N euros|€
- pieces_de|piece|billet|billets ~5 N euro|€
offert|offerte|cadeau ~2 achat|achete*|commande
est cadeau
gratuit|gratuite|gratuits ~1 par|pour_chaque|a_chaque|des commande|achat
N vendus|vendues|exemplaires_vendus
vaut|vaux ~2 double|plus|triple
! payez ~1 plus ~2 prix
N % des|a_partir_de ~1 @num ~1 achetes|articles|pieces|unites
en rupture
- promotion N .
-? pour ~2 offres|promotion*|remises|soldes|coupons|bons`,
    shipping: `
envoi|expedition|livraison|port [est] 24h|48h|N|assuree|avant|depuis|en|express|gratuit|gratuite|gratuits|immediate|incluse|le_lendemain|offert|offerte|offerts|rapide|rapidement|sous
- envoye|expedie|livraison|livre|livree|livres ~1 dans|en ~3 boite|carton|coffret|emballage|etui|kit|pieces|pochon|sac|sachet
- livre|livres d|de|en|pour ~3 coloriage|cuisine|enfants|francais|recettes
envoi|expedition|livraison ~2 eclair|express|gratuit|gratuite|offerte|rapide
- livraison ~2 en_bois|jouet
- boites|camion|carton|cartons|etiquettes|sacs d_expedition|de_livraison [en]
chez_vous|envoye*|expedie*|livre*|part|partent|recu* ~5 24_heures|24h|48_heures|48h|atelier|aujourd_hui|avant_noel|demain|entrepot|gratuitement|heures|jour_meme|jours_ouvres|lendemain|sous_N
- camion|livraison_de
! plus_que ~2 en_stock|exemplaires
? chronopost|colissimo|derniers_exemplaires|dernieres_pieces|disponible_immediatement|en_stock|frais_de_port|franco_de_port|mondial_relay|port_gratuit|port_offert|quantites_limitees|stock_limite|stocks_limites
commande*|commandez ~5 demain|livr*|recev*
chez_toi|chez_vous ~3 24h|48h|demain|jours
expedions|livrons|envoyons ~6 jour|monde|heures|rapidement|lendemain|aujourd_hui|jours
nous livrons|expedions
sans|zero ~1 frais_de_port|frais_de_livraison|frais_de_douane|droits_de_douane
stock ~2 bientot|epuise|faible|limite|presque
en|sous N|deux|trois|quelques heures|jours ~2 chez|porte|maison|vous
bientot|presque epuise*
meme jour
- meme jour_de
! plus_que|reste ~2 pieces|exemplaires|unites
? numero_de_suivi|suivi_inclus|suivi_colis|livraison_suivie
envoye*|expedie*|livre* ~1 en|sous ~1 @num|un jour|jours|heures
stock|stocks ~2 epuise*|epuisent|limite*|reduit*
port paye
recu*|livre*|arrive*|recevez|recevoir ~3 avant|pour ~1 noel|paques|le_week_end|les_fetes|fetes|la_fete
command* avant ~2 ~~5 expedi*|jour_meme|part|meme`,
    contact: `
abonnez|ajoutez|contactez|ecrivez|rejoignez|retrouvez|suivez|visitez ~4 @social
- nous contactez
notre adresse_mail|email|numero|site
service client [disponible|joignable] au|par
LATIN point com|fr|net
appelez|contactez|ecrivez|joignez|parlez|telephonez ~2 a|au|avec|notre|nous|sur
par|sur|via @social
LATIN point com|fr|net|org
nos|notre|visitez ~2 boutique|catalogue_en_ligne|chaine|facebook|groupe|hotline|instagram|newsletter|sav|service_client|site
par courriel|mail|telephone
? boutique_en_ligne|numero_vert|sav_au|service_client
scann*|flash*|scan ~4 qr|code ~6 contacter|discuter|echanger|ecrire|equipe|joindre|nous|parler|poser|support|rejoindre|sav|conseiller
! hesit* ~4 appeler|contacter|demander|ecrire|joindre`,
    comparison: `
alternative|copie|dupe|imitation|substitut a|au|aux|de|pour ~1 @brand
- adapte|compatible|convient|fonctionne ~7 autres|grandes marques
N|deux|trois fois ~4 que ~2 @brand
-? adapte*|avec|compatible*|convient|fonctionne|pour ~5 autres_fabricants|autres_marques|grandes_marques
- competition|concurrence ~1 sportive
-? adapte*|avec|compatible*|convient|d|de|filtre*|origine|par|pour|remplace*|sacs ~~5 @names
-? @names ~2 compatible*
a_la_difference|contrairement|rien_a_voir
aussi|moins|plus ~2 qu|que [la|le|les|un|une] @names|CAP
- moins|plus ~2 que ~1 acier|kevlar|papier
adieu|fini|finis|oubliez ~1 @names
meilleur|meilleure|mieux|moins_cher|plus_chaud|plus_confortable|plus_doux|plus_durable|plus_efficace|plus_fiable|plus_fort|plus_leger|plus_legere|plus_puissant|plus_puissante|plus_rapide|plus_resistant|plus_resistante|plus_silencieux|plus_solide|plus_sur|superieur|superieure ~2 a|aux|qu|que ~2 @brand|CAP|leader_de|leader_des|leader_du|leader_en|leader_mondial*|leader_sur|marques|original
comparable|compare|comparee|contrairement|equivalent|face|identique|par_rapport|semblable|similaire a|au|aux ~2 @brand|marques
-? monte|rails|serie ~4 @names
bat|battent|depasse|detrone|ecrase|surclasse|surpasse ~3 @brand|autres|concurren*|marques
assez|attention|gare|marre|mefiez ~3 aux|de|des ~1 contrefacon*|copies|imitations ~2 [bas_de_gamme|bon_marche]
copies|imitations|produits ~1 bas_de_gamme|bon_marche|chinois*
la_plupart|les des|autres ~1 enseignes|fabricants|marques|vendeurs
rivalise* ~3 @brand|grandes|marques
pas_cher*|bon_marche ~2 autres_marques|concurrence
pourquoi payer|depenser ~5 marque|nom|plus
payer ~2 plus ~3 grande_marque|logo|marque|nom
rogner*|rognent|economisent|lesinent ~3 qualite|matiere|materiaux|sur
comme ~1 @names ~~5
! que|les ~1 vendent|utilisent|proposent ~1 autres
! les_autres ~1 facturent|proposent|utilisent|vendent
? autres_fabricants|autres_marques|autres_vendeurs|bas_de_gamme|concurren*|contrefacon*|copies_bas|grandes_marques|marques_connues|marques_de_distributeur|sans_marque
pas|contrairement|mais la|le|les notre|notres
! aucune|ni|pas ~2 contrefacon|copie|imitation
autres ~4 ~~1 pas celle_ci|celles_ci|celui_ci|ceux_ci
@brand ~4 double|triple
- adapte*|compatible*|convient|accepte|va ~~9 autres|grandes marques|fabricants
! comme|que ~2 concurren*
evitez|evite ~2 copies|contrefacon*|imitations`,
    reviews: `
note|notee|notes N
- N|cinq|quatre etoiles autocollant*|decoratives|et_lune|general|hotel|lumineuses
- general|hotel|restaurant ~1 N|cinq|quatre etoiles
noter|notes|notez nous
nous evaluer|noter
commentaire|note positif|positifs|positive
chaque etoile
? avis|commentaires|evaluation|evaluations|note_maximale|note_moyenne|temoignage*
- avis ~1 de_deces|de_tempete|du_medecin|expert|medecin|medical|recherche|sur_chaque
- evaluation* ~2 maths|niveau|risques|scolaire*
- commentaires ~2 audio|composes
? N|cinq|les_cinq|une etoile|etoiles ~4 aide|client*|cliquez|compte*|merci|moyenne|nous|pour|si|suffi*|sur
message|mot gentil|sous_l_annonce|sympa
dites|racontez nous
acheteurs|acheteuses|clientes|clients|familles|lecteurs|mamans|proprietaires|utilisateurs ~4 adorent|approuvent|conquis|conquises|disent|donnent|ecrivent|mis|ont|plebiscitent|ravis|recommandent|satisfaits|temoignent
accordez|attribuez|donnez|laisse|laissez|mettez ~4 avis|commentaire|etoile|etoiles|note
N|centaines|milliers ~2 client*|familles|foyers|mamans|parents|utilisateurs ~3 adopt*|confiance|conquis*|content*|heureu*|ravi*|satisf*
clientes|clients ~1 conquis*|contents|heureux|ravis|satisfaits
faites_nous_part|parlez_en
- N|cinq etoiles ~2 a_suspendre|bois|dorees|papier
RATING sur|/ 5
RATING etoiles
avis|retour|opinion ~1 compte|aide|importe|precieux
N|huit|neuf|sept ~1 sur ~1 N|dix ~3
N client*|utilisat*|acheteu*|mamans sur N|dix
ecri* ~3 avis|commentaire|temoignage
clients|clientes|utilisateurs|acheteurs|mamans ~1 adorent|affirment|disent|en_raffolent|l_adorent|recommandent|temoignent
rachete* ~1
avis compte
@num @people sur @num
@num sur @num ~1 @people
petit mot
quelques lignes|mots
ce ~2 disent|ecrivent|pensent ~1 autres
plebiscite*|adopte*|recommande*|approuve*|adore*|choisi*|teste* par ~3 N|centaines|milliers|millions|@people
» ~~3 dit|ecrit|confie|raconte|temoigne|affirme|nous_dit
ecrivent|disent|pensent ~1 nos|les ~1 @people|acheteurs
! oubli* ~3 noter|note|avis|etoiles|evaluer
note|notee|evalue|evaluee ~2 par ~1 @people|acheteurs
racont*|partag*|decri* ~3 experience|commentaire|ressenti
- cartes|fiches de commentaires
etoiles ~2 par ~1 @people
- cinq|N etoiles ~1 brode*|gravee*|imprimee*|peinte*
-? fiche|fiches|pages ~9 etoiles
-? cartes|fiches|feuilles|grille d|de ~1 avis|evaluation|commentaires
-? case|champ|colonne|espace|place pour ~1 avis|commentaires`,
    'time-bound': `
^ nouveau .
tout nouveau
dernier|derniere|toute_derniere collection|edition|generation|modele|technologie|tendance|version
- dernier|derniere jour
edition limitee
- de|du|en|pour YEAR
- agenda|annee|calendrier|depuis|jusqu|millesime|organiseur|planning|semainier ~~5 YEAR
- YEAR YEAR|agenda|calendrier|planificateur
ce|cet|cette automne|ete|halloween|hiver|noel|paques|printemps|rentree|saint_valentin
duree limitee
- nouveau monde|ne|testament
? bientot|ce_mois|ce_week_end|cet_ete|cet_hiver|cette_annee|cette_saison|cette_semaine|dernier_cri|derniere_generation|dernieres_heures|derniers_jours|duree_limitee|en_ce_moment|jusqu_a_dimanche|jusqu_a_mardi|jusqu_a_minuit|nouveaute*|temps_limite|tout_juste|tout_nouveau|toute_nouvelle|viennent_d|vient_d
- plus_que ~1 la|le|un|une
nouveau|nouveaute*|nouvelle YEAR
collection|edition|modele|tendance|version YEAR
nouveau|nouveaux|nouvelle|nouvelles ~1 collection|coloris|couleur|couleurs|design|edition|formule|gamme|generation|modele|recette|version
tout_dernier|toute_derniere
desormais|dorenavant|maintenant aussi|avec|disponible
? cette_rentree|du_moment|pour_l_ete|vient_d_arriver|vient_de_sortir
- plus_que ~2 en_stock|exemplaires
pour un|une ~1 courte_duree|temps_limite|duree_limitee
uniquement|seulement|jusqu_a|finissent|finit|termine ~1 cette|dimanche|lundi|mardi|mercredi|jeudi|vendredi|samedi|semaine|minuit
- ferme|ouvert ~2 dimanche|lundi
viennent|vient ~1 de|d arriver|paraitre|sortir
couleur|look|coloris ~1 tendance ~1
fin du mois
jusqu_a_la fin
frais|fraiche pour ~1 automne|ete|hiver|printemps|l
? french_days
peu|temps de_temps|limite
- plus_que ~1 quelques|N
enfin|maintenant|deja|bientot disponible
nouveau|nouveaux|nouvelle|nouvelles dans ~1 boutique|catalogue|gamme|rayon
!! couleur|coloris|tendance|mode ~2 de|pour|en YEAR
- medaille|prix|prime*|recompense* ~8 YEAR
plus_que ~1 N|deux|quelques|trois ~1 heures|jour|jours|exemplaires
soldes d_ete|d_hiver|de_printemps`,
    superlative: `
- meilleur|meilleure|meilleures|meilleurs adherence|aeration|ami|amie|amies|amis|circulation|isolation|maman|mamie|papa|papi|prise|souvenirs|tenue|visibilite|voeux
- assure|offrant|offre|permet|pour|un|une ~1 meilleur|meilleure
no|numero|nº 1|un [des|du|en|mondial]
# 1
- numero 1|un anniversaire|ballon|bougie
? exceptionnel_rapport|haut_de_gamme_absolu|hors_pair|imbattable*|incomparable*|inegalable*|inegale*|parfaite_absolue|revolutionnaire*|sans_egal|ultime|unique_au_monde
n 1|°_1
n_° 1
jamais egale*
- bobine|cle|lot|taille|tome|volume ~1 n 1
- meilleur|meilleure|meilleures|meilleurs ~~9 blu_ray|broche|dvd|livre|poche|relie|roman
- anniversaire|ballon|bougie ~4 no|numero 1|un
moins|plus ~6 au_monde|d_europe|de_france|de_la_planete|de_sa_categorie|de_tous_les_temps|du_marche|du_monde|jamais|jamais_concu*|jamais_cree*|jamais_fabrique*|qui_existe*|qui_soit
- plus jamais
? champion_de|champion_des|champion_du|championne_des|vrai_champion|de_loin_le|hors_concours|hors_norme|jamais_vu|le_must|le_summum|leader|n_1|nec_plus_ultra|numero_1|numero_un|premier_choix|reference_absolue|reine_de|reine_des|roi_de|roi_des|sans_egale|sans_pareil*|sans_rival*|top_du_top
- reine|roi ~1 coeur|echecs|lion|neiges|pique
meilleur|meilleure|meilleures|meilleurs ~3 au|choix|d_europe|de_france|de_tous|du|jamais|marche|monde|qualite
- meilleur* ~1 adherence|ami|amie|maitresse|maman|mamie|nounou|papa|papi|prof
prefere|preferee|preferes|preferees ~1 des ~1 chefs|familles|francais|mamans|pros
premier|premiere ~1 au_monde|d_europe|de_france|du_marche|mondial*
on|ne ~1 fait_pas_mieux
tout_simplement|simplement|sans_conteste|clairement la|le|les meilleur*
! pas|rien ~2 meilleur|meilleure|mieux|plus_solide|plus_doux
- pas mieux_que
- supreme ~1 de_volaille
choix ~1 des_pros|numero|n_1
ultime LATIN
! aucun|aucune ~0 autre
moins|plus ~1 que_vous puissiez|pouvez|trouverez
plus ~1 que ~1 vous ~1 puissiez
? classe_mondiale|d_exception|elu_meilleur|elu_produit|meilleur_rapport|multi_prime|premiere_qualite|primee|qualite_inegal*|qualite_superieure|reference_du_marche|sans_concurrence
? supreme|qualite_supreme|confort_inegal*|incontestable*|sans_equivalent|plus_haute_qualite|de_tres_haute_qualite
parfait|parfaite|ideal|ideale pour tous|tout_le_monde
moins|plus ~2 que_vous|que_tu ~2 trouv*|puiss*|pourr*|connaiss*
plus ~2 que_vous|que_tu ~1 ayez|aurez|avez|aies ~2 [jamais]
marque ~5 plus aimee|celebre|connue|fiable|populaire|sure
! rien ~1 bat|egale|surpasse
design|produit|qualite|recette|vin|creation|modele prime|primee|recompense*|medaille
- medaille|primee|prime|recompense* ~~8 YEAR
- numero|no 1 de|du|des ~1 coffret|jeu|kit|lot|serie`,
    environmental: `
? developpement_durable
neutre carbone|en_carbone
zero dechet|emission|emissions
- poubelle|sac poubelle
- environnement bruyant|d_ecran|de|humide|sonore
- acier|fibre ~3 carbone
- carbone ~1 fibre
- planete* ~2 mobile|poster|puzzle|systeme
- bac|seau ~2 compost*
- vert planete
- eco mode|tank
bon|bonne|bons|doux|respect* ~3 environnement|nature|oceans|planete|terre
preserv*|protege*|sauv* ~3 environnement|forets|nature|oceans|planete
decompose|degrade|disparait ~4 compost|nature|naturellement|sol
dans|au le_compost|compost
? ami_de_la|eco_concu*|eco_responsab*|ecolo*|ecoresponsab*|environnement|geste_pour|la_planete|notre_planete|se_biodegrad*|verte_attitude|zero_dechet
? bas_carbone|bon_pour_la_terre|empreinte_carbone|neutre_en_carbone|sans_plastique|zero_plastique
lessive|produit|emballage|lunch_box|nettoyant vert|verte
planete plus_propre|plus_verte|en_meilleure
sans_danger ~2 environnement|mers|nature|oceans|planete
bambou|coton|demarche|fabrication|mode|production durable|durables
alternative|choix|option|geste|achat|solution|demarche ~1 durable|vert|verte|responsable|ecologique
empreinte ~1 carbone|ecologique|environnement*
bon|engage*|pour|sauv* ~2 climat`,
    filler: `
? a_completer|a_definir|a_determiner|a_venir|non_applicable|sans_objet
- spectacle a_venir
- bebe|enfant|futur*|maman a_venir
description|texte|titre a_inserer|ici|provisoire
inserer|inserez ~2 description|nom|texte|titre
? faux_texte|texte_factice
cadeau|present ideal|parfait pour chaque|n_importe|tous|tout|toutes [le_monde|les_occasions|occasion|qui]
ne_pourrez|ne_pourrez_plus|pourrez_plus ~3 passer
simplement|vraiment extraordinaire|genial|incroyable|magique|magnifique|parfait|sublime|superbe
amis|entourage|voisins ~3 envie|envieux|jaloux
coup_de coeur
faites|offrez ~1 leur|lui|plaisir|vous
merite|meritent|meritez ~3
cadeau|idee_cadeau|present|surprise ~2 ideal*|original|parfait*|pour_tous|pour_toutes|qui|reve|unique
elegance|emotion*|joie|luxe|plaisir|sourire ~3 chaque|garanti*|intense|pur|quotidien|tous|toute|toutes|visages
? croyez_nous|en_un_mot|faites_nous|le_meilleur_pour|niveau_superieur|on_n_a_jamais|pour_le_plus_grand|que_demander|qui_fait_la_difference|tout_le_monde|une_autre_dimension
description|point|puce|texte|titre ~3 completer|ici|inserer|produit_ici|remplacer|saisir|venir
texte ~3 puce|point N
^ puce N
? a_remplacer|titre_ici
! elle|il|ils|on|tu|vous ~4 adorer*|amoureux|bluff*|conquis*|craquer*|emerveill*|enchant*|epat*|fondre*|ravi*|regretter*|seduit*|tomber*
! jamais|n|ne|pas|plus|rien|sans ~5 decev*|decoit|decu*|hesit*|lacher|lasser*|pareil|en_passer|passer_a_cote|quitter*|regret*|resister|s_en_passer
qualite ~5 compter|confiance|fait_la_difference
toute|toutes les_occasions
indispensable ~3 cuisine|maison|quotidien|tous|toute
? a_ne_pas_manquer|adorerez|change_la_vie|changer_la_vie|effet_wow|fera_plaisir|fera_sensation|l_essayer|on_adore|sublimez|succes_garanti|touche_de_magie
facilit*|simplifi* ~2 quotidien|vie
rend|rendent|rendra ~2 chaque|votre|vos ~2 agreable*|exceptionnel*|inoubliable*|magique*|special*|unique*
tout_le_monde|amis|voisins ~3 demander*|envier*|envie
l_envier
un_peu|touche|brin de ~0 luxe|magie|bonheur
apport* ~2 joie|chaleur ~2 chez|foyer|maison
? a_couper_le_souffle|a_tomber|allie_parfait|bluffant*|chavirer|coup_de_coeur|coup_de_foudre|coups_de_coeur|de_reve|de_vos_reves|divin|divine|epoustouflant*|excellence|exceptionnel*|fabuleu*|fantastique*|feerique*|incontournable|incontournables|indispensable|indispensables|inoubliable*|irresistible*|laissez_vous|merveill*|nec_plus_ultra|petit_bijou|raffinement|reve_devenu|sans_hesiter|sensationnel*|sublimissime|un_must
cadeau ~1 pour n_importe|tout_le_monde|tous
faites|sentez|voyez|decouvrez|ressentez ~1 la difference
magie|charme|elegance ~4 chez|foyer|interieur|maison
- baguette|carre|cube|eponge|lanterne magique
bluffez|epatez|impressionnez|surprenez vos|votre
nom ~3 a completer|inserer|renseigner
famille|enfants|invites|amis ~0 va|vont|sera|seront ~2 ador*|aimer|conquis*|ravi*
effet|instant*|moment*|nuits magique*
pur|que_du bonheur`,
  },
};
