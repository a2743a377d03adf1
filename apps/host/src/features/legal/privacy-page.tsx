import { useWords } from '@seller-toolbox/words/react';
import type words from '../../words/privacy/zh.json';
import { LegalPage } from './legal-page.tsx';

const SECTIONS = [
  'brief',
  'tools',
  'counts',
  'ai',
  'feedback',
  'announcements',
  'browser',
  'cookies',
  'addresses',
  'rights',
] as const;

/** What is stored, for how long, and what never is. The periods are those of the service: change them together. */
export function PrivacyPage() {
  const t = useWords<typeof words>('privacy');
  return (
    <LegalPage
      page="privacy"
      title={t('head.title')}
      description={t('head.description')}
      updated={(date) => t('head.updated', { date })}
      sections={SECTIONS.map((section) => ({ title: t(`${section}.title`), text: t(`${section}.text`) }))}
      contactTitle={t('head.contact')}
    />
  );
}
