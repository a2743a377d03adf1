import { useWords } from '@seller-toolbox/words/react';
import type words from '../../words/terms/zh.json';
import { LegalPage } from './legal-page.tsx';

const SECTIONS = ['service', 'results', 'ai', 'use', 'independence', 'liability', 'changes'] as const;

/** What a visitor may expect, and what is expected of a visitor. */
export function TermsPage() {
  const t = useWords<typeof words>('terms');
  return (
    <LegalPage
      page="terms"
      title={t('head.title')}
      description={t('head.description')}
      updated={(date) => t('head.updated', { date })}
      sections={SECTIONS.map((section) => ({ title: t(`${section}.title`), text: t(`${section}.text`) }))}
      contactTitle={t('head.contact')}
    />
  );
}
