import { ANNOUNCEMENT_LANGUAGES } from '@seller-toolbox/contracts/announcements';
import { languageInfo } from '@seller-toolbox/words';
import { Button, Field, Select, TextInput } from '@seller-toolbox/ui';
import { nextLanguage, type DraftTranslation } from './announcement-draft.ts';
import styles from './announcement-form.module.css';
import { useAnnouncementsWords } from './announcements-words.ts';
import { HtmlArea } from './html-area.tsx';
import type { SectionProps } from './section-props.ts';

/** The announcement in other languages; where one is missing, visitors read English or the original. */
export function TranslationFields({ draft, onChange, errorAt }: SectionProps) {
  const t = useAnnouncementsWords();
  const { translations } = draft;
  const next = nextLanguage(draft);

  function changeAt(place: number, part: Partial<DraftTranslation>) {
    onChange({
      translations: translations.map((entry, index) => (index === place ? { ...entry, ...part } : entry)),
    });
  }

  return (
    <>
      {translations.map((translation, index) => (
        <Translation
          key={index}
          translation={translation}
          number={index + 1}
          languageError={index === translations.length - 1 ? errorAt('translations') : undefined}
          titleError={errorAt(`translations.${index}.title`)}
          contentError={errorAt(`translations.${index}.content`)}
          onChange={(part) => changeAt(index, part)}
          onRemove={() => onChange({ translations: translations.filter((_, place) => place !== index) })}
        />
      ))}
      {next && (
        <div className={styles.wide}>
          <Button
            icon="plus"
            onClick={() =>
              onChange({
                translations: [...translations, { language_code: next, title: '', content: '' }],
              })
            }
          >
            {t('translation.add')}
          </Button>
        </div>
      )}
    </>
  );
}

interface TranslationProps {
  readonly translation: DraftTranslation;
  readonly number: number;
  readonly languageError: string | undefined;
  readonly titleError: string | undefined;
  readonly contentError: string | undefined;
  readonly onChange: (part: Partial<DraftTranslation>) => void;
  readonly onRemove: () => void;
}

function Translation(props: TranslationProps) {
  const { translation, number, languageError, titleError, contentError, onChange, onRemove } = props;
  const t = useAnnouncementsWords();
  const { language_code: language, title, content } = translation;
  return (
    <div className={styles.translation} role="group" aria-label={t('translation.name', { number })}>
      <div className={styles.translationHead}>
        <Field label={t('field.language')} error={languageError}>
          <Select
            options={ANNOUNCEMENT_LANGUAGES.map((value) => ({ value, label: languageInfo(value).name }))}
            value={language}
            onValueChange={(chosen) => onChange({ language_code: chosen })}
          />
        </Field>
        <Button size="s" icon="trash" onClick={onRemove}>
          {t('translation.remove')}
        </Button>
      </div>
      <Field label={t('field.title')} error={titleError}>
        <TextInput
          lang={languageInfo(language).locale}
          value={title}
          onValueChange={(typed) => onChange({ title: typed })}
        />
      </Field>
      <Field label={t('field.content')} error={contentError}>
        <HtmlArea
          lang={languageInfo(language).locale}
          value={content}
          onValueChange={(typed) => onChange({ content: typed })}
        />
      </Field>
    </div>
  );
}
