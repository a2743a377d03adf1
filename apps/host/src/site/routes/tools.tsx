import { HeadingFocus } from '@seller-toolbox/site-kit/heading-focus';
import { Hub } from '../../features/hub/hub.tsx';
import { KeptTools } from '../../features/personal-tools/kept-tools.tsx';

export function ToolsRoute() {
  return (
    <>
      <Hub headingLevel={1}>
        <KeptTools />
      </Hub>
      <HeadingFocus />
    </>
  );
}
