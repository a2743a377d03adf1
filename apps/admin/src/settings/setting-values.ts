import { SETTING_SCHEMAS, type SettingKey, type SettingValues } from '@seller-toolbox/contracts/settings';
import type { SiteText } from '@seller-toolbox/contracts/site-config';
import { LANGUAGE_CODES, type Language } from '@seller-toolbox/words';

export type Texts = Readonly<Partial<Record<Language, string>>>;

/** The value of a key as its schema reads it; the default for a value of a newer service. */
export function valueOf<Key extends SettingKey>(key: Key, value: unknown): SettingValues[Key] {
  const schema = SETTING_SCHEMAS[key];
  const parsed = schema.safeParse(value);
  // The schema of the key gives its type.
  return (parsed.success ? parsed.data : schema.parse(undefined)) as SettingValues[Key];
}

/** A text for all languages is that of zh, which the others fall back to. */
export function toTexts(text: SiteText): Texts {
  return typeof text === 'string' ? { zh: text } : text;
}

/** Only zh: one text for all languages. */
export function fromTexts(texts: Texts): SiteText {
  const given = LANGUAGE_CODES.flatMap((code) => (texts[code] ? [[code, texts[code]] as const] : []));
  if (given.every(([code]) => code === 'zh')) return given[0]?.[1] ?? '';
  return Object.fromEntries(given);
}

/** The text that visitors in this language see. */
export function textIn(text: SiteText, language: Language): string {
  const texts = toTexts(text);
  return texts[language] ?? texts.zh ?? Object.values(texts)[0] ?? '';
}
