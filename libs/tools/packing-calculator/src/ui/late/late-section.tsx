import { Disclosure, type DisclosureProps } from '@seller-toolbox/ui';
import { Suspense, useState, type ReactNode } from 'react';

export interface LateSectionProps {
  summary: string;
  aside: string;
  look?: DisclosureProps['look'];
  children: ReactNode;
}

/** A collapsed panel that loads and renders its content when it is first opened. */
export function LateSection({ children, look = 'boxed', ...section }: LateSectionProps) {
  const [wasOpened, open] = useState(false);
  return (
    <Disclosure {...section} look={look} onToggle={(isOpen) => isOpen && open(true)}>
      {wasOpened && <Suspense fallback={null}>{children}</Suspense>}
    </Disclosure>
  );
}
