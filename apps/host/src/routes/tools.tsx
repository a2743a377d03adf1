import { HeadingFocus } from '../app/heading-focus.tsx';
import { Hub } from '../features/hub/hub.tsx';

export function ToolsRoute() {
  return (
    <>
      <Hub headingLevel={1} />
      <HeadingFocus />
    </>
  );
}
