import { createVocabulary, without } from '@seller-toolbox/ask';

/** Parts of a day, and words that ask for a time, folded. */
const parts = createVocabulary({
  am: 'am|a.m.|上午|早上|凌晨|早|午前|朝|pagi|sáng',
  pm: 'pm|p.m.|下午|晚上|傍晚|晚|午後|夜|夕方|sore|malam|chiều|tối',
  noon: '中午|正午|siang|trưa|noon',
  clock:
    "time|o'clock|oclock|clock|time now|时间|時間|几点|几点了|幾點|现在|現在|時刻|今|今何時|何時|時|点|點|pukul|jam|waktu|sekarang|giờ|mấy giờ|là mấy giờ|bây giờ|mấy",
});
const TIME =
  /(?<!\d)(\d{1,2})(?::(\d{2})|[时時点點](?:(\d{1,2})分|(半))?|h(?!\p{L})|(?= ?(?:am|pm|a\.m|p\.m|giờ|sore|malam|pagi|siang)))?(?!\d)/u;

const NOON = 12 * 60;

export interface TypedTime {
  /** Minutes after midnight; null where the time now is meant. */
  readonly minutes: number | null;
  /** The text has a word or sign of a time. */
  readonly isTime: boolean;
  /** The text without its time. */
  readonly rest: string;
}

/** A time of day in a folded text: `3pm`, `14:00`, `下午3点半`, `jam 3 sore`. */
export function readTime(folded: string): TypedTime | null {
  const mentions = parts.find(folded);
  const ids = new Set(mentions.map(({ id }) => id));
  const match = TIME.exec(folded);
  const spans = match ? [...mentions, { start: match.index, end: match.index + match[0].length }] : mentions;
  const rest = without(folded, spans);
  if (!match) return { minutes: ids.has('noon') ? NOON : null, isTime: ids.size > 0, rest };
  const [whole, hours, minutes = match[3] ?? (match[4] ? '30' : '0')] = match;
  const hour = hourOf(Number(hours), ids);
  if (hour > 24 || Number(minutes) > 59) return null;
  return { minutes: hour * 60 + Number(minutes), isTime: ids.size > 0 || /\D/.test(whole), rest };
}

function hourOf(hour: number, parts: ReadonlySet<string>): number {
  if (parts.has('pm') && hour < 12) return hour + 12;
  if (parts.has('am') && hour === 12) return 0;
  return parts.has('noon') && hour < 6 ? hour + 12 : hour;
}
