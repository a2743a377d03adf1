import { Field, Select } from '@seller-toolbox/ui';
import type { AnnouncementDraft } from './announcement-draft.ts';
import { TEMPLATES, type Template } from './announcement-templates.ts';
import { useAnnouncementsWords } from './announcements-words.ts';

export interface TemplateChoiceProps {
  readonly draft: AnnouncementDraft;
  readonly onChoose: (draft: AnnouncementDraft) => void;
}

/** Fills the form with a template. */
export function TemplateChoice({ draft, onChoose }: TemplateChoiceProps) {
  const t = useAnnouncementsWords();
  const choose = async (template: Template) => {
    // The texts of all languages, only when one is chosen.
    const { templateDraft } = await import('./template-draft.ts');
    onChoose(templateDraft(template, draft.language));
  };
  const options: { value: Template | ''; label: string }[] = [
    { value: '', label: t('template.none') },
    ...TEMPLATES.map((value) => ({ value, label: t(`template.${value}`) })),
  ];
  return (
    <Field label={t('template.label')} hint={t('template.hint')}>
      <Select
        options={options}
        value=""
        onValueChange={(template) => {
          if (template !== '') void choose(template);
        }}
      />
    </Field>
  );
}
