import { useEffect, useState } from 'react';
import type { findModels, SpokenModel } from '@dealership/shared';

/**
 * The models that a text means, by name, sound or sort, the likeliest first; `undefined`: nothing is looked for, or the
 * code for it is on its way.
 */
export function useFoundModels<Model extends SpokenModel>(
  typed: string,
  models: readonly Model[],
): readonly Model[] | undefined {
  const [find, setFind] = useState<typeof findModels>();
  const isWanted = typed.trim() !== '' && find === undefined;
  useEffect(() => {
    if (!isWanted) return;
    // Without it all models are listed.
    void import('./find-models.ts').then(
      (loaded) => setFind(() => loaded.find),
      () => setFind(() => () => []),
    );
  }, [isWanted]);
  return typed.trim() === '' ? undefined : find?.(typed, models);
}
