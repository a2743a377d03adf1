import type { LexiconData } from '../lexicon.ts';

/** French words of praise and blame in product reviews. Origin and format: `lexicons/README.md`. */
export const LEXICON: LexiconData = {
  language: 'fr',
  checkedOn: '2026-11-28',
  strongPositive: `
    adore bluffant brillant divin éblouissant émerveillé enchanté époustouflant épatant excellent excellence
    exceptionnel exemplaire extraordinaire fabuleux fantastique féérique formidable génial géniaux idéal imbattable
    impeccable incomparable incontournable incroyable indispensable inégalable irréprochable irrésistible magique
    magistral magnifique majestueux merveille merveilleux miraculeux nickel parfait perfection parfaitement phénoménal
    prodigieux ravi ravissant remarquable sensationnel somptueux spectaculaire splendide stupéfiant sublime superbe
    sensass top topissime bijou pépite tuerie coup-de-coeur chef-d'oeuvre bravo`,
  positive: `
    abordable accessible accommodant accueillant acceptable adapté adéquat adhérent adhérence adorable adouci aérien
    affectueux affûté agile agréable aidant aimable aime aisance aisé aisément ajusté allégé amélioration amélioré
    amortissant ample amusant antichoc antidérapant apaisant appréciable apprécie approprié approuve ardemment
    aromatique arrangeant artisanal assorti assuré astucieux atout attachant attentif attentionné attirant attractif
    authentique autonome autonomie avantage avantageux avisé beau beauté belle bénéfice bénéfique bienfait bienvenu
    bienveillant biodégradable bon bonheur bonne bonus bosseur brave brillance calme caressant célère chaleureux
    charmant chouette clarté classe classique coloré comblé commode communicatif compact compatible compétent
    compétitif complet complémentaire compréhensible compréhensif comprenant confiance confiant confirme conforme
    conformité confort confortable conquis conquise consciencieux conseille consistant constant content contente
    convaincant convaincu convivial cool coquet cordial correct costaud couvrant créatif crémeux croustillant
    cristallin curieux débrouillard décent décoratif délicat délicatesse délice délicieux démontable design détaillé
    détente détendu détendant digne diligent disponible distingué divertissant doué douce douceur durable durabilité
    dynamique ébahi écologique économe économie économique efficace efficacité élégance élégant élastique émouvant
    encourageant endurant énergique énergisant enchantement engageant enjoué enthousiasmant enthousiaste entraînant
    enveloppant épanoui épargne équilibré équitable ergonomique esthétique étanche étonnant étonnamment euphorique
    évolutif exactement exaltant excitant exclusif expressif exquis facile facilité fameux fascinant favorable favori
    félicitations félicite ferme fertile festif fiabilité fiable fidèle fier finesse flatteur flexible fluide fluidité
    foncez fonctionnel fonctionne fonctionnalité fortement fraîcheur fruité fun futé gagnant gai garanti généreux
    génie gentil gentille gentillesse glamour gourmand goûteux gracieux gratifiant gratuit habile habillé hallucinant
    harmonieux haut-de-gamme heureusement heureux honnête honorable humain hydratant hygiénique illimité imaginatif
    immaculé impressionnant inaltérable incassable increvable indémodable indéniable indétectable inespéré infaillible
    infroissable ingénieux inodore innovant inoubliable inoxydable inspirant instantané instructif intact intelligent
    intense intéressant intuitif inusable inventif invisible inviolable isotherme joie joli joliment jouissif joyeux
    judicieux justesse lavable légèreté lisible lisse logique louable loyal lumineux luminosité luxe luxueux maestria
    malin maniable maniabilité marrant marvel massif maternel maîtrisé méritant meilleur merci méticuleux mignon
    mignonne minutieux mobile modeste modérateur moderne moelleux molletonné motivant moulant multifonction
    multi-usage naturel noble nourrissant novateur nutritif onctueux opérationnel optimal optimisé ordonné organisé
    ouf paisible palpitant parfumé passionnant performance performant perspicace persuadé pertinent pimpant pliable
    plaît plaire plaisant poli polyvalent ponctuel ponctualité populaire portable positif positivement pratique
    praticité préféré précieux précis précision prévenant privilégié probant productif professionnel professionnalisme
    profitable profite progrès propre propreté protecteur protège prudent puissance puissant qualitatif qualité quali
    rafraîchissant raffiné raisonnable ramassé rapide rapidité rassurant ravissement rayonnant réactif réactivité
    réaliste recommandable recommandation recommande récompense réconfortant reconnaissant régal régulier rehausse
    réjoui réjouissant relaxant rembourrage rembourré remercie renforcé rentable réparable reposant repulpé résistance
    résistant respecte respectueux respirant ressemblant réussi réussite réversible riche rigolo rigoureux robuste
    robustesse romantique rutilant sage sain satinée satisfaction satisfaisant satisfait satisfaite sauveur savoureux
    sécurisant séduisant séduit sensible sensuel serein sérénité sérieux sérieuse serviable seyant sexy silence
    silencieux silencieuse simple simplicité simplifie sincère soigné soigneux solide solidité soulage soulageant
    souple souplesse sourire soutien soyeux spacieux stable stabilité stimulant stylé styliste suave succès succulent
    suffisant suffit super sûreté surprenant survitaminé sympa sympathique talentueux tendance tendresse tenace
    tonifiant tonique tranquille tranquillité transformateur transparent transportable trésor triomphe unique
    universel utile utilité utilisable valable valeur valorisant vaporeux varié velouté vérifié véritable victoire vif
    vigoureux vintage vite vivant vivifiant volontaire voluptueux zen zélé pile-poil impec nickel-chrome canon
    généreuse tip-top champion championne chapeau ambiance cocooning douillet douillette chaleureusement scintillant
    soyeuse chic pétillant adopté validé réactive antirayures gain tonicité absorbant sûre`,
  negative: `
    abîmé aberrant abominable absurde abus abusé abusif acariâtre accablant accident accroc acide affaibli affaissé
    affligeant affolant agaçant agressif agression aigu allergie allergique alarmant altéré amateurisme amer amertume
    amoché angoissant anormal antipathique anomalie approximatif arnaque arnaqueur arrachage arraché artificiel
    assourdissant atroce attrape-nigaud attrape-couillon avarié bâclé bancal barbant bas-de-gamme bazar bête boiteux
    bosselé bouché boucan bouffi bourdonne bouloche branlant bricolé brisé brouillon bruit bruyant brûlant brûlure
    brutal bug bugué cabossé cafouillage camelote capricieux caoutchouteux carence cassable cassant catastrophe
    catastrophique cauchemar cède chancelant chaos chaotique cheap chér chimique choc choquant clignote cliquetis
    coince colère compliqué compromis confus confusion consternant contradictoire contraignant contrefaçon contrefait
    contrarié corrodé coule coulure court-circuit coûteux craignos craint crasseux craquelé craquellement craquement
    criard crispant critiquable critique croûte cruel cuisant danger dangereux dangereuse débile débordé décalé
    décevant décevoir déception déçu déçoit déchet déchire déchirure décharge décollé décolorant décoloration
    déconseille déconnecte décousu découd découdre découragé décourageant décrépi défaillance défaillant défait défaut
    défectueux défectueuse défavorable déforme déformation dégât dégueu dégueulasse dégoût dégradé dégradation délabré
    délavé délai déloyal démange démangeaisons démodé démoralisant démotivant dénué dépassé dépité déplaisant déplaît
    déplorable déplore déprimant dérange dérangeant déraille déraisonnable dérisoire dérouté désabusé désagréable
    désagrément désappointé désastre désastreux déséquilibré désespérant désolant désordre désorganisé désuet
    désillusion détache détérioré détérioration détestable déteste déteint déteindre détruit désavantage désavantageux
    deuil difficile difficulté disgracieux disproportionné dissuasif dommage dommageable douleur douloureux
    douloureuse douteux dysfonctionnement ébréché écaille écœurant échec échoué échauffe éclaté écorché écrasé
    effiloche effondré effrayant effrite égratigné élimé embarrassant embêtant embrouille emmerdant encombrant
    énervant enfer ennui ennuyeux ennuyeuse entaille erreur erroné escroc escroquerie escroqué étouffant éraflé
    éraflure étriqué épouvantable épuisant éreintant éteint évitez exagéré exaspérant excessif excessivement exécrable
    explosé expiré fâché fâcheux fade faible faiblesse faiblard faille faillite faisandé fané farfelu fastidieux
    fatigant fatigue fausse fautif faute faux fêlé fêlure fendille fendu ferraille fiasco fissure flagrant flasque
    flétri flippant flou foireux foutaise foutu fracassant fragile fragilité frauduleux fraude frein frime fripé
    froissé frottement frustrant frustration fuite fuir fuyez fumée fumiste furieux gâché gâchis galère gauchi gêne
    gênant glauque gonflé gratte grave grésille griffe grimaçant grince grippé grognon grossier grossière grotesque
    handicapant hasardeux hélas hideux honte honteux honteuse horreur horrible horripilant humiliant hurlant hypocrite
    ignoble illisible illogique imbuvable immangeable immonde immobilisé impasse impatience imperfection impersonnel
    impoli impossible impraticable imprécis improbable impropre impuissant inaccessible inacceptable inadapté
    inadéquat inadmissible inapproprié inaudible incapable incohérent incommode incompatible incompétence incompétent
    incomplet incompréhensible inconfort inconfortable inconvénient inconvénients incorrect indécent indélicat
    indésirable indigne indifférent inefficace inefficacité inégal inerte inesthétique inexact inexistant
    inexpérimenté infâme infect inférieur infernal inflammation ingérable infidèle infime ingrat inhumain injuste
    injustifié inopérant inquiet inquiétude insatisfaction insatisfait insatisfaite insensé insipide instable
    instabilité insuffisant insultant insupportable intenable intermittent intolérable intrusif inutile inutilisable
    invendable invivable irrégulier irréparable irrespect irrespectueux irrespirable irresponsable irritant irritation
    jauni jaunit jaunâtre jetable jeté jette lâche laid lamentable larmes lassant lent lenteur lésé limité litige
    louche lourdaud lourdingue loupé mal malaise malcommode malencontreux malentendu malheureusement malheureux
    malhonnête malhonnêteté malodorant malpratique malsain maltraité maladroit manque mauvais mauvaise mécontent
    mécontente médiocre médiocrité méfiance méfiant mensonge mensongère menteur menti merde merdique mesquin minable
    misérable mitigé moche modique moisi moisissure mollasson monotone moquerie mou navrant nauséabond nausée néfaste
    négatif négative négligé négligence néant nocif nul nulle nullité nuisible nuisance obsolète obstacle odieux
    oppressant oxydé oxydation ordure outrageux pacotille pagaille panne pas-top pauvre peinent pénible pénurie perce
    perd perdu perte pervers perturbant peur piètre piqué pire pitié pitoyable plaignant plaindre plantage planté
    plastoc plisse poisseux poisse polluant poreux poussif poussiéreux précaire préjudice préoccupant prétentieux
    problématique problème puant puanteur pue puent puait quelconque querelle raide rapiécé râpeux raté rayé rayures
    réclamation réclamé recoudre récalcitrant rebutant redoutable refus refuse regret regrettable regrette rejet
    relâchement remballé renvoi renvoyer répugnant repoussant rétracté retard retourné rétréci rétrécit ridicule
    rigide rigidité risque rompu rompt rouille ruine rupture sale salissant salit saleté sans-intérêt sature scandale
    scandaleux scandaleuse sévère sinistre sommaire sordide souci souffre souffrance souillé soupçon sous-dimensionné
    stressant stupide suspect surchauffe surcoté surestimé surévalué surtaxe taché tarde tardif tardive terne terni
    ternit terrifiant tiraille tordu torsion toxique tracas trahi trahison transperce traumatisant triste tristesse
    trompé trompeur trompeuse tromperie trou ulcéré usé usure usent vacarme vague vaseux vétuste vibre vibrations vice
    vicieux vieilli vilain violent visqueux voilé vol voleur vulgaire zéro`,
  strongNegative: `
    abjecte affreux affreuse calamité calamiteux cata cauchemardesque désastreuse merdier nullissime pourri poubelle
    saloperie torchon daube foutage déchetterie`,
  positivePhrases: `
    très bien, très bon, très bonne, très satisfait, très satisfaite, très content, tout à fait, rien à dire, rien à redire, rien à reprocher, rien à signaler, je recommande, recommande vivement, recommande à, je conseille, à recommander, sans problème, sans souci, aucun problème, aucun souci, aucun défaut, aucun regret, aucune odeur, aucune fuite, aucun bruit, pas de problème, pas de souci, pas déçu, pas cher, comme neuf, comme prévu, comme décrit, comme sur la photo, comme annoncé, comme attendu, conforme à la description, conforme à mes attentes, à la hauteur,
    répond à mes attentes, dépasse mes attentes, au delà de mes attentes, mieux que prévu, mieux que ce que, plus vite que prévu, en avance, avant la date, dans les temps, dans les délais, en temps et en heure, fait le job, fait le travail, fait son travail, fait le boulot, fait son effet, fait l'affaire, fait bien, fait plaisir, tient bien, tient la route, tient parole, tient toute la, toute la journée, tient parfaitement, tient chaud, garde au chaud, garde au frais, reste chaud, reste froid, facile à utiliser, facile à monter, facile à nettoyer, facile à installer, facile à laver, facile d'utilisation, facile à entretenir, simple à utiliser, simple d'utilisation, rapport qualité prix, bon rapport, excellent rapport, bonne affaire, bon achat, très bon achat,
    bon produit, bonne qualité, belle qualité, cinq étoiles, 5 étoiles, 10/10, pouce levé, coup de cœur, les yeux fermés, vaut le coup, vaut son prix, vaut le prix, vaut l'investissement, vaut la peine, je rachèterai, rachèterais, j'en ai racheté, racheté un, commandé un deuxième, recommandé un deuxième, je recommanderai, à refaire, sans hésiter, sans hésitation, n'hésitez pas, ne regrette pas, ne regrette rien, ne déçoit pas, m'en passer, peux plus m'en, plus m'en passer, sent bon, sent très bon, sent divinement, bien emballé, bien protégé, bien fini, bien pensé, bien conçu, bien fait, bien taillé, taille bien, taille parfaite, va bien, va très bien, va parfaitement, remboursé immédiatement, remboursement rapide, réponse rapide, livraison rapide, envoi rapide, reçu rapidement, livré rapidement,
    service au top, au top, au poil, que du bonheur, un vrai plaisir, un régal, un bijou, chapeau bas, mille fois, première qualité, fait pour durer, n'a pas bougé, pas bougé, toujours comme neuf, toujours impeccable, comme au premier jour, marche toujours, fonctionne toujours, comme un gant, à merveille, on adore, j'adore, j'aime, nous aimons, pas une égratignure, à peine audible, presque pas de bruit, ne fait pas de bruit, fait peu de bruit, à petit prix, prix imbattable, moins cher, moitié prix, en cinq minutes, en deux minutes, en dix minutes, en quelques minutes, en un clin d'oeil, en un rien de temps, en moins de, se recharge en, en une heure, tient tout, tient tout le, tient deux jours, tout le week-end, toute la semaine, des heures, mode d'emploi clair, notice claire, clair et, claires et, petit mais costaud, petit mais puissant, mais costaud, ne grince pas, ne glisse pas, ne gratte pas, ne fuit pas, ne serre pas, ne pue pas, ne sent rien, ne sent pas, ne bouge pas, ne fait pas mal, ne m'a pas déçu, jamais déçu, pas mal, pas mal du tout, vraiment pas mal, pas mauvais, pas trop, pas trop lourd, pas trop grand, renvoyé un neuf, envoyé un autre, envoyé un neuf, m'a renvoyé, remplacé sans, échangé sans, remboursé sans, remboursé en, dès le lendemain, le lendemain, un jour plus tôt, jour avant, en deux jours, en un jour, en 24h, conforme à, conforme aux, identique à, comme sur la, exactement comme, tel que décrit, correspond à la, correspond parfaitement, correspond bien, correspond exactement, marche bien, marche très bien, marche parfaitement, marche encore, fonctionne bien, fonctionne encore, fonctionne parfaitement, bien aussi, tout aussi bien, aussi bien, toujours comme, depuis un an, depuis des années, quotidienne et, tous les jours depuis, se nettoie en, se nettoie facilement, se lave, se monte en, monté en, assez grand, la bonne taille, bonne taille, taille idéale, l'essayer, l'adopter`,
  negativePhrases: `
    ne fonctionne pas, ne fonctionne plus, fonctionne pas, fonctionne plus, ne marche pas, ne marche plus, marche pas, marche plus, ne tient pas, tient pas, ne tiennent pas, tenu que, a tenu, n'a tenu, tient à peine, ne colle pas, ne charge pas, ne charge plus, charge plus, ne s'allume pas, ne s'allume plus, s'allume plus, ne s'éteint, ne ferme pas, ferme pas, ne coupe pas, n'aspire, n'aspire pas, ne sert à rien, sert à rien, ne vaut pas, vaut pas, vaut rien, ne correspond pas, correspond pas, correspond pas du tout, ne convient pas, non conforme, pas conforme, pas compatible, pas comme sur,
    pas du tout, rien à voir, loin de, pas terrible, pas bon, pas bonne, pas satisfait, pas satisfaite, pas content, pas contente, pas solide, pas fiable, pas étanche, pas pratique, pas confortable, pas efficace, pas à la hauteur, pas assez, n'achetez pas, ne pas acheter, ne l'achetez, à éviter, à fuir, passez votre chemin, je déconseille, ne recommande pas, recommande pas, ne rachèterai pas, plus jamais, jamais reçu, jamais arrivé, jamais livré, jamais répondu, pas reçu, pas arrivé, toujours pas, n'est pas arrivé, pas de réponse, sans réponse, aucune réponse, aucune notice, aucune aide, aucun effet, aucun intérêt, aucune instruction, pas de notice, sans notice, aucune efficacité, pas d'instructions,
    une étoile, 1 étoile, zéro étoile, deux étoiles, pouce baissé, tombé en panne, est tombé, en panne, hors service, hors d'usage, a lâché, rendu l'âme, a rendu l'âme, perdu sa forme, perd sa couleur, perd ses, plus de batterie, se décharge, se vide, se casse, s'est cassé, se sont cassés, s'est déchiré, se déchire, se décolle, s'est décollé, se détache, s'est détaché, se déforme, s'effiloche, se bloque, se coince, se dévisse, se défait, se renverse, se ternit, tombe en morceaux, en morceaux, en miettes, à la poubelle, direct poubelle, poubelle direct, jeté à la, bon à jeter, retour à l'envoyeur, à renvoyer, j'ai renvoyé, je renvoie, je retourne, demande de remboursement, pas remboursé, attends toujours, toujours en attente, refuse de rembourser,
    argent jeté, jeté par les fenêtres, perte de temps, perte d'argent, de l'argent perdu, argent perdu, gaspillage, trop cher, beaucoup trop, bien trop, un peu trop, hors de prix, cher pour ce que, cher pour, fait cheap, fait toc, fait mal, font mal, mal aux, mal à la, qualité médiocre, mauvaise qualité, piètre qualité, taille petit, taille trop petit, taille grand, taille très petit, plus petit que prévu, plus petit que, mauvaise taille, mauvaise couleur, mauvais article, mauvais produit, mauvaise référence, pièces manquantes, il manque, manque des, en retard, semaine de retard, jours de retard, livré en retard, sent mauvais, sent très mauvais, mauvaise odeur, odeur de plastique, odeur chimique, sent le plastique, odeur forte, odeur désagréable, sent fort,
    déjà utilisé, déjà ouvert, déjà servi, produit d'occasion, difficile à monter, difficile à nettoyer, difficile à utiliser, difficile à ouvrir, difficile à comprendre, difficile à lire, difficile à installer, dur à monter, impossible à, impossible de, au bout de deux, au bout d'une semaine, au bout de quelques, au bout d'un mois, après une semaine, après deux semaines, après deux lavages, après un lavage, après quelques jours, après une utilisation, dès le premier lavage, au premier lavage, dès la première, chauffe trop, chauffe beaucoup, devient brûlant, fait du bruit, fait beaucoup de bruit, trop de bruit, laisse à désirer, laisse des traces, laisse passer, m'attendais à mieux, attendais à mieux, attendais mieux, j'espérais mieux, espérais mieux, aurait pu être, pourrait être mieux, peut mieux faire, peu mieux faire, peu fiable, peu solide, peu pratique, peu efficace, peu lisible, du n'importe quoi, n'importe quoi, se moque du monde, se moque, foutage de gueule, publicité mensongère, c'est du vol, dommage que, jour et nuit avec, trop fragile, photo trompeuse, plus rien, plus petit qu'attendu, plus grand que prévu, plus gros que, plus fin que, plus foncé que, plus clair que, plus lourd que, plus court que, uniquement en anglais, seulement en anglais, qu'en anglais, qu'en chinois, en chinois uniquement, ne répond pas, ne répond plus, ne répond jamais, répond pas, j'attends, attends mon colis, attends depuis, attendu trois, depuis trois semaines, depuis deux semaines, depuis des semaines, reçu en vert, et reçu, j'ai reçu un autre, serre à, serre trop, serre au, me serre, trop serré, en mille morceaux, impossible d', un enfer, une horreur, une galère, une honte, comme un tracteur, comme un jouet, toute la nuit, à chaque pas, pas lisible, pas prévu, pas de câble, pas de chargeur, pas de remboursement, ne rentre pas, ne s'adapte pas, ne s'ouvre, ne ferme plus, arrive pas à, n'arrive pas, n'y arrive, on ne voit, on n'entend, on ne peut pas, je ne peux pas, ne peut pas, ne reste pas, ne tient plus, ne nettoie pas, ne chauffe pas, ne refroidit pas, ne protège pas, ne dure pas, dure à peine, dure que, ne dure que, tient qu'une, tient à peine une,
    bords coupants, arêtes coupantes`,
  neutral: `sans plus, rien d'exceptionnel, rien de spécial, dans la moyenne, moyen, moyenne, correct sans plus, non seulement, bien que, ou bien, ni bien, bien sûr, fait beau, bonne année, sans fil, sans manche, plus ou moins, pas encore, pas encore essayé, pas encore utilisé, ne sais pas, sais pas si, n'est pas encore, ni l'un`,
  negators: `pas ne n' non jamais aucun aucune sans rien ni guère nullement`,
  intensifiers: `plus très vraiment extrêmement super hyper ultra totalement complètement absolument particulièrement tellement si fort bien carrément incroyablement tout beaucoup franchement ne-pourrait-être-plus peux-pas-être-plus`,
  diminishers: `peu assez plutôt légèrement presque relativement moyennement`,
  excess: `trop`,
  contrasts: `mais cependant toutefois pourtant néanmoins malheureusement dommage hélas seulement par-contre`,
  concessions: `malgré quoique bien-que même-si`,
};
