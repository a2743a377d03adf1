import { useLanguage } from '@seller-toolbox/words/react';
import { RouterLink, type RouterLinkProps } from '@seller-toolbox/site-kit/local-link';
import { adminAddress } from '../app/admin-paths.ts';

/** A link inside the section, to a path of `admin-paths.ts` that may have a query; it carries the language. */
export function AdminLink({ to, ...rest }: RouterLinkProps) {
  return <RouterLink to={adminAddress(to, useLanguage())} {...rest} />;
}
