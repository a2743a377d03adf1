import { listAnnouncementTemplates } from '@seller-toolbox/api-client/announcement-templates';
import { Disclosure, Field, Select } from '@seller-toolbox/ui';
import { useServiceQuery } from '../session/use-service.ts';
import type { AnnouncementDraft } from './announcement-draft.ts';
import { savedTemplateDraft, TEMPLATES, TEMPLATES_KEY } from './announcement-templates.ts';
import { useAnnouncementsWords } from './announcements-words.ts';
import { SavedTemplates } from './saved-templates.tsx';

export interface TemplateChoiceProps {
  readonly draft: AnnouncementDraft;
  readonly onChoose: (draft: AnnouncementDraft) => void;
}

/** Fills the form with a template: one of the site, or one that an admin has saved. */
export function TemplateChoice({ draft, onChoose }: TemplateChoiceProps) {
  const t = useAnnouncementsWords();
  const { data: saved = [] } = useServiceQuery(TEMPLATES_KEY, listAnnouncementTemplates);

  async function choose(value: string) {
    const own = saved.find(({ id }) => id === value);
    if (own) return onChoose(savedTemplateDraft(own));
    const template = TEMPLATES.find((each) => each === value);
    if (!template) return;
    // The texts of all languages, only when one is chosen.
    const { templateDraft } = await import('./template-draft.ts');
    onChoose(templateDraft(template, draft.language));
  }

  const options = [
    { value: '', label: t('template.none') },
    ...saved.map(({ id, name }) => ({ value: id, label: name })),
    ...TEMPLATES.map((value) => ({ value: String(value), label: t(`template.${value}`) })),
  ];
  return (
    <>
      <Field label={t('template.label')} hint={t('template.hint')}>
        <Select options={options} value="" onValueChange={(value) => void choose(value)} />
      </Field>
      {saved.length > 0 && (
        <Disclosure summary={t('template.saved', { count: saved.length })}>
          <SavedTemplates templates={saved} />
        </Disclosure>
      )}
    </>
  );
}
