import { usePlatformWords } from '@seller-toolbox/words/react';
import { Button, Disclosure, Notice, Skeleton, type DisclosureProps } from '@seller-toolbox/ui';
import { Component, Suspense, useState, type ReactNode } from 'react';
import { loadPageAnew } from './load-page-anew.ts';

export interface LatePartProps {
  /** While it is on its way. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Around a part of a page that is loaded when it is asked for: where that fails, the rest of the page goes on. */
export class LatePart extends Component<LatePartProps, { hasFailed: boolean }> {
  constructor(props: LatePartProps) {
    super(props);
    // Not as a field: that needs a helper of the compiler, which the page would load for it.
    this.state = { hasFailed: false };
  }

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (this.state.hasFailed) return <PartFailed />;
    const { fallback = null, children } = this.props;
    return <Suspense fallback={fallback}>{children}</Suspense>;
  }
}

function PartFailed() {
  const t = usePlatformWords();
  return (
    <Notice
      tone="bad"
      live="polite"
      actions={
        <Button size="s" icon="reset" onClick={loadPageAnew}>
          {t('frame.retry')}
        </Button>
      }
    >
      {t('frame.partFailed')}
    </Notice>
  );
}

export interface LateDisclosureProps extends Pick<DisclosureProps, 'look'> {
  summary: string;
  /** Loaded though nobody has opened it. */
  isNeeded?: boolean;
  children: ReactNode;
}

/** A part that is folded away, loaded when it is first opened, and kept from then on. */
export function LateDisclosure({ summary, look = 'boxed', isNeeded = false, children }: LateDisclosureProps) {
  const [wasOpened, open] = useState(false);
  return (
    <Disclosure summary={summary} look={look} onToggle={(isOpen) => isOpen && open(true)}>
      {(wasOpened || isNeeded) && <LatePart fallback={<Skeleton label={summary} />}>{children}</LatePart>}
    </Disclosure>
  );
}
