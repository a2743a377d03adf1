import { useLanguage } from '@seller-toolbox/words/react';
import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { withLanguage } from './paths.ts';

export interface RouterLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: string;
}

/** The router's link without what only its data routers need: four kilobytes that every page would load. */
export function RouterLink({ to, onClick, ...rest }: RouterLinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}

/** A link inside the site, to a path of `paths.ts`; it carries the language of the page. */
export function LocalLink({ to, ...rest }: RouterLinkProps) {
  return <RouterLink to={withLanguage(to, useLanguage())} {...rest} />;
}
