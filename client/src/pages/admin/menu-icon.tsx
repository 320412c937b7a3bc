import { Suspense } from 'react';
import { late } from '../../lib/late.ts';

// Beside the texts that say the same: nobody waits for them.
const ScreenIcon = late(async () => (await import('./screen-icon.tsx')).ScreenIcon);

/** The drawing of a screen, which takes its place before it is there. */
export function MenuIcon({ name, size = 18 }: { name: string; size?: number }) {
  return (
    <Suspense fallback={<svg width={size} height={size} aria-hidden="true" />}>
      <ScreenIcon name={name} size={size} />
    </Suspense>
  );
}
