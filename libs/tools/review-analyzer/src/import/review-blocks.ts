import { daysInText, starsInCell } from '@seller-toolbox/file-import/table-file';

/** A review as it was copied from a page. */
export interface PastedReview {
  readonly rating?: string;
  readonly title?: string;
  readonly date?: string;
  readonly country?: string;
  readonly variation?: string;
  readonly verified?: string;
  readonly text?: string;
}

export const PASTED_FIELDS = ['rating', 'title', 'text', 'date', 'variation', 'verified', 'country'] as const;

/** The stars at the start of a line; the title is behind them. */
const STARS =
  /^(★[★☆]{0,4}|⭐{1,5}|5つ星のうち ?\d(?:[.,]\d)?|\d(?:[.,]\d)? ?(?:out of|von|sur|de|su|dari|trên) ?5 ?(?:stars?|Sternen?|étoiles?|estrellas?|stelle|bintang|sao)?|\d(?:[.,]\d)? ?[颗顆]星[，,] ?最[多高] ?5 ?[颗顆]星)/iu;
const DATED =
  /^(?:Reviewed in|Rezension aus|Bewertet in|Commenté (?:en|au|aux)|Avis laissé|Reseñado en|Revisado en|Recensito in|Diulas di|Đã đánh giá)\b.*\d{4}|^\d{4}年\d{1,2}月\d{1,2}日に.*レビュー|^\d{4}年\d{1,2}月\d{1,2}日在.*(?:评论|評論|审核)/iu;
const COUNTRY =
  /^(?:Reviewed in (?:the )?|Rezension aus (?:den )?|Commenté (?:en|au|aux) |Reseñado en |Revisado en |Recensito in )(.+?) (?:on|vom|am|le|el|il) /iu;
const VERIFIED =
  /Verified Purchase|Verifizierter Kauf|Achat vérifié|Compra verificada|Acquisto verificato|Amazonで購入|已确认购买|已驗證購買|認證購買/iu;
const VARIATION =
  /^(?:Colou?r|Size|Style|Farbe|Größe|Couleur|Taille|Color|Tamaño|Talla|Colore|Taglia|色|サイズ|颜色|尺寸|顏色|尺碼)\s*[:：]\s*\S/iu;
const NOISE =
  /^(?:Helpful|Report|Read more|Hilfreich|Melden|Utile|Signaler|Útil|Informar|Segnala|役に立った|違反を報告|有帮助|举报|Images? in this review|The media could not be loaded\.?|Translate review to English)$|found this helpful|fanden diese|ont trouvé (?:cela|ceci)|personas? (?:encontr|les? pareci)|persone l'hanno|人のお客様|个人发现/iu;

const MIN_WORDS = 3;

/** The reviews in a text that was copied from pages, or written one a line or one a paragraph; none where it is something else. */
export function reviewsInText(text: string): readonly PastedReview[] {
  const lines = text.split(/\r\n|\r|\n/u).map((line) => line.trim());
  const starts = lines.flatMap((line, at) => (STARS.test(line) ? [at] : []));
  if (starts.length > 0) {
    return starts.map((start, at) => {
      const next = starts[at + 1];
      return blockOf(lines.slice(start, next), next !== undefined);
    });
  }
  const hasBlankLines = lines.some((line, at) => line === '' && at > 0 && at < lines.length - 1);
  const parts = hasBlankLines ? text.split(/(?:\r\n|\r|\n)\s*(?:\r\n|\r|\n)/u) : lines;
  const written = parts.map((part) => part.replaceAll(/\s+/gu, ' ').trim()).filter((part) => part !== '');
  const prose = written.filter(isProse);
  return prose.length * 2 > written.length ? written.map((part) => ({ text: part })) : [];
}

/** A row of cells has as few words between its delimiters as a table has. */
function isProse(part: string): boolean {
  if (/\t/u.test(part)) return false;
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{4}/u.test(part)) return true;
  const words = part.match(/\p{L}+/gu) ?? [];
  const cells = part.split(/[,;]/u).length;
  return words.length >= MIN_WORDS && words.length / cells >= 2;
}

function blockOf([first = '', ...rest]: readonly string[], isFollowed: boolean): PastedReview {
  const stars = STARS.exec(first)?.[0] ?? '';
  const behind = first.slice(stars.length).trim();
  const lines = isFollowed ? withoutNextName(rest) : rest;
  const dated = lines.find((line) => DATED.test(line));
  const varied = lines.find((line) => VARIATION.test(line));
  const body = lines.filter(
    (line) => line !== '' && line !== dated && line !== varied && !NOISE.test(line) && !isOnlyVerified(line),
  );
  // A page writes the title in the line of the stars, or in the next one, before the date.
  const hasTitleBelow = behind === '' && dated !== undefined && lines.indexOf(dated) > 0 && body.length > 1;
  const title = hasTitleBelow ? body[0] : behind;
  const text = (hasTitleBelow ? body.slice(1) : body).join('\n');
  return Object.fromEntries(
    Object.entries({
      rating: starsInCell(stars) === null ? '' : stars,
      title,
      text,
      date: dated === undefined ? '' : daysInText(dated).at(-1),
      country: dated === undefined ? '' : COUNTRY.exec(dated)?.[1],
      variation: varied?.replace(VERIFIED, '').trim(),
      verified: lines.find((line) => VERIFIED.test(line)) === undefined ? '' : 'yes',
    }).filter(([, value]) => value !== undefined && value !== ''),
  );
}

function isOnlyVerified(line: string): boolean {
  return VERIFIED.test(line) && line.replace(VERIFIED, '').trim().length < MIN_WORDS;
}

/** The last line before the stars of the next review is the name of its author, where it is short and ends no sentence. */
function withoutNextName(lines: readonly string[]): readonly string[] {
  const last = lines.findLastIndex((line) => line !== '');
  const name = lines[last] ?? '';
  const isName = last > 0 && name.length <= 40 && !/[.!?。！？…]$/u.test(name) && !NOISE.test(name);
  return isName && lines.slice(0, last).some((line) => line !== '') ? lines.slice(0, last) : lines;
}

/** Reviews as a CSV file with a header. */
export function toReviewTable(reviews: readonly PastedReview[]): string {
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  return [
    PASTED_FIELDS.join(','),
    ...reviews.map((review) => PASTED_FIELDS.map((field) => quoted(review[field] ?? '')).join(',')),
  ]
    .join('\n')
    .concat('\n');
}
