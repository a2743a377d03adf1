import type { Span } from '@seller-toolbox/listing-text/words';
import { isUnspaced } from './title-language.ts';

const NUMBER = String.raw`\p{N}[\p{N}.,]{0,5}(?:\s?[-–]\s?\p{N}{1,3})?\+?`;
/** Some in front of others: "for up to". */
const LEAD = String.raw`(?:in|within|for|after|up to|just|only|less than|innerhalb|binnen|nach|für|bis zu|nur|en|dans|pendant|après|jusqu['’]à|dentro de|durante?|hasta|entro|per|dopo|fino a|m(?:oins|en[so]s?) d[ei])`;
const SHORT_UNIT = String.raw`(?:s|se[ck](?:[ou]\p{L}{2,5}|s)?|min(?:ut\p{L}{1,2}|s)?|hr?s?|hour|h?(?:ou|eu|o)r[aes]{1,2}|std|stunden?|days?|tag(?:en?)?|jours?|d[ií]as?|giorn[io])`;
const UNIT = String.raw`(?:${SHORT_UNIT}|weeks?|wochen?|sem(?:ain|an)[aes]{1,2}|settiman[ae]|mon(?:th|at)(?:en|[es])?|mois|mes(?:es|i)?)`;
const TIME = String.raw`(?:${LEAD}\s){1,3}${NUMBER}[\s-]?${UNIT}(?![\p{L}\p{N}])`;
/** An age, a stock. */
const NO_EFFECT = String.raw`(?!\s(?:old|alt|and up|supply)(?!\p{L}))`;

const AFTER = new RegExp(String.raw`^\s${TIME}${NO_EFFECT}`, 'iu');
/** A phrase of its own that says nothing else. */
const NEXT_PHRASE = new RegExp(String.raw`^\s?,\s?${TIME}(?=\s?(?:[,;|]|$))`, 'iu');
/** "Kills Germs in": the claim has the preposition. */
const LAST_LEAD = new RegExp(String.raw`\s${LEAD}$`, 'iu');
const BEFORE = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])(?:${TIME}|${NUMBER}[\s-]?${SHORT_UNIT})\s(?:(?:of|de|di|von)\s|d['’])?$`,
  'iu',
);

const UNSPACED_TIME = String.raw`(?:わずか|最[大长長]|[约約仅僅]|[长長][达達])?\p{N}{1,4}(?:秒|分[钟鐘間]?|小[时時]|時間|天|日間?|[周週]間?|[个個ヶか]月間?)`;
const UNSPACED_AFTER = new RegExp(
  String.raw`^\s?${UNSPACED_TIME}(?:持続|持[久续續]|有[効效]|[长長]效|[内以]内?)?(?=[\s、，]|$)`,
  'u',
);
const UNSPACED_BEFORE = new RegExp(String.raw`${UNSPACED_TIME}(?:以?[内內]に?|[后後就での])?\s?$`, 'u');

/** A claim with the time in which its effect comes or for which it lasts: "in 30 Days" after "Lose 20 lbs", "12 Hour" before "Pain Relief". */
export function withEffectTime(text: string, { start, end }: Span, language: string): Span {
  const isJoined = isUnspaced(language);
  const [before, after] = isJoined ? [UNSPACED_BEFORE, UNSPACED_AFTER] : [BEFORE, AFTER];
  const lead = isJoined ? undefined : LAST_LEAD.exec(text.slice(start, end));
  const edge = lead ? start + lead.index : end;
  const rest = text.slice(edge);
  const [tail = ''] = after.exec(rest) ?? (isJoined || lead ? null : NEXT_PHRASE.exec(rest)) ?? [];
  return {
    start: before.exec(text.slice(0, start))?.index ?? start,
    end: tail === '' ? end : edge + tail.length,
  };
}
