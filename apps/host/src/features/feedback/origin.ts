import type { FeedbackInput } from '@seller-toolbox/contracts/public-feedback';
import { paths } from '@seller-toolbox/site-kit/paths';
import { useAfterHydration } from '@seller-toolbox/site-kit/hydration-hooks';
import { languageInfo, type Language } from '@seller-toolbox/words';
import { useLanguage } from '@seller-toolbox/words/react';
import { rememberedPage } from '../../site/base/last-page.ts';
import { useCatalogueWords } from '../../site/base/site-words.tsx';

/** Where the visitor was before the form. */
export interface Origin {
  /** Null: the site does not know. */
  readonly page: string | null;
  readonly language: Language;
}

/** A longer path is no page of the site. */
const MAX_PATH = 256;

export function toSentFrom({ page, language }: Origin): NonNullable<FeedbackInput['sent_from']> {
  return { consent: true, ...(page !== null && { page }), language };
}

/** The path of the last page other than the form, of this document or the one before it; null: none of this site. */
const lastPage = (): string | null => rememberedPage() ?? pathOf(document.referrer);

function pathOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { origin, pathname } = new URL(address);
  return origin === window.location.origin && pathname !== paths.feedback ? pathname : null;
}

/** Page and language, and how they are called. A prerendered form knows no page. */
export function useOrigin(): {
  readonly origin: Origin;
  readonly pageName: string | null;
  readonly languageName: string;
} {
  const language = useLanguage();
  const tools = useCatalogueWords();
  const known = useAfterHydration() ? lastPage() : null;
  const page = known !== null && known.length <= MAX_PATH ? known : null;
  const tool = Object.entries(tools).find(([id]) => paths.tool(id) === page)?.[1];
  return {
    origin: { page, language },
    pageName: tool?.title ?? page,
    languageName: languageInfo(language).name,
  };
}
