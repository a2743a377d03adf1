import type { ClaimWords } from '../claim-words.ts';

/** French words of the rules, compiled on 2026-11-23 by this project from the published rules in `claim-rules.data.ts` and their usual translations. */
export const FR_CLAIM_WORDS: ClaimWords = {
  classes: {
    num: `N cinq deux dix huit neuf quatre sept six trois`,
    people: `acheteurs acheteuses clientes clients femmes foyers hommes mamans papas parents proprietaires testeurs utilisateurs utilisatrices`,
    illness: `@disease estomac_barbouille tennis_elbow aigreurs_d_estomac allergie+ angines angoisse anxiete aphtes avc ballonnements bouffees_de_chaleur brulures_d_estomac calculs_renaux calvitie canal_carpien caries cerumen chute_de_cheveux coliques constipation contractures courbatures
crampes crise_cardiaque demangeaisons dos_bloque douleur+ dysplasie engelures enrouement entorse+ epine_calcaneenne fievre foulure+ fuites_urinaires gale gastro glycemie grippe guerison gueule_de_bois hallux_valgus jambes_gonflees jambes_lourde+
laryngite mal_au_dos mal_de_dent+ mal_de_dos mal_de_genou mal_de_gorge mal_de_mer mal_de_tete mal_de_ventre mal_des_transports maladie+ mauvaise_haleine maux nausees nervosite nez_bouche nez_qui_coule oeil_sec paludisme pellicules pieds_plats piqures
polyarthrite poussees_dentaires poux regles_douloureuses retention_d_eau rhume+ ronflement+ saignements_de_nez sclerose sinus spasmes surpoids syndrome tdah tension_arterielle torticolis toux troubles_digestifs troubles_du_sommeil troubles_erectiles
vergetures verrues vertige vomissements yeux_secs zona`,
    cures: `asseche abaisse agit_contre aide_contre allege allegent apaise* arrete attenue* calme calment calmer chasse chassent combat combattent combattre corrige debouche* decongestionne denoue desengorge detend diminue dissipe dissout
draine+ efface elimine eliminer eloigne en_finir_avec endort enraye estompe evacue evite evitent faire_tomber fait_baisser fait_disparaitre fait_tomber font_tomber freine guerir guerissent guerit lutte_contre lutter_contre met_fin_a met_fin_aux
met_un_terme_a met_un_terme_aux mettent_fin_a mettent_fin_aux prevenir previent protege_contre purge ralentit redui* regule remede_contre remedie_a remedie_aux repare resout soigne soignent soigner soulage soulageant soulagent soulager
stabilise stoppe stoppent stopper supprime traite traitent traiter vainc viennent_a_bout vient_a_bout`,
    germs: `acarien+ algues aoutats araignees asticots bacterie+ blattes cafard+ campagnols champignon+ charancons cloportes coccidies cochenilles doryphores fouine+ fourmi+ frelon+ germe+ guepe+ insecte+ lerots limaces listeria loches loirs microbe+ mite+ moisi
moisissure+ moucherons mouches mousse_verte moustique+ mulot+ nuisible+ parasite+ pou poux puce+ pucerons punaise+ pyrale rat+ rongeur+ salmonelles souris spores taupes teignes termite+ thrips tique+ vers_gris virus vrillettes xylophages`,
    repels: `ralenti* frein* meurent a_bout a_distance a_l_abri adieu ailleurs anti approch* bloqu* boud* chass* collier combat* contre debarrass* decamp* demi_tour desert* detest* detrui* disparai* distances elimin* eloign* empech* envie extermin* fatal fini+ franchi* fui* gard* halte
impren* la_route loin lutt* piege+ poison previen* prolifer* protege* quitt* rebrouss* repouss* resist* retour revien* stop stopp* trait* tue tuent tuer`,
    relief: `accelere adieu aide* anti baume bon capsule* contre creme degag* disparai* effac* efficace elimin* envole* evit* fini fond gel gelules guer* histoire huile loin mal moins oublie* passe plie plus_qu_un plus_une pour previent proteg*
reduc* reduit remed* s_en_va semelles sirop soign* souffr* soulag* soutien spray stop tisane vaincre`,
    state: `blessures bleus_et_bosses boutons cartilage+ cernes_marques cicatrices circulation crampe ecchymoses fatigue gonflement+ lesions ligament+ nervosite peau_seche plaies raideur+ sommeil_agite spasme stress symptomes tension toxines`,
    flees: `noient tranquille+ quittent evitent support* ailleurs chance demenag* demi_tour detour dure entrent large leur_chemin pied prise renonc* rentrent s_approch* s_eloign* s_install* s_y survi*`,
    body: `cou coude* dos epaule* genou* gorge hanche* jambes nuque pieds poignet* talon ventre`,
    feels: `elancements fourmillements lourdeurs picotements plaques raideurs sifflements tiraillements`,
    eases: `se_stabilise* baiss* calm* cess* dormir en_paix espac* estomp* parti+ partie+ pause rare+ refer* souvenir supportable* termine* tranquille treve`,
  },
  lines: {
    medical: `
- perte de poids au
fait|font passer ~2 @illness
libere* ~3 de|des|du ~2 @illness
enleve*|ote|otent ~1 douleur*
! @body ~3 ne|n ~2 plus|pas ~1 mal|souffrir
! fini+|plus_de|plus_jamais|sans|zero ~1 @illness
! peau|visage ~4 boutons|imperfections
! sans que ~3 @body ~1 lance*|tire*
- adapte|adaptee|compatible|convient ~3 @illness
- douleur* du|de ~1 creneau|paiement|parking
- en_cas ~2 @illness ~~4 arret*|cess*|consult*|stopp*
- pain au|complet|d|de
- vide ~~9 sans medicaments
-? boite|etui ~4 @illness
? =@illness ~~5 @relief
? =@illness|@feels|@state ~~6 @eases
? @relief ~6 =@illness
? amincissant*|anti_douleur*|antidouleur*|brule_graisse*|calculs_renaux|calculs_urinaires|coupe_faim|drainant*|effet_therapeutique|immunite|ventre_plat|vertus_medicinales|vertus_therapeutiques
@body ~3 laiss* ~2 dormir|paix|tranquille
@cures ~4 @state
@cures|respirer ~5 @illness
abaiss*|baiss*|ralentit ~2 rythme_cardiaque|pouls
active|ameliore|equilibre|favorise|facilite|regule|relance|stabilise|stimule ~3 cicatrisation|circulation|digestion|flore_intestinale|glycemie|metabolisme|microbiote|pousse|sommeil|tension|transit
ameliore|booste|fortifie|renforce|stimule ~3 defenses|immunitaire|immunite
amincissant*|amincir|maigrir|minceur ~2 effet|facile*|garanti*|sans|vite
anti acne|cancer|cholesterol|depresseur|diabetique|douleur+|inflammatoire*|viral*|viraux
apais*|calm*|soulag* ~4 douloureu*
brule|bruler|bruleur|brulez|perdre ~2 graisse+
cheveux ~3 repouss*
cholesterol|glycemie|tension ~2 baisse|normale|redevient
cicatrisation ~1 rapide
cliniquement|medicalement|scientifiquement approuve*|demontre*|prouve*|teste*|valide*
convalescence
degag*|decongestionn*|liber* ~3 bronches|nez|sinus
detoxifie|nettoie|purifie ~2 corps|foie|organisme|sang
fondre ~2 graisse+|kilos|ventre
kine|kines|medecin*|osteo* ~3 sert|utilise* ~2 patient*
maigrir [rapidement|vite]
marteau* dans ~1 tete
perd|perdez|perdre|perte ~2 *kg|kilos|poids
plaie+ ~4 cicatris*|referm*
pousse|pousser|repousse* ~2 cheveux
previen*|evit*|soign* ~3 ampoules|oignons
recommand* ~3 @illness
remede miracle
remet* ~4 @illness
rend|retrouver|restaur* ~2 audition|vue|vision
sans ~2 chirurgie|medicaments
sifflement+ ~2 bronches|poitrine
souffr* du|de|des ~1 dos|genou*|nuque`,
    antimicrobial: `
- filet|moustiquaire contre ~2 @germs
- aucun|n|ne|non|pas|sans ~5 agit|antibac*|contre|elimine|protege|repousse|tue ~5 @germs
- bac|base|boite|boitier|coffre|coupelle|crochet|etagere|etui|grille|housse|porte|rangement|rechange|socle|soucoupe|support ~~7 des|du|pour|le+ ~3 antimoustique*|desinfect*|desinsectis*|insecticide*|piege+|repulsif*|spirale*|tapette*|tue
- chat*|chien* ~2 sterilise*
- desinfect*|insecticide*|repulsif* non compris*|fourni*|inclus*
- desinfect*|javel|lingettes|chiffon ~~6 abim*|attaqu*|deteri*|endommag*|ray*|tach*|tern*|jauni*
- n|ne ~2 pas ~2 @germs
- rideau|cortina|tenda ~4 resistant|resistente ~2 moisissure+|moho|muffa
- sterilis* ~2 biberon*|bocal|bocaux|eau|micro_ondes|vapeur
? =@germs ~~9 @repels
? @repels ~~8 =@germs
? anti_acarien*|anti_bacterien*|anti_cafard*|anti_fourmi*|anti_germe*|anti_insecte*|anti_limace*|anti_mite*|anti_moisissure*|anti_moustique*|anti_nuisible*|anti_pou|anti_poux|anti_puce*|anti_rongeur*|anti_souris|anti_tique*|antigermes|antiparasitaire*|assainissant*|assainit*|ions_d_argent|piege_a_mouche*|tue_mouche*
?! =@germs ~1 n|ne ~2 accroch*|entr*|grimp*|franchi*|pass*|pouss*|prolifer*|resist*|revien*|trouv*
?! =@germs ~6 @flees
?! aucun|aucune|fini|ni|plus_de|plus_jamais|sans|zero|zero_de ~1 @germs
?! plus|pas un|une|la_moindre|le_moindre =@germs
antiacarien*|antibacterien*|anticafards|antifongique*|antimicrobien*|antimites|antimoisissure*|antimoustique*|antiseptique*|desinfect*|fongicide*|raticide*|repulsif+|repulsive
tue|tuent|detruit|elimine*|repousse ~5 =@germs`,
    guarantee: `
? a_nos_frais|argent_rendu|echange_ou|engagement_satisfaction|extension_de_garantie|garanti+|garantie+|garantie_a_vie|garantissons|paiement_rendu|prenons_en_charge|rembours*|renvoyez_la|renvoyez_le|reprise_garantie|retournez_le|satisfaction_client|satisfaction_totale|sav_inclus|service_apres_vente
! changez|changer d_avis
- bon|carte|certificat+ de garantie
- cahier|carnet|registre ~3 garanties|retours
- garantie decennale|legale
- garantie* ~3 non_compris*|non_fourni*|non_inclus*
- remboursement de_frais
@num ans|mois de ~1 couverture|protection|tranquillite
N nuits d_essai
N|trente|soixante jours pour ~2 avis|essayer|retourner|changer|rendre
^ pas content*|convaincu*|satisf* .
achat ~2 couvert|protege
argent ~1 revient
aucun|sans|zero risque
casse|cede|defaut|fissure|lache|panne|tombe ~~9 autre|echange*|frais|gratuit*|neuf|neuve|nouveau|offrons|remplac*|reparons
changeons|echang*|remplac*|repar*|reprise|retour ~4 a_nos_frais|a_vie|gratuit*|offert*|sans_discut*|sans_discus*|sans_frais|sans_rien
couvert* pour la_vie
couvert* ~1 N|a_vie|cinq|contre|deux|dix|pendant|pieces|trois
defaut|panne ~4 nous|repare*
echange+|retour+ ~1 facile|immediat|possible+|assure|accepte*
essai|essayez ~3 N jours|nuits|sans_risque
extension ~3 ans
? garantir|garantit|garantissent ~5 ans|echange|mois|remboursement|satisfaction|vie
main_d_oeuvre|pieces_et_main
neuf|neuve|neufs repart|arrive
nous repondons de
nous ~3 envoyons|expedions|renvoyons ~2 autre|neuf|neuve|nouveau|nouvelle
nous|on ~4 echang*|rembours*|remplac*|renvoy*
nuits|jours pour ~2 decider|reflechir
on|nous ~2 envoie|envoyons|renvoie|expedions ~2 neuf|neuve|nouveau|nouvelle|autre
on|nous ~2 reprend|reprenons
pas|non ~2 content|contente|satisfait*|convaincu*|plait ~~4 renvoy*|rembours*|rendez|retour*
! payez ~3 si ~3 content*|satisf*
pieces ~2 cassees|defectueuses ~3 remplac*|gratuit*
promesse ~~3 neuf|neuve|nouveau
recousons|reparons|changeons ~3 nos_frais
rendu|retrouvez ~3 argent
recuperez|rend|rendez|rendons|rendra|restitu* ~4 argent|euros|prix|sous
remplacons|remplace ~3 casse*|defectueu*
remplacons ~3 pieces
rend ~2 dernier centime
rend*|retourn*|renvoy* ~2 sous|dans ~1 mois|N|un ~1 [jours|mois]
repar* ~1 toute_sa_vie
repren*|recoud* ~2 sans_frais
retour+ ~1 sous N
rien a_perdre
sans rien_facturer
satisfaction 100_%|assuree
satisfait+|satisfaction|soddisfatt* o|ou ~1 rembours*|rimbors*
sinon ~1 nous|on ~1 change*|rembours*|remplac*
couvert* tant_que
un|une autre|neuf|neuve arrive|part|suit
vient|venons ~3 chercher ~2 frais|gratuit*
~ remboursement+`,
    offer: `
el|i|il|la+|le+|los mas|piu|plus vendid*|vendu*
flash*|scann* ~6 bon|cadeau|remise
! deuxieme|second|seconde|troisieme ~3 rien
! jamais ~1 coute
! payez ~1 plus ~2 prix
- a_saisir sans_tarder
- economis* ~3 batterie|chauffage|eau|electricite|encre|energie|espace|gaz|litre+|papier|place|temps
- frais|livraison|port|expedition|envoi ~2 gratuit*|offert* ~1 a_partir_de|des ~1 N euros|€
- livraison|envoi|expedition|port gratuit+|gratuite
- pieces_de|piece|billet+ ~5 N euro|€
- promotion N .
- solde comptable
? a_ce_prix|a_moitie_prix|affaire_a_saisir|ajoutez_au|au_panier|bas_prix|best_sell*|bon_d_achat|bon_de_reduction|bon_plan|bonnes_affaires|bons_plans|bradee|c_est_pour_nous|cadeau_inclus|cadeau_pour_vous|cadeau_surprise|champion_des_ventes|cheque_cadeau|dans_votre_panier|destock*|deuxieme_a|fins_de_serie|fraction_du_prix|french_days|meilleur_prix|moitie_moins|numero_1_des_ventes|pas_cher+|pas_chere|petit_budget|petit_prix|petits_budgets|petits_prix|plus_vendu*|prix_barre|prix_cadeau|prix_canon|prix_fou+|prix_juste|prix_malin|prix_sacrifie*|prix_serre*|prix_usine|profitez|promos|record_de_vente*|reduction_de_prix|remise_sur|ristourne*|rupture_de_stock|s_arrache*|sans_supplement|succes_des_ventes|tarif_preferentiel|tarif_reduit|tout_doit
?~ a_saisir|au_prix|aubaine*|bonne_affaire|braderie|carton_plein|ce_prix|des_prix|du_prix|economis*|en_prime|gratuitement|le_prix|les_prix|liquidation|offert+|offerte+|promotion*|rabais|remise+|solde+
N % d_economie|de_reduction|moins_cher|offert*|reduction
N % des|a_partir_de ~1 @num ~1 achetes|articles|pieces|unites
N % sur ~1 la|le+|tout|votre
N achete* ~1 N
N vendus|vendues|exemplaires_vendus
N_euros|N_€|€_N [de_reduction|de_remise|offerts|seulement]
a_prix|prix ~1 casse*|d_ami|d_usine|doux|fabricant|imbattable*|leger|mini|plancher
accessoire|article|produit gratuit
acheter|achetez|commander|commandez [le|la|les] maintenant|aujourd_hui|des_maintenant|sans_attendre|vite
achetez|prenez ~~4 offert|payez|gratuit
ajoute* ~1 gratuitement|sans_frais
aucun|aucune ~4 part|parte|se_vend|sort ~1 aussi|autant
aujourd_hui ~4 cadeau|recevez|profitez|remise
avant N ~1 € ~~3
avant ~2 epuisement|rupture
avec_le|avec_notre|grace_au code
cadeau ~3 chaque|colis|commande
cadeau|echantillon gratuit+
cadeau|sac|housse|trousse|article|accessoire ~2 inclus_gratuit*|offert*
chouchou de|du
commandez|commander|achetez ~~5 cadeau|offert|recevez
coute|payez ~1 moins
economis* ~2 N %|€|euros
en cadeau|rupture
epuisement des|du stock+
est cadeau
gratuit avec|pour ~3 achat|commande
gratuit+|gratuite ~1 par|pour_chaque|a_chaque|des commande|achat
incroyablement|vraiment|tres bon_marche|pas_cher|abordable
meilleure+|top vente+
moins N %|pour_cent
moins cher
moins|plus_abordable ~1 cher+|chere+ ~2 du_marche|de_france|d_ici
moitie|quart|tiers de_moins|du_prix|prix
ne ~3 trouver* ~2 moins_cher|meilleur_prix
offert|offerte|cadeau ~2 achat|achete*|commande
offre+ a_duree_limitee|de_lancement|du_jour|exceptionnelle|exclusive|flash|limitee|speciale+
- prix coup_de_coeur
plus achete*|demande*
pour le_prix ~1 d_un|d_une|de
pour_cent ~2 de_reduction|de_remise|moins_cher
prix abordable|attractif+|bas|choc|discount|le_plus_bas|reduit|special
produit|article phare|star|vedette
qualite prix
saisi*|tapez ~4 panier
soldes|promo|offre|vente ~2 finissent|finit|termine|terminent|jusqu_a|expire
un|une achete* ~~2 un|une ~1 offert|offerte
vaut|vaux ~2 double|plus|triple
vente flash|privee
vous ne_trouverez ~2 mieux`,
    shipping: `
- expedition 20*
- centime|argent ~1 sous|dans N
! aucun|pas_de|sans|zero ~1 frais ~1 envoi|expedition|livraison|port
! en|il|nous reste ~1 que @num
! livr* sans supplement
! plus_que ~2 en_stock
! plus_que|reste ~2 pieces|exemplaires|unites
! reste|restent ~2 que quelques
- boites|camion|carton+|etiquettes|sacs d_expedition|de_livraison [en]
- boite+|carton+|enveloppe*|etiquette*|pochette*|sac+ d_expedition
- de_votre|de_ta part
? chronopost|colissimo|dernieres_paires|dernieres_pieces|dernieres_unites|derniers_exemplaires|disponible_immediatement|en_stock|frais_d_envoi|frais_de_port|franco_de_port|livraison_suivie|mondial_relay|numero_de_suivi|quantites_limitees|suivi_colis|suivi_inclus
bientot|presque epuise*
chez_toi|chez_vous ~3 24h|48h|demain|jours
chez_vous|envoye*|expedie*|livre*|part|partent|recu* ~5 24_heures|24h|48_heures|48h|atelier|aujourd_hui|avant_noel|demain|entrepot|gratuitement|heures|jour_meme|jours_ouvres|lendemain|sous_N
command* avant ~2 midi|N ~~5 quitte|part|sort
command* avant ~2 ~~5 expedi*|jour_meme|part|meme
command* ~2 avant ~1 heures|midi|h
commande* ~5 demain|livr*|recev*
confie*|remis* ~3 facteur|livreur|poste|transporteur
dans|sous ~1 @num jours ~3 main+
depuis notre ~2 atelier|depot|entrepot
en_main+ ~2 dans|sous ~1 @num jours
envoi|expedition|livraison ~2 eclair|express|gratuit|gratuite|offerte|rapide
envoi|expedition|livraison [est] 24h|48h|N|assuree|avant|depuis|en|immediate|incluse|le_lendemain|offert+|rapidement|sous
envoye*|expedie*|livre* ~1 en|sous ~1 @num|un jour+
en|sous N|deux|trois|quelques heures|jours ~2 chez|porte|maison|vous
expedions|livrons|envoyons ~6 jour+|monde|heures|rapidement|lendemain|aujourd_hui
lundi|mardi|mercredi|jeudi|vendredi|samedi|demain ~3 ta|votre porte
meme jour
nous livrons|expedions
port [est] gratuit+|inclus|offert+|paye
poste de|depuis CAP
reception en|sous ~1 @num heures|jours
recu*|livre*|arrive*|recevez|recevoir ~3 avant|pour ~1 noel|paques|le_week_end|les_fetes|fetes|la_fete
repart le_jour|le_lendemain
sans|zero ~1 frais_de_douane|droits_de_douane
stock+ ~2 bientot|epuise*|faible|limite*|presque|reduit*`,
    contact: `
! hesit* ~4 appeler|contacter|demander|ecrire|joindre
? boutique_en_ligne|numero_vert|sav_au|service_client
LATIN point com|fr|net|org
appelez|contactez|ecrivez|joignez|parlez|telephonez ~2 a|au|avec|notre|nous|sur
id|identifiant|pseudo line|@social
visitez ~2 boutique
nos|notre|visitez ~2 catalogue_en_ligne|chaine|facebook|groupe|hotline|instagram|newsletter|sav|service_client|site
notre adresse_mail|email|numero
par courriel|mail|telephone
scann*|flash*|scan ~4 qr|code ~6 contacter|discuter|echanger|ecrire|equipe|joindre|nous|parler|poser|support|rejoindre|sav|conseiller
service client [disponible|joignable] au|par`,
    comparison: `
aussi ~1 que_l_original
mieux|moins|plus ~3 que ~2 de|d|des|du ~1 @brand
pagar|pagare|payer ~1 etichetta|etiqueta|etiquette
pagar|pagare|payer ~2 di_piu|mas|plus ~3 gran|grande|grande_marque|logo|marca|marchio|marque|nom|nombre|nome
para_que|perche|por_que|pourquoi acheter|comprar|comprare ~2 grande|marca|marque|original|originale
para_que|perche|por_que|pourquoi depenser|gastar|pagar|pagare|payer|spendere ~5 marca|marchio|marque|mas|nom|nombre|nome|piu|plus
plus ~1 que ~2 achet*|trouv*|vend* ~2 grande_surface|quincaillerie|supermarche
plus absorbant*|fiable+|resistant*|robuste+|silencieu*|solide+ que les ~3 habituel*|ordinaires|classiques|du_commerce
- gros|grand|l|le|petit|un|d ours
! tromper|seduire par ~2 contrefacon*|copies|imitations
! aucune|ni|pas ~2 contrefacon|copie|imitation
! comme|que ~2 concurren*
! les_autres ~1 facturent|proposent|utilisent|vendent
! que|les ~1 vendent|utilisent|proposent ~1 autres
- adapte*|compatible*|convient|accepte|va ~~9 autres|grandes marques|fabricants
- capsules|compatible*|convient ~6 la_plupart
-? adapte*|avec|compatible*|convient|d|de|filtre*|origine|par|pour|remplace*|sacs ~~5 @names
-? adapte*|avec|compatible*|convient|fonctionne|pour ~5 autres_fabricants|autres_marques|grandes_marques
-? comme la_notre|le_notre|les_notres
-? monte|rails|serie ~4 @names
? autres_fabricants|autres_marques|autres_vendeurs|bas_de_gamme|concurren*|contrefacon*|copies_bas|grandes_marques|la_notre|le_notre|les_notres|marques_connues|marques_de_distributeur|sans_marque
@brand ~2 trop cher*
@brand ~4 double|triple
N|deux|trois fois ~4 que ~2 @brand
a_la_difference|contrairement|rien_a_voir ~4 autres|bas_de_gamme|bon_marche|camelote|chinois*|classiques|concurren*|copies|fragiles|imitations|ordinaires|plupart|premier_prix
assez|attention|gare|marre|mefiez ~3 aux|de+ ~1 contrefacon*|copies|imitations ~2 [bas_de_gamme|bon_marche]
aussi|moins|plus ~2 qu|que [la|le+|un|une] @names|CAP
autres ~4 ~~1 pas celle_ci|celles_ci|celui_ci|ceux_ci
autres ~6 ~~1 celle_ci|celles_ci|celui_ci|ceux_ci resiste*|reste*|tien*|pas
bat|battent|depasse|detrone|ecrase|surclasse|surpasse ~3 @brand|autres|concurren*|marques
comme ~1 @names ~~5
copies|imitations|produits ~1 bas_de_gamme|bon_marche|chinois*
evitez|evite ~2 copies|contrefacon*|imitations
grande_surface|grandes_surfaces|jardinerie|magasin_de_bricolage|quincaillerie|supermarche ~3 coute*|payez|paye|vend*
jurer* ~3 @brand
la_ou d_autres|les_autres ~~9
la_plupart|les des|autres ~1 enseignes|fabricants|marques|vendeurs
les_autres *ent ~~1 nous
marques hors_de_prix|ruineuses|trop_cheres
meilleur|meilleure|mieux|moins_cher|plus_chaud|plus_confortable|plus_doux|plus_durable|plus_efficace|plus_fiable|plus_fort|plus_leger|plus_legere|plus_puissant|plus_puissante|plus_rapide|plus_resistant|plus_resistante|plus_silencieux|plus_solide|plus_sur|superieur* ~2 a|aux|qu|que ~2 @brand|CAP|leader_de+|leader_du|leader_en|leader_mondial*|leader_sur|marques|original
pas_cher*|bon_marche ~2 autres_marques|concurrence
pas|contrairement|mais la|le+ notre+
plus ~1 que ~1 ce ~2 trouve|trouver*|trouvez|vend*
! rien ~1 envier
rivalise* ~3 @brand|grandes|marques
rogne*|economisent|lesinent ~3 qualite|matiere|materiaux|sur
sans|senza|sin ~1 pagar|pagare|pagarne|payer ~2 logo|marca|marque|nom|nombre|nome`,
    reviews: `
avis ~2 N|cinq etoiles
parents nous ecrivent|disent
ravi+|reconnaissant+|allum*|laiss* ~2 etoiles
aide* ~1 autres|suivants ~2 choisir|decider
! oubli* ~3 noter|note|avis|etoiles|evaluer
- cinq|N etoiles ~1 brode*|gravee*|imprimee*|peinte*|cousue*
- mot+|ligne+ sous|sur chaque
? N|cinq|les_cinq|une etoile+ ~4 aide|client*|cliquez|compte*|merci|moyenne|nous|pour|si|suffi*|sur
? note_maximale|note_moyenne
?~ avis|commentaires|evaluation+|temoignage*
@num @people sur @num
@num sur @num ~1 @people
N|centaines|milliers ~2 client*|familles|foyers|mamans|parents|utilisateurs ~3 adopt*|confiance|conquis*|content*|heureu*|ravi*|satisf*
N|huit|neuf|sept ~1 sur ~1 N|dix ~3
accordez|attribuez|donnez|laisse|laissez|mettez ~4 avis|commentaire|etoile+|note
acheteurs|acheteuses|clientes|clients|familles|lecteurs|mamans|proprietaires|utilisateurs ~4 adorent|approuvent|conquis|conquises|disent|donnent|ecrivent|mis|ont|plebiscitent|ravis|recommandent|satisfaits|temoignent
avis|retour|opinion ~1 compte|aide|importe|precieux
ce ~2 disent|ecrivent|pensent ~1 autres
chaque etoile
clientes|clients ~1 contents|heureux
clients ~3 eloges
clients|clientes|utilisateurs|acheteurs|mamans ~1 affirment|en_raffolent
commentaire|note positif+|positive
dites ~1 autres|suivants
dites ~1 ce ~3 pensez|parait
dites* ~4 etoiles
dites|racontez|noter|notes|notez nous
ecri* ~3 avis|commentaire|temoignage
ecrivent|disent|pensent ~1 nos|les ~1 @people
etoiles|note|notee|evalue* ~2 par ~1 @people
faites_nous_part|parlez_en
message|mot gentil|sous_l_annonce|sympa
mot+ ~4 fait|ferait|font ~1 plaisir
mots de_ta|de_votre part
note nous aide
note+|notee N
nous evaluer|noter
ont_mis|ont_donne|donnent|lui_ont ~4 note_maximale
petit mot
plebiscite*|adopte*|recommande*|approuve*|adore*|choisi*|apprecie*|teste* par ~3 N|centaines|milliers|millions|@people
prochain*|futurs acheteur*|client*
quelques lignes|mots
rachete* ~1
racont*|partag*|decri* ~3 experience|commentaire|ressenti
! tarissent
valide* par ~3 @people|maitres`,
    'time-bound': `
!! couleur|coloris|tendance|mode ~2 de|pour|en YEAR
!! frais|sorti|sortie ~4 pour YEAR
!! plus_que ~1 N|deux|quelques|trois ~1 heures|jour+
- agenda|annee|calendrier|depuis|jusqu|millesime|organiseur|planning|semainier ~~5 YEAR
- medaille|prix|prime*|recompense* ~8 YEAR
- plus_que ~1 quelques|N
? ce_week_end|dernier_cri|derniers_jours|en_ce_moment|french_days|nouveaute*|pour_l_ete|toute_nouvelle|viennent_d|vient_d
?~ bientot|ce_mois|cet_ete|cet_hiver|cette_annee|cette_saison|cette_semaine|dernieres_heures|du_moment|temps_limite|tout_juste
N heures seulement|uniquement
^ nouveau .
arrete|arretent|acheve|expire|fin ~2 demain|dimanche|jeudi|lundi|mardi|mercredi|minuit|samedi|vendredi
ce_soir ~1 minuit
ce|cet|cette automne|ete|halloween|hiver|noel|paques|printemps|rentree|saint_valentin
couleur|look|coloris ~1 tendance ~1
dernier|derniere|toute_derniere collection|edition|generation|modele|technologie|tendance|version
desormais|dorenavant|maintenant aussi|avec|disponible
duree|edition limitee
enfin|deja|bientot disponible
fin du mois
fraichement|juste ~1 arrive*|sorti*
frais|fraiche pour ~1 automne|ete|hiver|printemps|l
jusqu_a_la fin
jusqu_au N ~1 seulement|uniquement
nouveaute+ ~1 pour|de ~2 automne|ete|hiver|printemps
nouveau|nouveaux|nouvelle+ dans ~1 boutique|catalogue|gamme|rayon
nouveau|nouveaux|nouvelle+ ~1 collection|coloris|couleur+|design|edition|formule|gamme|generation|modele|recette|version
peu|temps de_temps|limite
plus_que ~1 N|deux|quelques|trois ~1 heures|jour+|exemplaires
pour un|une ~1 courte_duree|temps_limite|duree_limitee
promo|offre|soldes ~1 fete_des_meres|janvier|noel|paques|rentree|saint_valentin
propose*|uniquement|valable|vente ~3 jusqu_au N
soldes d_ete|d_hiver|de_printemps
tout nouveau
tout_dernier|toute_derniere
uniquement|seulement|jusqu_a|finissent|finit|termine ~1 cette|dimanche|lundi|mardi|mercredi|jeudi|vendredi|samedi|semaine|minuit
viennent|vient ~1 d|de ~1 arriver|entrer|paraitre|rejoindre|sortir
~ derniere edition|version
~ fin_du_mois`,
    superlative: `
^ l_original|loriginal .
! aucun|aucune ~0 autre
! aucun|aucune|rien ~2 ne ~2 mieux
! pas|rien ~2 meilleur|meilleure|mieux|plus_solide|plus_doux
! rien ~1 bat|egale|surpasse
- anniversaire|ballon|bougie ~~4 no|numero 1|un
- champion du_monde ~1 N
- coupe|dossard|maillot|trophee ~~5 numero 1
- disque d_ultimate
- numero 1|un anniversaire|ballon|bougie
- numero|no 1 de+|du ~1 coffret|jeu|kit|lot|serie
- reine|roi ~1 coeur|echecs|lion|neiges|pique
au_sommet|champion_de+|champion_du|championne_des|classe_mondiale|confort_inegal*|creme_de_la_creme|d_exception|de_loin_le|de_tres_haute_qualite|difficile_de_faire_mieux|elu_meilleur|elu_produit|exceptionnel_rapport|haut_de_gamme_absolu|hors_concours|hors_norme|hors_pair|imbattable*|incomparable*|incontestable*|inegalable*|inegale*|jamais_vu|le_must|le_summum|le_top_des|leader|meilleur_rapport|multi_prime|nec_plus_ultra|parfaite_absolue|plus_haute_qualite|premier_choix|premiere_qualite|primee|qualite_inegal*|qualite_superieure|qualite_supreme|reference_absolue|reference_du_marche|reine_de+|revolutionnaire*|roi_de+|sans_concurrence|sans_egal|sans_egale|sans_equivalent|sans_pareil*|sans_rival*|supreme|top_du_top|l_ultime|unique_au_monde|vrai_champion
choix ~1 des_pros|numero|n_1
design|produit|qualite|recette|vin|creation|modele prime|primee|recompense*|medaille
jamais egale*
marque ~5 plus aimee|celebre|connue|fiable|populaire|sure
meilleur* ~3 au|choix|d_europe|de_france|de_tous|du|jamais|marche|monde|qualite
moins|plus ~1 que_vous pouvez
moins|plus ~2 que_vous|que_tu ~2 trouv*|puiss*|pourr*|connaiss*
moins|plus ~4 que_vous|que_tu ~1 trouv*|verr*
moins|plus ~6 au_monde|d_europe|de_france|de_la_planete|de_sa_categorie|de_tous_les_temps|du_marche|du_monde|jamais|jamais_concu*|jamais_cree*|jamais_fabrique*|qui_existe*|qui_soit
n_° 1
parfait|parfaite pour tous|tout_le_monde
plus ~1 que ~1 vous ~1 puissiez
plus ~2 que_vous|que_tu ~1 ayez|aurez|avez|aies ~2 [jamais]
prefere+|preferee+ ~1 des ~1 chefs|familles|francais|mamans|pros
premier|premiere ~1 au_monde|d_europe|de_france|du_marche|mondial*
tout_simplement|simplement|sans_conteste|clairement la|le+ meilleur*
trouver* ~1 nulle_part`,
    environmental: `
! aucun|aucune|zero fardeau|poids ~2 nature|planete|terre
? ami_de_la|bas_carbone|developpement_durable|eco_concu*|eco_responsab*|ecolo*|ecoresponsab*|environnement|geste_pour|la_planete|notre_planete|sans_plastique|se_biodegrad*|verte_attitude|zero_plastique
alternative|choix|option|geste|achat|solution|demarche ~1 durable|vert|verte|responsable|ecologique
bambou|coton|fabrication|mode|production durable+
bon+|bonne|doux|respect* ~3 environnement|nature|oceans|planete|terre
bon|engage*|pour|sauv* ~2 climat
dans|au le_compost|compost
decompos*|degrad*|dispar* ~4 compost|nature|naturellement|sol|terre
empreinte ~1 carbone|ecologique|environnement*
epargn*|menag*|preserv*|respect* ~2 mer+|ocean+
lessive|produit|emballage|lunch_box|nettoyant vert|verte
neutre carbone|en_carbone
planete plus_propre|plus_verte|en_meilleure
preserv*|protege*|sauv* ~3 environnement|forets|nature|oceans|planete
sans_danger ~2 environnement|mers|nature|oceans|planete
zero dechet|emission+`,
    filler: `
! elle|il+|on|tu|vous ~4 adorer*|amoureux|bluff*|conquis*|craquer*|emerveill*|enchant*|epat*|fondre*|ravi*|regretter*|seduit*|tomber*
! jamais|n|ne|pas|plus|rien|sans ~5 decev*|decoit|decu*|hesit*|lacher|lasser*|pareil|en_passer|passer_a_cote|quitter*|regret*|resister|s_en_passer
? a_completer|a_couper_le_souffle|a_definir|a_determiner|a_ne_pas_manquer|a_remplacer|a_tomber|a_venir|adorerez|allie_parfait|bluffant*|change_la_vie|changer_la_vie|chavirer|coup_de_foudre|coups_de_coeur|croyez_nous|de_reve|de_vos_reves|divin|divine|effet_wow|en_un_mot|epoustouflant*|excellence|exceptionnel*|fabuleu*|faites_nous|fantastique*|faux_texte|feerique*|fera_plaisir|fera_sensation|incontournable+|inoubliable*|irresistible*|l_essayer|laissez_vous|le_meilleur_pour|merveill*|niveau_superieur|non_applicable|on_adore|on_n_a_jamais|petit_bijou|pour_le_plus_grand|que_demander|qui_fait_la_difference|raffinement|reve_devenu|sans_hesiter|sans_objet|sensationnel*|sublimez|sublimissime|succes_garanti|texte_factice|tout_le_monde|une_autre_dimension
^ puce N
a sa_place dans ~1 chaque|tous|toutes
amis|entourage|voisins ~3 envie|envieux|jaloux
apport* ~2 joie|chaleur ~2 chez|foyer|maison
bluffez|epatez|impressionnez|surprenez vos|votre
cadeau ~1 pour n_importe|tout_le_monde
ideal|ideale|parfait|parfaite a_offrir|comme_cadeau|en_cadeau|pour_offrir
cadeau|idee_cadeau|present|surprise ~2 ideal*|original|parfait*|pour_tous|pour_toutes|qui|reve|unique
coup_de coeur
description|point|puce|texte|titre ~3 completer|ici|inserer|produit_ici|remplacer|saisir|venir
description|texte|titre provisoire
effet|instant*|moment*|nuits magique*
elegance|emotion*|joie|luxe|plaisir|sourire ~3 chaque|garanti*|intense|pur|quotidien|tous|toute+|visages
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
toute+ les_occasions
un_peu|touche|brin de ~0 luxe|magie|bonheur`,
  },
};
