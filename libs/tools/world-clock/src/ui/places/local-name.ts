import { languageInfo, type Language } from '@seller-toolbox/words';
import { everydayName } from './countries.ts';

/** Countries of one zone, whose names every language writes out: they differ in all but the words for "time". */
const SAMPLES = ['Asia/Kolkata', 'Asia/Ho_Chi_Minh', 'Asia/Kathmandu'];
/** Names change by the season where a zone has no general one; those of one winter's day stay. */
const ON_DAY = Date.UTC(2026, 0, 1);

/** What a language writes before and after a place for the time there: "Giờ " and nothing, nothing and "时间". */
interface TimeWords {
  readonly before: string;
  readonly after: string;
}

const names = new Map<string, string | null>();
const timeWords = new Map<Language, TimeWords>();

/**
 * What the platform calls the place of a zone in a language: the country of a zone that covers it alone ("印度"), else
 * the city ("圣保罗"). Null where it knows an abbreviation or nothing at all; some browsers leave cities in Latin letters.
 */
export function localName(timezone: string, language: Language): string | null {
  const key = `${language} ${timezone}`;
  const known = names.get(key);
  if (known !== undefined) return known;
  const told = withoutTimeWords(timeName(timezone, language), wordsForTime(language));
  const name = told && everydayName(told, language);
  names.set(key, name);
  return name;
}

/** The words that a language puts around a place for its time. */
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

/** "印度时间", "CT"; empty where the platform does not know the zone, or not what is asked. */
function timeName(timeZone: string, language: Language): string {
  try {
    const { locale } = languageInfo(language);
    const format = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'shortGeneric' });
    return format.formatToParts(ON_DAY).find(({ type }) => type === 'timeZoneName')?.value ?? '';
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
