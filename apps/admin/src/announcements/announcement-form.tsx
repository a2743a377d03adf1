import type { FieldError } from '@seller-toolbox/contracts';
import {
  ADVISED_ANNOUNCEMENT_CONTENT,
  ANNOUNCEMENT_STATUSES,
  ANNOUNCEMENT_TYPES,
  DISPLAY_POSITIONS,
  TARGET_AUDIENCES,
} from '@seller-toolbox/contracts/announcements';
import { countCharacters } from '@seller-toolbox/contracts/stored-text';
import { LANGUAGE_CODES, languageInfo } from '@seller-toolbox/words';
import { useFormat } from '@seller-toolbox/words/react';
import { Checkbox, classNames, Field, Select, TextInput } from '@seller-toolbox/ui';
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react';
import { useFieldText } from '../parts/error-text.ts';
import { offsetName, localTimeZone } from '../parts/moment.tsx';
import type { AnnouncementDraft } from './announcement-draft.ts';
import styles from './announcement-form.module.css';
import { useAnnouncementsWords } from './announcements-words.ts';
import { HtmlArea } from './html-area.tsx';
import { fromLocalTime } from './local-time.ts';
import type { SectionProps } from './section-props.ts';
import { END_PASSED } from './use-announcement-editor.ts';
import { TranslationFields } from './translation-fields.tsx';

export interface AnnouncementFormProps {
  readonly id: string;
  readonly draft: AnnouncementDraft;
  readonly problems: readonly FieldError[];
  readonly isSaving: boolean;
  readonly onChange: (part: Partial<AnnouncementDraft>) => void;
  readonly onSubmit: () => void;
}

/** All fields of an announcement. After a rejection the first wrong one is on screen and has the focus. */
export function AnnouncementForm(props: AnnouncementFormProps) {
  const { id, draft, problems, isSaving, onChange, onSubmit } = props;
  const t = useAnnouncementsWords();
  const fieldText = useFieldText('announcements');
  const form = useRef<HTMLFormElement>(null);
  const section: SectionProps = {
    draft,
    onChange,
    errorAt: (path) => {
      const problem = problems.find((each) => each.path === path);
      return problem && (problem.code === END_PASSED.code ? t('hint.endPassed') : fieldText(problem));
    },
  };

  useEffect(() => {
    if (problems.length === 0 || isSaving) return;
    const first = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (first?.contains(document.activeElement)) return;
    first?.scrollIntoView({ block: 'center' });
    first?.focus();
    // Each attempt to save makes a new list; taking one problem away by typing must not move the focus.
  }, [isSaving, problems]);

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <form id={id} ref={form} className={styles.form} noValidate onSubmit={submit}>
      <Section title={t('section.basic')} isDisabled={isSaving}>
        <BasicFields {...section} />
      </Section>
      <Section title={t('section.content')} isDisabled={isSaving}>
        <ContentField {...section} />
      </Section>
      <Section title={t('section.publish')} isDisabled={isSaving}>
        <PublishFields {...section} />
      </Section>
      <Section title={t('section.time')} isDisabled={isSaving}>
        <TimeFields {...section} />
      </Section>
      <Section title={t('section.advanced')} isDisabled={isSaving}>
        <AdvancedFields {...section} />
      </Section>
      <Section title={t('section.translations')} isDisabled={isSaving}>
        <TranslationFields {...section} />
      </Section>
    </form>
  );
}

function Section({
  title,
  isDisabled,
  children,
}: {
  title: string;
  isDisabled: boolean;
  children: ReactNode;
}) {
  return (
    <fieldset className={styles.section} disabled={isDisabled}>
      <legend>{title}</legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}

function BasicFields({ draft, onChange, errorAt }: SectionProps) {
  const t = useAnnouncementsWords();
  return (
    <>
      <Field label={t('field.original')} hint={t('hint.original')} className={styles.wide}>
        <Select
          options={LANGUAGE_CODES.map((value) => ({ value, label: languageInfo(value).name }))}
          value={draft.language}
          onValueChange={(language) => onChange({ language })}
        />
      </Field>
      <Field
        label={t('field.title')}
        required
        error={errorAt('title')}
        className={classNames(styles.wide, styles.required)}
      >
        <TextInput
          lang={languageInfo(draft.language).locale}
          value={draft.title}
          data-autofocus=""
          onValueChange={(title) => onChange({ title })}
        />
      </Field>
      <Field label={t('field.type')}>
        <Select
          options={ANNOUNCEMENT_TYPES.map((value) => ({ value, label: t(`type.${value}`) }))}
          value={draft.type}
          onValueChange={(type) => onChange({ type })}
        />
      </Field>
      <Field label={t('field.priority')} hint={t('hint.priority')} error={errorAt('priority')}>
        <TextInput
          inputMode="numeric"
          value={draft.priority}
          onValueChange={(priority) => onChange({ priority })}
        />
      </Field>
    </>
  );
}

function ContentField({ draft, onChange, errorAt }: SectionProps) {
  const t = useAnnouncementsWords();
  const length = countCharacters(draft.content.trim());
  const isLong = length > ADVISED_ANNOUNCEMENT_CONTENT;
  return (
    <Field
      label={t('field.content')}
      required
      hint={t('hint.content', { max: ADVISED_ANNOUNCEMENT_CONTENT })}
      error={errorAt('content')}
      aside={
        <span className={isLong ? styles.long : styles.counter}>
          {t('hint.characters', { count: length })}
        </span>
      }
      className={classNames(styles.wide, styles.required)}
    >
      <HtmlArea
        lang={languageInfo(draft.language).locale}
        rows={5}
        value={draft.content}
        onValueChange={(content) => onChange({ content })}
      />
    </Field>
  );
}

function PublishFields({ draft, onChange }: SectionProps) {
  const t = useAnnouncementsWords();
  return (
    <>
      <Field label={t('field.status')}>
        <Select
          options={ANNOUNCEMENT_STATUSES.map((value) => ({ value, label: t(`status.${value}`) }))}
          value={draft.status}
          onValueChange={(status) => onChange({ status })}
        />
      </Field>
      <Field label={t('field.audience')}>
        <Select
          options={TARGET_AUDIENCES.map((value) => ({ value, label: t(`audience.${value}`) }))}
          value={draft.target_audience}
          onValueChange={(audience) => onChange({ target_audience: audience })}
        />
      </Field>
      <Field label={t('field.position')}>
        <Select
          options={DISPLAY_POSITIONS.map((value) => ({ value, label: t(`position.${value}`) }))}
          value={draft.display_position}
          onValueChange={(position) => onChange({ display_position: position })}
        />
      </Field>
    </>
  );
}

function TimeFields({ draft, onChange, errorAt }: SectionProps) {
  const t = useAnnouncementsWords();
  return (
    <>
      <Field
        label={t('field.start')}
        hint={<InUtc local={draft.start_time} blank={t('hint.start')} />}
        error={errorAt('start_time')}
      >
        <TextInput
          name="start_time"
          type="datetime-local"
          step={60}
          value={draft.start_time}
          onValueChange={(time) => onChange({ start_time: time })}
        />
      </Field>
      <Field
        label={t('field.end')}
        hint={<InUtc local={draft.end_time} blank={t('hint.end')} />}
        error={errorAt('end_time')}
      >
        <TextInput
          name="end_time"
          type="datetime-local"
          step={60}
          value={draft.end_time}
          onValueChange={(time) => onChange({ end_time: time })}
        />
      </Field>
    </>
  );
}

/** The zone in which the field is meant and the same instant in UTC; what a blank field means. */
function InUtc({ local, blank }: { local: string; blank: string }) {
  const t = useAnnouncementsWords();
  const format = useFormat();
  const instant = fromLocalTime(local);
  if (instant === null) return blank;
  const date = new Date(instant);
  return t('hint.utc', {
    zone: `${localTimeZone()}, ${offsetName(date)}`,
    utc: format.dateTime(date, 'UTC'),
  });
}

function AdvancedFields({ draft, onChange, errorAt }: SectionProps) {
  const t = useAnnouncementsWords();
  return (
    <>
      <Field
        label={t('field.link')}
        hint={t('hint.link')}
        error={errorAt('click_action')}
        className={styles.wide}
      >
        <TextInput
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          value={draft.click_action}
          onValueChange={(link) => onChange({ click_action: link })}
        />
      </Field>
      <Checkbox
        className={styles.wide}
        label={t('field.closable')}
        checked={draft.is_closable}
        onCheckedChange={(closable) => onChange({ is_closable: closable })}
      />
    </>
  );
}
