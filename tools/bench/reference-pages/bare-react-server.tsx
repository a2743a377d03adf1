import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { BareReact } from './bare-react.tsx';

export function render(location: string): string {
  return renderToString(
    <StaticRouter location={location}>
      <BareReact />
    </StaticRouter>,
  );
}
