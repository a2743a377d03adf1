import { tools } from '@seller-toolbox/catalogue';
import { HeadingFocus } from '../app/heading-focus.tsx';
import { Hero } from '../features/hub/hero.tsx';
import { Hub } from '../features/hub/hub.tsx';

export function HomeRoute() {
  return (
    <>
      <Hero toolCount={tools.length} headingLevel={1} />
      <Hub headingLevel={2} />
      <HeadingFocus />
    </>
  );
}
