import { lazy, Suspense } from 'react';
import { untilDone } from '../../lib/browser/until-done.ts';
import { previewOf } from './preview.ts';

const PreviewBar = lazy(async () => {
  const { PreviewBar: Bar } = await untilDone(() => import('./preview-bar.tsx'));
  return { default: Bar };
});

/** On a page about a model: shows that it is the draft. Visitors' browsers fetch nothing else of it. */
export function PreviewNote({ bikeName }: { bikeName: string | undefined }) {
  const preview = previewOf(bikeName);
  return (
    preview && (
      <Suspense>
        <PreviewBar preview={preview} />
      </Suspense>
    )
  );
}
