/** "4.0 out of 5 stars", "5つ星のうち4.0", "4,0 von 5 Sternen", "4.0 颗星，最多 5 颗星", "★★★★☆", "4/5", "4". */
const STAR_FORMS: readonly RegExp[] = [
  /5 ?つ星のうち ?(\d(?:[.,]\d+)?)/u,
  /^(\d(?:[.,]\d+)?) ?(?:out of|von|sur|de|di|su|van|av|z|dari|trên|\/) ?5(?!\d)/iu,
  /^(\d(?:[.,]\d+)?) ?[颗顆星つ]/u,
  /^(\d(?:[.,]\d+)?) ?(?:stars?|sterne?|étoiles?|estrellas?|stelle|stella|bintang|sao|★|⭐)?$/iu,
];
/** Buyers give one star at least: 0 is a product without ratings. */
const MIN_STARS = 1;
const MAX_STARS = 5;

/** The stars of a rating, 1 to 5; null where the cell is none. */
export function starsInCell(cell: string): number | null {
  const text = cell.normalize('NFKC').trim();
  const drawn = /^([★⭐]+)([☆✩]*)$/u.exec(text.replaceAll('\ufe0f', ''));
  if (drawn) {
    const stars = [...(drawn[1] ?? '')].length;
    return stars <= MAX_STARS ? stars : null;
  }
  const found = STAR_FORMS.map((form) => form.exec(text)?.[1]).find((stars) => stars !== undefined);
  if (found === undefined) return null;
  const stars = Number(found.replace(',', '.'));
  return stars >= MIN_STARS && stars <= MAX_STARS ? stars : null;
}
