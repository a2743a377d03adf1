import { Disclosure, type DisclosureProps } from '@seller-toolbox/ui';
import { Suspense, useState, type ReactNode } from 'react';

export interface LateSectionProps extends Pick<DisclosureProps, 'aside' | 'look' | 'takesFiles'> {
  summary: ReactNode;
  children: ReactNode;
}

/** A collapsed part that is loaded and rendered when it is first opened; smaller in the first load than the kit's `LazyDisclosure`. */
export function LateSection({ children, ...section }: LateSectionProps) {
  const [wasOpened, open] = useState(false);
  return (
    <Disclosure {...section} onToggle={(isOpen) => isOpen && open(true)}>
      {wasOpened && <Suspense fallback={null}>{children}</Suspense>}
    </Disclosure>
  );
}
