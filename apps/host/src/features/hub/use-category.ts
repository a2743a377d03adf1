import { TOOL_CATEGORIES } from '@seller-toolbox/tool-contract/manifest';
import { useLocation, useNavigate } from 'react-router-dom';
import { useBrowserValue } from '@seller-toolbox/site-kit/hydration-hooks';
import { ALL_CATEGORIES, type CategoryFilter } from '../../site/base/tool-search.ts';

/** The chosen category. It is stored in the history entry, so that going back from a tool restores it. */
export function useCategory(): [CategoryFilter, (category: CategoryFilter) => void] {
  const location = useLocation();
  const navigate = useNavigate();
  const category = useBrowserValue<CategoryFilter>(toCategory(location.state), ALL_CATEGORIES);

  function choose(chosen: CategoryFilter) {
    const { pathname, search, hash } = window.location;
    void navigate({ pathname, search, hash }, { replace: true, state: { category: chosen } });
  }

  return [category, choose];
}

function toCategory(state: unknown): CategoryFilter {
  const wanted =
    typeof state === 'object' && state !== null && 'category' in state ? state.category : undefined;
  return TOOL_CATEGORIES.find((category) => category === wanted) ?? ALL_CATEGORIES;
}
