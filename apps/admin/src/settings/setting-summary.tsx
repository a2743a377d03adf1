import type { SettingKey } from '@seller-toolbox/contracts/settings';
import { NOTICE_KINDS } from '@seller-toolbox/contracts/notices';
import { languageInfo, LANGUAGE_CODES } from '@seller-toolbox/words';
import { useFormat, useLanguage } from '@seller-toolbox/words/react';
import { SETTING_GROUPS } from './setting-kinds.ts';
import { textIn, valueOf } from './setting-values.ts';
import { useSettingsWords } from './settings-words.ts';

const TEXTS = ['siteName', 'companyName', 'registrationNumber', 'authorText'] as const;
const LINES = ['contactEmail', 'forumUrl', 'publicUrl'] as const;
const LEGAL = ['terms', 'privacy'] as const;
const NUMBERS = SETTING_GROUPS.limits;

/** A value in one line. */
export function useSettingSummary(): (key: SettingKey, value: unknown) => string {
  const t = useSettingsWords();
  const format = useFormat();
  const language = useLanguage();
  return (key, value) => {
    const text = TEXTS.find((each) => each === key);
    if (text) return textIn(valueOf(text, value), language) || t('value.hidden');
    const line = LINES.find((each) => each === key);
    if (line) return valueOf(line, value) || t('value.none');
    const number = NUMBERS.find((each) => each === key);
    if (number) return format.number(valueOf(number, value));
    const legal = LEGAL.find((each) => each === key);
    if (legal) {
      const texts = valueOf(legal, value);
      const names = LANGUAGE_CODES.filter((code) => texts[code]).map((code) => languageInfo(code).name);
      return names.length > 0 ? names.join(' · ') : t('value.builtIn');
    }
    if (key === 'filings') {
      const labels = valueOf(key, value).map(({ label }) => textIn(label, language));
      return labels.filter(Boolean).join(' · ') || t('value.none');
    }
    if (key === 'heroClaims') {
      const { show, sellers, rating } = valueOf(key, value);
      return show ? `${textIn(sellers, language)} · ${textIn(rating, language)}` : t('value.hidden');
    }
    if (key === 'verification') {
      const engines = Object.entries(valueOf(key, value)).filter(([, code]) => code !== '');
      return engines.map(([engine]) => t(`engine.${engine as 'google'}`)).join(' · ') || t('value.none');
    }
    if (key === 'notices') {
      const { language: noticeLanguage, kinds } = valueOf(key, value);
      const on = NOTICE_KINDS.filter((kind) => kinds[kind]).map((kind) => t(`notice.${kind}`));
      const written = t('value.noticeLanguage', { language: languageInfo(noticeLanguage).name });
      return [written, ...on].join(' · ');
    }
    return key === 'profile'
      ? t(`choice.${valueOf(key, value) ?? 'own'}`)
      : t(`choice.${valueOf('defaultRuleSet', value)}`);
  };
}
