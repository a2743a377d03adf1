import { languageInfo, type Language } from '@seller-toolbox/words';
import { everydayName } from './countries.ts';

/** Countries with one zone: their time names differ in all but the words for "time". */
const SAMPLES = ['Asia/Kolkata', 'Asia/Ho_Chi_Minh', 'Asia/Kathmandu'];
/** Some zones have only seasonal names; they are read on a winter's day. */
const SAMPLE_INSTANT = Date.UTC(2026, 0, 1);

/** What a language writes before and after a place for its time: "Giờ " and nothing, nothing and "时间". */
interface TimeWords {
  readonly before: string;
  readonly after: string;
}

const names = new Map<string, string | null>();
const timeWords = new Map<Language, TimeWords>();

/**
 * The platform's name of the place of a zone: the country if it has only this zone ("印度"), otherwise the
 * city ("圣保罗"). Null where it has an abbreviation or nothing; some browsers have cities in Latin letters only.
 */
export function localName(timezone: string, language: Language): string | null {
  const key = `${language} ${timezone}`;
  const known = names.get(key);
  if (known !== undefined) return known;
  const place = withoutTimeWords(timeName(timezone, language), wordsForTime(language));
  const name = place && everydayName(place, language);
  names.set(key, name);
  return name;
}

/** The words that a language adds to a place for its time. */
export function wordsForTime(language: Language): TimeWords {
  const known = timeWords.get(language);
  if (known) return known;
  const written = SAMPLES.map((timezone) => timeName(timezone, language));
  const words = { before: commonStart(written), after: reversed(commonStart(written.map(reversed))) };
  timeWords.set(language, words);
  return words;
}

function withoutTimeWords(name: string, { before, after }: TimeWords): string | null {
  const isWrittenOut = before + after !== '' && name.startsWith(before) && name.endsWith(after);
  return isWrittenOut ? name.slice(before.length, name.length - after.length) || null : null;
}

/** "印度时间", "CT"; empty where the platform does not know the zone or the option. */
function timeName(timeZone: string, language: Language): string {
  try {
    const { locale } = languageInfo(language);
    const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortGeneric' });
    return format.formatToParts(SAMPLE_INSTANT).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  } catch {
    return '';
  }
}

function commonStart(texts: readonly string[]): string {
  const [first = '', ...others] = texts;
  const end = [...first].findIndex((_, at) => others.some((other) => [...other][at] !== [...first][at]));
  return end < 0 ? first : [...first].slice(0, end).join('');
}

function reversed(text: string): string {
  return [...text].reverse().join('');
}
