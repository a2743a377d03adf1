import { renderToString } from 'react-dom/server';
import { Gallery } from './gallery.tsx';

test('everything renders on a server, and nothing carries an inline style', () => {
  const html = renderToString(<Gallery />);
  expect(html).toContain('Gallery of primitives');
  expect(html).not.toMatch(/\sstyle="/);
});
