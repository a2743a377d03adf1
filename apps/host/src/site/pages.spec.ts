import { tools } from '@seller-toolbox/catalogue';
import { NOT_FOUND } from '@seller-toolbox/site-kit/address-table';
import { paths } from '@seller-toolbox/site-kit/paths';
import { pageAt } from './pages.ts';

describe('pageAt', () => {
  it('knows home, the list and each tool of the catalogue', () => {
    expect(pageAt('/').name).toBe('/');
    expect(pageAt('/tools').name).toBe('/tools');
    for (const { id } of tools)
      expect(pageAt(paths.tool(id))).toMatchObject({ name: paths.tool(id), toolId: id });
  });

  it.each([paths.products, paths.feedback, paths.terms, paths.privacy])(
    'knows %s, which has words of its own',
    (path) => {
      expect(pageAt(path)).toMatchObject({ name: path, namespace: path.slice(1) });
    },
  );

  it('knows the page that runs a tool over a file', () => {
    expect(pageAt(paths.file)).toMatchObject({ kind: 'file', name: paths.file, namespace: 'file' });
  });

  it.each(['/nowhere', '/tools/no-such-tool', '/tools/a/b', '/TOOLS', '/tools/__proto__', '/tools/%E0%A4%A'])(
    'finds nothing at %s',
    (pathname) => {
      expect(pageAt(pathname)).toMatchObject({ name: NOT_FOUND });
    },
  );
});
