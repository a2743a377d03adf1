import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { BareReact } from './bare-react.tsx';

const root = document.getElementById('root');
if (root) {
  hydrateRoot(
    root,
    <BrowserRouter>
      <BareReact />
    </BrowserRouter>,
  );
}
