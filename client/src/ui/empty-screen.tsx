import type { EmptyScreenName } from '@dealership/shared/messages/staff/empty-screens.ts';
import { Suspense, type ReactNode } from 'react';
import { late } from '../lib/late.ts';

const AboutScreen = late(async () => (await import('./about-screen.tsx')).AboutScreen);

interface EmptyScreenProps {
  name: EmptyScreenName;
  /** Of a list that is often empty: it is explained only until the first enquiry is there. */
  onlyAtFirst?: boolean;
  /** The words for the empty list. */
  children?: ReactNode;
}

/** In place of rows where there is not a single one: what the screen is for, and what to do first (rules: empty-screens). */
export function EmptyScreen({ children, ...about }: EmptyScreenProps) {
  return (
    <>
      {children !== undefined && <p>{children}</p>}
      <Suspense>
        <AboutScreen {...about} />
      </Suspense>
    </>
  );
}
