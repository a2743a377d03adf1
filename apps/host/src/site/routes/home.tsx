import { HeadingFocus } from '@seller-toolbox/site-kit/heading-focus';
import { HOME } from '../base/home-words.ts';
import { PageWordsBoundary } from '../base/page-words-boundary.tsx';
import { AskField } from '../../features/ask/ask-field.tsx';
import { AboutSite } from '../../features/hub/about-site.tsx';
import { Hero } from '../../features/hub/hero.tsx';
import { Hub } from '../../features/hub/hub.tsx';
import { TodaySection } from '../../features/today/today-section.tsx';
import { PersonalToolsSection } from '../../features/personal-tools/personal-tools-section.tsx';

/** Where it fails, opening it tries again and reports it. */
function preparePalette(): void {
  import('../../features/palette/palette.tsx').catch(() => undefined);
}

export function HomeRoute() {
  return (
    <PageWordsBoundary namespace={HOME}>
      <Hero headingLevel={1} ask={<AskField prepare={preparePalette} />} />
      <TodaySection />
      <Hub headingLevel={2}>
        <PersonalToolsSection />
      </Hub>
      <AboutSite />
      <HeadingFocus />
    </PageWordsBoundary>
  );
}
