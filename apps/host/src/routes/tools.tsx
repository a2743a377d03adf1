import { HeadingFocus } from '../app/heading-focus.tsx';
import { Hub } from '../features/hub/hub.tsx';
import { KeptTools } from '../features/own-tools/kept-tools.tsx';

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
