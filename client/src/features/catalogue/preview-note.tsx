import { lazy, Suspense } from 'react';
import { untilDone } from '../../lib/browser/until-done.ts';
import { previewOf } from './preview.ts';

const PreviewBar = lazy(async () => {
  const { PreviewBar: Bar } = await untilDone(() => import('./preview-bar.tsx'));
  return { default: Bar };
});

/** On a page about a model: that it shows the draft. Visitors' browsers never fetch more of it. */
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
