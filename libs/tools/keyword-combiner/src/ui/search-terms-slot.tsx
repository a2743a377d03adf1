import { useToolWords } from '@seller-toolbox/tool-kit';
import { Button } from '@seller-toolbox/ui';
import { lazy, Suspense, useState } from 'react';
import type zh from '../locales/zh.json';
import type { Group } from './group-texts.ts';

// Loaded when it is opened.
const SearchTerms = lazy(async () => ({ default: (await import('./search-terms.tsx')).SearchTerms }));

/** A button that shows the words of the groups as a line for the backend field. */
export function SearchTermsSlot({ groups }: { groups: readonly Group[] }) {
  const { t } = useToolWords<typeof zh>();
  const [isOpen, open] = useState(false);
  return (
    <>
      <div>
        <Button size="s" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
          {t('ui.searchTerms')}
        </Button>
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <SearchTerms groups={groups} />
        </Suspense>
      )}
    </>
  );
}
