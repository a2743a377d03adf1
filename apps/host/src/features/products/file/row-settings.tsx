import type { InputField } from '@seller-toolbox/file-import/tool-batch';
import { Disclosure, Field, IconButton, Select, TextInput } from '@seller-toolbox/ui';
import { usePlatformWords } from '@seller-toolbox/words/react';
import { useFileWords } from './file-words.ts';
import styles from './file-page.module.css';
import type { ToolTexts } from './tool-texts.ts';

/** Values by input path, in the order in which they were added. */
export type Settings = readonly (readonly [path: string, text: string])[];

export interface RowSettingsProps {
  fields: readonly InputField[];
  texts: ToolTexts;
  settings: Settings;
  onSettings: (settings: Settings) => void;
}

/** Input values that are the same for all rows. */
export function RowSettings({ fields, texts, settings, onSettings }: RowSettingsProps) {
  const t = useFileWords();
  const platform = usePlatformWords();
  const put = (path: string, text: string) =>
    onSettings(settings.map((setting) => (setting[0] === path ? [path, text] : setting)));
  const others = fields.filter(({ path }) => !settings.some(([set]) => set === path));
  return (
    <Disclosure summary={t('settings.title')} aside={t('settings.hint')} look="boxed" open>
      <div className={styles.settings}>
        {settings.map(([path, text]) => {
          const field = fields.find((one) => one.path === path);
          const label = texts.fieldName(path);
          const choices = field?.type === 'boolean' ? ['true', 'false'] : (field?.choices ?? []);
          return (
            <div key={path} className={styles.setting}>
              <Field label={label}>
                {choices.length > 0 ? (
                  <Select
                    options={[
                      { value: '', label: t('settings.none') },
                      ...choices.map((value) => ({ value, label: choiceLabel(value) })),
                    ]}
                    value={text}
                    onValueChange={(value) => put(path, value)}
                  />
                ) : (
                  <TextInput
                    value={text}
                    inputMode={field?.type === 'number' ? 'decimal' : undefined}
                    onValueChange={(value) => put(path, value)}
                  />
                )}
              </Field>
              <IconButton
                icon="x"
                label={`${platform('frame.remove')}: ${label}`}
                onClick={() => onSettings(settings.filter(([set]) => set !== path))}
              />
            </div>
          );

          function choiceLabel(value: string): string {
            if (field?.type !== 'boolean') return texts.choiceName(path, value);
            return value === 'true' ? t('settings.yes') : t('settings.no');
          }
        })}
        {others.length > 0 && (
          <Field label={t('settings.add')}>
            <Select
              options={[
                { value: '', label: t('settings.none') },
                ...others.map(({ path }) => ({ value: path, label: texts.fieldName(path) })),
              ]}
              value=""
              onValueChange={(path) => path !== '' && onSettings([...settings, [path, '']])}
            />
          </Field>
        )}
      </div>
    </Disclosure>
  );
}
