/**
 * Frequent words of reviews by language, beside the stop words: a review of three words has none of those. Languages in Latin
 * letters without a lexicon are here too, so that their reviews are not taken for those of a neighbor. Compiled on 2026-11-28
 * for this project.
 */
export const LANGUAGE_HINTS: Readonly<Record<string, readonly string[]>> = {
  en: words(`
    it's don't my was very with the this it is i not but good great than would after too love loved works work perfect quality
    nice excellent product bought easy use price fast shipping arrived broke broken size small big color smells cheap waste
    money recommend highly exactly described battery return never buy again happy looks amazing awesome terrible poor
    a an and to of in on for so we you they he she its had has have can could before still only just week weeks
    month months year years day days time times kitchen screen button cable light water weight fabric leather
    plastic seller package order`),
  de: words(`
    gut super sehr qualität preis leistung produkt gekauft einfach lieferung schnell kaputt größe klein groß farbe riecht billig
    geld empfehlung empfehlenswert klare wie beschrieben akku zurück zufrieden toll schlecht leider gerne wieder alles passt hose
    fehlten fehlt zwei drei stimmt ware geliefert verpackt funktioniert ist und nicht mal schön leicht hält anleitung
    der die das ein eine einen dem den des im am zum zur von aus auf bei für ohne aber noch schon immer nie nur
    auch man ich wir sie er es mein meine sein war sind hat haben kann wird nach vor woche wochen monat monate
    jahr jahre tag tage stunde stunden küche bildschirm kabel licht wasser gewicht stoff leder plastik verkäufer
    paket bestellung kaufen geht`),
  fr: words(`
    bon bonne très produit qualité prix acheté facile livraison rapide cassé taille petit grand couleur odeur cher argent recommande
    conforme batterie retour satisfait super mauvais déçu parfait reçu emballé deux trois verres vraiment trop mère motif moche
    enfer nettoyer fuir mal bien rapport tout toute fonctionne pantalon cela merci joli jolie même jours mois mais
    j qu n c le la les du des un une et est au aux ça cette ce ces mon ma mes son sa ses on il elle ils nous vous
    je ne pas plus dans avec pour sans chez après avant déjà encore toujours jamais peu beaucoup assez petite
    grande belle beau bonnes notice machine laver reste chaud longtemps commande peinture utilise fait faire être
    avoir peut peux était sont ont suis achat vendeur colis livré arrivé semaine semaines an ans heure heures fois
    main téléphone maison cuisine écran bouton boutons câble lumière eau poids tissu cuir plastique`),
  es: words(`
    bueno buena muy producto calidad precio comprado compra fácil envío entrega rápido rápida roto talla pequeño grande color olor
    caro dinero recomiendo recomendable batería devolver devuelto contento mal malo perfecto llegó bien huele nada encanta faltaban
    dos tres tornillos materiales ligero comodísimo rapidísimo ni lo cada hora media minutos cinco perro gusta montado funciona
    el los las un una y es en de del al que se me mi su con para por sin pero más menos este esta esto eso ya aún
    todavía siempre nunca tras desde hasta casi semana semanas mes meses año años vez veces días día casa cocina
    pantalla botón cable luz agua peso tela cuero plástico vendedor paquete pedido comprar funcionó tarda duró
    rompió recomendado queda viene venía hace hacer puede está están son fue tengo tiene demasiado poco bastante
    mucho mejor peor útil`),
  it: words(`
    buono buona molto prodotto qualità prezzo comprato acquisto facile consegna spedizione veloce rotto taglia piccolo grande colore
    odore caro soldi consiglio consigliato batteria reso soddisfatto male brutto perfetto arrivato bene puzza ottimo ottima mancano
    due tre viti plastica scadente sembra un una uno dei pantaloni scatola imballato bicchieri chiaro ventola fa rumore dura tutto
    elegantissimo disegno proprio impossibile evitare buttati costoso vale pena ha velocità minuti cinque il lo la gli da di non è ma per
    i della del dello delle nel nella sul sulla al alla con senza che chi ci si mi mio mia suo sua questo questa
    sono era stato stata ho hanno più meno già ancora sempre mai dopo prima troppo poco abbastanza settimana
    settimane mese mesi anno anni volta volte giorno giorni casa cucina schermo pulsante cavo luce acqua peso
    tessuto pelle venditore pacco ordine comprare funziona rotta tiene arriva fatto fare può`),
  nl: words(
    `de het een en van is niet dat ik met voor maar ook zijn heb heeft goed deze dit mijn wordt naar nog wel geen zeer bij uit`,
  ),
  pt: words(
    `o a os as um uma não com para muito mas que do da em é foi meu minha bem produto chegou mais pelo pela isso este esta ao`,
  ),
  sv: words(`och det att en ett är inte jag som med för på av men den mycket bra har till kan var så`),
  pl: words(`i w na z nie jest to się do że bardzo ale po jak dla produkt od już mam`),
  tr: words(`ve bir bu çok ama için de da ile değil güzel ürün geldi gibi daha ben`),
};

function words(list: string): readonly string[] {
  return list.trim().split(/\s+/u);
}
