import { NOTICE_KINDS } from '@seller-toolbox/contracts/notices';
import type { SettingValues } from '@seller-toolbox/contracts/settings';
import { Checkbox, Field, Select } from '@seller-toolbox/ui';
import { LANGUAGE_CODES, languageInfo } from '@seller-toolbox/words';
import type { FieldsProps } from './setting-fields.tsx';
import styles from './settings.module.css';
import { useSettingsWords } from './settings-words.ts';

/** The language of the notices to the operator, and which kinds are sent. */
export function NoticeFields({ value, disabled, onChange }: FieldsProps<SettingValues['notices']>) {
  const t = useSettingsWords();
  return (
    <>
      <Field label={t('field.language')}>
        <Select
          options={LANGUAGE_CODES.map((code) => ({ value: code, label: languageInfo(code).name }))}
          value={value.language}
          disabled={disabled}
          onValueChange={(language) => onChange({ ...value, language })}
        />
      </Field>
      <fieldset className={styles.group}>
        <legend>{t('notice.legend')}</legend>
        {NOTICE_KINDS.map((kind) => (
          <Checkbox
            key={kind}
            label={t(`notice.${kind}`)}
            checked={value.kinds[kind]}
            disabled={disabled}
            onCheckedChange={(on) => onChange({ ...value, kinds: { ...value.kinds, [kind]: on } })}
          />
        ))}
      </fieldset>
    </>
  );
}
