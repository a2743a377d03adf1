import { HeadingFocus } from '@seller-toolbox/site-kit/heading-focus';
import { PageWordsBoundary } from '../base/page-words-boundary.tsx';
import { FilePage } from '../../features/products/file/file-page.tsx';

export function FileRoute() {
  return (
    <PageWordsBoundary namespace="file">
      <FilePage />
      <HeadingFocus />
    </PageWordsBoundary>
  );
}
