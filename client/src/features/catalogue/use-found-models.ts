import { useEffect, useState } from 'react';
import type { SpokenModel } from '@dealership/shared';

type Find = typeof import('./find-models.ts').findModels;

/**
 * The models that a text means, by name, sound or sort, the likeliest first; `undefined`: nothing is looked for, or the
 * code for it is on its way.
 */
export function useFoundModels<Model extends SpokenModel>(
  typed: string,
  models: readonly Model[],
): readonly Model[] | undefined {
  const [find, setFind] = useState<Find>();
  const isWanted = typed.trim() !== '' && find === undefined;
  useEffect(() => {
    if (!isWanted) return;
    // Without it all models are listed.
    void import('./find-models.ts').then(
      ({ findModels }) => setFind(() => findModels),
      () => setFind(() => () => []),
    );
  }, [isWanted]);
  return typed.trim() === '' ? undefined : find?.(typed, models);
}
