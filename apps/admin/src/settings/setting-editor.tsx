import type { SettingKey } from '@seller-toolbox/contracts/settings';
import {
  ChoiceField,
  ClaimFields,
  FilingFields,
  LegalFields,
  LineField,
  NumberField,
  TextsFields,
  VerificationFields,
  type FieldsProps,
} from './setting-fields.tsx';
import { NoticeFields } from './notice-fields.tsx';
import { SETTING_KINDS } from './setting-kinds.ts';
import { valueOf } from './setting-values.ts';
import { useSettingsWords } from './settings-words.ts';

export interface SettingEditorProps extends Omit<FieldsProps<unknown>, 'value' | 'onChange'> {
  readonly settingKey: SettingKey;
  /** At first; afterwards the fields know what was typed. */
  readonly value: unknown;
  readonly draft: unknown;
  readonly onChange: (value: unknown) => void;
}

/** The fields of one setting. */
export function SettingEditor({ settingKey: key, value, draft, ...shared }: SettingEditorProps) {
  const t = useSettingsWords();
  const label = t(`name.${key}`);
  switch (SETTING_KINDS[key]) {
    case 'texts':
      return <TextsFields legend={label} value={valueOf('companyName', value)} {...shared} />;
    case 'line':
      return <LineField label={label} value={typeof draft === 'string' ? draft : ''} {...shared} />;
    case 'number':
      return <NumberField label={label} value={Number(value)} {...shared} />;
    case 'filings':
      return <FilingFields value={valueOf('filings', value)} {...shared} />;
    case 'claims':
      return <ClaimFields value={asTyped('heroClaims', draft)} {...shared} />;
    case 'verification':
      return <VerificationFields value={asTyped('verification', draft)} {...shared} />;
    case 'legal':
      return <LegalFields value={asTyped('terms', draft)} {...shared} />;
    case 'notices':
      return <NoticeFields value={valueOf('notices', draft)} {...shared} />;
    case 'choice':
      return key === 'profile' ? (
        <ChoiceField
          label={label}
          value={draft === 'specification' ? draft : 'own'}
          values={(['own', 'specification'] as const).map((choice) => ({
            value: choice,
            label: t(`choice.${choice}`),
          }))}
          disabled={shared.disabled}
          onChange={(chosen) => shared.onChange(chosen === 'own' ? null : chosen)}
        />
      ) : (
        <ChoiceField
          label={label}
          value={valueOf('defaultRuleSet', draft)}
          values={(['in-force', 'standard'] as const).map((choice) => ({
            value: choice,
            label: t(`choice.${choice}`),
          }))}
          disabled={shared.disabled}
          onChange={shared.onChange}
        />
      );
  }
}

/** A draft has the shape of its setting, even while a part of it breaks a rule. */
function asTyped<Key extends 'heroClaims' | 'verification' | 'terms'>(_key: Key, draft: unknown) {
  return draft as ReturnType<typeof valueOf<Key>>;
}
