import type { ReactNode } from 'react';

/** Why a call failed. Always on the page, so that a screen reader announces the text when it appears. */
export function Failure({ children }: { children: ReactNode }) {
  return (
    <p className="failure" role="alert">
      {children}
    </p>
  );
}
