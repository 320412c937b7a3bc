import type { ContentKind } from '@dealership/shared';
import { ContentManager } from './content-manager.tsx';
import { sources } from './content-sources.ts';

/** The screen of one kind of content. */
export function ContentScreen({ kind }: { kind: ContentKind }) {
  return <ContentManager key={kind} source={sources[kind]} />;
}
