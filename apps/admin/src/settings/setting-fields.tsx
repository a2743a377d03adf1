import type { SiteText } from '@seller-toolbox/contracts/site-config';
import type { SettingValues } from '@seller-toolbox/contracts/settings';
import { Checkbox, Field, Select, TextArea, TextInput } from '@seller-toolbox/ui';
import { LANGUAGE_CODES, languageInfo, type Language } from '@seller-toolbox/words';
import { useState, type ReactNode } from 'react';
import { fromTexts, toTexts, type Texts } from './setting-values.ts';
import styles from './settings.module.css';
import { useSettingsWords } from './settings-words.ts';

export interface FieldsProps<Value> {
  readonly value: Value;
  readonly disabled: boolean;
  /** What is wrong with a part of the value: `` for the whole. */
  readonly errorOf: (path: string) => string | undefined;
  readonly onChange: (value: Value) => void;
}

function Group({
  legend,
  error,
  children,
}: {
  legend: string;
  error?: string | undefined;
  children: ReactNode;
}) {
  return (
    <fieldset className={styles.group}>
      <legend>{legend}</legend>
      {children}
      {error !== undefined && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface TextsFieldsProps extends FieldsProps<SiteText> {
  readonly legend: string;
}

/** One line per language; the empty ones show that of zh. */
export function TextsFields({ legend, value, disabled, errorOf, onChange }: TextsFieldsProps) {
  const t = useSettingsWords();
  const [texts, setTexts] = useState(() => toTexts(value));
  const change = (code: Language, typed: string) => {
    const next = { ...texts, [code]: typed };
    setTexts(next);
    onChange(fromTexts(next));
  };
  return (
    <Group legend={legend} error={errorOf('')}>
      {LANGUAGE_CODES.map((code) => (
        <Field
          key={code}
          label={languageInfo(code).name}
          hint={code === 'zh' ? t('field.fallback') : undefined}
          error={errorOf(code)}
        >
          <TextInput
            lang={code}
            value={texts[code] ?? ''}
            placeholder={code === 'zh' ? undefined : texts.zh}
            disabled={disabled}
            onValueChange={(typed) => change(code, typed)}
          />
        </Field>
      ))}
    </Group>
  );
}

export function LineField({
  label,
  hint,
  value,
  disabled,
  errorOf,
  onChange,
}: FieldsProps<string> & { readonly label: string; readonly hint?: string | undefined }) {
  return (
    <Field label={label} hint={hint} error={errorOf('')}>
      <TextInput value={value} disabled={disabled} spellCheck={false} onValueChange={onChange} />
    </Field>
  );
}

/** Kept as typed while it is no number, so that the service's rule can say so. */
export function NumberField({
  label,
  value,
  disabled,
  errorOf,
  onChange,
}: FieldsProps<number> & { readonly label: string }) {
  const [typed, setTyped] = useState(String(value));
  return (
    <Field label={label} error={errorOf('')}>
      <TextInput
        inputMode="numeric"
        value={typed}
        disabled={disabled}
        onValueChange={(text) => {
          setTyped(text);
          onChange(/^\s*\d+\s*$/.test(text) ? Number(text) : NaN);
        }}
      />
    </Field>
  );
}

type Filings = SettingValues['filings'];
const NO_FILING: Filings[number] = { label: '', url: '' };

export function FilingFields({ value, disabled, errorOf, onChange }: FieldsProps<Filings>) {
  const t = useSettingsWords();
  const [filings, setFilings] = useState(() => [value[0] ?? NO_FILING, value[1] ?? NO_FILING]);
  const change = (index: number, part: Partial<Filings[number]>) => {
    const next = filings.map((filing, at) => (at === index ? { ...filing, ...part } : filing));
    setFilings(next);
    onChange(next.filter(({ label, url }) => label !== '' || url !== ''));
  };
  return filings.map((filing, index) => (
    <div key={index} className={styles.parts}>
      <TextsFields
        legend={t('field.filing', { number: index + 1 })}
        value={filing.label}
        disabled={disabled}
        errorOf={(path) => errorOf(`${index}.label${path && `.${path}`}`)}
        onChange={(label) => change(index, { label })}
      />
      <LineField
        label={t('field.filingUrl', { number: index + 1 })}
        value={filing.url}
        disabled={disabled}
        errorOf={() => errorOf(`${index}.url`)}
        onChange={(url) => change(index, { url })}
      />
    </div>
  ));
}

export function ClaimFields({
  value,
  disabled,
  errorOf,
  onChange,
}: FieldsProps<SettingValues['heroClaims']>) {
  const t = useSettingsWords();
  const change = (part: Partial<typeof value>) => onChange({ ...value, ...part });
  return (
    <>
      <Checkbox
        label={t('field.show')}
        checked={value.show}
        disabled={disabled}
        onCheckedChange={(show) => change({ show })}
      />
      {(['sellers', 'rating'] as const).map((name) => (
        <TextsFields
          key={name}
          legend={t(`field.${name}`)}
          value={value[name]}
          disabled={disabled}
          errorOf={(path) => errorOf(path ? `${name}.${path}` : name)}
          onChange={(text) => change({ [name]: text })}
        />
      ))}
      <Checkbox
        label={t('field.confirmed')}
        hint={t('field.confirmedHint')}
        checked={value.confirmed}
        disabled={disabled}
        onCheckedChange={(confirmed) => change({ confirmed })}
      />
    </>
  );
}

const ENGINES = ['google', 'bing', 'baidu', 'yandex'] as const;

export function VerificationFields({
  value,
  disabled,
  errorOf,
  onChange,
}: FieldsProps<SettingValues['verification']>) {
  const t = useSettingsWords();
  return ENGINES.map((engine) => (
    <LineField
      key={engine}
      label={t(`engine.${engine}`)}
      value={value[engine]}
      disabled={disabled}
      errorOf={() => errorOf(engine)}
      onChange={(code) => onChange({ ...value, [engine]: code })}
    />
  ));
}

/** One language at a time: the texts are long. */
export function LegalFields({ value, disabled, errorOf, onChange }: FieldsProps<SettingValues['terms']>) {
  const t = useSettingsWords();
  const [language, setLanguage] = useState<Language>('zh');
  const texts: Texts = value;
  return (
    <>
      <Field label={t('field.language')}>
        <Select
          options={LANGUAGE_CODES.map((code) => ({
            value: code,
            label: texts[code] ? `${languageInfo(code).name} ✓` : languageInfo(code).name,
          }))}
          value={language}
          onValueChange={setLanguage}
        />
      </Field>
      <Field label={t('field.text')} hint={t('field.textHint')} error={errorOf(language) ?? errorOf('')}>
        <TextArea
          lang={language}
          rows={14}
          value={texts[language] ?? ''}
          disabled={disabled}
          onValueChange={(typed) => {
            const { [language]: _replaced, ...others } = texts;
            onChange(typed === '' ? others : { ...others, [language]: typed });
          }}
        />
      </Field>
    </>
  );
}

export function ChoiceField<Value extends string>({
  label,
  value,
  values,
  disabled,
  onChange,
}: Pick<FieldsProps<Value>, 'value' | 'disabled' | 'onChange'> & {
  readonly label: string;
  readonly values: readonly { readonly value: Value; readonly label: string }[];
}) {
  return (
    <Field label={label}>
      <Select options={values} value={value} disabled={disabled} onValueChange={onChange} />
    </Field>
  );
}
